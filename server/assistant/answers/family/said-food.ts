// Foods that a wish names as somebody's allergy, also those that no food list knows, and the question about these.
import { readFood } from '#rules/food/allergens.ts';
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { isPlainWord } from './plain-words.ts';
import { namesSame } from './stored-food.ts';

interface SaidFoods {
  /** As typed, in lower case. */
  known: string[];
  /** Words the food rules do not know: they guard only by their exact name. */
  unknown: string[];
}

/** A word no list knows has no tag, so it is read from its place in the sentence. */
const END =
  '(?=\\s*(?:[.;:!?]|$|\\b(?:now|too|as well|also|but|since|please|pls|any ?more|any longer|from|for|with|because|bc|according|per|take|when|if|though|either|at all|lol|so|i think|i guess|it seems|apparently|supposedly|evidently|obviously|actually|btw|fyi|omg|haha|today|right|it turns out|and (?:he|she|they|i|is|has|loves|likes|gets|a)|he|she|they)\\b))';
const PLACES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:al+ergic|intolerant|sensitive|al+erg(?:y|ies)|intolerances?|react(?:s|ed|ion)?|reactions?) (?:to|against) (.+?)${END}`,
    'g',
  ),
  new RegExp(
    `\\b(?:can ?not|must not|should not) (?:have|eat|drink|do|tolerate|digest) (?:any )?(.+?)${END}`,
    'g',
  ),
  /\b(?:add|put|write) (.+?) (?:to|on|onto|in|under) (?:[\w'’]+ )?(?:al+ergies|al+ergy list|intolerances)\b/g,
  new RegExp(`\\b(?:stay|stays|keep) away from (.+?)${END}`, 'g'),
  /\b(?:an?|has|have|bad|severe|new|the|his|her|any|add|remove|scratch) (?:an? |the )?([a-z-]+(?: [a-z-]+)?) (?:al+ergy|al+ergies|intolerance)\b/g,
];
const NO_FOOD = new Set(
  'again not confirmed sure maybe possibly probably perhaps yes a an the any anything something everything nothing all it that this them what which else food foods some new known no other to too really is are be also both more either real actual actually proper true serious seriously known allergy allergies kind kinds of and or thing things stuff bad severe severely badly very deathly highly my his her their our your me i he she they we us you'.split(
    ' ',
  ),
);

const isKnown = (entry: string): boolean => unknownFoods(entry).length === 0;

function spokenEntries(asked: Asked): string[] {
  const line = fold(asked.text);
  const phrases = PLACES.flatMap((place) => [...line.matchAll(place)].map(([, phrase = '']) => phrase));
  const people = new Set(asked.slots.people.flatMap(({ said }) => wordsOf(said)));
  const tagged = new Set([...asked.slots.foods, ...asked.slots.dishes].flatMap(({ said }) => wordsOf(said)));
  const diets = new Set(asked.slots.diets.flatMap((diet) => wordsOf(diet)));
  return phrases
    .flatMap((phrase) =>
      phrase
        .split(/\s*(?:,|\band\b|\bor\b|&|\+|\/)\s*/)
        .filter((entry, at) => at === 0 || !wordsOf(entry).some(isPlainWord)),
    )
    .map((entry) =>
      entry
        .trim()
        .split(/\s+/)
        .filter((word) => !NO_FOOD.has(word) && !people.has(word.replace(/s$/, '')) && !people.has(word)),
    )
    .filter(
      (words) =>
        words.some((word) => /[a-z]/.test(word)) &&
        words.length < 4 &&
        !words.some((word) => tagged.has(word) || diets.has(word)),
    )
    .map((words) => words.join(' '));
}

const distinct = (foods: readonly string[]): string[] =>
  foods.filter((food, at) => foods.findIndex((other) => namesSame(other, food)) === at);

const QUALIFIER =
  /\b(raw|soft|hard|fried|deep-fried|processed|cured|smoked|unpasteurized|undercooked|uncooked|deli|lunch|spicy|added|whole|canned|dark|white|red|refined|carbonated|fermented) $/;
/** 'No organ meat', 'avoids river fish' */
const REFUSED_KIND = /\b(?:no|any|avoids?|without) ([a-z-]+) $/;
/** 'Raw fish' of 'no raw fish': without the word before it, more would be kept from the table than was said. */
function qualified(text: string, food: string): string {
  const line = text.toLowerCase();
  const lead = line.slice(0, Math.max(0, line.indexOf(food)));
  const [, own = ''] = REFUSED_KIND.exec(lead) ?? [];
  const isKind = own !== '' && !isPlainWord(own) && !NO_FOOD.has(own) && readFood(own).names.length === 0;
  const before = QUALIFIER.exec(lead)?.[1] ?? (isKind ? own : undefined);
  return before === undefined ? food : `${before} ${food}`;
}

/** The foods of a wish that is about allergies. */
export function foodsSaid(asked: Asked): SaidFoods {
  const named = asked.slots.foods.length > 0 ? asked.slots.foods : asked.slots.dishes;
  const tagged = named.map(({ said }) =>
    qualified(asked.text, said.toLowerCase().replace(/^(?:(?:no|any|more|the|some|an?) )+/, '')),
  );
  const spoken = spokenEntries(asked);
  const answer = asked.chosen['what'];
  const typed =
    typeof answer === 'string' && tagged.length === 0 && spoken.length === 0 ? [fold(answer)] : [];
  const others = [...spoken, ...typed];
  // A medicine is known, though no food.
  const medicines = asked.slots.medicines.map(({ said }) => said.toLowerCase());
  const isNamed = (entry: string): boolean => isKnown(entry) || medicines.includes(entry);
  return {
    known: distinct([...tagged, ...others.filter(isNamed)]),
    unknown: [...new Set(others.filter((entry) => !isNamed(entry)))],
  };
}

const UNKNOWN_OFFERS = [
  { label: 'Store it as written', choice: 'keep' },
  { label: 'Leave it out', choice: 'without' },
];

/** The foods to store after the question about unknown ones; that question while it is open. */
export function foodsToStore(asked: Asked, { known, unknown }: SaidFoods): string[] | Plan {
  if (unknown.length === 0) return known;
  const answer = asked.chosen['unknown'];
  if (typeof answer === 'string' && /keep|store|yes|ok|sure|written/i.test(answer))
    return [...known, ...unknown];
  if (typeof answer === 'string') return known;
  const words = listed(unknown.map((entry) => `“${quoted(entry)}”`));
  return {
    text: `I don't know ${words} as a food, so it would guard only by its exact name. Store it as written?`,
    asked: 'unknown',
    offered: UNKNOWN_OFFERS,
  };
}

const UNSURE =
  /\b(?:maybe|perhaps|possibly|probably|might be|may be|could be|not (?:\w+ )?(?:sure|confirmed|certain|tested|proven)|unconfirmed|suspect\w*|thinks?|believes?)\b/;

/** A note that nobody has confirmed these allergies: those named behind the doubt, or all where none is. */
export function doubtNote({ text }: Asked, foods: readonly string[]): string | undefined {
  const line = fold(text);
  const doubt = UNSURE.exec(line);
  if (foods.length === 0 || !doubt) return undefined;
  const behind = foods.filter((food) => line.indexOf(fold(food), doubt.index) !== -1);
  return `Not confirmed: ${(behind.length > 0 ? behind : foods).join(', ')}`;
}
