// OCR of a gray picture: words with their boxes, by the core of Tesseract in WebAssembly, called directly.
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import load, { type ResultIterator, type TessBaseAPI } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { TextItem } from '#rules/school-calendar/positioned-text.ts';
import type { Pixels } from './pixels.ts';
import { slopeOfLines } from './slope.ts';

const gunzipped = promisify(gunzip);
const DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
/** Dots per inch that the recogniser works with, for pictures of any size. */
const DPI = '300';
const LSTM_ENGINE = 1;
const SPARSE_TEXT = 11;
const LINE = 2;
const WORD = 3;
/** Radians below which lines count as level. */
const LEVEL = 0.005;
/** Words below this confidence, of 100, are specks and lines of tables. */
const LEAST_CONFIDENCE = 20;

/** Size of the font, as a part of the height of a row above its baseline. */
const EM_OF_ROW = 0.85;

export interface RecognisedPage {
  /** In pixels of the straightened picture. */
  items: TextItem[];
  /** Radians by which the picture was turned clockwise around its middle. */
  angle: number;
  /** Letters and digits in words that were recognised with confidence. */
  sureLetters: number;
}

/** Bytes of the fields before the rows: name, width, height, depth, words of a row, colours, bytes of the rows. */
const SPIX_HEAD = 28;

/** In the format of Leptonica's own memory, which it copies; a PGM is read byte by byte, 75 ms a page. */
function spix({ width, height, data }: Pixels): Buffer {
  const words = Math.ceil(width / 4);
  const file = Buffer.alloc(SPIX_HEAD + words * 4 * height);
  const fields = [width, height, 8, words, 0, words * 4 * height];
  file.write('spix', 'latin1');
  for (const [at, field] of fields.entries()) file.writeUInt32LE(field, 4 + at * 4);
  for (let y = 0; y < height; y += 1)
    file.set(data.subarray(y * width, (y + 1) * width), SPIX_HEAD + y * words * 4);
  // Words hold their first pixel in the highest byte.
  file.subarray(SPIX_HEAD).swap32();
  return file;
}

/**
 * The box of a word whose line has this baseline and height. All words of a line get the same top and height; the
 * bottom is the baseline, as with text of a PDF.
 */
function itemOf(words: ResultIterator): TextItem {
  const { x0, x1, y0, y1 } = words.getBoundingBox(WORD);
  const line = words.getBaseline(LINE);
  const slope = (line.y1 - line.y0) / Math.max(1, line.x1 - line.x0);
  const base = line.x1 > line.x0 ? line.y0 + slope * ((x0 + x1) / 2 - line.x0) : y1;
  const { row_height: rowHeight, descenders } = words.getRowAttributes();
  const height = rowHeight > descenders ? (rowHeight - descenders) * EM_OF_ROW : y1 - y0;
  return { text: words.GetUTF8Text(WORD).trim(), x: x0, y: base - height, width: x1 - x0, height };
}

/** One instance for one file: an instance learns from the pages it has seen. */
export class TextRecogniser {
  readonly #api: TessBaseAPI;
  readonly #show: (picture: Pixels) => void;

  private constructor(api: TessBaseAPI, show: (picture: Pixels) => void) {
    this.#api = api;
    this.#show = show;
  }

  static async start(): Promise<TextRecogniser> {
    const silent = () => undefined;
    const [core, data] = await Promise.all([
      load({ print: silent, printErr: silent }),
      gunzipped(readFileSync(new URL(import.meta.resolve(DATA)))),
    ]);
    core.FS.writeFile('/eng.traineddata', data);
    const api = new core.TessBaseAPI();
    if (api.Init('/', 'eng', LSTM_ENGINE) !== 0) throw new Error('the OCR did not start');
    api.SetVariable('user_defined_dpi', DPI);
    return new TextRecogniser(api, (picture) => core.FS.writeFile('/input', spix(picture)));
  }

  read(picture: Pixels): RecognisedPage {
    const slope = slopeOfLines(picture);
    const angle = Math.abs(slope) < LEVEL ? 0 : -slope;
    this.#show(picture);
    this.#api.SetPageSegMode(SPARSE_TEXT);
    this.#api.SetImageFile(1, angle);
    this.#api.Recognize(null);
    return { ...this.#words(), angle };
  }

  #words(): Omit<RecognisedPage, 'angle'> {
    const items: TextItem[] = [];
    let sureLetters = 0;
    const words = this.#api.GetIterator();
    if (words === null) return { items, sureLetters };
    words.Begin();
    do {
      const confidence = words.Confidence(WORD);
      const item = confidence < LEAST_CONFIDENCE ? undefined : itemOf(words);
      if (item === undefined || item.text === '') continue;
      items.push(item);
      if (confidence > 70) sureLetters += item.text.replace(/[^\p{L}\p{N}]/gu, '').length;
    } while (words.Next(WORD));
    return { items, sureLetters };
  }
}
