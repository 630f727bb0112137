// Stack traces of the bundled server (scripts/build-server.ts) with the files and lines of its sources. Node's own
// source maps would keep every map in memory, 45 MiB; here a map is read when an error is logged, and not kept.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A place in a bundled file: its URL, line and column. */
const PLACE = /file:\/\/[^\s()]+\/dist\/server\/[^\s()/]+\.js:\d+:\d+/g;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(DIGITS.split('').map((digit, value) => [digit, value]));
/** Frames remembered, so that an error that repeats costs nothing. */
const MOST_KNOWN = 1000;
const known = new Map<string, string>();

/** The part of a source map (version 3) that tells places. */
const SourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });

/** Numbers of a segment: column, and as differences to the segment before: source, line and column there. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = VALUES.get(digit) ?? 0;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** The source, its line and column of the last mapped place at or before this one; line and column count from 0. */
function placeIn(
  { sources, mappings }: z.infer<typeof SourceMap>,
  line: number,
  column: number,
): string | undefined {
  const at = { source: 0, line: 0, column: 0 };
  let found: string | undefined;
  for (const [index, segments] of mappings
    .split(';')
    .slice(0, line + 1)
    .entries()) {
    let generated = 0;
    for (const segment of segments.split(',')) {
      const [ahead = 0, source = 0, lines = 0, columns = 0] = numbersOf(segment);
      generated += ahead;
      if (index === line && generated > column) return found;
      at.source += source;
      at.line += lines;
      at.column += columns;
      if (index === line) found = `${sources[at.source]}:${at.line + 1}:${at.column + 1}`;
    }
  }
  return found;
}

function sourcePlace(place: string): string {
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  try {
    const map = SourceMap.parse(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
    const found = placeIn(map, Number(line) - 1, Number(column) - 1);
    return found === undefined ? place : new URL(found, file).href;
  } catch {
    return place;
  }
}

/** The stack with places in sources; places that no map knows stay as they are. */
export function readableStack(stack: string): string {
  return stack.replaceAll(PLACE, (place) => {
    const source = known.get(place) ?? sourcePlace(place);
    if (known.size < MOST_KNOWN) known.set(place, source);
    return source;
  });
}
