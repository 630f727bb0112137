// Pictures in memory, and the plain changes made to them.

/** Pixels in rows from the top, each of one byte (gray), three (red, green, blue) or four (and one unused). */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

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
