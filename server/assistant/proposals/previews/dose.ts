// Preview of recording a dose: the usual card, with the doses before it where it is inside the stored frequency. A dose
// that is recorded or changed before the approval makes the card anew.
import { KINDS } from '#contract/kinds.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import { doseQuestion } from '#rules/medicine/dose-rule.ts';
import { questionInWords } from '#rules/medicine/dose-words.ts';
import { dosesOf, givenAtOf } from '../../../medical/doses.ts';
import type { Look, Target } from './preview.ts';
import { creating } from './record-preview.ts';

const cardOfDose = creating(KINDS.dose);

/** The doses a card was made against: the one given last and the one recorded last. */
function lastOnes(doses: readonly Dose[]): Target[] {
  const [given] = doses;
  const [recorded] = doses.toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
  );
  return [...new Set([given, recorded])].flatMap((dose) =>
    dose ? [{ table: 'dose', id: dose.id, version: dose.version }] : [],
  );
}

export const previewDose: Look = async (context, input) => {
  const card = await cardOfDose(context, input);
  const { medicationId, givenAt } = card.arguments;
  if (typeof medicationId !== 'string' || typeof givenAt !== 'string') return card;
  const medication = await context.records('medication').get(medicationId);
  const doses = await dosesOf(context, medication);
  const at = new Date(givenAtOf(context, givenAt));
  const zone = context.actor.timeZone;
  const question = doseQuestion(medication, doses, at, zone);
  const facts = question ? questionInWords(question, at, { now: context.now(), zone }) : [];
  return {
    ...card,
    title: `Record a dose of ${medication.name}`,
    lines: [...card.lines, ...facts.map((after) => ({ label: 'Please check', before: null, after }))],
    // The new dose stays first: it tells this card from others.
    targets: [...card.targets, ...lastOnes(doses)],
  };
};
