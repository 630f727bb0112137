// Names of dishes as typed in a wish, known or not: 'change monday to chicken tinga tacos' → 'chicken tinga tacos'.
import type { Asked } from '../../plan.ts';
import words from '../data/wish-words.json' with { type: 'json' };
import { isCalled } from '../names.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const AROUND = setOf(words.around.join(' '));
const JOINTS = setOf(words.joints);
const REASON = setOf(words.reason);
const OLD = setOf(words.old);
const OPEN = setOf(words.open);
const INSIDE = setOf('the a an my our some');
const BEFORE = setOf(words.before);
/** Verbs that name the old dish before the new one: 'replace A with B'. */
const EXCHANGE = setOf('replace swap switch sub exchange trade');

interface Word {
  raw: string;
  /** Without signs at its ends. */
  bare: string;
  /** As the lists have it: 'monday's' → 'mondays'. */
  low: string;
  /** A sign behind it ends the clause. */
  ends: boolean;
  /** Part of a dish or a food that the reading knows. */
  isKnown: boolean;
}

interface Run {
  name: string;
  isKnown: boolean;
  /** The dish that is replaced, 'instead of the salmon', or what is used up in another. */
  isOld: boolean;
  /** Behind 'because', or 'nothing with'. */
  isReason: boolean;
  /** Stands where the name of a dish stands: 'have larb', 'larb on Friday'. */
  isPlaced: boolean;
}

const low = (word: string): string => word.toLowerCase().replace(/['’]/g, '');
/** A word, and no date such as '29th'. */
const hasLetter = (word: string): boolean => /\p{L}/u.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word);
const isAround = ({ low: word }: Word): boolean => AROUND.has(word) || AROUND.has(word.replace(/s$/, ''));

function wordsOf(text: string, known: readonly string[]): Word[] {
  const taken = new Set<number>();
  const lower = text.toLowerCase();
  for (const name of known) {
    const start = name === '' ? -1 : lower.indexOf(name.toLowerCase());
    if (start >= 0) for (let at = start; at < start + name.length; at += 1) taken.add(at);
  }
  return [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const bare = raw.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
    return {
      raw,
      bare,
      low: low(bare),
      ends: /[,.;:!?)]$/.test(raw),
      isKnown: taken.has(index + raw.indexOf(bare)) && taken.has(index + raw.indexOf(bare) + bare.length - 1),
    };
  });
}

