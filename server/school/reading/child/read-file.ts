// Process that reads one calendar file from its standard input and writes messages as JSON lines; see reading-process.ts.
import { readFileSync } from 'node:fs';
import type { TextDocument } from '#rules/school-calendar/positioned-text.ts';
import { readRows } from '#rules/school-calendar/read-rows.ts';
import type { ChildMessage, ReadingRequest } from '../child-messages.ts';
import { Refusal } from '../refusal.ts';

const STANDARD_INPUT = 0;
/** A school calendar on one screen has 5,000 characters. */
const CHARACTERS_MOST = 400_000;

/** Resolves when the message is on its way: recognising the next page would hold it up for seconds. */
const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });

async function sendDocument(document: TextDocument, { year, today }: ReadingRequest): Promise<void> {
  const length = (document.lines ?? []).reduce((sum, line) => sum + line.length, 0);
  if (length > CHARACTERS_MOST) throw new Refusal('long');
  const read = readRows(document, { year, today });
  await send({ type: 'done', part: { ...read, pagesRead: 1, pagesTotal: 1 } });
}

/** UTF-8, UTF-16 with its mark, or what older Windows programs write. */
function decodeText(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Each format loads its own packages only. */
async function readFile(file: Buffer, request: ReadingRequest): Promise<void> {
  switch (request.kind) {
    case 'pdf':
      return (await import('./pdf-reading.ts')).readPdf(file, request, send);
    case 'jpeg': {
      const { readPicture } = await import('./paged-reading.ts');
      const { pdfOfJpeg } = await import('./picture-pdf.ts');
      const { PageRenderer } = await import('./page-renderer.ts');
      return readPicture(() => PageRenderer.open(pdfOfJpeg(file)), request, send);
    }
    case 'png': {
      const { readPicture } = await import('./paged-reading.ts');
      const { PngPage } = await import('./png-page.ts');
      return readPicture(() => PngPage.open(file), request, send);
    }
    case 'docx':
      return sendDocument(await (await import('./docx-text.ts')).readDocx(file), request);
    case 'doc':
      return sendDocument(await (await import('./word-text.ts')).readWord(file), request);
    case 'ics':
      return send({
        type: 'done',
        part: (await import('./ics-calendar.ts')).readIcs(decodeText(file), request),
      });
    case 'text':
      return sendDocument({ pages: [], lines: decodeText(file).split(/\r\n?|\n/) }, request);
  }
}

async function main(): Promise<void> {
  // Node reads its compile cache only where it may also write; nothing else needs that, and nothing was read yet.
  process.permission?.drop('fs.write');
  try {
    const request = JSON.parse(process.argv[2] ?? '') as ReadingRequest;
    await readFile(readFileSync(STANDARD_INPUT), request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await send({ type: 'refused', reason: error.reason });
  }
}

void main();
