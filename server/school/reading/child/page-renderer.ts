// Pictures of PDF pages, by PDFium in WebAssembly.
import { readFileSync } from 'node:fs';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { Refusal } from '../refusal.ts';
import type { Pixels } from './pixels.ts';

const POINTS_PER_INCH = 72;

/** Draws page `number`, from 1, at `dpi`, or at less when it would have more than `most` pixels. */
export interface Renderer {
  render(number: number, colorSpace: 'Gray' | 'BGRA', dpi: number, most: number): Promise<Pixels>;
}

/** Renders the pages of one file. */
export class PageRenderer implements Renderer {
  readonly #document: PDFiumDocument;

  private constructor(document: PDFiumDocument) {
    this.#document = document;
  }

  static async open(bytes: Uint8Array): Promise<PageRenderer> {
    const wasm = readFileSync(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
    const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
    try {
      return new PageRenderer(await library.loadDocument(bytes));
    } catch {
      throw new Refusal('damaged');
    }
  }

  /** True when nothing is drawn on page `number`, from 1, but text. */
  hasOnlyText(number: number): boolean {
    for (const { type } of this.#document.getPage(number - 1).objects()) if (type !== 'text') return false;
    return true;
  }

  async render(number: number, colorSpace: 'Gray' | 'BGRA', dpi: number, most: number): Promise<Pixels> {
    const page = this.#document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const area = Math.max(1, originalWidth * originalHeight);
    const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(most / area));
    const { width, height, data } = await page.render({ scale, colorSpace, render: 'bitmap' });
    return { width, height, data };
  }
}
