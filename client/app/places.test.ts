import { expect, test } from 'vitest';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import { screenOf } from '#rules/kinds/record-place.ts';
import { SCREENS } from '../../scripts/build-manifest.ts';

const screens = Object.keys(SCREENS);

test.each(Object.values<Kind>(KINDS).map((kind) => [kind.table, screenOf(kind)]))(
  'the place of a %s, %s, is a screen of the app',
  (_table, screen) => expect(screens).toContain(screen),
);
