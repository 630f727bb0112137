// Finds the stored record that a wish means: by the words of its own title and of the people and doctors it belongs to, the rarest
// first, and by what the tags say about person, day and kind.
import { editDistance } from '#rules/text/misspelling.ts';
import { stem, wordsOf } from '../text/fold-text.ts';
import { visitNamed } from '../reading/taggers/health-words.ts';
import type { Asked } from './plan.ts';

interface Candidate<T> {
  record: T;
  score: number;
}

interface Described<T> {
  record: T;
  /** Words by which the record may be called. */
  words: ReadonlySet<string>;
}

/** Words that name no record. */
const PLAIN = new Set(
  'the a an my our his her their its for with at on in to of and or is was are be it that this what when where who how much many next last first new old dr doctor appointment appointments appt appts visit visits record records medicine medicines medication medications med meds contact contacts number phone address email day week month time please can you could i we he she they do does did has have had get gets take takes taking need needs still any all no not from until till by about thing one ones back out off up'
    .split(' ')
    .map(stem),
);
/** Words that any sentence may have: none tells what it is about. */
const COMMON = new Set(
  'with from that this then they them than been will would could should about into over some just want make makes made when where because really again still also right good like going gonna gotta after before bring bringing eat year years back left remember early late hour hours minute minutes tell told home school together anything nothing something got went came come comes called calls said says only even ever never yet maybe sure okay thanks else other another same here there well now today tomorrow'.split(
    ' ',
  ),
);
export const isCommonWord = (word: string): boolean => COMMON.has(word) || PLAIN.has(stem(word));

const SHORTEST_MISSPELT = 5;

const isNear = (word: string, other: string): boolean =>
  word === other ||
  (word.length >= SHORTEST_MISSPELT &&
    other.length >= SHORTEST_MISSPELT &&
    word[0] === other[0] &&
    (editDistance(word, other, 1) <= 1 || (word.length > 6 && other.startsWith(word.slice(0, 7)))));

/** 'Co-op' is said 'coop', too. */
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;
/** The words of several texts, comparable. */
export const wordSet = (...texts: (string | null | undefined)[]): Set<string> =>
  new Set(
    texts
      .flatMap((text) => [...wordsOf(text ?? ''), ...wordsOf((text ?? '').replace(HYPHEN, ''))])
      .map(stem)
      .filter((word) => !PLAIN.has(word)),
  );

/** Every way to say the kinds of visit that a wish names: 'ortho' finds 'Orthodontist' and a specialty 'Orthodontics'. */
export function wordsOfVisits({ slots }: Pick<Asked, 'slots'>): Set<string> {
  const words = new Set<string>();
  for (const { name } of slots.visits) {
    const visit = visitNamed(name);
    // A kind that only the family's records have: 'EEG'.
    if (visit === undefined) for (const word of wordSet(name)) words.add(word);
    if (visit === undefined || visit.title === 'Doctor') continue;
    for (const phrase of visit.words) if (!phrase.includes(' ')) words.add(stem(phrase));
    for (const word of wordSet(visit.title)) words.add(word);
    for (const beginning of visit.specialty ?? []) words.add(beginning);
  }
  return words;
}

/**
 * The records that share words with the wish, the best first; each shared word counts more the fewer records have it.
 * `extra` are other words for one thing in it: together they count as one.
 */
export function byWords<T>(
  text: string,
  records: readonly Described<T>[],
  extra: ReadonlySet<string> = new Set(),
): Candidate<T>[] {
  const typed = wordSet(text);
  const said = [...typed.union(extra)];
  const matches = records.map(({ words }) =>
    said.filter((word) =>
      [...words].some((own) => isNear(word, own) || (extra.has(word) && own.startsWith(word))),
    ),
  );
  const counts = new Map<string, number>();
  for (const own of matches) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = (word: string): number => 1 / (counts.get(word) ?? 1);
  return records
    .map(({ record }, at) => {
      const shared = matches[at] ?? [];
      const sum = shared.filter((word) => typed.has(word)).reduce((all, word) => all + weight(word), 0);
      const others = shared.filter((word) => !typed.has(word)).map(weight);
      return { record, score: sum + Math.max(0, ...others) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** Those of the best score; nothing where no word matched. */
export const best = <T>(candidates: readonly Candidate<T>[]): T[] => {
  const top = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score > top - 0.001).map(({ record }) => record);
};
