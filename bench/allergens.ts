// Measures the food lists against a file of labelled ingredient names, one JSON object a line:
// node bench/allergens.ts <file> [--verbose]. Recall over positive and adversarial rows, false alarms over the rest.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { checkIngredient } from '#rules/food/allergens.ts';
import { ALLERGENS } from '#rules/food/food-facts.ts';
import type { AllergenClass } from '#rules/food/food-facts.ts';
import { lexicon } from '#rules/food/food-lexicon.ts';

const Row = z.object({
  name: z.string(),
  synonyms: z.array(z.string()),
  eu14: z.array(z.string()),
  us9: z.array(z.string()),
  may: z.array(z.string()),
  kind: z.string(),
});

const US_NAMES: Record<string, AllergenClass> = { crustacean_shellfish: 'crustaceans' };

const path = process.argv[2];
if (!path) throw new Error('Usage: node bench/allergens.ts <file> [--verbose]');
const rows = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => Row.parse(JSON.parse(line)));

const tally = { expected: 0, found: 0, quiet: 0, alarms: 0, extra: 0, unknown: 0 };
const misses: string[] = [];
const alarms: string[] = [];
const extras: string[] = [];
const unknown: string[] = [];
for (const row of rows)
  for (const name of [row.name, ...row.synonyms]) {
    const answer = checkIngredient(name);
    const expected = new Set([...row.eu14, ...row.us9.map((id) => US_NAMES[id] ?? id)]);
    const contains: Set<string> = new Set(answer.contains);
    const surplus = [...contains].filter(
      (id) => !expected.has(id) && id !== 'wheat' && !row.may.includes(id),
    );
    if (answer.unknown) {
      tally.unknown += 1;
      unknown.push(`${name} [${row.kind}]`);
    }
    if (row.kind === 'positive' || row.kind === 'adversarial') {
      const missed = [...expected].filter((id) => !contains.has(id));
      tally.expected += expected.size;
      tally.found += expected.size - missed.length;
      if (missed.length > 0) misses.push(`${name}: ${missed.join(', ')}`);
      if (surplus.length > 0) extras.push(`${name}: ${surplus.join(', ')} [${row.kind}]`);
    } else {
      const wrong = row.kind === 'diet-only' ? surplus : [...contains];
      if (row.kind !== 'diet-only') tally.quiet += 1;
      if (wrong.length === 0) continue;
      if (row.kind === 'diet-only') extras.push(`${name}: ${wrong.join(', ')} [${row.kind}]`);
      else {
        tally.alarms += 1;
        alarms.push(`${name}: ${wrong.join(', ')}`);
      }
    }
  }

const foods = [...lexicon().names.values()];
const covered = (law: 'eu14' | 'big9') =>
  ALLERGENS.filter((one) => one[law] && foods.some(({ contains }) => contains.has(one.id))).length;
console.log(
  `food lists   ${lexicon().written} names written, ${foods.length} with pairs; EU classes ${covered('eu14')} of 14, US classes ${covered('big9')} of 9`,
);
console.log(
  `recall       ${(tally.found / tally.expected).toFixed(4)} (${tally.found} of ${tally.expected} classes)`,
);
console.log(
  `false alarms ${(tally.alarms / tally.quiet).toFixed(4)} (${tally.alarms} of ${tally.quiet} names)`,
);
console.log(`not in the lists at all or in part: ${tally.unknown} names`);
console.log(`missed:\n  ${misses.join('\n  ')}`);
console.log(`alarms:\n  ${alarms.join('\n  ')}`);
if (process.argv.includes('--verbose')) {
  console.log(`more than labelled:\n  ${extras.join('\n  ')}`);
  console.log(`unknown:\n  ${unknown.join('\n  ')}`);
}
