// Pictures in memory, and the plain changes made to them.

/** Pixels in rows from the top, each of one byte (gray), three (red, green, blue) or four (and one unused). */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Pixels per inch that a picture is taken for. A letter page of 1275 × 1650 pixels gets its real size. */
export const PICTURE_DPI = 150;

/** A smaller gray picture: each pixel is the mean of a square of `by` pixels. */
export function shrunk({ width, height, data }: Pixels, by: number): Pixels {
  const [columns, rows] = [Math.floor(width / by), Math.floor(height / by)];
  const small = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1, at += 1) {
      let sum = 0;
      for (let row = y * by; row < (y + 1) * by; row += 1) {
        const from = row * width + x * by;
        for (let column = 0; column < by; column += 1) sum += data[from + column] ?? 0;
      }
      small[at] = sum / (by * by);
    }
  }
  return { width: columns, height: rows, data: small };
}

/** Sum of the weights of two neighbours: 8 bits. */
const WHOLE = 2 ** 8;

/** Neighbours of each place of a row of `to` that is a row of `from` enlarged, and the weight of the second one. */
function neighbours(
  from: number,
  to: number,
): { first: Uint16Array; second: Uint16Array; weight: Uint16Array } {
  const row = { first: new Uint16Array(to), second: new Uint16Array(to), weight: new Uint16Array(to) };
  for (let at = 0; at < to; at += 1) {
    const place = Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5));
    const first = Math.floor(place);
    row.first[at] = first;
    row.second[at] = Math.min(from - 1, first + 1);
    row.weight[at] = Math.round((place - first) * WHOLE);
  }
  return row;
}

/** A gray picture of other size, at least half of it: each pixel is the weighted mean of its four neighbours. */
export function scaled({ width, height, data }: Pixels, by: number): Pixels {
  const [columns, rows] = [Math.round(width * by), Math.round(height * by)];
  const across = neighbours(width, columns);
  const down = neighbours(height, rows);
  const wide = new Uint8Array(columns * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const start = y * width;
    for (let x = 0; x < columns; x += 1, at += 1) {
      const left = data[start + (across.first[x] ?? 0)] ?? 0;
      const right = data[start + (across.second[x] ?? 0)] ?? 0;
      wide[at] = left + (((right - left) * (across.weight[x] ?? 0)) >> 8);
    }
  }
  const large = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < rows; y += 1) {
    const [upper, lower] = [(down.first[y] ?? 0) * columns, (down.second[y] ?? 0) * columns];
    const weight = down.weight[y] ?? 0;
    for (let x = 0; x < columns; x += 1, at += 1) {
      const above = wide[upper + x] ?? 0;
      large[at] = above + ((((wide[lower + x] ?? 0) - above) * weight) >> 8);
    }
  }
  return { width: columns, height: rows, data: large };
}

/** The picture turned clockwise by quarters. */
export function turned(pixels: Pixels, quarters: number): Pixels {
  if (quarters % 4 === 0) return pixels;
  const { width, height, data } = pixels;
  const bytes = data.length / (width * height);
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A quarter clockwise: the left column becomes the top row.
      const to = x * height + (height - 1 - y);
      for (let part = 0; part < bytes; part += 1)
        result[to * bytes + part] = data[(y * width + x) * bytes + part] ?? 0;
    }
  }
  return turned({ width: height, height: width, data: result }, quarters - 1);
}
