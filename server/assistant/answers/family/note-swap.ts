// One thing of a person's notes in another's place: 'practice moved from Tuesday to Friday', 'quit cello and does harp now'. The
// sentence that has it is changed, and all others stay as they are.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
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
      return [{ from, to: to.replace(LEAD, '') }];
    });
  return [...found(OLD_FIRST, false), ...found(NEW_FIRST, true)];
}

const WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i;
const stems = (text: string): string[] => wordsOf(text).map(stem);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The sentence with the new thing as it is written there: 'Thursdays' and 'friday' is 'Fridays'. */
function inPlace(sentence: string, { from, to }: Swap): string | undefined {
  for (const last of [from, from.split(' ').at(-1) ?? from]) {
    const word = new RegExp(`(?<![\\p{L}\\d])${escaped(last.replace(/s$/i, ''))}(s?)(?![\\p{L}\\d])`, 'iu');
    const stored = word.exec(sentence);
    if (!stored) continue;
    const own = last === from ? to : (to.split(' ').at(-1) ?? to);
    const isDay = WEEKDAY.test(own);
    const plain = isDay ? own.replace(/s$/i, '') + (stored[1] ?? '') : own;
    const isCapital = isDay || /^\p{Lu}/u.test(stored[0]);
    const written = isCapital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    return sentence.replace(stored[0], written);
  }
  return undefined;
}

const LABELLED =
  /\b(room|locker|bus|grade|class|cubby|seat|gate|unit|apartment|apt|row|lane|team|table|section|period|code) (?:is |now |to )*#?(\d+[a-z]?)\b/giu;
/** 'Her class moved to room 14' where the notes have room 12: the number of that place. */
function labelledIn(text: string, notes: string): Swap[] {
  return [...text.matchAll(LABELLED)].flatMap(([, label = '', number = '']) => {
    const stored = new RegExp(`\\b${label} #?(\\d+[a-z]?)\\b`, 'iu').exec(notes);
    const old = stored?.[1];
    return stored && old !== undefined && old !== number
      ? [{ from: stored[0], to: stored[0].replace(old, number) }]
      : [];
  });
}

/** The changed notes; nothing where they do not have the old thing, or have the new one in its place already. */
export function noteSwap({ text, before }: Asked, member: FamilyMember): Change {
  const sentences = member.notes.split(/(?<=[.!?;\n])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.)/);
  const said = new Set([...stems(text), ...stems(before?.answer ?? '')]);
  for (const swap of [...labelledIn(text, member.notes), ...swapsIn(text)]) {
    const made = sentences
      .map((sentence, at) => ({ at, sentence, changed: inPlace(sentence, swap) }))
      .filter(({ changed }) => changed !== undefined)
      .map((one) => ({ ...one, score: stems(one.sentence).filter((word) => said.has(word)).length }))
      .toSorted((one, other) => other.score - one.score);
    const [first] = made;
    if (first?.changed === undefined || first.changed === first.sentence) continue;
    return {
      fields: { notes: sentences.with(first.at, first.changed).join('') },
      words: [`The notes will say ${storedWords(first.changed.trim().replace(/\.$/, ''))} now.`],
      explains: [text],
    };
  }
  return NOTHING;
}
