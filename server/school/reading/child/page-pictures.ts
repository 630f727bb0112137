// Small pictures of the pages that rows were read from, and the places of rows on them.
import type { Box, ReadRow } from '#contract/school-reading.ts';
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { Renderer } from './page-renderer.ts';
import { encodePalettePng } from './palette-png.ts';
import { turned } from './pixels.ts';
import type { Turning } from './scanned-page.ts';

/** Pages with a picture, in one file. */
const PICTURES_MOST = 12;
/** Pages shown when nothing was read, so that rows can be added by hand. */
const WITHOUT_ROWS = 2;
const DPI = 100;
const PIXELS_MOST = 1.5e6;
const BYTES_MOST = 200_000;
/** A picture with too many bytes is drawn again with this part of its pixels. */
const SMALLER = 0.5;
const LEAST_PIXELS = 0.2e6;
/** Boxes end at the baseline of their text; descenders need this part of the height below it. */
const DESCENT = 0.25;

/** Pages to show, without those in `shown`. */
export function pagesToShow(
  rows: readonly ReadRow[],
  pages: readonly TextPage[],
  shown: ReadonlySet<number>,
): number[] {
  const withRows = [...new Set(rows.map(({ page }) => page))].sort((one, other) => one - other);
  const wanted = withRows.length > 0 ? withRows : pages.slice(0, WITHOUT_ROWS).map(({ number }) => number);
  return wanted.filter((page) => !shown.has(page)).slice(0, PICTURES_MOST - shown.size);
}

/** Draws the page; the PNG, of at most about 200 kB, is made in the background. */
export async function drawPicture(
  renderer: Renderer,
  page: number,
  turning?: Turning,
  most = PIXELS_MOST,
): Promise<{ png: Promise<Buffer> }> {
  const pixels = await renderer.render(page, 'BGRA', DPI, most);
  const png = encodePalettePng(turned(pixels, turning?.quarters ?? 0)).then(async (bytes) => {
    if (bytes.length <= BYTES_MOST || most < LEAST_PIXELS) return bytes;
    return (await drawPicture(renderer, page, turning, most * SMALLER)).png;
  });
  return { png };
}

const limited = (value: number): number => Math.min(1, Math.max(0, value));

/** The box on the page as it was before it was straightened by `angle`, in parts of the page. */
function straightenedBack(box: Box, { width, height }: TextPage, angle: number): Box {
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x = 0, y = 0]) => {
    const [right, down] = [(x - 0.5) * width, (y - 0.5) * height];
    return [0.5 + (right * cos - down * sin) / width, 0.5 + (right * sin + down * cos) / height] as const;
  });
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(([x]) => x)) - left,
    height: Math.max(...corners.map(([, y]) => y)) - top,
  };
}

/** The row with its box as on the picture of its page. */
export function placedOnPicture(row: ReadRow, pages: readonly TextPage[], turning?: Turning): ReadRow {
  const page = pages.find(({ number }) => number === row.page);
  if (row.box === undefined || page === undefined) return row;
  const whole = { ...row.box, height: row.box.height * (1 + DESCENT) };
  const box = turning?.angle ? straightenedBack(whole, page, turning.angle) : whole;
  const [x, y] = [limited(box.x), limited(box.y)];
  return {
    ...row,
    box: { x, y, width: limited(x + box.width) - x, height: limited(y + box.height) - y },
  };
}
