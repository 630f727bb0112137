// The signs of danger in sections: most tag the words of a message for the frames, some are asked for by name.
import { sectionsOf } from '#rules/data/sections.ts';
import signs from './data/signs.json' with { type: 'json' };

/** 'again': one more sign after a danger was told. 'lowsugar', 'shakysugar', 'gravesugar': a sugar that is low, may be low without its number, or cannot wait. */
type AskedFor = 'again' | 'lowsugar' | 'shakysugar' | 'gravesugar';
const ASKED_FOR: ReadonlySet<string> = new Set<AskedFor>(['again', 'lowsugar', 'shakysugar', 'gravesugar']);

const SECTIONS = sectionsOf(signs);
export const TAGGED_SIGNS = SECTIONS.filter(([name]) => !ASKED_FOR.has(name));

/** Finds a sign of one section in folded text. */
export function signPattern(name: AskedFor): RegExp {
  const words = SECTIONS.find(([one]) => one === name)?.[1] ?? [];
  return new RegExp(`\\b(?:${words.join('|').replaceAll('*', '\\w*')})\\b`);
}
