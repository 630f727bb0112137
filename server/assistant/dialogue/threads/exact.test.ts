// Accounting is exact: for cards made from the rows of the table with fillings, no word that a card holds is named as left out,
// and a note is a stretch of the message without the command around it.
import { expect, test } from 'vitest';
import { INTENTS } from '../../intents/table.ts';
import { filled } from '../../intents/training/sentences.ts';
import { seededNumbers } from '../../learning/train-linear.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { thread } from '../testing/thread.ts';

const WRITES =
  /^(?:appointment|medicine|contact|list|pantry)_(?:add|change|move|cancel|stop|remove|tick|create)$/;
/** Templates of each row. */
const MOST = 12;
const next = seededNumbers(11);
const SAID = INTENTS.filter(({ name }) => WRITES.test(name)).flatMap(({ templates }) =>
  templates.slice(0, MOST).map((template) => filled(template, next)),
);
const MADE = SAID.flatMap((said) => {
  const plan = thread([said]).at(-1)?.plan;
  return plan && (plan.cards ?? []).length > 0 ? [{ said, plan }] : [];
});

test('enough rows make cards', () => expect(MADE.length).toBeGreaterThan(SAID.length / 4));

test('what is named as left out stands on no card', () => {
  const wrong = MADE.flatMap(({ said, plan }) => {
    const told = / I left out (.*?)(?:\.|$)/.exec(` ${plan.text.replaceAll('\n', ' ')}`)?.[1] ?? '';
    const values = (plan.cards ?? []).flatMap(({ input }) =>
      Object.entries(input).flatMap(([name, value]) =>
        typeof value === 'string' && !/id$/i.test(name) ? wordsOf(value) : [],
      ),
    );
    const twice = wordsOf(told).filter((word) => word.length > 3 && values.includes(word));
    return twice.length === 0 ? [] : [`${said}: ${twice.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('a note is a stretch of what was said, without its command', () => {
  const wrong = MADE.flatMap(({ said, plan }) =>
    (plan.cards ?? []).flatMap(({ tool, input }) => {
      const notes =
        /^createMedicalAppointment$/.test(tool) && typeof input['notes'] === 'string' ? input['notes'] : '';
      return notes
        .split('. ')
        .filter((note) => note !== '' && !note.startsWith('With Dr'))
        .filter((note) => !said.toLowerCase().includes(note.toLowerCase()) || betweenFrames(note) !== note)
        .map((note) => `${said}: ${note}`);
    }),
  );
  expect(wrong).toEqual([]);
});
