// Slope of the lines of text on a scanned page, by the profile of their edges: 15 ms, where the layout analysis of the
// OCR takes up to 1,500 ms.
import { shrunk, type Pixels } from './pixels.ts';

/** Pixels of the page at 225 dpi for one of 75. */
const SHRINK = 3;
/** Difference to the pixel below from which a pixel is the lower edge of a letter or a line. */
const EDGE = 24;
const EDGES_MOST = 12_000;
const DEGREE = Math.PI / 180;
/** Steeper pages are not straightened. */
const STEEPEST = 6 * DEGREE;
const COARSE = 0.5 * DEGREE;
const FINE = 0.05 * DEGREE;
/** Edges line up this much better along the slope than level, or the page is left as it is. */
const CLEARLY = 1.05;

interface Edges {
  x: Int16Array;
  y: Int16Array;
  height: number;
  width: number;
}

function lowerEdges({ width, height, data }: Pixels): Edges {
  const found: number[] = [];
  for (let at = 0; at < width * (height - 1); at += 1)
    if ((data[at + width] ?? 0) - (data[at] ?? 0) > EDGE) found.push(at);
  const step = Math.ceil(found.length / EDGES_MOST) || 1;
  const kept = found.filter((_, index) => index % step === 0);
  return {
    x: Int16Array.from(kept, (at) => at % width),
    y: Int16Array.from(kept, (at) => Math.floor(at / width)),
    height,
    width,
  };
}

/** The more edges lie on common lines of this slope, the higher. */
function alignment({ x, y, width, height }: Edges, slope: number): number {
  const margin = Math.ceil(Math.abs(Math.tan(slope)) * width) + 1;
  const rows = new Uint32Array(height + 2 * margin);
  const tangent = Math.tan(slope);
  for (let at = 0; at < x.length; at += 1) {
    const row = Math.round((y[at] ?? 0) - tangent * (x[at] ?? 0)) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (const count of rows) sum += count * count;
  return sum;
}

function bestSlope(edges: Edges, from: number, to: number, step: number): number {
  let best = 0;
  let most = 0;
  for (let slope = from; slope <= to + step / 2; slope += step) {
    const score = alignment(edges, slope);
    if (score <= most) continue;
    best = slope;
    most = score;
  }
  return best;
}

/** Radians by which the lines of a gray page fall to the right; 0 when they are level, or not to be seen. */
export function slopeOfLines(picture: Pixels): number {
  const edges = lowerEdges(shrunk(picture, SHRINK));
  const coarse = bestSlope(edges, -STEEPEST, STEEPEST, COARSE);
  const slope = bestSlope(edges, coarse - COARSE, coarse + COARSE, FINE);
  return alignment(edges, slope) > alignment(edges, 0) * CLEARLY ? slope : 0;
}
