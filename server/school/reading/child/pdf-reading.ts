// Reads a PDF: its text, and its pages that are pictures.
import type { ReadingRequest } from '../child-messages.ts';
import { PageRenderer } from './page-renderer.ts';
import { readPages, startRecogniser, type Send } from './paged-reading.ts';
import { chosenPages, isReadable } from './pdf-pages.ts';
import { checkPictures } from './pdf-pictures.ts';
import { openPdfText } from './pdf-text.ts';

export async function readPdf(file: Buffer, request: ReadingRequest, send: Send): Promise<void> {
  checkPictures(file);
  // PDFium is compiled in the background meanwhile.
  const opening = PageRenderer.open(file);
  opening.catch(() => undefined);
  // pdf.js takes the bytes away from their owner.
  const document = await openPdfText(new Uint8Array(file));
  const { pages, areChosen } = await chosenPages(document, request);
  const renderer = await opening;
  const unread = pages
    .filter((page) => !isReadable(page, () => renderer.hasOnlyText(page.number)))
    .map(({ number }) => number);
  const { numPages: total } = document;
  await readPages({ renderer, total, pages, unread, areChosen, startRecogniser }, request, send);
}
