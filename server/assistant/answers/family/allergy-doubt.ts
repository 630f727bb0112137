// An allergy is taken away by a plain word of the parent or of a doctor: what a child says, a guess or a question only tells what is
// stored, with the last test.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { isRequest } from '../../reading/only-asked.ts';
import { fold, stem, wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { recordDay, RECORD_READS } from '../health/history/find-records-of-health.ts';
import type { Asked, Plan } from '../plan.ts';
import { entryWords, isPlural } from './stored-food.ts';
import { belonging, focusOn } from './whom.ts';

const HEARSAY =
  /\b(?:(?!i\b|we\b|doc)\w+ (?:just |now |always |keeps? )?(?:says?|said|saying|claims?|swears?|insists?|thinks?|thought|told|tells|texted|heard|believes?|reckons?)|(?:i|we) (?:just )?(?:heard|read|guess|think|thought|suppose|believe|wonder|was told|hope)|apparently|supposedly|allegedly|rumou?r\w*|maybe|perhaps|might|may be|may have|probably|possibly|not sure|unsure|idk|seems?|seemingly)\b/;
/** Whoever can clear it. */
const DOCTOR = '(?:dr|doctors?|docs?|pediatricians?|allergists?|specialists?|nurse|clinic|hospital)';
const CLEARED = new RegExp(`\\b(?:${DOCTOR}\\b|cleared|negative|passed (?:\\w+ ){0,3}(?:test|challenge))`);
/** 'Bia says the doctor said' */
const SECOND_HAND = new RegExp(
  `\\b(?!${DOCTOR}\\b)\\w+ (?:says|said|told me|thinks|claims) (?:that )?(?:the |her |his )?${DOCTOR}\\b`,
);
const ORDERS =
  /\b(?:tak(?:e|ing) .{0,40}\boff|remov\w+|delet\w+|eras\w+|cross .{0,40}\b(?:off|out)|drop|strike|scratch|clear|get rid of)\b/;

/** 'Bia did outgrow egg' is told without whoever cleared it: it is asked about once. */
const OUTGROWN = /\boutgr(?:ew|ow|own)\b/;

const isDoubted = ({ said }: Asked): boolean => {
  const text = fold(said);
  if (text.includes('?') && !isRequest(said) && !ORDERS.test(text)) return true;
  return SECOND_HAND.test(text) || (HEARSAY.test(text) && !CLEARED.test(text));
};

/** The newest test of one of these foods. */
function lastTest({ household: { records } }: Asked, member: FamilyMember, entries: readonly string[]) {
  const foods = new Set(entries.flatMap(wordsOf).map(stem));
  const isOfFood = ({ title, description }: MedicalRecord): boolean =>
    wordsOf(`${title} ${description}`).some((word) => foods.has(stem(word)));
  return records
    .filter(({ familyMemberId, category }) => familyMemberId === member.id && category !== 'vaccination')
    .filter(isOfFood)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
}

function testWords(asked: Asked, member: FamilyMember, entries: readonly string[]): string {
  const test = lastTest(asked, member, entries);
  if (!test) return 'No test of it is stored.';
  const day = test.date === null ? '' : ` of ${recordDay(test.date, asked.facts.today)}`;
  const by = test.provider === '' ? '' : `, ${quoted(test.provider)}`;
  const found = test.description.replace(/[.\s]+$/, '');
  return `Stored is “${quoted(test.title)}”${day}${by}${found === '' ? '' : `, “${quoted(found)}”`}.`;
}

/** The stored allergy and its test, where nobody who can know took the allergy away; an order is asked about. */
export function doubtedAllergy(
  asked: Asked,
  member: FamilyMember,
  entries: readonly string[],
): Plan | undefined {
  const answer = asked.chosen['anyway'];
  if (entries.length === 0 || answer === 'yes') return undefined;
  const text = fold(asked.said);
  const isClaim = OUTGROWN.test(text) && !CLEARED.test(text) && !ORDERS.test(text) && answer === undefined;
  if (answer !== 'no' && !isDoubted(asked) && !isClaim) return undefined;
  const isOrder = (ORDERS.test(text) || !isDoubted(asked)) && answer === undefined;
  const stays = `${capital(entryWords(entries))} ${isPlural(entries) ? 'stay' : 'stays'} on ${belonging(asked, member)} allergy list.`;
  const test = testWords(asked, member, entries);
  const plan = { reads: RECORD_READS, ...focusOn([member]) };
  if (!isOrder)
    return {
      ...plan,
      text: `${stays} ${test} Whether an allergy is gone is for a doctor to test; once it's cleared, tell me to take it off.`,
    };
  return {
    ...plan,
    text: `${test} Whether an allergy is gone is for a doctor to test. Should I take ${entryWords(entries)} off all the same?`,
    asked: 'anyway',
    offered: [
      { label: 'Yes, take it off', choice: 'yes' },
      { label: 'No, keep it', choice: 'no' },
    ],
  };
}
