// Resolves corrections inside a message: 'hates... scratch that, is allergic to latex', 'a trim, sorry, a blood draw', and words
// that are spelled out, 'makana, spelled m a k a n a'. The reading sees what was meant in the end.
import { editDistance } from '#rules/text/misspelling.ts';
import type { Tagged } from './read-tags.ts';
import { isEnglish } from './spelling.ts';
import type { Tag } from './tag.ts';

/** Cues that the words before are taken back. All repetitions are bounded: the time is linear in the text. */
const TAKES_BACK =
  /(?:\.{2,6}|…|\s[-–—]{1,3}|[,;])?\s{0,3}(?:\b(?:no|wait|hang on|hold on|nope|oops|sorry|uh|er|hmm)\b[\s,.…-]{0,6}){0,5}\b(?:scratch that|strike that|i mean|i meant|(?<!(?:can['’]?t|cannot|not|won['’]?t|to|couldn['’]?t) )make that|or rather|correction)\b[\s,.…:-]{0,6}|(?:\.{2,6}|…|\s[-–—]{1,3}|,)\s{0,3}(?:(?:no|wait|nope|oops|sorry|actually|rather|er)\b[\s,.…-]{0,6}){1,5}(?:(?:it['’]?s|it is)\b\s{1,3})?|\s{1,3}no,? wait\b[\s,…-]{0,6}(?:(?:it['’]?s|it is)\b\s{1,3})?/giu;
/** Behind a medicine another one, whatever it is called: 'humira no wait enbrel 50 mg'. */
const NO_WAIT = /\b(?:no,? wait|wait,? no)\b/i;
const BEGINS_MEDICINE =
  /^(?:[\p{L}-]+ ){1,3}(?:\d|half\b|once\b|twice\b|one\b|two\b)[^.!?]{0,40}\b(?:daily|weekly|day|week|night|morning|needed|hours|meals?)\b/iu;
/** 'Add for Mia: senna' up to the name, which another one takes the place of. */
function inRecord(before: string, after: string): string | undefined {
  const [lead] = /^.*[:;]\s*(?=[\p{L}-]{3,}\s*$)/su.exec(before) ?? [];
  return lead === undefined ? undefined : `${lead}${after}`;
}
const endsInMedicine = ({ tags, tokens }: Tagged): boolean =>
  tags.some(({ type, to }) => type === 'medicine' && to === tokens.length);
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

/** 'Levon has it', 'him on Thursday': words behind the right value that say nothing new. */
const SAYS_SAME = /^ (?:has|had|did|does|is|was|needs|gets?|got|goes)(?: (?:it|that|one|hers|his))?\W*$/i;
/** A clause of its own behind the right value, or nothing. */
const ENDS_VALUE = /^\s*(?:$|[,.;!?…–—])|^ (?:please|pls|lol|sorry|thanks|thx)\b/i;
const LEADS = /^ (?:on|at|for|to|with|from|in) /i;

/** The nearest value of the kind before a correction, or the only one. */
function likeBefore(before: Tagged, kind: string): Tag | undefined {
  const alike = before.tags.filter(({ type }) => type === kind);
  const last = alike.at(-1);
  const isNear = (last?.from ?? 0) >= before.tokens.length - 1 - LONGEST_TAKEN;
  return isNear || alike.length === 1 ? last : undefined;
}

type Tags = (text: string) => Tagged;

/** The text before a correction with the right value in its place: 'Mia got her shot, I mean Theo'. */
function inPlace(before: Tagged, after: string, tags: Tags): string | undefined {
  const meant = tags(after);
  const [value] = meant.tags;
  if (value?.from !== 0 || !VALUES.has(value.type)) return undefined;
  const like = likeBefore(before, value.type);
  if (!like) return undefined;
  const [start, end] = [before.tokens[like.from]?.start, before.tokens[like.to - 1]?.end];
  const said = after.slice(0, meant.tokens[value.to - 1]?.end);
  const rest = after.slice(said.length);
  const [lead, kept] = [before.typed.slice(0, start), before.typed.slice(end)];
  if (ENDS_VALUE.test(rest) || SAYS_SAME.test(rest))
    return `${lead}${said}${kept}${SAYS_SAME.test(rest) ? '' : rest}`;
  // 'I mean Theo on Thursday' has a second value in its place.
  const other = LEADS.test(rest) ? inPlace(tags(kept), rest.replace(LEADS, ''), tags) : undefined;
  return other === undefined ? undefined : `${lead}${said}${other}`;
}

interface Cue {
  isStrong: boolean;
  isNo: boolean;
}

/** The text before a correction without the words it takes back; undefined where it takes back none. */
function withoutTaken(before: Tagged, meant: Tagged, { isStrong }: Cue): string | undefined {
  const kind = classOf(meant, 0);
  // 'Trains, I mean planes': a bare word stands for the bare word before it.
  const end = before.tokens.at(-1);
  const isBare = isStrong && !meant.tags.some(({ from }) => from === 0) && end !== undefined;
  if (kind === undefined) return isBare ? before.typed.slice(0, end.start) : undefined;
  const last = before.tokens.length - 1;
  for (let at = last; at >= Math.max(0, last - LONGEST_TAKEN); at -= 1)
    if (classOf(before, at) === kind) return before.typed.slice(0, before.tokens[at]?.start);
  return undefined;
}

/** The text with a correction carried out; undefined where it takes back nothing. */
function corrected(before: Tagged, after: string, cue: Cue, tags: Tags): string | undefined {
  const meant = tags(after);
  // 'Eggs and rice, no dairy' leaves dairy out.
  if (cue.isNo && /^(?:food|dish|goods)$/.test(classOf(meant, 0) ?? '')) return undefined;
  if (before.tokens.length < SHORTEST_BEFORE) return undefined;
  const kept = withoutTaken(before, meant, cue);
  return inPlace(before, after, tags) ?? (kept === undefined ? undefined : `${kept}${after}`);
}

/** 'Delete the party list.. actually just the balloons': a part of what should go, behind a sign or a word of correction. */
const NARROWS =
  /^(\W*(?:(?:please|pls|can you|could you|ok|and) )*(delete|remove|clear|erase|wipe|cancel|scratch|drop|empty|stop|take off)) ([^.,;!?…]{3,60}?)(?:(?:[.,;…–—]+|\s[-–—]+)\s*(?:(?:no|oh|ok|well|actually|wait|sorry|i mean|or|rather)\W+)*|\s(?:(?:no|oh|ok|actually|wait|sorry|i mean|or|rather)\W+)+)(?:just|only) ([^.,;!?…]{2,40})\W*$/i;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|left|stays?|remains?|goes|works?|comes?|if|because|when|until|till|need|needs|want|keep)\b/i;
const OF_MENU = /\b(?:menus?|meals?|meal plan|plan|dinners?|lunch(?:es)?|breakfasts?|week(?:['’]?s)?)\b/i;
const OF_LIST = /\b(?:list|pantry|fridge|freezer)\b/i;
/** 'The menu for next week' is next week's menu. */
const weekFirst = (whole: string): string =>
  whole
    .replace(/^(?:the |our )?(.+?) (?:for|of) ((?:this|next|the) week)$/i, '$2 $1')
    .replace(/^(?:all of |the whole )?((?:this|next|the) week)(?:['’]?s)?(?= |$)/i, "$1's")
    .replace(/week's$/, "week's menu");

/** The removal of the part alone; undefined where a message narrows none. */
function narrowed(text: string, tags: Tags): string | undefined {
  const [, act = '', verb = '', whole = '', part = ''] = NARROWS.exec(text) ?? [];
  if (part === '' || HAS_VERB.test(part) || /^(?:those|these|them|that|this|it)\b/i.test(part))
    return undefined;
  const named = tags(whole);
  if (OF_LIST.test(whole) || named.tags.some(({ type }) => type === 'list'))
    return `take ${part} off ${whole}`;
  if (OF_MENU.test(whole) && !/^(?:cancel|stop)$/i.test(verb)) return `take ${part} off ${weekFirst(whole)}`;
  // 'Clear Friday, just dinner' is the dinner of that day.
  const hasDay = ({ tags: found }: Tagged): boolean => found.some(({ type }) => /^(?:day|range)$/.test(type));
  if (hasDay(named) && !hasDay(tags(part))) return `${act} ${part} ${whole}`;
  const whose = named.tags.find(({ type }) => type === 'person');
  const isOpen = whose && !tags(part).tags.some(({ type }) => type === 'person');
  return isOpen ? `${act} ${part} for ${named.tokens[whose.from]?.word}` : `${act} ${part}`;
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
export function repaired(typed: string, tags: Tags): string {
  let text = asSpelled(typed);
  const part = narrowed(text, tags);
  if (part !== undefined) return part;
  for (const { 0: said, index } of [...text.matchAll(TAKES_BACK)].slice(-MOST_CORRECTIONS).toReversed()) {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
    const meant = tags(after);
    // 'Sorry, wrong one, bring it back, I meant the cleaning' corrects the message before: only a like value is taken back here.
    const isOfTurnBefore = OPENS_CORRECTION.test(before) && !isValue(meant);
    const isMedicine = NO_WAIT.test(said) && /\d/.test(after) && endsInMedicine(tags(before));
    const cue = { isStrong: isMedicine || STRONG.test(said), isNo: /^\W*no\s+$/i.test(said) };
    const kept = after === '' || isOfTurnBefore ? undefined : corrected(tags(before), after, cue, tags);
    const swapped = NO_WAIT.test(said) && BEGINS_MEDICINE.test(after) ? inRecord(before, after) : undefined;
    text = swapped ?? kept ?? text;
  }
  // 'Oops 4:20 i mean' has the correction before its words.
  return text.replace(/[\s,]{1,8}i mean(?:t)?[\s.!]{0,8}$/i, '');
}
