// The sheet for a sitter: what somebody must know who looks after the chosen children (decision 034).
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import type { SitterSheet } from '#contract/schemas/sitter.ts';
import { matchesMedication } from '../medicine/dose-match.ts';
import { isTaken } from '../medicine/taken.ts';
import { formatTime, formatWeekday, todayIn, wallTime } from '../time/dates.ts';
import { atTable } from './at-table.ts';
import { numbersFor } from './emergency-numbers.ts';
import { samePhone } from './phone-href.ts';
import { writtenAllergies } from './written-allergies.ts';

interface Household {
  members: readonly FamilyMember[];
  medications: readonly Medication[];
  /** The newest first. */
  recentDoses: readonly Dose[];
  contacts: readonly MedicalContact[];
  /** Those that are not over. */
  allergyRecords: readonly AllergyRecord[];
  zone: string;
  now: Date;
}

/** The chosen members, and what the parent typed. */
export interface SitterWishes {
  memberIds: readonly string[];
  /** How the parents can be reached. */
  reach: string;
  address: string;
  /** Bedtimes, rules, where things are. */
  notes: string;
}

/** One without a type may be the pediatrician. */
const DOCTORS = new Set<string | null>(['doctor', 'emergency', 'hospital', null]);

/** A telephone number in the words of a parent. */
export const REACH_NUMBER = /(\+?\(?\d[\d ().\-–/]{5,}\d)/;

/** The advice for doubt; 'call' only where `reach` has a number to call. */
export const whenInDoubt = (reach: string): string =>
  REACH_NUMBER.test(reach) ? 'When in doubt, call the parents.' : 'When in doubt, ask the parents.';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const DAY_MS = 24 * 3600 * 1000;

/**
 * 'Last given Saturday at 5:15 PM by Ruth, 4 doses in 24 hours', of the day before the sheet was made: nobody gives it
 * again, nor more than a label allows in a day.
 */
function lastGiven(medication: Medication, { recentDoses, zone, now }: Household): string {
  const given = recentDoses
    .filter(matchesMedication(medication))
    .filter(({ givenAt }) => now.getTime() - Date.parse(givenAt) <= DAY_MS);
  const [last] = given;
  if (!last) return '';
  // The sheet is read on the next day, too: no 'today'.
  const { date, time } = wallTime(new Date(last.givenAt), zone);
  const by = last.givenBy === '' ? '' : ` by ${last.givenBy}`;
  const count = given.length > 1 ? `, ${given.length} doses in 24 hours` : '';
  return `Last given ${formatWeekday(date)} at ${formatTime(time)}${by}${count}`;
}

const inSentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('. ')
    .replaceAll('.. ', '. ');

/** 'Zyrtec', and '5 ml, once daily. With food. Last given …' */
const medicineOf = (medication: Medication, household: Household) => {
  const { name, dosage, frequency, instructions } = medication;
  const amount = [dosage, frequency ?? ''].filter((part) => part !== '').join(', ');
  return { name, how: inSentences([amount, instructions, lastGiven(medication, household)]) };
};

export function sitterSheet(household: Household, wishes: SitterWishes): SitterSheet {
  const { members, medications, contacts, allergyRecords, zone, now } = household;
  const today = todayIn(now, zone);
  const chosen = members.filter(({ id }) => wishes.memberIds.includes(id));
  const taken = medications.filter((one) => isTaken(one, today));
  const { emergencyTel, poison } = numbersFor(zone);
  const known = [
    { name: 'Emergency', phone: emergencyTel },
    ...(poison === null ? [] : [{ name: capital(poison.name), phone: poison.shown }]),
  ];
  return {
    madeAt: now.toISOString(),
    zone,
    children: chosen.map((member) => {
      const { diets, health } = atTable(member);
      return {
        name: member.name,
        age: member.age,
        allergies: writtenAllergies(member, allergyRecords),
        diet: diets,
        health,
        medicines: taken
          .filter(({ familyMemberId }) => familyMemberId === member.id)
          .map((one) => medicineOf(one, household)),
      };
    }),
    calls: [
      ...known,
      ...contacts
        .filter(
          ({ type, isEmergencyContact, phoneNumber }) =>
            phoneNumber !== '' && (isEmergencyContact || DOCTORS.has(type)),
        )
        .filter(({ phoneNumber }) => !known.some(({ phone }) => samePhone(phone, phoneNumber)))
        .map(({ name, phoneNumber }) => ({ name, phone: phoneNumber })),
    ],
    reach: wishes.reach,
    address: wishes.address,
    notes: wishes.notes,
  };
}
