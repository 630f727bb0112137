// Defaults of a new conversation with Pip: suggestions, and the title from its first message.

/** Suggestions a new conversation starts with (CHAT-03). */
export const WELCOME_SUGGESTIONS = [
  "Plan this week's meals",
  'Create bedtime routine',
  'School schedule help',
];

/** The title of a conversation without messages (D26). */
export const NEW_CHAT = 'New Chat';

const TITLE_LENGTH = 50;

/** Each character of such a text is a grapheme. The first segmenter of a page costs 6 ms, while the words sent wait to be painted. */
const PLAIN = /^[ -~]*$/;

const graphemes = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

/** The title a conversation gets from its first message: 50 graphemes, '...' when longer (CHAT-06, D26). */
export function titleFrom(message: string): string {
  const letters = graphemes(message.trim().replace(/\s+/g, ' '));
  if (letters.length === 0) return NEW_CHAT;
  return letters.slice(0, TITLE_LENGTH).join('') + (letters.length > TITLE_LENGTH ? '...' : '');
}
