// Uploads of calendar files over HTTP: every format, progress, refusals, and what is left behind.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReadCalendar, ReadingProgress } from '#contract/school-reading.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { docxOf, documentPart } from '../../testing/files/made-docx.ts';
import { listPage, scannedPdf, textPdf } from '../../testing/files/made-pdf.ts';
import { Uploader, type Upload } from './testing/upload-client.ts';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../testing/fixtures/calendar-files/${name}`, import.meta.url));

const LINES = [
  'Maple Grove School',
  '2026-2027 Calendar',
  'September 7, 2026   Labor Day - No School',
  'November 25-27, 2026   Thanksgiving Break',
  'June 4, 2027   Last Day of School',
];
const EVENTS = [
  ['2026-09-07', undefined, 'Labor Day - No School'],
  ['2026-11-25', '2026-11-27', 'Thanksgiving Break'],
  ['2027-06-04', undefined, 'Last Day of School'],
];
const PDF = textPdf([listPage(LINES)]);
const SCANNED = { width: 850, height: 550 };

let home: TestApp;
let parent: Uploader;
let port: number;
beforeAll(async () => {
  home = await testApp({ now: () => new Date('2026-08-01T12:00:00Z') });
  await home.app.listen({ port: 0, host: '127.0.0.1' });
  port = (home.app.server.address() as AddressInfo).port;
  parent = new Uploader(port, (await home.parent()).cookie);
});
afterAll(() => home.close());

const eventsOf = ({ rows }: ReadCalendar) => rows.map(({ date, endDate, event }) => [date, endDate, event]);

/** Processes of this one that read a calendar file; other tests have theirs at the same time. */
const readers = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const isOurs = readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${process.pid}\n`);
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-file.ts');
    } catch {
      return false;
    }
  });

/** Temporary files of uploads, with a name or without. */
const temporaryFiles = (): string[] => [
  ...readdirSync(tmpdir()).filter((name) => /^pippal-[\da-f]{8}-/.test(name)),
  ...readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return /\/pippal-[\da-f]{8}-/.test(readlinkSync(`/proc/self/fd/${fd}`));
    } catch {
      return false;
    }
  }),
];

