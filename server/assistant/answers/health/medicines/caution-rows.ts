// The rows of cautions, and which of them a message touches: by an age, a medicine that is stored or told, or a diagnosis.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { Household } from '../../../reading/household.ts';
import { isSameMedicine } from '../../../text/medicine-sorts.ts';
import { withSorts } from '../../../text/medicine-words.ts';
import { capital, quoted } from '../../../text/say.ts';
import { monthsOf, toldMonths } from '../care/care-people.ts';
import data from '../data/interactions.json' with { type: 'json' };

interface Row {
  taken: string;
  diagnosis?: string;
  /** Age in months, in the place of a medicine. */
  under?: number;
  /** About the one who writes, such as a mother who nurses. */
  ofSelf?: boolean;
  /** It counts only where the medicine, or medicines, are spoken of. */
  named?: boolean;
  with: string;
  /** Words of the specialist for it. */
  contact?: string;
  says: string;
  do: string;
  /** The answer where they met already and no harm comes of it. */
  past?: string;
}

const words = (list: string): RegExp => new RegExp(`\\b(?:${withSorts(list)})\\b`, 'i');
const beginnings = (list: string): RegExp | undefined =>
  list === '' ? undefined : new RegExp(`\\b(?:${withSorts(list)})`, 'i');
const WRITTEN: readonly Row[] = data.rows;
export const ROWS = WRITTEN.map((row) => ({
  ...row,
  takes: beginnings(row.taken),
  has: row.diagnosis === undefined ? undefined : words(row.diagnosis),
  touches: words(row.with),
  specialist: row.contact === undefined ? undefined : words(row.contact),
}));

const WITH_MEDS =
  /\b(?:with|on|and|for) (?:her|his|my|their|the|grams?|moms?|dads?|\w+s) (?:\w+ )?(?:meds|medicines?|medications?|pills?|prescriptions?|blood thinner|blood pressure (?:meds|pills))\b/;

export const isBesideMedicine = (text: string): boolean => WITH_MEDS.test(text);

export interface Found {
  row: (typeof ROWS)[number];
  it: string;
  drug: string;
  owner?: FamilyMember;
  medicine?: Medication;
}

export interface Heard {
  text: string;
  members: readonly FamilyMember[];
  household: Household;
  today: string;
  /** The medicine spoken of. */
  spoken?: string | undefined;
}

const DENIED = /\b(?:no|not|without|never had|ruled out)(?: \w+)? $/i;

/** A diagnosis on record, in the notes or in the message. */
function conditionOf(has: RegExp, member: FamilyMember, { text, household }: Heard): string | undefined {
  const record = household.records.find(
    ({ category, title, familyMemberId }) =>
      category === 'diagnosis' && familyMemberId === member.id && has.test(title),
  );
  if (record) return quoted(record.title);
  const told = [member.notes, text].map((one) => ({ one, found: has.exec(one) }));
  return told
    .find(({ one, found }) => found && !DENIED.test(one.slice(0, found.index)))
    ?.found?.[0].toLowerCase();
}

/** Somebody younger than the row says. */
function tooYoung(under: number, { text, members, today }: Heard): { owner?: FamilyMember } | undefined {
  const owner = members.find((one) => (monthsOf(one, today) ?? under) < under);
  return owner ? { owner } : (toldMonths(text) ?? under) < under ? {} : undefined;
}

/** The warning of a row where it fits: an age, a medicine that is stored as taken or told, or a diagnosis. */
export function ofStored(row: Found['row'], heard: Heard): Found | undefined {
  const { text, members, household } = heard;
  const it = row.touches.exec(text)?.[0];
  if (it === undefined) return undefined;
  if (row.under !== undefined) {
    const young = tooYoung(row.under, heard);
    return young && { row, it, drug: '', ...young };
  }
  const ids = new Set(members.map(({ id }) => id));
  const own = household.medications.filter(
    ({ isActive, familyMemberId }) => isActive && (members.length === 0 || ids.has(familyMemberId ?? '')),
  );
  const { takes, has } = row;
  const medicine = takes && own.find(({ name }) => takes.test(name) && !isSameMedicine(name, it));
  const isOfIt = medicine !== undefined && medicine.id === heard.spoken && /\b(?:it|them|that)\b/.test(text);
  const isNamed = takes?.test(text) === true || WITH_MEDS.test(text) || isOfIt;
  const isSaid = isNamed || (row.named !== true && members.length > 0);
  if (medicine && isSaid) {
    const owner = household.members.find(({ id }) => id === medicine.familyMemberId);
    return { row, it, drug: quoted(medicine.name), medicine, ...(owner ? { owner } : {}) };
  }
  const isMeant = ({ id }: FamilyMember): boolean => row.ofSelf !== true || id === household.speakerId;
  for (const owner of has ? members.filter(isMeant) : []) {
    const drug = has && conditionOf(has, owner, heard);
    if (drug !== undefined) return { row, it, drug, owner };
  }
  // 'She's on warfarin', which isn't stored.
  const said = takes?.exec(text)?.[0];
  const rest = said === undefined ? '' : text.replaceAll(said, ' ');
  const other = row.touches.exec(rest)?.[0];
  // 'Advil or Aleve for her cramps' asks for one of them.
  const isChoice = [`${said} or ${other}`, `${other} or ${said}`].some((one) => text.includes(one));
  const [first] = members;
  return said !== undefined && other !== undefined && !isChoice && !isSameMedicine(said, other)
    ? { row, it: other, drug: capital(said), ...(first ? { owner: first } : {}) }
    : undefined;
}
