// Resolves corrections inside a message: 'hates... scratch that, is allergic to latex', 'a trim, sorry, a blood draw', and words
// that are spelled out, 'makana, spelled m a k a n a'. The reading sees what was meant in the end.
import { editDistance } from '#rules/text/misspelling.ts';
import type { Tagged } from './read-tags.ts';
import { isEnglish } from './spelling.ts';

/** Cues that the words before are taken back. All repetitions are bounded: the time is linear in the text. */
const TAKES_BACK =
  /(?:\.{2,6}|…|\s[-–—]{1,3}|[,;])?\s{0,3}(?:\b(?:no|wait|hang on|hold on|nope|oops|sorry|uh|er|hmm)\b[\s,.…-]{0,6}){0,5}\b(?:scratch that|strike that|i mean|i meant|(?<!(?:can['’]?t|cannot|not|won['’]?t|to|couldn['’]?t) )make that|or rather|correction)\b[\s,.…:-]{0,6}|(?:\.{2,6}|…|\s[-–—]{1,3}|,)\s{0,3}(?:(?:no|wait|nope|oops|sorry|actually|rather|er)\b[\s,.…-]{0,6}){1,5}/giu;
const STRONG = /scratch|strike|mean|make that|rather|correction/i;
/** Corrections in one message that are resolved: the last ones. */
const MOST_CORRECTIONS = 4;
const SHORTEST_BEFORE = 2;
/** Words back in which the taken words begin. */
const LONGEST_TAKEN = 6;
/** Closed classes of words: those of one class stand for each other. */
const CLASSES: readonly RegExp[] = [
  /^(?:is|isnt|was|are|were|has|had|hates|hate|loves|love|likes|like|wants|needs|gets|got|takes|goes|eats|can|cant|cannot|does|doesnt)$/,
  /^(?:an?|the|some|one|two|three|four|five|six)$/,
  /^(?:at|on|in|by|around|before|after)$/,
  /^(?:for|with|to|from)$/,
  /^(?:my|his|her|their|our)$/,
  /^(?:add|put|book|move|cancel|remove|take|delete|make|change|push|buy|get)$/,
];
const VALUES: ReadonlySet<string> = new Set(
  'person day time number amount food dish goods medicine contact doctor visit dose duration meal list subject'.split(
    ' ',
  ),
);

type Classed = (tagged: Tagged, at: number) => string | undefined;
const classOf: Classed = ({ tokens, tags }, at) => {
  const word = tokens[at]?.word ?? '';
  const closed = CLASSES.findIndex((pattern) => pattern.test(word));
  const tag = tags.find(({ from, to, type }) => from <= at && at < to && VALUES.has(type));
  if (tag) return tag.from === at ? tag.type : undefined;
  return closed === -1 ? undefined : String(closed);
};

const OPENS_CORRECTION = /^\W*(?:(?:oh|ok|ugh)\W+)*(?:no|nope|sorry|oops|wait|wrong|not that)\b/i;
const isValue = ({ tags }: Tagged): boolean => tags.some(({ from, type }) => from === 0 && VALUES.has(type));

/** The text before a correction without the words it takes back; undefined where it takes back none. */
function withoutTaken(
  before: Tagged,
  meant: Tagged,
  { isStrong, isNo }: { isStrong: boolean; isNo: boolean },
): string | undefined {
  const kind = classOf(meant, 0);
  // 'Eggs and rice, no dairy' leaves dairy out.
  if (isNo && /^(?:food|dish|goods)$/.test(kind ?? '')) return undefined;
  if (before.tokens.length < SHORTEST_BEFORE) return undefined;
  // 'Trains, I mean planes': a bare word stands for the bare word before it.
  const end = before.tokens.at(-1);
  const isBare = isStrong && !meant.tags.some(({ from }) => from === 0) && end !== undefined;
  if (kind === undefined) return isBare ? before.typed.slice(0, end.start) : undefined;
  const last = before.tokens.length - 1;
  for (let at = last; at >= Math.max(0, last - LONGEST_TAKEN); at -= 1)
    if (classOf(before, at) === kind) return before.typed.slice(0, before.tokens[at]?.start);
  return undefined;
}

const SPELLED =
  /[\s,]{0,3}\b(?:(?:it(?:['’]?s| is) )?spelled|spelt|that(?:['’]s|s| is)) ((?:\p{L}[ .,-]+){2,}\p{L})\b/giu;
const LEAST_ALIKE = 4;

/** The message with each word as it was spelled out. */
function asSpelled(typed: string): string {
  let text = typed;
  for (const { 0: said, 1: letters = '', index } of [...typed.matchAll(SPELLED)].slice(-MOST_CORRECTIONS)) {
    const word = letters.replace(/[^\p{L}]/gu, '').toLowerCase();
    const before = [...typed.slice(0, index).matchAll(/\p{L}+/gu)].findLast(
      ({ 0: own }) =>
        !isEnglish(own.toLowerCase()) && editDistance(own.toLowerCase(), word, LEAST_ALIKE) < LEAST_ALIKE,
    );
    if (!before) continue;
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    text = text.replace(said, '').replace(before[0], name);
  }
  return text;
}

/** The message as it was meant in the end. */
export function repaired(typed: string, tags: (text: string) => Tagged): string {
  let text = asSpelled(typed);
  for (const { 0: said, index } of [...text.matchAll(TAKES_BACK)].slice(-MOST_CORRECTIONS).toReversed()) {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
    const meant = tags(after);
    // 'Sorry, wrong one, bring it back, I meant the cleaning' corrects the message before: only a like value is taken back here.
    const isOfTurnBefore = OPENS_CORRECTION.test(before) && !isValue(meant);
    const cue = { isStrong: STRONG.test(said), isNo: /^\W*no\s+$/i.test(said) };
    const kept = after === '' || isOfTurnBefore ? undefined : withoutTaken(tags(before), meant, cue);
    if (kept !== undefined) text = `${kept}${after}`;
  }
  // 'Oops 4:20 i mean' has the correction before its words.
  return text.replace(/[\s,]{1,8}i mean(?:t)?[\s.!]{0,8}$/i, '');
}
