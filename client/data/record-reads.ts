// Which reads a record changed by another device makes out of date, by the kind of record (D21).
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { family } from '#contract/family.ts';
import { meals } from '#contract/meals.ts';
import { medical } from '#contract/medical.ts';
import type { Operation } from '#contract/operation.ts';
import { refreshedBy } from './refreshes.ts';

interface Kind {
  /** What lists records of this kind, beside the change log. */
  reads: readonly Operation[];
  /** The browser keeps them itself (D6). */
  isFood?: true;
}

const KINDS: Record<string, Kind> = {
  family_member: { reads: [family.listFamilyMembers] },
  medical_contact: { reads: [medical.listMedicalContacts] },
  medication: { reads: [medical.listMedications] },
  medical_appointment: { reads: [medical.listMedicalAppointments] },
  medical_record: { reads: [medical.listMedicalRecords] },
  weekly_menu: { reads: [meals.listWeeklyMenus], isFood: true },
  pantry_item: { reads: [], isFood: true },
  shopping_list: { reads: [], isFood: true },
  menu_idea: { reads: [], isFood: true },
};

/** What a browser has to look at anew: reads, by the prefixes of their keys, and its own store of food. */
interface OutOfDate {
  keys: string[][];
  food: boolean;
}

const keyOf = ({ path }: Operation): string[] => path.split('/').slice(1);

/** Everything of the household, and who is signed in to which. */
export const everythingOutOfDate = (): OutOfDate => ({
  keys: [keyOf(account.getUser), ...refreshedBy(changes.undoChange)],
  food: true,
});

/** What changes of these kinds of records make out of date. */
export function outOfDateWith(records: readonly string[]): OutOfDate {
  const kinds = records.map((record) => KINDS[record]);
  // A newer server may know kinds that this page does not.
  if (kinds.includes(undefined)) return everythingOutOfDate();
  const reads = new Set(kinds.flatMap((kind) => kind?.reads ?? []));
  return {
    keys: records.length === 0 ? [] : [...reads, changes.listChanges].map(keyOf),
    food: kinds.some((kind) => kind?.isFood),
  };
}
