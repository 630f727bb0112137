// A school calendar as it is handed out, with what reading it returns: its page is drawn by the browser, and the boxes
// of the rows are those of its lines.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Box, ReadCalendar, ReadingProgress } from '../../contract/school-reading.ts';

type Row = ReadCalendar['rows'][number];
type PrintedRow = Omit<Row, 'source' | 'page' | 'box'> & { printed: string };

const HAWTHORN: readonly PrintedRow[] = [
  {
    printed: 'Aug 24  First Day of School',
    date: '2026-08-24',
    event: 'First Day of School',
    kind: 'first-day',
    warnings: [],
  },
  {
    printed: 'Sep 7  Labor Day - No School',
    date: '2026-09-07',
    event: 'Labor Day - No School',
    kind: 'holiday',
    warnings: [],
  },
  {
    printed: 'Sep 25  Early Release 12:30',
    date: '2026-09-25',
    event: 'Early Release',
    kind: 'early-dismissal',
    time: '12:30',
    warnings: [],
  },
  {
    printed: 'Thu Oct 9  Teacher Work Day',
    date: '2026-10-09',
    event: 'Teacher Work Day',
    kind: 'staff-day',
    warnings: ['weekday'],
  },
  {
    printed: 'Oct 30  Conferences (Elementary only)',
    date: '2026-10-30',
    event: 'Conferences',
    kind: 'conferences',
    qualifier: 'Elementary only',
    warnings: ['qualified'],
  },
  {
    printed: 'Nov 25 - 27  Thanksgiving Break',
    date: '2026-11-25',
    endDate: '2026-11-27',
    event: 'Thanksgiving Break',
    kind: 'break',
    warnings: [],
  },
  {
    printed: 'Dec 21 - Jan 1  Winter Break',
    date: '2026-12-21',
    endDate: '2027-01-01',
    event: 'Winter Break',
    kind: 'break',
    warnings: [],
  },
  {
    printed: 'Jun 4  Last Day of School',
    date: '2027-06-04',
    event: 'Last Day of School',
    kind: 'last-day',
    warnings: [],
  },
];

const PAPER = { width: 850, height: 1100 };

const sheet = (rows: readonly PrintedRow[]): string => `<!doctype html><style>
  body { margin: 0; font: 22px Georgia, serif; background: #fff; color: #111 }
  h1 { font-size: 34px; text-align: center; margin: 60px 0 40px }
  p { margin: 0 0 18px 90px; width: fit-content; white-space: pre }
</style><h1>Hawthorn Elementary<br>2026-2027 Calendar</h1>${rows.map(({ printed }) => `<p>${printed}</p>`).join('')}`;

/** The page as a picture, and the box of each line on it. */
async function drawSheet(
  page: Page,
  rows: readonly PrintedRow[],
): Promise<{ picture: string; boxes: Box[] }> {
  const paper = await page.context().newPage();
  await paper.setViewportSize(PAPER);
  await paper.setContent(sheet(rows));
  const picture = `data:image/png;base64,${(await paper.screenshot()).toString('base64')}`;
  const boxes: Box[] = [];
  for (const line of await paper.locator('p').all()) {
    const { x, y, width, height } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    boxes.push({
      x: x / PAPER.width,
      y: y / PAPER.height,
      width: width / PAPER.width,
      height: height / PAPER.height,
    });
  }
  await paper.close();
  return { picture, boxes };
}

/** The same lines as a PDF. */
export async function printSheet(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(sheet(HAWTHORN));
  const pdf = await paper.pdf({ format: 'Letter' });
  await paper.close();
  return pdf;
}

/** The answer for a file of one page with these lines. */
export async function readingOf(
  page: Page,
  rows: readonly PrintedRow[] = HAWTHORN,
  more: Partial<ReadCalendar> = {},
): Promise<ReadCalendar> {
  const { picture, boxes } = await drawSheet(page, rows);
  return {
    fileKind: 'pdf',
    hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    schoolName: 'Hawthorn Elementary',
    academicYear: '2026-2027',
    needsYear: false,
    rows: rows.map(({ printed, ...row }, index) => ({ ...row, source: printed, page: 1, box: boxes[index] })),
    pages: [{ number: 1, picture }],
    pagesRead: 1,
    pagesTotal: 1,
    remarks: [],
    ...more,
  };
}

const streamed = (steps: readonly ReadingProgress[]): string =>
  steps.map((step) => `data: ${JSON.stringify(step)}\n\n`).join('');

interface SentFile {
  /** The first year of the academic year, where a parent was asked for it. */
  year: string | null;
  type: string;
  text: string | null;
}

/** Answers every upload with the steps of `answer`, a stream that arrives at once; returns the requests. */
export async function stubReading(
  page: Page,
  answer: (file: SentFile) => readonly ReadingProgress[],
): Promise<SentFile[]> {
  const sent: SentFile[] = [];
  await page.route('**/api/school-calendar/read*', async (route) => {
    const request = route.request();
    const file = {
      year: new URL(request.url()).searchParams.get('year'),
      type: request.headers()['content-type'] ?? '',
      text: request.postData(),
    };
    sent.push(file);
    await route.fulfill({ contentType: 'text/event-stream', body: streamed(answer(file)) });
  });
  return sent;
}

interface FedReading {
  /** Sends text to the page; null while nothing is being read. */
  push: ((text: string) => void) | null;
  stopped: boolean;
}

/**
 * Replaces the upload's response in the page by a stream that the test feeds, because Playwright answers a route only
 * with a whole body. `push` waits until a file is being read; `stopped` tells whether the page gave up the last one.
 */
export async function feedReading(page: Page) {
  await page.addInitScript(() => {
    const real = globalThis.fetch;
    const fed: FedReading = { push: null, stopped: false };
    Object.assign(globalThis, { fedReading: fed });
    globalThis.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.includes('/api/school-calendar/read')) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          fed.push = (text) => controller.enqueue(new TextEncoder().encode(text));
          init?.signal?.addEventListener('abort', () => {
            fed.stopped = true;
            controller.error(new DOMException('Aborted', 'AbortError'));
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  return {
    push: async (step: ReadingProgress): Promise<void> => {
      await page.waitForFunction(() => (globalThis as unknown as { fedReading: FedReading }).fedReading.push);
      await page.evaluate(
        ([text = '', isLast]) => {
          const { fedReading } = globalThis as unknown as { fedReading: FedReading };
          fedReading.push?.(text);
          if (isLast === 'last') fedReading.push = null;
        },
        [streamed([step]), step.event === 'progress' ? 'more' : 'last'],
      );
    },
    stopped: (): Promise<boolean> =>
      page.evaluate(() => (globalThis as unknown as { fedReading: FedReading }).fedReading.stopped),
  };
}
