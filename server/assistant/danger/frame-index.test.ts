// An index of frames finds every frame that looking at each of them finds.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CRISIS_SCENES, DOSE_FRAMES, EMERGENCY_FRAMES, TALLIES } from './frame-data.ts';
import { knownFamily } from './family.ts';
import { FrameIndex, framesOf, isAny, type Frame } from './frame.ts';
import { readForDanger } from './reading.ts';
import { FAMILY } from './testing/family.ts';

const TEXTS = {
  DOSE_FRAMES,
  EMERGENCY_FRAMES,
  CRISIS_SCENES,
  TALLIES: TALLIES.replaceAll(/^[^:\n]*:/gm, ''),
};
const SAID = ['said-dev', 'said-tenth'].flatMap((name) =>
  readFileSync(new URL(`./testing/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? ''),
);
const indexed = (frames: readonly Frame[]) => new FrameIndex(frames, (frame) => frame);

describe('an index of frames', () => {
  test.each(Object.entries(TEXTS))('finds all that match, in their order: %s', (_, text) => {
    const frames = framesOf(text);
    const index = indexed(frames);
    const family = knownFamily(FAMILY);
    let found = 0;
    for (const said of SAID) {
      const { whole } = readForDanger(said, family);
      const matching = (all: readonly Frame[]) => all.filter((frame) => isAny([frame], whole));
      const possible = index.possibleIn(whole);
      expect(matching(possible), said).toEqual(matching(frames));
      found += possible.length;
    }
    // It is worth its memory: most frames are never looked at.
    expect(found).toBeLessThan((SAID.length * frames.length) / 5);
    expect(found).toBeGreaterThan(SAID.length / 10);
  });

  test('finds frames that need nothing, and those that only the beginning of a word decides about', () => {
    const frames = framesOf('swallow* ..3 pill\n?my baby*\n(bleach* cup) ..2 drank');
    const rows = (said: string) =>
      indexed(frames)
        .possibleIn(readForDanger(said, knownFamily(FAMILY)).whole)
        .map(({ row }) => row);
    expect(rows('hello there')).toEqual(['?my baby*']);
    expect(rows('swallowed a pill')).toEqual(['swallow* ..3 pill', '?my baby*']);
    expect(rows('she drank it')).toEqual(['?my baby*', '(bleach* cup) ..2 drank']);
  });
});
