// Looks up the lines of a page by height, so that neighbours are found without comparing every pair.
import { type Area, heightOf, isBeside, median } from '../layout/geometry.ts';

/** Lines of a band at most: no page has so many beside each other. */
const MOST_BESIDE = 200;

export class LineIndex<Line extends Area> {
  readonly #step: number;
  readonly #bands = new Map<number, Line[]>();

  constructor(lines: readonly Line[]) {
    this.#step = Math.max(1, 2 * median(lines.map(heightOf)));
    for (const line of lines) {
      for (const band of this.#bandsOf(line)) {
        const others = this.#bands.get(band);
        if (others && others.length >= MOST_BESIDE) continue;
        if (others) others.push(line);
        else this.#bands.set(band, [line]);
      }
    }
  }

  /** Bands that an area touches; at most 200, so that a hostile height costs little. */
  #bandsOf({ top, bottom }: Area): number[] {
    const first = Math.floor(top / this.#step);
    const count = Math.min(200, Math.floor(bottom / this.#step) - first + 1);
    return Array.from({ length: Math.max(1, count) }, (_, at) => first + at);
  }

  /** Lines that touch the height of an area. */
  near(area: Area): Line[] {
    return [...new Set(this.#bandsOf(area).flatMap((band) => this.#bands.get(band) ?? []))];
  }

  /** Lines on the same line of print as an area, from left to right, without the area itself. */
  beside(area: Area): Line[] {
    return this.near(area)
      .filter((line) => line !== area && isBeside(line, area))
      .toSorted((one, two) => one.left - two.left);
  }
}
