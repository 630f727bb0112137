// One thing of a person's notes in another's place: 'practice moved from Tuesday to Friday', 'quit cello and does harp now'. The
// sentence that has it is changed, and all others stay as they are.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { formatTime } from '#rules/time/dates.ts';
import { stem, wordsOf } from '../../text/fold-text.ts';
import type { Asked } from '../plan.ts';
import { storedWords } from './whom.ts';
import { NOTHING, type Change } from './change.ts';

const THING = "((?:[\\p{L}\\d:'’-]+ ){0,3}?[\\p{L}\\d:'’-]+)";
const END =
  '(?= (?:now|same|starting|from now|please|in (?:his|her|their)|anymore|instead|so|because|since|as of|at the)\\b|[,.;!?]|\\s*$)';
const MOVED = '(?:moved|changed|switched|shifted|swapped|goes|went|got moved|got changed)';
const pattern = (source: string): RegExp => new RegExp(source, 'iu');
/** The old thing first. */
const OLD_FIRST: readonly RegExp[] = [
  pattern(`\\b${MOVED} (?:it )?from (?:the )?${THING} to (?:the )?${THING}${END}`),
  pattern(
    `\\b(?:quit|quits|stopped|dropped|gave up|is done with|no longer (?:does|plays|takes)) (?:the |playing |doing )?${THING}(?:,| and| for| but)+ (?:(?:now|is|he|she|they|just|has) )*(?:does|doing|started|starts|plays|playing|took up|takes|taking|switched to|goes to|the|for)? ?${THING}${END}`,
  ),
  pattern(
    `\\bnot (?:on |at |in )?${THING}(?: anymore)?,? (?:but|its|it['’]s|it is) (?:on |at |in )?${THING}${END}`,
  ),
  pattern(`\\b${MOVED} (?:the )?${THING} to (?:the )?${THING}${END}`),
  pattern(`${THING} (?:(?:is|has|was|got|just|are) )*(?:${MOVED}|now) to (?:the )?${THING}${END}`),
];
const NEW_FIRST: readonly RegExp[] = [
  pattern(`${THING} (?:instead of|not|rather than) (?:the |on |at |in )?${THING}${END}`),
];

interface Swap {
  from: string;
  to: string;
}

