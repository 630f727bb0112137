// The quiet line under 'I am not sure': numbers to call when a text may describe a danger and no rule is certain.
import unease from './data/unease.json' with { type: 'json' };
import { sentences } from './clauses.ts';
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import { knownFamily, NOTHING_STORED, type StoredFamily } from './family.ts';
import { withoutIdioms } from './idioms.ts';
import { tagTokens } from './lexicon.ts';

/** Chosen so that few refused sentences of a foreign set reach it (see the test). */
const UNEASY = 0.28;

/** Weights of the tags, from 0 to 1. */
const UNEASE: Readonly<Record<string, number>> = unease;

/** From 0 to 1: how much the words of a text worry, each tag counted once. */
function uneaseOf(text: string, stored: StoredFamily = NOTHING_STORED): number {
  const { tags } = tagTokens(sentences(text).flatMap(withoutIdioms), knownFamily(stored).tags);
  return 1 - [...tags].reduce((calm, tag) => calm * (1 - (UNEASE[tag] ?? 0)), 1);
}

/** One line with the numbers that hold in the zone; undefined where a text does not worry. */
export function quietLine(text: string, zone: string, stored: StoredFamily): string | undefined {
  if (uneaseOf(text, stored) < UNEASY) return undefined;
  const { emergency, poison, crisis } = numbersFor(zone);
  const others = [poison, crisis].flatMap((line) =>
    line === null ? [] : [line.name.includes(line.shown) ? line.shown : `${line.name} ${line.shown}`],
  );
  return `Is someone hurt, or did they swallow something? ${[emergency, ...others].join(' · ')}`;
}
