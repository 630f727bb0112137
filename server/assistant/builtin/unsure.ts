// 'Not sure', in one short sentence, and what a parent most likely means instead.
import type { Label } from './training.ts';
import { rank } from './matcher.ts';

/** How each reading is asked for, as a button says it. */
const ASKED_AS: Readonly<Partial<Record<Label, string>>> = {
  plan_week: "Plan this week's meals",
  another_plan: 'Show me a different plan',
  suggest_meal: 'What should I cook tonight?',
  list_family: 'Who is in my family?',
  allergies: 'Who is allergic to what?',
  show_menu: 'What is on the menu this week?',
  bedtime: 'Create bedtime routine',
  routines: 'Create a morning routine',
  events: 'Help me plan a birthday party',
  parenting: 'What helps with picky eating?',
  school: 'School schedule help',
};
const GUESSES = 2;

/** The two best readings of a text, as a parent would ask for them. */
export const guessesOf = (text: string): string[] =>
  rank(text)
    .flatMap(({ label }) => ASKED_AS[label] ?? [])
    .slice(0, GUESSES);

/** How every answer begins that refuses because nothing was understood. */
export const UNSURE = 'I am not sure what you mean';

/** What looks like something to write down, and not like a question. */
const WRITE =
  /^(?:please |can you |ok |also )*(?:add|put|got|get|book|move|swap|cancel|save|note|log|remove|delete|change|bought|take|weekly groceries)\b|\b\d{3}[ .-]?\d{4}\b|\b(?:we['’]?re|we are|i['’]?m|i am) out of\b|\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?\b|\b\d{1,2}(?::\d\d| ?[ap]m)\b/i;

/** The whole answer to what Pip does not understand. */
export function unsureOf(said: string): string {
  if (WRITE.test(said) && !/\?\s*$/.test(said))
    return `${UNSURE}, so I stored nothing. Please tell me one thing at a time, like “add milk to the list” or “book the dentist for Mia on Friday at 3”.`;
  const [first, second] = guessesOf(said).map((guess) => `“${guess}”`);
  return `${UNSURE}; did you mean ${first} or ${second}?`;
}

/** Whether an answer is Pip's 'not sure'. */
export const isUnsure = (answer: string): boolean => answer.startsWith(UNSURE);
