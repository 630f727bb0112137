// Checks doses on cards: an amount of medicine must come from the parent or from the family's records; a model may copy
// it, never invent it.
import { crudNames } from '#contract/crud.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { multipleIn } from '../reading/taggers/measures.ts';
import { dosesIn, measuresIn, plainAmounts } from '../guard/doses.ts';

const TOOLS: ReadonlySet<string> = new Set(
  [KINDS.medication, KINDS.dose, KINDS.medical_record].flatMap(({ table }) => {
    const { create, update } = crudNames(table);
    return [create, update];
  }),
);

const NOT_SAID =
  'The parent has not said this amount. Leave it out, or ask for what the label or the prescription says.';

/** Texts for people: '8cc' in the id of a record is not an amount. */
const textsOf = (input: Record<string, unknown>): string =>
  Object.entries(input)
    .flatMap(([name, value]) => (typeof value === 'string' && !/^id$|Id$/.test(name) ? [value] : []))
    // No amount reaches over two fields: 'at 18:30' and '2 puffs'.
    .join(';\n');

/** The bare numbers a parent said, in the units of the medicine that is changed: 'went up to 88' of one stored in mcg. */
function inUnitsOf(dosage: string, said: string): string[] {
  const units = dosesIn(dosage).map((dose) => dose.replace(/^[\d.]+/, ''));
  const multiple = multipleIn(said);
  // 'Doubled' of a stored 10 mg says 20 mg.
  const multiplied = dosesIn(dosage).flatMap((dose) =>
    multiple === undefined ? [] : [`${Number.parseFloat(dose) * multiple}${dose.replace(/^[\d.]+/, '')}`],
  );
  const numbers = [...plainAmounts(said).matchAll(/(?<![\w.,/:])\d+(?:\.\d+)?(?![\w/:])/g)];
  return [...multiplied, ...units.flatMap((unit) => numbers.map(([number]) => `${number}${unit}`))];
}

/** 'Make it 100' after '200 mg' says 100 mg; 'make it 3 pm' says no amount. */
const CORRECTED =
  /\b(?:make (?:it|that)|actually|sorry|i meant?|should be|it['’]?s|change (?:it|that) to),? (\d+(?:\.\d+)?)(?=\s*(?:[,;!?\n]|\.(?!\d)|$|\b(?:instead|please|pls|sorry|not|then|actually)\b))/giu;

/** Refuses amounts of medicine that neither the parent's words nor the family's records hold. */
export async function checkOwnWords(
  context: Context,
  tool: string,
  input: Record<string, unknown>,
  said: string,
): Promise<void> {
  if (!TOOLS.has(tool)) return;
  const wanted = textsOf(input);
  const doses = dosesIn(wanted);
  const measures = measuresIn(wanted);
  if (doses.length + measures.length === 0) return;
  const medications = await context.records('medication').list();
  const records = await context.records('medical_record').list();
  const own = plainAmounts([said, JSON.stringify(medications), JSON.stringify(records)].join('\n'));
  const changed = medications.find(({ id }) => id === input['id']);
  const corrected = [...said.matchAll(CORRECTED)].map(([, number]) => number).join(' ');
  const known = new Set([
    ...dosesIn(own),
    ...inUnitsOf(changed?.dosage ?? '', said),
    ...inUnitsOf(said, corrected),
  ]);
  const isOwn = doses.every((dose) => known.has(dose)) && measures.every((measure) => own.includes(measure));
  if (!isOwn) throw new AppError('invalid', NOT_SAID);
}