describe('formats', () => {
  test('a PDF with text gives its rows, each with its line and its place on a picture [D11]', async () => {
    const { status, calendar } = await parent.send({ bytes: PDF });
    expect(status).toBe(200);
    expect(eventsOf(calendar)).toEqual(EVENTS);
    expect(calendar).toMatchObject({
      fileKind: 'pdf',
      hash: createHash('sha256').update(PDF).digest('hex'),
      academicYear: '2026-2027',
      pagesRead: 1,
      pagesTotal: 1,
    });
    const [first] = calendar.rows;
    expect(first).toMatchObject({ page: 1, source: expect.stringContaining('September 7, 2026') });
    // The baseline is 134 points from the top of 792, the text begins at 72 of 612.
    expect(first?.box?.x).toBeCloseTo(72 / 612, 2);
    expect((first?.box?.y ?? 0) * 792).toBeGreaterThan(134 - 14);
    expect(((first?.box?.y ?? 0) + (first?.box?.height ?? 0)) * 792).toBeGreaterThan(134);
    expect(calendar.pages).toEqual([
      { number: 1, picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    ]);
  });

  test.each([
    ['list.docx', 'docx'],
    ['list.doc', 'doc'],
  ])('%s gives the rows of its table and its paragraphs, without pictures [D11]', async (name, fileKind) => {
    const { status, calendar } = await parent.send({ bytes: fixture(name) });
    expect(status).toBe(200);
    expect(calendar).toMatchObject({ fileKind, academicYear: '2026-2027', pages: [] });
    expect(eventsOf(calendar)).toEqual(
      expect.arrayContaining([
        ['2026-09-07', undefined, 'Labor Day – No School'],
        ['2026-11-25', '2026-11-27', 'Thanksgiving Break'],
        ['2026-12-21', '2027-01-01', 'Winter Break'],
        ['2027-06-04', undefined, 'Last Day of School & picnic'],
      ]),
    );
  });

  test('a picture is recognised [D11]', async () => {
    const { status, calendar } = await parent.send({ bytes: fixture('list.jpg') });
    expect(status).toBe(200);
    expect(calendar).toMatchObject({ fileKind: 'jpeg', academicYear: '2026-2027', pagesRead: 1 });
    expect(eventsOf(calendar)).toEqual([
      ['2026-08-17', undefined, 'First Day of School'],
      ['2026-09-07', undefined, 'Labor Day - No School'],
      ['2026-10-09', undefined, 'Early Dismissal'],
      ['2026-11-25', '2026-11-27', 'Thanksgiving Break'],
      ['2027-01-18', undefined, 'Martin Luther King Jr. Day'],
      ['2027-03-15', '2027-03-19', 'Spring Break'],
      ['2027-06-04', undefined, 'Last Day of School'],
    ]);
  });

  test('an .ics file gives single days, several days and repeats [D11]', async () => {
    const bytes = Buffer.from(
      'BEGIN:VCALENDAR\r\nX-WR-CALNAME:Maple Grove\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261128\r\nSUMMARY:Thanksgiving\\, no school\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260904\r\nRRULE:FREQ=MONTHLY;COUNT=2\r\nSUMMARY:Early Dismissal 1:15 p.m.\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART:20261125T180000\r\nSUMMARY:Back to School Night\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    );
    const { calendar } = await parent.send({ bytes, fileName: 'calendar.pdf' });
    expect(calendar).toMatchObject({ fileKind: 'ics', schoolName: 'Maple Grove', pages: [] });
    expect(calendar.academicYear).toBe('2026-2027');
    expect(calendar.rows).toMatchObject([
      { date: '2026-09-04', event: 'Early Dismissal 1:15 p.m.', kind: 'early-dismissal', time: '13:15' },
      { date: '2026-10-04', event: 'Early Dismissal 1:15 p.m.' },
      { date: '2026-11-25', endDate: '2026-11-27', event: 'Thanksgiving, no school' },
      { date: '2026-11-25', event: 'Back to School Night', kind: 'school', time: '18:00' },
    ]);
  });

  test('pasted text is read, and the chosen year is used when none is printed [D11]', async () => {
    const pasted: Upload = {
      bytes: Buffer.from('September 7 - Labor Day\nMarch 15-19 - Spring Break\n'),
      type: 'text/plain; charset=utf-8',
      isRaw: true,
    };
    expect((await parent.send(pasted)).calendar).toMatchObject({
      fileKind: 'text',
      academicYear: null,
      needsYear: true,
    });
    const { calendar } = await parent.send({ ...pasted, query: '?year=2026' });
    expect(calendar.academicYear).toBe('2026-2027');
    expect(eventsOf(calendar)).toEqual([
      ['2026-09-07', undefined, 'Labor Day'],
      ['2027-03-15', '2027-03-19', 'Spring Break'],
    ]);
  });

  test('the body itself may be the file, whatever its type claims [D11]', async () => {
    const { status, calendar } = await parent.send({ bytes: PDF, type: 'image/png', isRaw: true });
    expect([status, calendar.fileKind]).toEqual([200, 'pdf']);
  });
});

describe('a scanned file', () => {
  const scanned = scannedPdf(fixture('list.jpg'), { ...SCANNED, pages: 3 });

  test('reports each page with what was read so far [D37]', async () => {
    const events: ReadingProgress[] = [];
    for await (const event of parent.events({ bytes: scanned })) events.push(event);
    const steps = events.map((event) => {
      const calendar = event.event === 'done' ? event.calendar : 'soFar' in event ? event.soFar : undefined;
      return [
        event.event,
        calendar?.pagesRead,
        calendar?.pages.map(({ number }) => number),
        calendar?.remarks,
      ];
    });
    // The same rows are printed on each page, and belong to the first one.
    expect(steps).toEqual([
      ['progress', 1, [1], ['Read 1 of 3 pages.']],
      ['progress', 2, [], ['Read 2 of 3 pages.']],
      ['done', 3, [1], []],
    ]);
    const last = events.at(-1);
    expect(last?.event === 'done' && last.calendar.rows).toHaveLength(7);
  });

  test('ends with its process when the parent stops [D37]', async () => {
    const { response, stop } = parent.open({ bytes: scanned, headers: { accept: 'text/event-stream' } });
    await response;
    await vi.waitFor(() => expect(readers()).toHaveLength(1));
    stop();
    await vi.waitFor(() => expect([readers(), temporaryFiles()]).toEqual([[], []]));
    expect((await parent.send({ bytes: PDF })).status).toBe(200);
  });
});

describe('refusals', () => {
  test('a visitor without a session is refused before the file is read [D11]', async () => {
    expect((await new Uploader(port, '').send({ bytes: PDF })).status).toBe(401);
  });

  test('another site cannot upload in the name of a parent [D11]', async () => {
    const foreign = await parent.send({ bytes: PDF, headers: { origin: 'https://evil.test' } });
    const cross = await parent.send({ bytes: PDF, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, cross.status]).toEqual([403, 403]);
  });

  test.each<Partial<Upload>>([
    { isRaw: false },
    { isRaw: true },
    { isRaw: true, isChunked: true },
    { isRaw: false, isChunked: true },
  ])('more than 20 MB answers 413 with a sentence: %o [D24]', async (changes) => {
    const answer = await parent.send({ bytes: Buffer.alloc(21 * 1024 * 1024, 'x'), ...changes });
    expect(answer).toMatchObject({
      status: 413,
      text: 'This file is larger than 20 MB. Please choose only the page with the calendar.',
    });
    expect(temporaryFiles()).toEqual([]);
  });

  test.each<[string, Upload]>([
    ['an empty file', { bytes: Buffer.alloc(0) }],
    [
      'a form without a file',
      {
        bytes: Buffer.from('--a-boundary-of-the-test--\r\n'),
        isRaw: true,
        type: 'multipart/form-data; boundary=a-boundary-of-the-test',
      },
    ],
    ['a form that is none', { bytes: Buffer.from('nothing'), isRaw: true, type: 'multipart/form-data' }],
    ['JSON', { bytes: Buffer.from('{"file":"x"}'), isRaw: true, type: 'application/json' }],
    ['a year that is none', { bytes: PDF, query: '?year=soon' }],
    [
      'a program with the name of a PDF',
      {
        bytes: Buffer.from('\u007fELF\u0002\u0001\u0001'),
        fileName: 'calendar.pdf',
        type: 'application/pdf',
      },
    ],
    [
      'text with the name of a PDF',
      { bytes: Buffer.from('September 7 Labor Day'), fileName: 'calendar.pdf', type: 'application/pdf' },
    ],
    ['a damaged PDF', { bytes: Buffer.from('%PDF-1.7\nnothing follows') }],
  ])('%s answers 400 with a sentence [D20]', async (_, upload) => {
    const answer = await parent.send(upload);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(/^[A-Z][^{}<>\n]{10,200}\.$/);
    expect(answer.text).not.toMatch(/Error|\.ts|undefined/);
  });

  test('an upload that ends early leaves nothing [D11]', async () => {
    const { stop } = parent.open({ bytes: PDF, headers: { 'content-length': '999999' } });
    await vi.waitFor(() => expect(temporaryFiles()).toHaveLength(1));
    stop();
    await vi.waitFor(() => expect(temporaryFiles()).toEqual([]));
  });

  test('one file is read, one of each household waits, and a second one is asked to come back later [D37]', async () => {
    const slow = scannedPdf(fixture('list.jpg'), { ...SCANNED, pages: 2 });
    const others = await Promise.all(
      ['Ben', 'Cleo', 'Dana', 'Emil'].map(
        async (name) => new Uploader(port, (await home.parent(name)).cookie),
      ),
    );
    const opened = [parent, ...others].map((who) =>
      who.open({ bytes: slow, headers: { accept: 'text/event-stream' } }),
    );
    const answers = await Promise.all(opened.map(async ({ response }) => (await response).statusCode));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    const second = await parent.send({ bytes: PDF });
    expect([second.status, second.headers['retry-after'], second.text]).toEqual([
      429,
      '30',
      'Your other file is still being read. Please try again in a minute.',
    ]);
    // A process has its name a moment after it was begun.
    await vi.waitFor(() => expect(readers()).not.toEqual([]));
    expect(readers()).toHaveLength(1);
    for (const { stop } of opened) stop();
    await vi.waitFor(() => expect([readers(), temporaryFiles()]).toEqual([[], []]));
  });
});

test('reading stores nothing, neither in the database nor as a file [D11]', async () => {
  const ana = await home.parent();
  expect((await new Uploader(port, ana.cookie).send({ bytes: PDF })).status).toBe(200);
  expect((await ana.get('/api/changes')).json).toEqual([]);
  expect((await ana.get('/api/school-settings')).json).toBeNull();
  expect(temporaryFiles()).toEqual([]);
});

test('a document of paragraphs is read as well [D11]', async () => {
  const { calendar } = await parent.send({ bytes: docxOf(documentPart(LINES)) });
  expect(eventsOf(calendar)).toEqual(EVENTS);
});
