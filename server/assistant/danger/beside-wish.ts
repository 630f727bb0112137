// Takes everyday wishes out of a message, so that what is told beside them is judged alone, also where no mark stands
// between the two: 'reschedule the playdate the neighbors boy drank lamp oil'.
import wishes from './data/wishes.json' with { type: 'json' };
import { sectionsOf } from '#rules/data/sections.ts';
import { partDanger } from './danger-model.ts';
import type { KnownFamily } from './family.ts';
import { tagTokens } from './lexicon.ts';

type Words = readonly string[];

const SECTIONS = new Map(sectionsOf(wishes));
const wordsIn = (section: string): ReadonlySet<string> => new Set(SECTIONS.get(section));

/** Verbs of orders, and words that begin a question about the plan or say what is missing. */
const OPENERS = Map.groupBy(
  ['order', 'opener'].flatMap((name) => SECTIONS.get(name) ?? []).map((phrase) => phrase.split(' ')),
  ([first = '']) => first,
);
const ORDERS = wordsIn('order');
const GREETINGS = wordsIn('greeting');
/** Between a wish and its reason, or between two things told. */
const JOINTS = wordsIn('joint');
/** Those that also stand within a wish: 'bleach and sponges', 'after 3'. */
const IN_WISHES = new Set('and plus also as before after since until'.split(' '));
/** Words that begin what is told. */
const BEGINNINGS = wordsIn('beginning');
/** Verbs of what is told, behind a name or a thing that nobody stored: 'henry put', 'raccoon bit'. */
const FINITE = wordsIn('finite');
/** Behind these no part begins. */
const OPEN = wordsIn('open');
const PEOPLE: ReadonlySet<string> = new Set(['member', 'person']);
const OF_AGE = /^(?:years?|months?|weeks?|days?|yrs?|mo|yo)$/;

const SHORTEST_WISH = 2;
const SHORTEST_REST = 3;
/** Parts of more words, and more rests, are not searched: the cost stays linear. */
const LONGEST_PART = 80;
const MOST_RESTS = 24;
/** From this certainty of the model on, the longest rest is judged; below it the one that sounds worst. */
const LIKELY = 0.5;
/** Below it no rule counts (danger.ts), so that nothing is worth judging. */
const LEAST = 0.05;

function skip(words: Words, from: number, skipped: ReadonlySet<string>): number {
  let at = from;
  while (skipped.has(words[at] ?? '')) at += 1;
  return at;
}

const ABOUT = new Set('that it this them these those to on at in tonight tomorrow'.split(' '));
const NOBODY = new Set(['me', 'us', 'you', 'please', 'can', 'could', 'and', 'also', 'then']);
const REACH_ABOUT = 5;

/** 'Put that in her notes', 'add to the list', 'remind me at 9': a record of what is told, and no other wish. */
function isAboutTold(words: Words, at: number): boolean {
  let verb = at;
  while (NOBODY.has(words[verb] ?? '') && verb < at + REACH_ABOUT) verb += 1;
  const object = skip(words, verb + 1, NOBODY);
  return ORDERS.has(words[verb] ?? '') && (object >= words.length || ABOUT.has(words[object] ?? ''));
}

const beginsWish = (words: Words, at: number): boolean =>
  (OPENERS.get(words[at] ?? '')?.some((phrase) => phrase.every((word, i) => words[at + i] === word)) ??
    false) &&
  !isAboutTold(words, at);

/** Places where something may be told behind the wish that begins the words; undefined where none does. */
function endsOfWish(words: Words, isPerson: (at: number) => boolean): number[] | undefined {
  let start = skip(words, 0, GREETINGS);
  if (!beginsWish(words, start)) return undefined;
  const ends: number[] = [];
  const begins = (at: number): boolean =>
    FINITE.has(words[at + 1] ?? '') ||
    // 'Remind me to replace the inhaler' goes on.
    (words[at - 2] !== 'to' && (BEGINNINGS.has(words[at] ?? '') || isPerson(at)));
  for (let at = start + SHORTEST_WISH; at <= words.length - SHORTEST_REST; at += 1) {
    if (OPEN.has(words[at - 1] ?? '')) continue;
    const behind = skip(words, at, JOINTS);
    if (behind > at && beginsWish(words, behind)) {
      start = behind;
      at = behind + SHORTEST_WISH - 1;
    } else if (words[at] === 'so') {
      // 'Lock the cabinet so the baby can not get in' names the aim of the wish.
      break;
    } else if (behind > at || begins(at)) {
      ends.push(behind);
      if (begins(behind) || (behind > at && !IN_WISHES.has(words[behind - 1] ?? ''))) break;
      at = behind;
    }
  }
  return ends;
}

/** Places where a wish may begin that ends the words, before the joint. */
function startsOfWish(words: Words): number[] {
  const starts: number[] = [];
  for (let at = SHORTEST_REST; at <= words.length - SHORTEST_WISH; at += 1) {
    if (!beginsWish(words, at)) continue;
    let end = at;
    while (end > 0 && (JOINTS.has(words[end - 1] ?? '') || GREETINGS.has(words[end - 1] ?? ''))) end -= 1;
    if (end >= SHORTEST_REST && (end < at || !OPEN.has(words[at - 1] ?? ''))) starts.push(end);
  }
  return starts;
}

/** The words that may be told in a part beside its wishes; empty where the part is a wish, undefined where it has none. */
function restsOf(words: Words, family: KnownFamily): Words[] | undefined {
  if (words.length > LONGEST_PART) return undefined;
  const { spans } = tagTokens(words, family.tags);
  const isPerson = (at: number): boolean =>
    !(/^\d/.test(words[at - 1] ?? '') && OF_AGE.test(words[at] ?? '')) &&
    (spans[at] ?? []).some(({ tag }) => PEOPLE.has(tag));
  const ends = endsOfWish(words, isPerson);
  const starts = startsOfWish(words);
  if (ends === undefined)
    return starts.length === 0 ? undefined : starts.map((start) => words.slice(0, start));
  return ends.flatMap((end) => [
    words.slice(end),
    ...starts.filter((start) => start - end >= SHORTEST_REST).map((start) => words.slice(end, start)),
  ]);
}

/** The words of a part that are most likely told in earnest, without its wishes. */
function toldIn(words: Words, family: KnownFamily): Words[] {
  const rests = restsOf(words, family);
  if (rests === undefined) return [words];
  const judged = rests
    .slice(0, MOST_RESTS)
    .map((rest) => ({ rest, danger: partDanger(tagTokens(rest, family.tags)) }))
    .filter(({ danger }) => danger >= LEAST)
    .toSorted((a, b) => b.danger - a.danger);
  const likely = judged
    .filter(({ danger }) => danger >= LIKELY)
    .toSorted((a, b) => b.rest.length - a.rest.length);
  const best = likely[0] ?? judged[0];
  return best ? [best.rest] : [];
}

/** The parts of a message without its wishes; undefined where it has none, or nothing else. */
export function toldBesideWishes(parts: readonly Words[], family: KnownFamily): Words[] | undefined {
  const told = parts.flatMap((words) => toldIn(words, family));
  const isLess = told.flat().length < parts.flat().length;
  return told.length > 0 && isLess ? told : undefined;
}
