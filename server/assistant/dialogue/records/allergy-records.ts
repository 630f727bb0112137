// Decides a message by the allergies of the profile and of the medical records, and names the records that made a
// difference.
import { isFoodEntry } from '#rules/restrictions/restriction-reading.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { recordDay } from '../../answers/health/history/find-records-of-health.ts';
import type { Guided, Plan } from '../../answers/plan.ts';
import { whose } from '../../answers/people.ts';
import {
  recordAllergies,
  withAllergiesInOne,
  withCounted,
  type RecordAllergy,
} from '../../reading/counted-allergies.ts';
import { listed, paragraphs, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const READ = { tool: 'listMedicalRecords', input: {} };

/** "Ben's record “Sesame allergy” of October 3" */
function recordWords({ household, facts }: Talk, { member, record }: RecordAllergy): string {
  const day = record.date === null ? '' : ` of ${recordDay(record.date, facts.today)}`;
  return `${whose({ household }, member.id)} record “${quoted(record.title)}”${day}`;
}

/** The plan with the records it goes by, and a receipt of them. */
function withSources(talk: Talk, plan: Plan, sources: readonly RecordAllergy[]): Plan {
  const untold = sources.filter(({ record }) => !plan.text.includes(`“${quoted(record.title)}”`));
  const words = listed(untold.map((source) => recordWords(talk, source)));
  const isOpen = plan.asked !== undefined || (plan.cards ?? []).length > 0;
  const said = words === '' ? undefined : `That goes by ${words}.`;
  return {
    ...plan,
    text: isOpen
      ? paragraphs(said?.replace('That goes', 'This goes'), plan.text)
      : paragraphs(plan.text, said),
    reads: [...(plan.reads ?? []).filter(({ tool }) => tool !== READ.tool), READ],
    isByRecords: true,
  };
}

/** A plan of meals counts the records, and tells only of the profiles: the foods that the records add are told beside it. */
function withFoodsLeftOut(talk: Talk, plan: Plan, guided: Guided, found: readonly RecordAllergy[]): Plan {
  const foods = found.filter(({ entry }) => isFoodEntry(entry));
  if (foods.length === 0) return plan;
  const byRecords = {
    foods: [...new Set(foods.map(({ entry }) => entry.replaceAll(',', ' and')))],
    words: listed([...new Set(foods.map((one) => recordWords(talk, one)))]),
  };
  return { ...plan, guided: { ...guided, byRecords }, isByRecords: true };
}

/** The decision with the allergies of the records counted; a record is named where the answer differs without it. */
export function withAllergyRecords(
  heard: Talk,
  decide: (talk: Talk) => Decided | undefined,
): Decided | undefined {
  const talk = { ...heard, household: withAllergiesInOne(heard.household) };
  const found = recordAllergies(talk.household);
  if (found.length === 0) return decide(talk);
  const records = [...new Set(found.map(({ record }) => record))];
  const decidedBy = (counted: readonly MedicalRecord[]): Decided | undefined =>
    decide({ ...talk, household: withCounted(talk.household, counted) });
  const decided = decidedBy(records);
  const differs = (other: Decided | undefined): boolean => other?.plan.text !== decided?.plan.text;
  const guided = decided?.plan.guided;
  if (decided && guided) return { ...decided, plan: withFoodsLeftOut(talk, decided.plan, guided, found) };
  if (!decided || !differs(decidedBy([]))) return decided;
  const needed =
    records.length === 1
      ? records
      : records.filter((record) => differs(decidedBy(records.filter((one) => one !== record))));
  // Two records of one food: without either the answer is the same.
  const those = needed.length > 0 ? needed : records;
  const sources = found.filter(
    ({ record }, at) => those.includes(record) && found.findIndex((other) => other.record === record) === at,
  );
  return { ...decided, plan: withSources(talk, decided.plan, sources) };
}
