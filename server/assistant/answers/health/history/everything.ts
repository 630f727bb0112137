// Everything that is kept about one thing, such as an illness: entries of the history, medicines, coming visits, diet, notes.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { wordSet } from '../../find-records.ts';
import { momentWords, wallOf } from '../../moments.ts';
import { nameOf } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { conditionsIn, recordDay, RECORD_READS } from './find-records-of-health.ts';
import { forPeople, ofPeople, reading } from '../narrow.ts';
import { ownWords } from '../own-words.ts';
import { medicineLine } from '../medicines/say-medicine.ts';

const EVERYTHING =
  /\b(?:everything|anything|whatever|all (?:of it|we have|there is|the stuff|things)|all\b.*\b(?:stuff|things|info))\b/i;
/** Illnesses of which the diet is a part. */
const OF_FOOD = /celiac|coeliac|diabet|lactose|gluten|allerg|reflux|cholesterol/i;

interface Kept {
  id: string;
  familyMemberId: string | null;
}

/** The records that belong to the thing: by its words, or from the specialist who found it. */
function keptAbout(asked: Asked, words: ReadonlySet<string>) {
  const { household, facts } = asked;
  const own = <T extends Kept>(all: readonly T[]): T[] => ofPeople(asked, all).records;
  const isOf = (...texts: (string | null)[]): boolean => !wordSet(...texts).isDisjointFrom(words);
  const named = own(household.records).filter(({ title, description }) => isOf(title, description));
  const specialists = household.contacts.filter(
    ({ type, name }) => type === 'specialist' && named.some(({ provider }) => provider === name),
  );
  const from = (provider: string): boolean => specialists.some(({ name }) => name === provider);
  const people = new Set(named.map(({ familyMemberId }) => familyMemberId));
  const isTheirs = ({ familyMemberId }: Kept): boolean => people.has(familyMemberId);
  return {
    records: own(household.records).filter(
      (one: MedicalRecord) => named.includes(one) || (from(one.provider) && isTheirs(one)),
    ),
    medicines: own(household.medications).filter(
      (one) =>
        one.isActive && (isOf(one.name, one.instructions) || (from(one.prescribedBy) && isTheirs(one))),
    ),
    visits: own(household.appointments).filter(
      (one) =>
        one.appointmentDate.slice(0, 10) >= facts.today &&
        (isOf(one.title, one.notes) || (isTheirs(one) && specialists.some(({ id }) => id === one.contactId))),
    ),
  };
}

/** 'Show me everything celiac for her'; undefined for a question about something narrower. */
export function everythingAbout(asked: Asked): Plan | undefined {
  const { slots, facts } = asked;
  const named = [...conditionsIn(asked), ...slots.records, ...slots.foods, ...slots.medicines];
  const things = [...named.map((one) => one.said), ...slots.diets];
  const said =
    things.length > 0 ? things : ownWords(asked, new Set(['show', 'everything', 'all', 'anything']));
  const words = wordSet(...said);
  if (!EVERYTHING.test(asked.text) || words.size === 0) return undefined;
  const { records, medicines, visits } = keptAbout(asked, words);
  const { people } = ofPeople(asked, records);
  const isOfFood =
    said.some((one) => OF_FOOD.test(one)) ||
    people.some(({ allergies }) => !wordSet(...allergies).isDisjointFrom(words));
  const diets = people.flatMap(({ allergies, dietaryRestrictions }) =>
    isOfFood ? [...dietaryRestrictions, ...allergies.map((one) => `no ${one}`)] : [],
  );
  const who = (id: string | null): string[] => (people.length === 1 ? [] : [nameOf(asked, id) ?? []].flat());
  const lines = [
    ...records
      .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
      .map((one) => [
        `**${quoted(one.title)}**`,
        ...who(one.familyMemberId),
        one.date === null ? 'no date' : recordDay(one.date, facts.today),
        ...(one.provider ? [`with ${quoted(one.provider)}`] : []),
        ...(one.description ? [quoted(one.description)] : []),
      ]),
    ...medicines.map((one) => [...who(one.familyMemberId), medicineLine(one, asked)]),
    ...visits.map((one) => [
      `**${quoted(one.title)}**`,
      momentWords(wallOf(asked, one.appointmentDate), facts.today),
    ]),
    ...(diets.length > 0 ? [[`Diet, ${listed(diets.map(quoted))}`]] : []),
  ].map((parts) => `- ${parts.join(', ')}`);
  if (records.length + medicines.length + visits.length === 0) return undefined;
  return {
    text: `${capital(quoted(said[0] ?? ''))}${forPeople(asked, people)}, all I have.\n\n${lines.join('\n')}`,
    reads: [...RECORD_READS, ...reading('listMedications', 'listMedicalAppointments')],
    focus: people.length === 1 && people[0] ? { family_member: people[0].id } : {},
  };
}
