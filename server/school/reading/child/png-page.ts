// The page of a PNG, drawn from its decoded pixels: PDFium would take 200 ms to start and to draw it.
import type { Renderer } from './page-renderer.ts';
import { PICTURE_DPI, scaled, shrunk, type Pixels } from './pixels.ts';
import { decodePng } from './png-rows.ts';

/** Pixels of a decoded PNG: more than are recognised are of no use. */
const PIXELS_MOST = 9e6;

/** Percents of red, green and blue. */
type Mix = readonly [red: number, green: number, blue: number];
/** Gray as PDFium mixes it. */
const GRAY: Mix = [30, 59, 11];
const CHANNELS: readonly Mix[] = [
  [100, 0, 0],
  [0, 100, 0],
  [0, 0, 100],
];

/** A gray picture of one with three bytes a pixel; of a gray one, itself. */
function mixed(picture: Pixels, [red, green, blue]: Mix): Pixels {
  const { width, height, data } = picture;
  if (data.length === width * height) return picture;
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 3)
    gray[at] = (red * (data[from] ?? 0) + green * (data[from + 1] ?? 0) + blue * (data[from + 2] ?? 0)) / 100;
  return { width, height, data: gray };
}

/** A gray picture made smaller. */
function smaller(picture: Pixels, scale: number): Pixels {
  const whole = Math.floor(1 / scale);
  return scaled(whole > 1 ? shrunk(picture, whole) : picture, scale * whole);
}

export class PngPage implements Renderer {
  readonly #picture: Pixels;

  private constructor(picture: Pixels) {
    this.#picture = picture;
  }

  static async open(png: Buffer): Promise<PngPage> {
    return new PngPage(await decodePng(png, PIXELS_MOST));
  }

  /** Gray, the picture is drawn pixel by pixel: it has few enough. */
  async render(_: number, colorSpace: 'Gray' | 'BGRA', dpi: number, most: number): Promise<Pixels> {
    const picture = this.#picture;
    if (colorSpace === 'Gray') return mixed(picture, GRAY);
    const scale = Math.min(1, dpi / PICTURE_DPI, Math.sqrt(most / (picture.width * picture.height)));
    const isGray = picture.data.length === picture.width * picture.height;
    const channels = (isGray ? [GRAY] : CHANNELS).map((mix) => smaller(mixed(picture, mix), scale));
    const [{ width, height } = picture] = channels;
    const data = new Uint8Array(width * height * 4);
    for (let channel = 0; channel < CHANNELS.length; channel += 1) {
      const bytes = channels[channel % channels.length]?.data ?? [];
      for (let at = 0; at < bytes.length; at += 1) data[at * 4 + channel] = bytes[at] ?? 0;
    }
    return { width, height, data };
  }
}
