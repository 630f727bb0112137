// A wish with the answers to what Pip asked about it.

/** Pip's questions, as far as the accounting needs them. */
export type Question = 'which' | 'who' | 'whom' | 'when' | 'time' | 'day' | 'left' | 'unknown';

export interface Part {
  text: string;
  /** As it was written, letter for letter, where `text` has blanks for words that need no account. */
  typed?: string;
  /** The question it answers; undefined for the wish itself. */
  asked?: Question;
}

export const QUESTIONS = {
  when: 'On which day, and at what time?',
  left: 'Shall I prepare the rest without it?',
} as const;
