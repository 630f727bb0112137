// A school calendar as it is handed out, with what reading it returns: its page is drawn by the browser, and the boxes
// of the rows are those of its lines.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Box, ReadCalendar, ReadingProgress } from '../contract/school-reading.ts';

type Row = ReadCalendar['rows'][number];
type PrintedRow = Omit<Row, 'source' | 'page' | 'box'> & { printed: string };

export const HAWTHORN: readonly PrintedRow[] = [
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

/** Answers every upload with these steps; returns the requests. */
export async function stubReading(
  page: Page,
  answer: (request: { year: string | null; body: Buffer | null }) => readonly ReadingProgress[],
): Promise<{ year: string | null; body: Buffer | null; type: string }[]> {
  const sent: { year: string | null; body: Buffer | null; type: string }[] = [];
  await page.route('**/api/school-calendar/read*', async (route) => {
    const request = route.request();
    const year = new URL(request.url()).searchParams.get('year');
    const body = request.postDataBuffer();
    sent.push({ year, body, type: request.headers()['content-type'] ?? '' });
    await route.fulfill({ contentType: 'text/event-stream', body: streamed(answer({ year, body })) });
  });
  return sent;
}
