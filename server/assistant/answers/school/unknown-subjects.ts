// 'Math and Hebrew': a word beside a known subject that is none here is told, not dropped.
import { fold } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import { isCommonWord } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { isPartOfSubject } from './parts-of-subjects.ts';

const JOINT = /\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/i;
const NO_SUBJECT =
  /^(?:(?:mon|tues?|wed|thur?s?|fri|sat|sun)\p{L}*|lessons?|class(?:es)?|then|plan|start\w*|from|daily|each|every|both|please|homeschool\w*|\d.*)$/u;

/** The words beside known subjects that are no subjects; '' where there are none. */
export function leftOutSubjects({ text, slots, household }: Asked): string {
  const known = new Set(slots.subjects.map(fold));
  const names = new Set(household.members.flatMap(({ name }) => fold(name).split(' ')));
  const parts = fold(text).split(JOINT);
  const isNone = (word: string): boolean =>
    word.length > 2 &&
    !known.has(word) &&
    !isPartOfSubject(word) &&
    !names.has(word) &&
    !isCommonWord(word) &&
    !NO_SUBJECT.test(word);
  const found = parts.flatMap((part, at) => {
    const before =
      parts[at - 1]
        ?.replaceAll(/[.;:!]+/g, '')
        .split(/\s+/)
        .at(-1) ?? '';
    const [word = ''] = part.replaceAll(/[.;:!]+/g, '').split(/\s+/);
    if (known.has(before) && isNone(word)) return [word];
    return known.has(word) && isNone(before) ? [before] : [];
  });
  const said = [...new Set(found)].map((word) => `“${quoted(word)}”`);
  return said.length === 0 ? '' : `I left out ${said.join(' and ')}, which I don't know as a subject.`;
}
