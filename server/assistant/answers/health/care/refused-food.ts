// A food that was offered and refused because of an allergy: nothing happened, and what is stored answers the rest.
import { readFood } from '#rules/food/allergens.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { isRefusedOffer } from '../../../danger/no-exposure.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, stem, wordsOf } from '../../../text/fold-text.ts';
import { listed, quoted } from '../../../text/say.ts';
import type { Plan } from '../../plan.ts';
import { contactFor, doctorSaid, membersSaid, monthsOf } from './care-people.ts';

const ALLERGIST = /\ballerg/;

/** The allergies of the one who refused and the stored tests that name the food; undefined where nobody with an allergy did. */
export function refusedFood(said: string, household: Household, today: string): Plan | undefined {
  const [member, ...others] = membersSaid(fold(said), household);
  if (!member || others.length > 0 || member.allergies.length === 0) return undefined;
  if (!said.includes('?') || !isRefusedOffer(said)) return undefined;
  const foods = new Set(readFood(said).names.flatMap(wordsOf).map(stem));
  const tests = household.records.filter(
    ({ familyMemberId, category, title, description }) =>
      familyMemberId === member.id &&
      (category === 'test_result' || /\btest\b/i.test(title)) &&
      wordsOf(fold(`${title} ${description}`)).some((word) => foods.has(stem(word))),
  );
  const results = tests.map(({ title, date, description }) => {
    const day = date === null ? '' : `, ${formatLongDate(date)}`;
    return ` The record “${quoted(title)}”${day} says “${quoted(description ?? '').replace(/\.$/, '')}”.`;
  });
  const none = /\btest/.test(fold(said)) ? ' No test that names it is stored.' : '';
  const doctor = contactFor(household, ALLERGIST) ?? doctorSaid(household, member, monthsOf(member, today));
  const allergies = listed(member.allergies.map(quoted));
  return {
    text: `Nobody had any, so nothing needs to be done. Stored as an allergy for ${quoted(member.name)} is ${allergies}.${results.join('') || none} A test alone doesn't make it safe; ask ${doctor} before it is tried, and until then no stays right.`,
    reads: ['listFamilyMembers', 'listMedicalRecords', 'listMedicalContacts'].map((tool) => ({
      tool,
      input: {},
    })),
    focus: { family_member: member.id },
  };
}