/** True for a word that a name may consist of. */
function namer({ slots }: Asked): (word: Word, next: Word | undefined) => boolean {
  const people = new Set(
    [...slots.people.map(({ said }) => said), ...slots.names, ...slots.groups].flatMap((said) =>
      said.split(/\s+/).map(low),
    ),
  );
  // 'Something quick, we get home late from the asthma check' names no dish of that name.
  const visits = new Set(
    slots.visits.flatMap(({ said, ids }) => (ids.length > 0 ? said.split(/\s+/).map(low) : [])),
  );
  return (word, next) => {
    if (word.isKnown) return true;
    if (visits.has(word.low)) return false;
    const isAct = OLD.has(word.low) && !JOINTS.has(word.low);
    if (!hasLetter(word.bare) || isAround(word) || isDay(word) || REASON.has(word.low) || isAct) return false;
    const isPerson = people.has(word.low) || people.has(word.low.replace(/s$/, ''));
    // 'Nana's casserole' is what the dish is called; 'Nana's lunch' is not.
    return !isPerson || (/['’]?s$/.test(word.bare) && next !== undefined && !next.ends && next.isKnown);
  };
}

const REFUSED = /(?:^| )(?:no|without|minus|except|nothing with|not with|no more)$/;
/** 'We already had coffee' tells what was had, and names no dish to come. */
const HAD =
  /(?:^| )(?:already|just|earlier|ive|weve|i|we|he|she|they|had to have) (?:had|drank|ate|eaten|drunk)$/;
const USES_UP = /(?:^| )(?:use|using|finish|finishing) (?:up|off)$/;
const EXCHANGED = setOf('with for to');
const BEHIND = setOf('for on to tonight tomorrow today night instead');

/** True where the words around a run speak of a meal or a day, or it stands alone. */
function isPlaced(all: readonly Word[], first: number, last: number): boolean {
  const before = all.slice(0, first).findLast((word) => !INSIDE.has(word.low));
  if (before !== undefined && !before.ends && BEFORE.has(before.low)) return true;
  const behind = all[last + 1];
  if (behind && !all[last]?.ends && (BEHIND.has(behind.low) || isDay(behind))) return true;
  const start = all.findLastIndex((word, at) => at < first && word.ends) + 1;
  const end = all.findIndex((word, at) => at >= last && word.ends);
  const clause = all.slice(start, end === -1 ? undefined : end + 1);
  return clause.length === all.length || clause.some(isDay);
}

/** Every run of words that may be a name, in the order of the text. */
function runsOf(asked: Asked): Run[] {
  const { slots, text } = asked;
  const known = [...slots.dishes, ...slots.foods].map(({ said }) => said);
  const all = wordsOf(text, known);
  const isNamer = namer(asked);
  const runs: Run[] = [];
  let isReason = false;
  let exchanges = false;
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at];
    if (!word) break;
    if (REASON.has(word.low)) isReason = true;
    if (EXCHANGE.has(word.low)) exchanges = true;
    if (!isNamer(word, all[at + 1]) || (JOINTS.has(word.low) && !word.isKnown)) continue;
    const before = all.slice(Math.max(0, at - 3), at).filter((one) => !INSIDE.has(one.low) && !isDay(one));
    const isJoint = (one: Word | undefined) =>
      one !== undefined && JOINTS.has(one.low) && !one.ends && !(exchanges && one.low === 'with');
    const first = at;
    const part = [word];
    while (!part.at(-1)?.ends) {
      const next = all[at + 1];
      const [joint, behind] = [next, all[at + 2]];
      const afterArticle = behind && INSIDE.has(behind.low) ? all[at + 3] : undefined;
      if (next && !JOINTS.has(next.low) && isNamer(next, behind)) part.push(next);
      else if (joint && isJoint(joint) && behind && isNamer(behind, all[at + 3])) part.push(joint);
      else if (
        joint &&
        JOINTS.has(joint.low) &&
        !joint.ends &&
        behind &&
        afterArticle &&
        isNamer(afterArticle, all[at + 4])
      ) {
        part.push(joint, behind);
        at += 1;
      } else break;
      at += 1;
    }
    runs.push({
      name: part.map((one, place) => (place === part.length - 1 ? one.bare : one.raw)).join(' '),
      isKnown: part.some((one) => one.isKnown),
      isOld:
        OLD.has(before.at(-1)?.low ?? '') ||
        USES_UP.test(before.map((one) => one.low).join(' ')) ||
        (exchanges && EXCHANGED.has(all[at + 1]?.low ?? '')),
      isReason:
        isReason ||
        HAD.test(before.map((one) => one.low).join(' ')) ||
        REFUSED.test(
          before
            .slice(-2)
            .map((one) => one.low)
            .join(' '),
        ),
      isPlaced: isPlaced(all, first, at),
    });
  }
  return runs;
}

const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|tonights?|todays?|tomorrows?)';
/** 'Fri', 'mon-thu' */
const DAY = new RegExp(`^${WEEKDAY}(?:[-–/]${WEEKDAY})?$`);
const isDay = ({ low: word }: Word): boolean => DAY.test(word);

/** The names that a wish has, the likeliest first; `planned` is on the menu already and shall make room. */
export function dishPhrases(asked: Asked, planned?: string): string[] {
  const quotedName = /["“](.+?)["”]/.exec(asked.text)?.[1];
  if (quotedName !== undefined) return [quotedName];
  const runs = runsOf(asked).filter(
    ({ isKnown, isPlaced: fits, isReason }) => (isKnown || fits) && !isReason,
  );
  const isReplaced = ({ name, isOld }: Run) =>
    (runs.length > 1 && isOld) ||
    (planned !== undefined && (isCalled(planned, name) || holdsWord(name, planned)));
  const fresh = runs.filter((run) => !isReplaced(run));
  const score = (run: Run) => Number(run.isPlaced) + Number(run.isKnown);
  return (fresh.length > 0 ? fresh : runs)
    .map((run, at) => ({ run, at }))
    .toSorted((one, other) => score(other.run) - score(one.run) || one.at - other.at)
    .map(({ run }) => run.name);
}

/** 'Chili burned' is about the chili that was planned. */
const holdsWord = (name: string, planned: string): boolean =>
  name.split(' ').length > planned.split(' ').length && isCalled(name, planned);

/** 'Put some dinner on it', 'anything they can all eat': any dish will do. */
export const isOpenWish = ({ text }: Pick<Asked, 'text'>): boolean =>
  wordsOf(text, []).some((word) => OPEN.has(word.low));

/** A name without the words of the wish around it: 'the lentil soup for tomorrow' → 'lentil soup'. */
export function bareName(text: string): string {
  const all = wordsOf(text, []);
  const isName = (word: Word) => hasLetter(word.bare) && !isAround(word);
  const first = all.findIndex(isName);
  return first === -1
    ? ''
    : all
        .slice(first, all.findLastIndex(isName) + 1)
        .map(({ bare }) => bare)
        .join(' ');
}
