// Boxes on a page in page units; the origin is the top left corner.
import type { Box } from '#contract/school-reading.ts';
import type { TextPage } from '../positioned-text.ts';

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const heightOf = ({ top, bottom }: Area): number => bottom - top;
export const widthOf = ({ left, right }: Area): number => right - left;
export const middleOf = ({ top, bottom }: Area): number => (top + bottom) / 2;
export const centreOf = ({ left, right }: Area): number => (left + right) / 2;

/** Length of the common part of two areas along x or y; negative for the gap between them. */
export const overlapX = (one: Area, two: Area): number =>
  Math.min(one.right, two.right) - Math.max(one.left, two.left);
export const overlapY = (one: Area, two: Area): number =>
  Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);

/** True when two areas are on one line of print: a good part of the lower one is beside the other. */
export const isBeside = (one: Area, two: Area): boolean =>
  overlapY(one, two) > 0.2 * Math.min(heightOf(one), heightOf(two));

/** True when the areas share at least half of the narrower one's width. */
export const isAbove = (one: Area, two: Area): boolean =>
  overlapX(one, two) >= 0.5 * Math.min(widthOf(one), widthOf(two));

/** The smallest area around several; the areas must not be empty. */
export function around(areas: readonly Area[]): Area {
  const box: Area = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { left, right, top, bottom } of areas) {
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, top);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

const share = (value: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000 : 0;

/** An area as fractions of its page. */
export function boxOnPage(area: Area, { width, height }: TextPage): Box {
  const x = share(area.left, width);
  const y = share(area.top, height);
  return {
    x,
    y,
    width: Math.max(0, Math.round((share(area.right, width) - x) * 10_000) / 10_000),
    height: Math.max(0, Math.round((share(area.bottom, height) - y) * 10_000) / 10_000),
  };
}

/** The middle value of a list; 0 for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
