// Words for a fever that cannot wait (danger/grave-fever.ts): why, where to go and whom to call.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { graveFever } from '../../../danger/grave-fever.ts';
import type { Household } from '../../../reading/household.ts';
import { quoted } from '../../../text/say.ts';
import { conditionsOf, contactFor, monthsOf } from './care-people.ts';

type Stored = Pick<Household, 'members' | 'contacts' | 'records' | 'medications' | 'appointments'>;

const OF_CHILDREN = /child|kids|pediatric/i;
const [GROWN_UP, YEAR] = [18, 12];

/** The hospital of somebody's notes or visits, else the first stored one for their age. */
function hospitalOf(
  member: FamilyMember,
  { contacts, appointments }: Stored,
  today: string,
): MedicalContact | undefined {
  const { id, notes } = member;
  const isGrown = (monthsOf(member, today) ?? 0) >= GROWN_UP * YEAR;
  const hospitals = contacts.filter(
    ({ type, name }) => type === 'hospital' && !(isGrown && OF_CHILDREN.test(name)),
  );
  const visited = new Set(
    appointments.flatMap(({ familyMemberId, contactId }) => (familyMemberId === id ? [contactId] : [])),
  );
  return hospitals.find((one) => notes.includes(one.name) || visited.has(one.id)) ?? hospitals[0];
}

/** The words; undefined where nothing stored makes the fever urgent. `doctor` is whom to call, with the number. */
export function urgentFever(
  text: string,
  member: FamilyMember | undefined,
  { household, today, doctor }: { household: Stored; today: string; doctor: string },
): string | undefined {
  if (!member) return undefined;
  const { id, name, notes, birthDate } = member;
  const medicines = household.medications.flatMap((one) =>
    one.familyMemberId === id && isTaken(one, today) ? [one.name] : [],
  );
  const weeks = birthDate === null ? {} : { weeks: daysBetween(birthDate, today) / 7 };
  const grave = graveFever(text, {
    notes,
    conditions: conditionsOf([member], household),
    medicines,
    ...weeks,
  });
  if (!grave) return undefined;
  const who = quoted(name);
  const reason =
    grave.says === undefined
      ? `${grave.why} a fever of ${grave.from} °F or more is an emergency.`
      : `${who}'s notes say “${quoted(grave.says)}”.`;
  const hospital = hospitalOf(member, household, today);
  const where = hospital
    ? `${quoted(hospital.name)}${hospital.address === '' ? '' : `, ${quoted(hospital.address)}`}`
    : 'the emergency room';
  const go = grave.isMeasured ? 'Go now to' : 'Measure it now; when it is that high, go to';
  const call = contactFor(household, grave.specialty) ?? doctor;
  if (grave.isCall)
    return `${grave.why} a fever of ${grave.from} °F or more can't wait, also when ${who} seems fine. Call ${call} now, at night the line for after hours, and ask if the next dose waits. Chills, confusion, trouble breathing or a fast heart mean ${where}.`;
  return `${reason} ${go} ${where}, also when ${who} seems fine, and call ${call} on the way. Medicine for the fever doesn't change that.`;
}
