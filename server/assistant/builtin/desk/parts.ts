// A wish with the answers to what Pip asked about it: each part is what the parent wrote, with the question before it.
import { keysOf } from '#contract/keys.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { record, type Turn } from '../turn.ts';

export interface Part {
  text: string;
  /** What it answers; undefined for the wish itself. */
  asked?: Question;
}

/** What Pip asks, each as it is asked, so that an answer is recognised as one. */
export const QUESTIONS = {
  which: 'Which one do you mean?',
  who: 'Whom do you mean?',
  whom: 'Who is it for?',
  when: 'On which day, and at what time?',
  time: 'At what time?',
  day: 'On which day?',
  what: 'What is it for?',
  medicine: 'Which medicine is it?',
  name: 'What is the name?',
  data: 'What shall I write down?',
  relation: 'How are you related?',
  items: 'What shall I put on the list?',
  meal: 'For which meal is it?',
  dish: 'Which dish is it?',
  left: 'Shall I prepare the rest without it?',
  unknown: 'Store it as written? It will guard only by its exact name.',
} as const;
export type Question = keyof typeof QUESTIONS;

/** The question an answer of Pip's ends with, its options aside. */
export function questionIn(answer: string): Question | undefined {
  const said = answer
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('- '))
    .join(' ');
  return keysOf(QUESTIONS).find((question) => said.trimEnd().endsWith(QUESTIONS[question]));
}

const CORRECTION =
  /^(?:no,? |oh,? |sorry,? |wait,? )*(?:actually,? |sorry,? )?(?:i meant?|i mean|make (?:it|that)|rather|at \d|in the |on |for |it(?:'s| is)|that(?:'s| is)|better|earlier|later|not )/i;
const LONGEST_CORRECTION = 9;

/** Whether a parent corrects the card that waits: 'I meant the morning', 'no, at 4:30', 'for Leo'. */
export function isCorrection({ said, before }: Pick<Turn, 'said' | 'before'>): boolean {
  const waits = before.at(-1)?.calls.some(({ tool, output }) => {
    const { status } = record(output);
    return status === 'pending' && /^(?:create|update|delete)/.test(tool);
  });
  return waits === true && CORRECTION.test(said.trim()) && wordsOf(said).length <= LONGEST_CORRECTION;
}

const LONGEST_ANSWER = 14;
const MOST_PARTS = 5;

/** Whether a parent chose one of the lines Pip listed, as its button sends it. */
const isOffered = (text: string, answer: string): boolean => answer.split('\n').includes(`- ${text.trim()}`);

/** The wish these words go on with, as answers to what Pip asked; undefined when Pip had asked nothing. */
export function partsOf({ said, before }: Pick<Turn, 'said' | 'before'>): Part[] | undefined {
  const parts: Part[] = [];
  let text = said;
  const corrects = isCorrection({ said, before });
  for (const [back, { answer, said: earlier }] of before.slice(-MOST_PARTS).toReversed().entries()) {
    const asked =
      questionIn(answer) ?? (corrects && (back === 0 || CORRECTION.test(text)) ? 'when' : undefined);
    const isTooLong = wordsOf(text).length > LONGEST_ANSWER && !isOffered(text, answer);
    if (asked === undefined || isTooLong) break;
    parts.unshift({ text, asked });
    text = earlier;
  }
  return parts.length === 0 ? undefined : [{ text }, ...parts];
}

export const allText = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('. ');
/** The parts that do not choose among what Pip listed. */
export const wishParts = (parts: readonly Part[]): Part[] =>
  parts.filter(({ asked }) => asked !== 'which' && asked !== 'who');
