// Under which names a parent's own word stands in ingredient lists: synonyms, what is made of it, misspellings.
import { GRAINS, MADE_OF, SYNONYMS } from './data/restriction-synonyms.ts';
import { lexicon } from './food-lexicon.ts';
import { closestWord } from './misspelling.ts';
import { holdsName, nameForm } from './words.ts';

const listed = (names: string): string[] => names.split(',').map(nameForm).filter(Boolean);

const made = new Map(Object.entries(MADE_OF).map(([name, list]) => [nameForm(name), listed(list)]));
const synonyms = new Map<string, string[]>();
for (const group of SYNONYMS.map(listed)) for (const name of group) synonyms.set(name, group);
const grains = GRAINS.map(listed);

/** Whether the tables here know more about a word than its name. */
export const isGroup = (name: string): boolean => made.has(name) || synonyms.has(name);

let spellable: string[] | undefined;
const SHORTEST_TO_CORRECT = 5;

/** The food of the lists a word most likely misspells; undefined when the word is a food itself or nothing is near. */
export function nearestFood(word: string): string | undefined {
  const { names } = lexicon();
  if (names.has(word) || word.length < SHORTEST_TO_CORRECT || word.includes(' ')) return undefined;
  spellable ??= [...names.keys()].filter((name) => !name.includes(' ') && name.length >= SHORTEST_TO_CORRECT);
  return closestWord(word, spellable);
}

// Colours and manners before a fruit say nothing about it; before these they make another food.
const OTHER_FOODS =
  /(?:bean|pepper|pea|lentil|rice|tea|fruit|vegetable|meat|seed|currant|radish|flour|milk|juice|oil|sauce|cream|potato)$/;

/** A food's name and what it is without manners: 'red apple' is the apple too. */
export function bareNames(name: string): string[] {
  const { names, fillers } = lexicon();
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const bare =
    words.length > 1 &&
    !isGroup(name) &&
    !OTHER_FOODS.test(name) &&
    words.slice(0, -1).every((word) => fillers.has(word));
  return bare && names.has(last) ? [last] : [name];
}

/** The grains a name speaks of: 'oatmeal' is oats, whatever label the oats carry. */
export const memberNames = (name: string): string[] =>
  grains.filter((group) => group.some((other) => holdsName(name, other))).flatMap(([first]) => first ?? []);

/** A compound falls into its two foods: 'applejuice' → 'apple juice'. */
function halves(word: string): string[] {
  const { names } = lexicon();
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = `${word.slice(0, at)} ${word.slice(at)}`;
    if (names.has(pair)) return [pair];
  }
  return [];
}

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5000;
const LONGEST_NAME = 100;

/** Every comparable name under which a parent's word is found. */
export function namesFor(word: string): readonly string[] {
  const name = nameForm(word);
  let answer = known.get(name);
  if (!answer) {
    answer = expand(name);
    if (known.size < MOST_KNOWN && name.length <= LONGEST_NAME) known.set(name, answer);
  }
  return answer;
}

function expand(name: string): string[] {
  const nearest = name.length <= LONGEST_NAME ? nearestFood(name) : undefined;
  const start = [name, ...(nearest ? [nearest] : []), ...(name.length <= 30 ? halves(name) : [])];
  const found = new Set(start.flatMap((one) => synonyms.get(one) ?? [one]));
  // Made-of once only: a soy food is no soybean field, and a made food has makings of its own.
  const direct = [...found];
  for (const one of direct) {
    for (const other of made.get(one) ?? [])
      for (const same of synonyms.get(other) ?? [other]) found.add(same);
    if (/.berry$/.test(one)) found.add('berry');
  }
  return [...found];
}
