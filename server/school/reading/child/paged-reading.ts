// Reads a PDF, or a picture wrapped into one: text first, then pages that are pictures one by one.
import { readRows } from '#rules/school-calendar/read-rows.ts';
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { CalendarPart, ChildMessage, ReadingRequest } from '../child-messages.ts';
import { Refusal } from '../refusal.ts';
import { drawPicture, pagesToShow, placedOnPicture } from './page-pictures.ts';
import { PageRenderer } from './page-renderer.ts';
import { chosenPages, isPicture, PAGES_MOST } from './pdf-pages.ts';
import { openPdfText } from './pdf-text.ts';
import type { Turning } from './scanned-page.ts';

/** Resolution in which blank paper is told from a page. */
const GLANCE_DPI = 72;
const GLANCE_PIXELS = 0.5e6;

type Send = (message: ChildMessage) => Promise<void>;

/** The pages of one file while they are read. */
class PagedReading {
  readonly #request: ReadingRequest;
  readonly #send: Send;
  readonly #renderer: PageRenderer;
  readonly #total: number;
  /** In the order of their numbers. */
  readonly #pages: TextPage[];
  readonly #unread: Set<number>;
  readonly #turnings = new Map<number, Turning>();
  readonly #shown = new Set<number>();

  constructor(
    request: ReadingRequest,
    send: Send,
    file: { renderer: PageRenderer; total: number; pages: TextPage[] },
  ) {
    this.#request = request;
    this.#send = send;
    this.#renderer = file.renderer;
    this.#total = file.total;
    this.#pages = file.pages;
    this.#unread = new Set(file.pages.filter(isPicture).map(({ number }) => number));
  }

  async run(): Promise<void> {
    if (this.#unread.size > 0) await this.#recognise();
    await this.#send({ type: 'done', part: await this.#part() });
  }

  /** Recognises pages until the time is up. */
  async #recognise(): Promise<void> {
    await this.#send({ type: 'recognising' });
    const of = this.#pages.length;
    const { TextRecogniser } = await import('./ocr.ts');
    const { readScannedPage } = await import('./scanned-page.ts');
    const recogniser = await TextRecogniser.start();
    let longest = 0;
    for (const number of this.#unread) {
      const began = performance.now();
      if (began + longest > this.#request.ocrMilliseconds) return;
      const { page, turning } = await readScannedPage(this.#renderer, recogniser, number);
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
    const early = this.#total === 1 ? await this.#draw(1) : undefined;
    const read = readRows({ pages }, { year, today });
    for (const page of pagesToShow(read.rows, pages, this.#shown)) {
      const { png } = early ?? (await this.#draw(page));
      this.#shown.add(page);
      await this.#send({ type: 'picture', page, png: (await png).toString('base64') });
    }
    const rows = read.rows.map((row) => placedOnPicture(row, pages, this.#turnings.get(row.page)));
    const counts = { pagesRead: pages.length, pagesTotal: this.#total };
    return { ...read, ...counts, rows, remarks: [...this.#remarks(pages.length), ...read.remarks] };
  }

  #draw(page: number): Promise<{ png: Promise<Buffer> }> {
    return drawPicture(this.#renderer, page, this.#turnings.get(page));
  }

  #remarks(count: number): string[] {
    if (count === this.#total) return [];
    if (this.#unread.size > 0) return [`Read ${count} of ${this.#total} pages.`];
    return this.#total > PAGES_MOST
      ? [`This file has ${this.#total} pages. Only the ${count} that look like a calendar were read.`]
      : [];
  }
}

/** Reads the pages of a PDF. */
export async function readPdf(file: Buffer, request: ReadingRequest, send: Send): Promise<void> {
  // PDFium is compiled in the background meanwhile.
  const opening = PageRenderer.open(file);
  opening.catch(() => undefined);
  // pdf.js takes the bytes away from their owner.
  const document = await openPdfText(new Uint8Array(file));
  const pages = await chosenPages(document, request);
  const renderer = await opening;
  await new PagedReading(request, send, { renderer, total: document.numPages, pages }).run();
}

/** Reads the one page of a PDF that a picture was wrapped into. */
export async function readPicture(pdf: Buffer, request: ReadingRequest, send: Send): Promise<void> {
  const renderer = await PageRenderer.open(pdf);
  // A picture that cannot be decoded is drawn as blank paper.
  const { isEmpty } = await import('./scanned-page.ts');
  if (isEmpty(await renderer.render(1, 'Gray', GLANCE_DPI, GLANCE_PIXELS))) throw new Refusal('damaged');
  const pages = [{ number: 1, width: 0, height: 0, items: [], fromPicture: true }];
  await new PagedReading(request, send, { renderer, total: 1, pages }).run();
}
