// Tally of weak signs: several of one kind in one scene mean a danger that no single rule recognises.
import type { DangerKind } from './danger-kind.ts';
import { REACTIONS, TALLIES, TRACES } from './frame-data.ts';
import { FrameIndex, frameMatches, framesOf, type Frame } from './frame.ts';
import type { Tagged } from './lexicon.ts';

interface WeighedSign {
  kind: string;
  sign: string;
  weight: number;
  frame: Frame;
}

/** Weight at which a kind of danger is recognised. */
const TOLD = 4;

const rowsOf = (text: string): WeighedSign[] =>
  text
    .trim()
    .split('\n')
    .flatMap((row): WeighedSign[] => {
      const at = row.indexOf(':');
      const [kind = '', sign = 'whole', weight = TOLD] = row.slice(0, at).split(' ');
      return framesOf(row.slice(at + 1)).map((frame) => ({ kind, sign, weight: Number(weight), frame }));
    });

/** Signs by kind; what cannot wait comes first. */
const BY_KIND = Map.groupBy([TALLIES, REACTIONS, TRACES].flatMap(rowsOf), ({ kind }) => kind);
const ORDER = (['crisis', 'allergy', 'emergency', 'poison', 'abuse'] satisfies DangerKind[]).map((kind) => ({
  kind,
  signs: new FrameIndex(BY_KIND.get(kind) ?? [], ({ frame }) => frame),
}));

/** Weight of the signs of one kind in a scene: each sign once, by its heaviest frame. */
function weightIn(scene: Tagged, signs: readonly WeighedSign[]): number {
  const found = new Map<string, number>();
  for (const { sign, weight, frame } of signs)
    if ((found.get(sign) ?? 0) < weight && frameMatches(frame, scene)) found.set(sign, weight);
  return [...found.values()].reduce((sum, weight) => sum + weight, 0);
}

/** The kind of danger that the signs of one scene add up to; `said` is the whole text, for a quick first check. */
export function talliedKind(said: Tagged, scenes: readonly Tagged[]): DangerKind | undefined {
  const told = ORDER.find(({ signs }) => {
    const possible = signs.possibleIn(said);
    const most = new Map(possible.map(({ sign, weight }) => [sign, weight]));
    if ([...most.values()].reduce((sum, weight) => sum + weight, 0) < TOLD) return false;
    return scenes.some((scene) => weightIn(scene, possible) >= TOLD);
  });
  return told?.kind;
}
