// For tests: which sentences of the table are not read as the row says.
import { seededNumbers } from '../../learning/train-linear.ts';
import { Reader } from '../../reading/read.ts';
import { INTENTS } from '../table.ts';
import { TRAINING_HOUSEHOLD } from '../training/household.ts';
import { filled } from '../training/sentences.ts';

const FILLINGS = 3;
const reader = new Reader(TRAINING_HOUSEHOLD, {
  now: new Date('2026-11-22T20:00:00Z'),
  zone: 'America/New_York',
});
const intentOf = (text: string) => reader.whole(text).intents[0]?.intent;

interface Judged {
  /** Those that are read otherwise. */
  wrong: string[];
  all: number;
}

/** Templates that, with one of three fillings, are read as another row. */
export function templatesNotReadBack(): Judged {
  const next = seededNumbers(3);
  const wrong = INTENTS.flatMap(({ name, templates }) =>
    templates.filter((template) =>
      Array.from({ length: FILLINGS }, () => filled(template, next)).some((text) => intentOf(text) !== name),
    ),
  );
  return { wrong, all: INTENTS.reduce((sum, { templates }) => sum + templates.length, 0) };
}

/** Look-alikes that are read as the row they only look like. */
export function lookAlikesTaken(): Judged {
  const next = seededNumbers(5);
  const wrong = INTENTS.flatMap(({ name, lookAlikes }) =>
    lookAlikes.filter((line) => {
      const [text = '', wanted] = line.split(' => ');
      return wanted !== name && intentOf(filled(text, next)) === name;
    }),
  );
  return { wrong, all: INTENTS.reduce((sum, { lookAlikes }) => sum + lookAlikes.length, 0) };
}
