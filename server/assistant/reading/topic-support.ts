// How much of a message the sentences explain that a topic or an intent was learned from: the share of its words of content,
// rare words more than common ones. One stray word that matches explains little.
import { stem, withPlainSayings, wordsOf } from '../text/fold-text.ts';
import commonWords from './data/common-words.json' with { type: 'json' };
import rows from './data/topic-words.json' with { type: 'json' };

export const TOPIC_WORDS_FILE = new URL('./data/topic-words.json', import.meta.url);

/** Words that most questions have, and those of time, which say nothing of a topic. */
const SAID_ANYWHERE: ReadonlySet<string> = new Set(
  `${commonWords.words} im ive dont doesnt didnt wont isnt cant whats hes shes theyre am pm n w u r today tomorrow yesterday tonight sunday monday tuesday wednesday thursday friday saturday sun mon tue tues wed thu thurs fri sat january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec two three four five six seven eight nine ten eleven twelve yr yrs yo old year month kid kids child children son daughter say says said tell tells told ask asks asked know knows think dr doctor week weeks wk weekend idea ideas tip tips`
    .split(' ')
    .map(stem),
);

/** The stems of a text's words of content, each once. */
export const contentOf = (text: string, names: ReadonlySet<string>): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !names.has(word) && !/\d/.test(word))
      .map(stem)
      .filter((word) => word.length > 1 && !SAID_ANYWHERE.has(word)),
  ),
];

/** How well a word fits that its sentences say once, or more often. */
const [ONCE, OFTEN] = [0.67, 0.85];
/** A word that no topic says counts as if so few said it. */
const UNKNOWN = 0.7;

interface Table {
  topics: Map<string, Map<string, number>>;
  intents: Map<string, Map<string, number>>;
  weightOf: (word: string) => number;
}

type Rows = Readonly<Record<string, readonly string[]>>;

const fitsOf = (ofNames: Rows): Map<string, Map<string, number>> =>
  new Map(
    Object.entries(ofNames).map(([name, [once = '', often = '']]) => [
      name,
      new Map([
        ...once.split(' ').map((word) => [word, ONCE] as const),
        ...often.split(' ').map((word) => [word, OFTEN] as const),
      ]),
    ]),
  );

function load(): Table {
  const [topics, intents] = [fitsOf(rows.topics), fitsOf(rows.intents)];
  const counts = new Map<string, number>();
  for (const words of [...topics.values(), ...intents.values()])
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const all = topics.size + intents.size;
  return { topics, intents, weightOf: (word) => Math.log(all / (counts.get(word) ?? UNKNOWN)) };
}

let table: Table | undefined;

/** The share of a message that a topic or an intent explains, from 0 to 1. */
interface Support {
  topic: (name: string) => number;
  intent: (name: string) => number;
  /** How much the words say that a topic holds: rare words more than common ones. */
  amount: (name: string) => number;
  /** It has no words of content. */
  isEmpty: boolean;
}

/** The shares that the named topics and intents explain of a message's content words, weighed by their rarity. */
export function supportFor(text: string, names: ReadonlySet<string>): Support {
  const { topics, intents, weightOf } = (table ??= load());
  const words = contentOf(withPlainSayings(text), names).map((word) => ({ word, weight: weightOf(word) }));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const share = (fits: ReadonlyMap<string, number> | undefined): number =>
    whole === 0
      ? 0
      : words.reduce((sum, { word, weight }) => sum + weight * (fits?.get(word) ?? 0), 0) / whole;
  return {
    topic: (name) => share(topics.get(name)),
    intent: (name) => share(intents.get(name)),
    amount: (name) =>
      words.reduce((sum, { word, weight }) => sum + weight * (topics.get(name)?.get(word) ?? 0), 0),
    isEmpty: whole === 0,
  };
}
