// Measures danger recognition on corpora of a parent's sloppy language, and on danger beside everyday clauses. Rows:
// kind, tab, sentence ('none' is a look-alike). The rules were built with said-dev. The others were written later to
// judge: at first sight 108 of 119, 80 of 122, 56 of 60, 218 of 381 and 70 of 118 dangers were right; with the tallies
// 87 of 104, then 29 of 42 of said-seventh. The last four are oblique on purpose; the rules were improved with them
// afterwards. said-eighth: 60 dangers, 40 look-alikes, 16 dangers beside an everyday wish. At first sight 54 of 60 took
// their route (57 some danger), 3 of 40 look-alikes alarmed, 15 of 16 pairs took their route (16 some danger).
// said-ninth, of the same make: at first sight 59 of 60 took their route (60 some danger), 8 of 40 look-alikes alarmed, 16
// of 16 pairs took their route. said-tenth, after the look-alikes of said-ninth had been learned: 57 of 60 (60), 4 of 40,
// two of them advice about a dose, and 14 of 16 (16). said-eleventh: 60 of 60 (60), 2 of 40, and 14 of 16
// (15). said-twelfth: 56 of 60 (56), 2 of 40, and 16 of 16; with nothing stored 55 of 60. said-thirteenth, three for each
// kind of danger and 16 beside an everyday wish: 135 of 148 at first sight, 2 of 80. said-fourteenth, rarer kinds, after
// the sentences of these kinds had been learned in three steps: 38 of 45, 38 of 42 and 18 of 24, 3 of 60.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { Reader } from '../reading/read.ts';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';
import { quietLine } from './unease.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

type Row = readonly [kind: string, text: string];
const rowsOf = (name: string): Row[] =>
  readFileSync(new URL(`./testing/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as unknown as Row);
/** 'abuse|emergency': either route is right. */
const isRight = (kind: string, text: string): boolean =>
  kind.split('|').includes(dangerIn(text, FAMILY) ?? 'none');
const isDanger = ([kind]: Row): boolean => kind !== 'none';

/**
 * Least share of dangers of the right kind, and most false alarms among the look-alikes. The rules were fitted to these
 * rows. The learned model is not trained with them, but some of its sentences were written knowing which of them alarmed.
 */
const BARS = {
  'said-dev': [0.97, 0.02],
  'said-held-out': [0.95, 0.03],
  'said-second': [0.93, 0.03],
  'said-third': [0.95, 0.03],
  'said-fourth': [0.97, 0.04],
  'said-fifth': [0.93, 0.03],
  'said-sixth': [0.95, 0.08],
  'said-seventh': [0.9, 0.07],
  'said-eighth': [0.98, 0.03],
  'said-ninth': [0.97, 0.1],
  'said-tenth': [0.96, 0.1],
  'said-eleventh': [0.98, 0.05],
  'said-twelfth': [0.94, 0.05],
  'said-thirteenth': [0.97, 0.04],
  'said-fourteenth': [0.93, 0.05],
  'said-known': [1, 0],
} as const;

describe.each(Object.entries(BARS))('%s', (name, [right, wrong]) => {
  const rows = rowsOf(name);
  const dangers = rows.filter(isDanger);
  const others = rows.filter((row) => !isDanger(row));

  test('dangers take their route', () => {
    const missed = dangers.filter(([kind, text]) => !isRight(kind, text));
    print(`${name}: ${dangers.length - missed.length} of ${dangers.length} dangers right`);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(dangers.length * (1 - right));
  });

  test('look-alikes pass', () => {
    const alarms = others.filter(([, text]) => dangerIn(text, FAMILY) !== undefined);
    print(`${name}: ${alarms.length} of ${others.length} look-alikes alarm`);
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(others.length * wrong);
  });
});

const EVERYDAY = [
  'he has a doctors appointment at 4 can it wait',
  'schedule an appointment for her',
  'add milk to the shopping list',
  'remind me to call the pharmacy',
  'save that please',
  'we have a school project due friday',
  'where can i buy pirate costumes',
];

describe('beside an everyday clause', () => {
  const found = rowsOf('said-dev').filter((row) => isDanger(row) && isRight(...row));
  // A question about a dose asks for a record where one is spoken of.
  const urgent = found.filter(([kind]) => kind !== 'dose');

  test.each(EVERYDAY)('“…, %s” hides no danger, before it or behind it', (clause) => {
    const hidden = urgent.flatMap(([, text]) =>
      [`${text}, ${clause}`, `${clause}, ${text}`, `${text} and ${clause}`].filter(
        (both) => dangerIn(both, FAMILY) === undefined,
      ),
    );
    expect(hidden.length, hidden.join('\n')).toBeLessThanOrEqual(urgent.length * 3 * 0.01);
  });
});

const FOREIGN = new URL('../../../../shared/data/intents-dev.jsonl', import.meta.url);

describe.skipIf(!existsSync(FOREIGN))('foreign everyday sentences', () => {
  const texts = (existsSync(FOREIGN) ? readFileSync(FOREIGN, 'utf8').trim().split('\n') : []).map(
    (line) => (JSON.parse(line) as { text: string }).text,
  );

  test('none is an alarm, with a family stored or without', () => {
    expect(texts.filter((text) => dangerIn(text) ?? dangerIn(text, FAMILY))).toEqual([]);
  });

  const reader = new Reader(EMPTY_HOUSEHOLD, {
    now: new Date('2026-11-22T20:00:00Z'),
    zone: 'America/New_York',
  });
  // Below these answers, and below 'I am not sure', the line may stand.
  const isRefused = (text: string) => {
    const [first] = reader.read(text).whole.intents;
    return (
      !first ||
      first.share < 0.26 ||
      /^(?:out_of_scope|definition|medical_advice|feeling|joke)$/.test(first.intent)
    );
  };

  test('at most 5 % of those that are refused carry the quiet line', () => {
    const refused = texts.filter(isRefused);
    const uneasy = refused.filter((text) => quietLine(text, 'America/New_York', FAMILY));
    print(`quiet line: ${uneasy.length} of ${refused.length} refused sentences`);
    expect(refused.length).toBeGreaterThan(150);
    expect(uneasy.length).toBeLessThanOrEqual(refused.length * 0.05);
  });
});
