import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BOXES, LABELS, type Mood, type Size } from './mood.ts';
import { PipSays } from './pip-says.tsx';
import { Pip } from './pip.tsx';

const MOODS: Mood[] = ['happy', 'excited', 'thinking', 'encouraging'];
const SIZES: Size[] = ['small', 'medium', 'large'];

test('Pip has four moods and three sizes, and no two look alike [PIP-01]', () => {
  expect(Object.keys(LABELS)).toEqual(MOODS);
  expect(Object.keys(BOXES)).toEqual(SIZES);
  const drawings = SIZES.map((size) =>
    MOODS.map((mood) => renderToStaticMarkup(<Pip mood={mood} size={size} decorative />)),
  );
  // Without the mood's name the drawings themselves differ.
  const bare = drawings.flat().map((drawing) => drawing.replace(/data-mood="\w+"/, ''));
  expect(new Set(bare).size).toBe(12);
  const [small = 0, medium = 0, large = 0] = SIZES.map((size) => Number(BOXES[size].replace('size-', '')));
  expect(small).toBeLessThan(medium);
  expect(medium).toBeLessThan(large);
});

test('a parent who cannot see Pip hears the mood, unless words beside Pip say it all [PIP-01]', () => {
  expect(renderToStaticMarkup(<Pip mood="excited" />)).toContain('role="img" aria-label="Pip is excited"');
  expect(renderToStaticMarkup(<PipSays mood="excited">Hello!</PipSays>)).toContain('aria-hidden="true"');
});
