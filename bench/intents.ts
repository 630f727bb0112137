// Accuracy of the built-in Pip's intents on foreign sentences. Usage: node bench/intents.ts <file.jsonl>, one row
// {"text": …, "pip": …, "label": …} per line, such as the public CLINC150 set. The mapping below was fixed before the
// model was trained: what Pip can do must be understood, what it cannot do must be declined or refused; the rest (food
// values, measures, general medical questions, 'maybe', 'cancel', 'repeat') may be either and is not counted.
import { readFileSync } from 'node:fs';
import { EMPTY_HOUSEHOLD } from '../server/assistant/reading/household.ts';
import { Reader } from '../server/assistant/reading/read.ts';

interface Row {
  text: string;
  /** The intent the row carries, in the words of the yardstick. */
  pip: string;
  label: string;
}

/** Intents that are right for a row, by its `pip`, or by `pip` and label. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  change_shopping: [
    'list_add',
    'list_remove',
    'list_tick',
    'list_change',
    'list_create',
    'list_delete',
    'list_fill',
  ],
  list_shopping: ['list_ask'],
  recipe: ['recipe_ask', 'dish_suggest'],
  recipe_ingredients: ['recipe_ask', 'list_fill'],
  suggest_meal: ['dish_suggest', 'menu_plan', 'menu_ask'],
  substitution: ['substitute_ask'],
  food_storage: ['storage_ask'],
  cook_time: ['cook_time', 'recipe_ask'],
  list_schedule: ['appointment_ask', 'day_ask', 'free_ask', 'date_ask', 'school_ask'],
  add_appointment: ['appointment_add', 'own_event'],
  change_schedule: [
    'appointment_add',
    'appointment_move',
    'appointment_change',
    'appointment_cancel',
    'own_event',
  ],
  'smalltalk greeting': ['greeting'],
  'smalltalk thank_you': ['thanks', 'praise'],
  'smalltalk goodbye': ['goodbye'],
  'smalltalk are_you_a_bot': ['about'],
  'smalltalk how_old_are_you': ['about'],
  'smalltalk what_is_your_name': ['about'],
  'smalltalk who_made_you': ['about'],
  act_yes: ['yes'],
  act_no: ['no'],
  help: ['help'],
  date_time: ['date_ask'],
};

const DECLINED: ReadonlySet<string> = new Set([
  'timer',
  'definition',
  'list_todo',
  'change_todo',
  'list_reminders',
  'add_reminder',
  'out_of_scope',
]);
/** How Pip declines, beside not being sure. */
const DECLINES: ReadonlySet<string> = new Set([
  'timer',
  'definition',
  'todo',
  'reminder',
  'own_event',
  'send_message',
  'out_of_scope',
  'medical_advice',
  'joke',
]);
/** As where Pip decides. */
const WEAK = 0.26;

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

const reader = new Reader(EMPTY_HOUSEHOLD, { now: new Date(), zone: 'America/New_York' });
reader.read('hello');
const started = performance.now();
const judged = rows.map((row) => {
  const [first] = reader.read(row.text).whole.intents;
  return { row, found: first && first.share >= WEAK ? first.intent : 'unsure' };
});
const took = (performance.now() - started) / rows.length;

const wanted = ({ pip, label }: Row) => OURS[pip] ?? OURS[`${pip} ${label}`];
const inside = judged.filter(({ row }) => wanted(row) !== undefined);
const isRight = ({ row, found }: (typeof judged)[number]) => wanted(row)?.includes(found) === true;
console.log(`understood: ${share(inside.filter(isRight).length, inside.length)}`);
for (const [name, group] of Map.groupBy(inside, ({ row }) => `${row.pip} ${row.label}`))
  console.log(`  ${name}: ${share(group.filter(isRight).length, group.length)}`);
const outside = judged.filter(({ row }) => DECLINED.has(row.pip));
const isDeclined = ({ found }: (typeof judged)[number]) => found === 'unsure' || DECLINES.has(found);
console.log(`declined what Pip cannot do: ${share(outside.filter(isDeclined).length, outside.length)}`);
for (const [name, group] of Map.groupBy(outside, ({ row }) => row.pip))
  console.log(`  ${name}: ${share(group.filter(isDeclined).length, group.length)}`);
console.log(`a sentence takes ${(took * 1000).toFixed(0)} µs`);
