// Reads the pages of a file: those with text at once, then those that are pictures one by one.
import { readRows } from '#rules/school-calendar/read-rows.ts';
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { CalendarPart, ChildMessage, ReadingRequest } from '../child-messages.ts';
import { Refusal } from '../refusal.ts';
import { drawPicture, pagesToShow, placedOnPicture } from './page-pictures.ts';
import type { Renderer } from './page-renderer.ts';
import type { TextRecogniser } from './ocr.ts';
import type { Turning } from './scanned-page.ts';

export type Send = (message: ChildMessage) => Promise<void>;

interface PagedFile {
  renderer: Renderer;
  /** Pages of the file. */
  total: number;
  /** Those to read, in the order of their numbers. */
  pages: TextPage[];
  /** Numbers of those without text, which must be recognised. */
  unread: number[];
  /** True when these are the pages with dates, not the first ones. */
  areChosen?: boolean;
  /** True for a picture, which is a page of its own. */
  isPicture?: boolean;
  startRecogniser: () => Promise<TextRecogniser>;
}

/** The pages of one file while they are read. */
class PagedReading {
  readonly #request: ReadingRequest;
  readonly #send: Send;
  readonly #file: PagedFile;
  readonly #pages: TextPage[];
  readonly #unread: Set<number>;
  readonly #turnings = new Map<number, Turning>();
  readonly #shown = new Set<number>();

  constructor(request: ReadingRequest, send: Send, file: PagedFile) {
    this.#request = request;
    this.#send = send;
    this.#file = file;
    this.#pages = file.pages;
    this.#unread = new Set(file.unread);
  }

  async run(): Promise<void> {
    if (this.#unread.size > 0) await this.#recognise();
    await this.#send({ type: 'done', part: await this.#part() });
  }

  /** Recognises pages until the time is up. */
  async #recognise(): Promise<void> {
    const of = this.#pages.length;
    const { readScannedPage, scanPage, scanPicture } = await import('./scanned-page.ts');
    const recogniser = await this.#file.startRecogniser();
    let longest = 0;
    for (const number of this.#unread) {
      const began = performance.now();
      if (began + longest > this.#request.ocrMilliseconds) return;
      const { renderer, isPicture } = this.#file;
      const scan = await (isPicture ? scanPicture(renderer) : scanPage(renderer, number));
      await this.#send({ type: 'recognising' });
      const { page, turning, isBlank } = readScannedPage(scan, recogniser, number);
      // A picture that cannot be decoded is drawn as blank paper.
      if (isBlank && isPicture) throw new Refusal('damaged');
      this.#pages.splice(
        this.#pages.findIndex((one) => one.number === number),
        1,
        page,
      );
      this.#turnings.set(number, turning);
      this.#unread.delete(number);
      longest = Math.max(longest, performance.now() - began);
      if (this.#unread.size === 0) return;
      await this.#send({ type: 'progress', page: of - this.#unread.size, of, part: await this.#part() });
    }
  }

  /** The rows so far; pictures of their pages are sent first. */
  async #part(): Promise<CalendarPart> {
    const { year, today } = this.#request;
    const pages = this.#pages.filter(({ number }) => !this.#unread.has(number));
    // The picture of a single page is needed in any case: it is packed while the rows are read.
    const early = this.#file.total === 1 ? await this.#draw(1) : undefined;
    const read = readRows({ pages }, { year, today });
    for (const page of pagesToShow(read.rows, pages, this.#shown)) {
      const { png } = early ?? (await this.#draw(page));
      this.#shown.add(page);
      await this.#send({ type: 'picture', page, png: (await png).toString('base64') });
    }
    const rows = read.rows.map((row) => placedOnPicture(row, pages, this.#turnings.get(row.page)));
    const counts = { pagesRead: pages.length, pagesTotal: this.#file.total };
    return { ...read, ...counts, rows, remarks: [...this.#remarks(pages.length), ...read.remarks] };
  }

  #draw(page: number): Promise<{ png: Promise<Buffer> }> {
    return drawPicture(this.#file.renderer, page, this.#turnings.get(page));
  }

  #remarks(count: number): string[] {
    const { total, areChosen } = this.#file;
    if (count === total) return [];
    if (this.#unread.size > 0) return [`Read ${count} of ${total} pages.`];
    return areChosen
      ? [`This file has ${total} pages. Only the ${count} that look like a calendar were read.`]
      : [`This file has ${total} pages. Only the first ${count} were read.`];
  }
}

export async function startRecogniser(): Promise<TextRecogniser> {
  const { TextRecogniser } = await import('./ocr.ts');
  return TextRecogniser.start();
}

export const readPages = (file: PagedFile, request: ReadingRequest, send: Send): Promise<void> =>
  new PagedReading(request, send, file).run();

/** Reads a picture, the one page that `open` can draw. */
export async function readPicture(
  open: () => Promise<Renderer>,
  request: ReadingRequest,
  send: Send,
): Promise<void> {
  // The OCR is compiled in the background meanwhile.
  const starting = startRecogniser();
  starting.catch(() => undefined);
  const renderer = await open();
  const page = { number: 1, width: 0, height: 0, items: [], fromPicture: true };
  const file = { renderer, total: 1, pages: [page], unread: [1], isPicture: true };
  await readPages({ ...file, startRecogniser: () => starting }, request, send);
}
