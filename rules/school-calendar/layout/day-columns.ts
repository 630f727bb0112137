// Columns of a month grid, from the weekday names above it. Names may be in the middle of their columns or at a side.
import { type Area, centreOf, median } from './geometry.ts';

export interface DayColumns {
  /** Borders from left to right; one more than there are columns. */
  borders: readonly number[];
  /** The part of a number that is compared with the borders. */
  align: 'centre' | 'left' | 'right';
  /** Distance of neighbouring columns. */
  pitch: number;
}

/** Columns may differ by this part of their distance when only letters name them. */
const REGULAR = 0.45;

const stepsOf = (xs: readonly number[]): number[] => xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
const pointOf = (align: DayColumns['align'], area: Area): number =>
  align === 'centre' ? centreOf(area) : align === 'left' ? area.left : area.right;

function columnsOf(align: DayColumns['align'], names: readonly Area[]): DayColumns {
  const points = names.map((name) => pointOf(align, name));
  const steps = stepsOf(points);
  const pitch = median(steps);
  const [first = 0] = points;
  const last = points.at(-1) ?? 0;
  // Part of the way from one name to the next at which its column starts.
  const part = { centre: 0.5, left: 0.88, right: 0.12 }[align];
  const inner = steps.map((step, at) => (points[at] ?? 0) + part * step);
  return { borders: [first - (1 - part) * pitch, ...inner, last + part * pitch], align, pitch };
}

/** The ways to read the columns below weekday names; none for names at irregular distances. */
export function dayColumns(names: readonly Area[], mayDiffer: boolean): DayColumns[] {
  const steps = stepsOf(names.map(centreOf));
  const pitch = median(steps);
  const isRegular = steps.every((step) => Math.abs(step - pitch) <= REGULAR * pitch);
  if (pitch <= 0 || (!isRegular && !mayDiffer)) return [];
  return (['centre', 'left', 'right'] as const).map((align) => columnsOf(align, names));
}

/** Number of the column at a position, from 0; undefined outside of all. */
function columnAt(borders: readonly number[], x: number): number | undefined {
  if (x < (borders[0] ?? 0)) return undefined;
  const at = borders.findIndex((border) => x < border);
  return at < 1 ? undefined : at - 1;
}

/** Number of the column that an area is in. */
export const columnOfArea = (columns: DayColumns, area: Area): number | undefined =>
  columnAt(columns.borders, pointOf(columns.align, area));

/** Distance of numbers from the names above them if both are aligned in a way, and how much it differs. */
function misfitOf(pairs: readonly { name: Area; number: Area }[], align: DayColumns['align']): number {
  const shifts = pairs.map(({ name, number }) => pointOf(align, number) - pointOf(align, name));
  const middle = median(shifts);
  return Math.abs(middle) + median(shifts.map((shift) => Math.abs(shift - middle)));
}

/** Borders of the cells below weekday names, for the texts in them. */
export function cellBorders(
  names: readonly Area[],
  numbers: readonly { column: number; word: Area }[],
): readonly number[] {
  const pairs = numbers.flatMap(({ column, word }) => {
    const name = names[column];
    return name ? [{ name, number: word }] : [];
  });
  const centred = columnsOf('centre', names);
  const ways = (['centre', 'left', 'right'] as const).map((align) => ({
    align,
    misfit: misfitOf(pairs, align),
  }));
  const best = ways.toSorted((one, two) => one.misfit - two.misfit)[0];
  // Where nothing fits, names are in the middle and numbers in a corner.
  if (!best || best.align === 'centre' || best.misfit > 0.15 * centred.pitch) return centred.borders;
  const { borders, pitch } = columnsOf(best.align, names);
  // Text starts where the names start, or ends where they end.
  const inset = best.align === 'left' ? 0.08 * pitch : -0.08 * pitch;
  return borders.map((border) => border + inset);
}

/** Number of the column that an area shares most of its width with. */
export function columnOfText(borders: readonly number[], { left, right }: Area): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (let at = 0; at + 1 < borders.length; at += 1) {
    const shared = Math.min(right, borders[at + 1] ?? 0) - Math.max(left, borders[at] ?? 0);
    if (shared > most) [best, most] = [at, shared];
  }
  return best;
}
