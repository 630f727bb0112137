// Writes out words as they are texted, 'w the twins', 'nites', 'b4', so that no later step needs to know them.
import { lexicon } from '#rules/food/food-lexicon.ts';
import { nameForm } from '#rules/text/words.ts';
import data from './data/shorthand.json' with { type: 'json' };
import voices from './data/voices.json' with { type: 'json' };
import { withRefusals } from './refusals.ts';
import { isOfStreet } from './street.ts';

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(data.words));
const PAIRS: ReadonlyMap<string, string> = new Map(Object.entries(data.pairs));
const PAIR = /(?<![\p{L}\p{N}/])(?:w\/o|w\/|b\/c|subs? for(?= )|dying(?= (?:to|for) ))/giu;
/** A word for itself: no part of an address, a code, a name with a sign or an amount. */
const WORD = /(?<![\p{L}\p{N}'’@./&-])[a-z][a-z\d]{0,11}(?![\p{L}\p{N}'’@/&-]|\.\p{L})/gu;
/** 'X10d', 'x 10 days' behind an amount: a length. */
const FOR_DAYS = /(?<=\s)x ?(\d{1,3}) ?(?:d|days?)(?![\p{L}\p{N}])/giu;
/** 'Gf' before a food, and no girlfriend; behind 'the' only before a food that is known: 'the gf flour'. */
const GLUTEN_FREE =
  /(?<!\b(?:my|his|her|your|their|new)\s)\bgf (?=(?!and\b|is\b|was\b|has\b|for\b)(\p{L}{3,}(?: \p{L}+)?))/giu;
const AFTER_ARTICLE = /\b(?:a|the)\s$/i;
const isFood = (words: string): boolean =>
  [words, words.split(' ')[0] ?? ''].some((name) => lexicon().names.has(nameForm(name)));
/** 'N' and 'w' join words; elsewhere they are letters: 'room w', 'vitamin n'. */
const JOINS = /^(?:n|w)$/;
const NAMED =
  /\b(?:room|vitamin|gate|lot|unit|section|grade|group|team|hall|building|size|type|letter|plan)\s$/i;

/** 'By 5 tho' */
const THOUGH = /(?<=\S \S+),? +(?:tho|though)(?=\s*[.!]*$)/i;

/** 'Something easy and veggie' is vegetarian; 'a veggie' is one, and a veggie tray has several. */
const VEGGIE =
  /(?<!\b(?:the|one|every|each|fruit and|fruit or|this|that|another|his|her|their|my|our)\s)(?<!\ba\s(?! *veggie (?:dinner|supper|lunch|breakfast|meal|dish|idea|recipe|option|night|main)))\bveggie(?: (?=(?:dinner|supper|lunch|breakfast|meal|dish|idea|recipe|option|night|main|that['’]?s|thats|that|without|please|pls|tonight|tomorrow|but)\b)|(?<=\b(?:something|anything|easy|quick|healthy|cheap|simple|goes|going|went|mostly|fully|is|are) veggie)(?: (?=for\b)|(?=\s*[,.!?]|$)))/gi;

/** 'Scratch dinner, were getting takeout' is 'we're'. */
const WE_ARE =
  /(?<=^|[,.;!?]\s*|\b(?:dinner|lunch|breakfast|tonight|tomorrow|because|bc|cause|since|so|but|and|n)\s)were(?= (?:getting|going|doing|having|eating|ordering|driving|leaving|staying|traveling|taking|making|out of|on the last|all out|gonna|not)\b)/gi;

/** '48 and a half inches' is one measure. */
const AND_A_HALF =
  /(?<=\d)(?: (?:and|n|&) (?:a )?half|(?: ?-)? ?(?:½|(?<= )1\/2)) (?=(?:inch(?:es)?|in|lbs?|pounds?|kgs?|kilos?|cms?|feet|ft)\b)/gi;

/** Turns of a formal or a startled voice, in the plain words that stand for the same. */
const VOICES = voices.map(({ words, flags, plain }): readonly [RegExp, string] => [
  new RegExp(words, flags),
  plain,
]);

/** 'Bia is 48 inches', 'Bia weighs 51 lb': a measure of today, for the health history. */
const BODY =
  /^\W*(?!(?:it|that|this|what|which|there)\b)([\p{L}'’-]+) (?:is|weighs|measures)(?: now| at| in at)? (?:(\d{2,3}(?:\.\d+)? ?(?:inches|in|cm)|\d ?(?:ft|foot|feet|['’]) ?\d{1,2}(?: ?(?:in|inches|["”]))?)|(\d{1,3}(?:\.\d+)? ?(?:lbs?|pounds|kgs?|kilos)))(?: tall| now| today)*\W*$/iu;
const measured = (said: string): string =>
  said.replace(BODY, (whole, who: string, height?: string, weight?: string) =>
    isFood(who)
      ? whole
      : `log ${height === undefined ? 'weight' : 'height'} for ${who} ${height ?? weight} today`,
  );

const KIN: ReadonlyMap<string, string> = new Map(Object.entries(data.kin));
const ABROAD = new RegExp(`(?<!\\p{L})(?:${[...KIN.keys()].join('|')})(?!\\p{L})`, 'giu');

/** 'Mãe' is mom; its accent tells it from the name Mae. */
export const withPlainKin = (said: string): string =>
  said.replace(ABROAD, (word) => KIN.get(word.toLowerCase()) ?? word);

/** The message with its texted words written out. */
export function writtenOut(said: string): string {
  const typed = VOICES.reduce(
    (text, [turn, plain]) => text.replace(turn, plain),
    measured(withPlainKin(said).replace(AND_A_HALF, '.5 ')),
  );
  const plain = typed
    .replace(PAIR, (pair) => PAIRS.get(pair.toLowerCase()) ?? pair)
    .replace(WE_ARE, "we're")
    .replace(VEGGIE, (words) => words.replace(/veggie/i, 'vegetarian'))
    .replace(THOUGH, '')
    .replace(GLUTEN_FREE, (short, food: string, at: number, whole: string) =>
      AFTER_ARTICLE.test(whole.slice(0, at)) && !isFood(food) ? short : 'gluten-free ',
    )
    .replace(FOR_DAYS, 'for $1 days')
    .replace(WORD, (word, at: number, whole: string) => {
      const written = WORDS.get(word);
      if (written === undefined) return word;
      // 'N the missing things on the list' goes on.
      if (!JOINS.test(word) || (word === 'n' && at === 0 && /^ (?:\S{2}|\d)/.test(whole.slice(1))))
        return written;
      const isBetween =
        /(?:\S{2}|\d)\s$/.test(whole.slice(Math.max(0, at - 3), at)) &&
        /^\s(?:\S{2}|\d|a\s)/.test(whole.slice(at + 1));
      // '20 w osborn rd' goes west.
      return isBetween && !isOfStreet(whole, at) && !NAMED.test(whole.slice(Math.max(0, at - 12), at))
        ? written
        : word;
    })
    .replace(/ {2,}/g, ' ');
  return withRefusals(plain);
}
