// Accuracy of the built-in Pip's intents on sentences from a file. Usage: node bench/intents.ts <file.jsonl>, one row
// {"text": …, "pip": …, "label": …} per line, such as the public CLINC150 set with an intent of Pip's for each row.
// Rows about shopping lists and recipes are requests that Pip has tools for; several of its intents may be right for
// one. Requests that Pip has no tool for must be refused. The only calendar entries Pip stores are medical
// appointments: rows about a doctor, a dentist or an appointment are requests it has tools for, all others are not;
// both are counted separately.
import { readFileSync } from 'node:fs';
import { understand } from '../server/assistant/builtin/index.ts';

interface Row {
  text: string;
  /** The intent the row carries, in the words of the yardstick. */
  pip: string;
  label: string;
}

const SMALL_TALK: Record<string, string> = {
  greeting: 'greeting',
  thank_you: 'thanks',
  goodbye: 'goodbye',
  are_you_a_bot: 'about',
  how_old_are_you: 'about',
  what_is_your_name: 'about',
  who_made_you: 'about',
};
const OURS: Record<string, string> = {
  suggest_meal: 'suggest_meal',
  help: 'help',
  act_yes: 'yes',
  act_no: 'no',
  act_cancel: 'no',
  act_repeat: 'repeat',
};

/** Tools that are right for shopping lists and recipes, by the intent of the row. */
const KITCHEN: Record<string, readonly string[]> = {
  list_shopping: ['shopping_ask'],
  change_shopping: ['shopping_add', 'shopping_remove', 'shopping_check'],
  recipe: ['recipe_ask', 'dish_find'],
  recipe_ingredients: ['recipe_ask', 'dish_find'],
};

/** Tools that are right for a medical appointment, by the intent of the row. */
const APPOINTMENTS: Record<string, readonly string[]> = {
  list_schedule: ['appointment_ask'],
  add_appointment: ['appointment_add'],
  change_schedule: ['appointment_add', 'appointment_change', 'appointment_remove'],
};
const MEDICAL = /\b(?:doctor|dentist|appointment|pediatrician|check-?up)/i;
const isMedical = ({ pip, text }: Row): boolean => pip in APPOINTMENTS && MEDICAL.test(text);

/** Pip's intent for a row; undefined where Pip should refuse. */
const expected = ({ pip, label }: Row): string | undefined =>
  pip === 'smalltalk' ? SMALL_TALK[label] : OURS[pip];

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`})`;

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: node bench/intents.ts <file.jsonl>');
  process.exit(1);
}
const rows = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const start = performance.now();
understand('hello');
const learned = performance.now();
const medical = rows.filter(isMedical);
const kitchen = rows.filter(({ pip }) => pip in KITCHEN);
const others = rows.filter((row) => !isMedical(row) && !(row.pip in KITCHEN));
const judged = others.map((row) => ({ row, wanted: expected(row), found: understand(row.text) }));
const ended = performance.now();

const inside = judged.filter(({ wanted }) => wanted !== undefined);
const outside = judged.filter(({ wanted }) => wanted === undefined);
const right = inside.filter(({ wanted, found }) => wanted === found);
console.log(`understood: ${share(right.length, inside.length)}`);
for (const [intent, group] of Map.groupBy(inside, ({ wanted }) => wanted ?? '')) {
  console.log(`  ${intent}: ${share(group.filter(({ found }) => found === intent).length, group.length)}`);
}
console.log(
  `refused what Pip cannot do: ${share(outside.filter(({ found }) => found === undefined).length, outside.length)}`,
);
const cooked = kitchen.filter(({ pip, text }) => KITCHEN[pip]?.includes(understand(text) ?? ''));
console.log(`understood of shopping lists and recipes: ${share(cooked.length, kitchen.length)}`);
const kept = medical.filter(({ pip, text }) => APPOINTMENTS[pip]?.includes(understand(text) ?? ''));
console.log(`understood of medical appointments: ${share(kept.length, medical.length)}`);
console.log(
  `learning took ${(learned - start).toFixed(0)} ms, a sentence ${((1000 * (ended - learned)) / others.length).toFixed(0)} µs`,
);
