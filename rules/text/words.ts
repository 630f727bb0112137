// Normalises typed text to comparable words: no accents, no capitals, one spelling, singular.
import foodEmoji from '../data/food-emoji.json' with { type: 'json' };
import tables from '../data/spellings.json' with { type: 'json' };
import { foldLetters } from './fold-letters.ts';
import { memoized } from './memoized.ts';

/** Separator between words that punctuation separates, so that 'almond, milk' is not almond milk. */
export const BREAK = '|';

// 'FD&C Red No. 40', 'Red dye #40', 'Red 40 Lake': all become 'red 40'.
const NUMBERED_COLOR =
  /(?:\bfd ?& ?c )?\b(red|yellow|blue|green)(?: dye| lake)?[\s-]*(?:#|no\b\.?)?\s*(\d\d?)\b(?! ?%)(?: lake)?/g;

const withWords = (text: string): string =>
  text
    // Full-width letters and ligatures first; then invisible characters, such as soft hyphens inside a word.
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, (picture) => {
      const words = entryOf(foodEmoji, picture);
      return words ? `, ${words}${words === 'no' ? ' ' : ','} ` : picture;
    });

const fold = (text: string): string =>
  foldLetters(withWords(text))
    .replace(/\bcan['’]t\b/g, 'can not')
    .replace(/n['’]t\b/g, ' not')
    // 'cow’s' and 'cow's' become 'cow'; 'E 322' and 'E-322' become e322
    .replace(/['’‘`]s\b/g, '')
    .replace(/\be[\s-]?(\d{3,4}[a-z]?)\b/g, 'e$1')
    .replace(NUMBERED_COLOR, '$1 $2');

/** True when a text contains letters of another script, which no list here can compare. */
export const hasOtherScript = (text: string): boolean => /[^\P{L}a-z]/u.test(fold(text));

/** Looks a word up in a table by own properties only; 'constructor' is a word like any other. */
export const entryOf = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

function dropPlural(word: string): string {
  const irregular = entryOf(tables.irregular, word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.slice(0, -1);
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// Normalises endings whose singular cannot be told from the plural ('berries', 'quiches'). 'cookie' and 'quiche' change
// as well, but a form only has to be equal for equal names.
const dropEnding = (word: string): string =>
  word
    .replace(/is(e|ed|ing)$/, 'iz$1')
    .replace(/([a-z]{2})ie$/, '$1y')
    .replace(/([a-z](?:ch|sh|ss|zz))e$/, '$1');

// The form in which a word is compared; several words where the spelling list says so.
const formOfWord = memoized((word) => {
  const singular = dropPlural(word);
  return (entryOf(tables.spellings, word) ?? entryOf(tables.spellings, singular) ?? singular)
    .split(' ')
    .map(dropPlural)
    .map(dropEnding)
    .join(' ');
}, 1_000_000);

/** The comparable words of a text, with BREAK where punctuation separates them. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replaceAll('&', ' and ')
    .replace(/[,;:()[\]{}/|+•*\n、。·]|\.\s|\s-\s/g, ` ${BREAK} `)
    .split(/[^a-z0-9|]+/)
    .filter(Boolean)
    .flatMap((piece) => (piece === BREAK ? [BREAK] : formOfWord(piece).split(' ')));
}

/** The comparable form of a name: 'Brussels Sprouts' → 'brussel sprout'. */
export const nameForm = memoized(
  (name) =>
    wordsOf(name)
      .filter((word) => word !== BREAK)
      .join(' '),
  2_000_000,
);

/** True when a text contains a name as whole words; both in comparable form. */
export const holdsName = (text: string, name: string): boolean => ` ${text} `.includes(` ${name} `);