const LEAD = /^(?:(?:it['’]?s|is|he|she|they|now|the|does|has|on|at) )+/i;

function swapsIn(text: string): Swap[] {
  const found = (patterns: readonly RegExp[], isNewFirst: boolean): Swap[] =>
    patterns.flatMap((one) => {
      const [, first, second] = one.exec(text) ?? [];
      if (first === undefined || second === undefined) return [];
      const [from, to] = isNewFirst ? [second, first] : [first, second];
      // '… wears size 8, not 7': a number takes the place of a number, without the words before it.
      const number = /^\d/.test(from) ? /\d\S*(?=\D*$)/.exec(to)?.[0] : undefined;
      return [{ from, to: number ?? to.replace(LEAD, '') }];
    });
  return [...found(OLD_FIRST, false), ...found(NEW_FIRST, true)];
}

const WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i;
const stems = (text: string): string[] => wordsOf(text).map(stem);

/** 'Bus 4' in the place of '3' of 'Bus 3': words that the sentence has already are not said twice. */
function withoutSaid(to: string, from: string, sentence: string): string {
  const plain = to.replace(/ now$/i, '');
  const has = new Set(stems(sentence));
  const isTwice = stems(plain).some((word) => has.has(word) && !/^\d/.test(word));
  return isTwice ? plain.split(' ').slice(-from.split(' ').length).join(' ') : plain;
}

/** The sentence with the new thing as it is written there: 'Thursdays' and 'friday' is 'Fridays'. */
function inPlace(sentence: string, { from, to }: Swap): string | undefined {
  for (const last of [from, from.split(' ').at(-1) ?? from]) {
    const word = new RegExp(
      `(?<![\\p{L}\\d])${RegExp.escape(last.replace(/s$/i, ''))}(s?)(?![\\p{L}\\d])`,
      'iu',
    );
    const stored = word.exec(sentence);
    if (!stored) continue;
    const own = last === from ? withoutSaid(to, from, sentence) : (to.split(' ').at(-1) ?? to);
    const isDay = WEEKDAY.test(own);
    const plain = isDay ? own.replace(/s$/i, '') + (stored[1] ?? '') : own;
    const isCapital = isDay || /^\p{Lu}/u.test(stored[0]);
    const written = isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    return sentence.replace(stored[0], written);
  }
  return undefined;
}

const LABELLED =
  /\b((?:shoe|diaper) size|shoes?|diapers?|size|room|locker|bus|grade|class|cubby|seat|gate|unit|apartment|apt|row|lane|team|table|section|period|code) (?:is |are |now |to |size )*#?(\d+[a-z]?)\b/giu;
/** How the notes may call what a number is of. */
function labelPattern(label: string): string {
  const [, worn] = /^(shoe|diaper)/i.exec(label) ?? [];
  if (worn !== undefined) return `${worn}s?(?: size)?`;
  return /^size$/i.test(label) ? '(?<!shoes? )(?<!diapers? )size' : label;
}

/** 'Her class moved to room 14' where the notes have room 12: the number of that place. */
function labelledIn(text: string, notes: string): Swap[] {
  return [...text.matchAll(LABELLED)].flatMap((found) => {
    const [whole, label = '', number = ''] = found;
    // 'A size 11 shoe': the thing behind the number says whose size it is.
    const behind = /^ (?!now\b|not\b|already\b|too\b|and\b|since\b|please\b|as of\b)([\p{L}]+)/iu.exec(
      text.slice(found.index + whole.length),
    )?.[1];
    const of = /^size$/i.test(label) ? (behind ?? label) : label;
    if (of !== label && !/^(?:shoe|diaper)s?$/i.test(of)) return [];
    const stored = new RegExp(`\\b${labelPattern(of)} #?(\\d+[a-z]?)\\b`, 'iu').exec(notes);
    const old = stored?.[1];
    return stored && old !== undefined && old !== number
      ? [{ from: stored[0], to: stored[0].replace(old, number) }]
      : [];
  });
}

const SIZE = /\bsize (\d{1,2}(?:\.5)?[a-z]{0,2})\b/i;
const NEW_SIZE =
  /\bsizes? (?:(?:is|are|went|goes|moved|up|now|to|a|an|changed) )*(\d{1,2}(?:\.5)?[a-z]{0,2})\b(?!.*\bsizes? (?:now )?\d)/i;
const CLOCK = /\b(\d{1,2}(?::\d\d)?)(?= ?[AP]M\b)/i;
/** The rest of the words that tell a size or an hour. */
const CARRIES = new Set(['size', 'wear', 'wears', 'at', 'the', 'a', 'is', 'in', 'am', 'pm'].map(stem));

/** The rest of a bare 'in size 8 now': with any other thing it is the size of that. */
const SAYS_BARE =
  /^(?:[a-z]+ )?(?:(?:is|in|a|an|wears?|wearing|now|up|went|moved|to|already|finally|fits|into|clothes|clothing|just|she|he|hes|shes|are|can|you|please|update|note|that) )*$/i;
const NOT_OLD = /,? (?:not|instead of|from) (?:size |a )*\d+[a-z]?\b|[.!]+$/gi;
/** Something to buy in a size changes no note. */
const BUYS = /\b(?:needs?|buy|get|gets|wants?|order|looking|add|list|pick up)\b/i;

/** The one sentence with such a value whose other words were all said: of 'shoe size 2' it is 'Shoe size 1'. */
function sentenceOfValue(sentences: readonly string[], value: RegExp, text: string) {
  const said = new Set(stems(text));
  const isBare = SAYS_BARE.test(`${text.replace(SIZE, '').replace(NOT_OLD, '').trim()} `);
  const own = sentences.flatMap((sentence, at) => {
    const [whole, old] = value.exec(sentence) ?? [];
    const words = stems(sentence.replace(old ?? '', ' ')).filter((word) => !CARRIES.has(word));
    const isOne = old !== undefined && sentence.replace(old, '').search(value) < 0;
    return isOne &&
      whole !== undefined &&
      words.every((word) => said.has(word)) &&
      (words.length > 0 || isBare)
      ? [{ at, sentence, old, whole, said: words.length }]
      : [];
  });
  const [first, second] = own.toSorted((one, other) => other.said - one.said);
  return first && first.said !== second?.said ? first : undefined;
}

/** 'In size 8 now', 'shoe size went up to 2', 'naps at 1 now': the size or the hour of the sentence that is about it. */
function valueIn(
  { text, slots }: Asked,
  sentences: readonly string[],
): { at: number; changed: string } | undefined {
  if (BUYS.test(text)) return undefined;
  const size = NEW_SIZE.exec(text)?.[1];
  const [time, ...others] = slots.times.filter(({ span: [start] }) => !OLD_BEFORE.test(text.slice(0, start)));
  const clock = time && others.length === 0 ? formatTime(time.time).replace(/:00| ?[AP]M/g, '') : undefined;
  for (const [value, kind] of [
    [size, SIZE],
    [clock, CLOCK],
  ] as const) {
    const found = value === undefined ? undefined : sentenceOfValue(sentences, kind, text);
    if (!found || value === undefined || found.old.toLowerCase() === value.toLowerCase()) continue;
    const whole = found.whole.replace(found.old, value);
    return { at: found.at, changed: found.sentence.replace(found.whole, whole) };
  }
  return undefined;
}
const OLD_BEFORE = /\b(?:not|instead of|rather than|from)(?: at)? $/i;

const noteOf = (sentences: readonly string[], at: number, changed: string, text: string): Change => ({
  fields: { notes: sentences.with(at, changed).join('') },
  words: [`The notes will say ${storedWords(changed.trim().replace(/\.$/, ''))} now.`],
  explains: [text],
});

/** The changed notes; nothing where they do not have the old thing, or have the new one in its place already. */
export function noteSwap(asked: Asked, member: FamilyMember): Change {
  const { text, before } = asked;
  const sentences = member.notes.split(/(?<=[.!?;\n])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.)/);
  const value = valueIn(asked, sentences);
  if (value) return noteOf(sentences, value.at, value.changed, text);
  const said = new Set([...stems(text), ...stems(before?.answer ?? '')]);
  for (const swap of [...labelledIn(text, member.notes), ...swapsIn(text)]) {
    const made = sentences
      .map((sentence, at) => ({ at, sentence, changed: inPlace(sentence, swap) }))
      .filter(({ changed }) => changed !== undefined)
      .map((one) => ({ ...one, score: stems(one.sentence).filter((word) => said.has(word)).length }))
      .toSorted((one, other) => other.score - one.score);
    const [first] = made;
    if (first?.changed === undefined || first.changed === first.sentence) continue;
    return noteOf(sentences, first.at, first.changed, text);
  }
  return NOTHING;
}
