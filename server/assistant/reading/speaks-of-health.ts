// Tells whether words are about doctors, medicines or health records.
import { tagClosedWords } from './taggers/closed-words.ts';
import { tagHealthWords } from './taggers/health-words.ts';
import { tagPatterns } from './taggers/patterns.ts';
import type { TagType } from './tag.ts';
import { tokensOf } from './tokens.ts';

const HEALTH: ReadonlySet<TagType> = new Set<TagType>([
  'visit',
  'vaccine',
  'record',
  'condition',
  'medicine',
  'dose',
]);
const WORDS: ReadonlySet<string> = new Set(
  'appointment appointments appt appts dosage dose doses asthma diabetes epilepsy adhd eczema diagnosed diagnosis sick ill fever medical medically vaccinated immunized supplements supplement painkiller ointment'.split(
    ' ',
  ),
);

/** True for words about health: those stay on this machine unless the owner switched that on. */
export function speaksOfHealth(typed: string): boolean {
  const tokens = tokensOf(typed);
  if (tokens.some(({ word }) => WORDS.has(word))) return true;
  return [tagHealthWords, tagPatterns, tagClosedWords].some((tagger) =>
    tagger({ typed, tokens }).some(({ type }) => HEALTH.has(type)),
  );
}
