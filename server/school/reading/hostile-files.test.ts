// Files made to exhaust or mislead the server are soon refused with one sentence, and the server keeps running.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zipSync, strToU8 } from 'fflate';
import { kindOfFile } from './file-kind.ts';
import { readInProcess } from './reading-process.ts';
import { receiveFile } from './received-file.ts';
import { documentPart, docxOf, withDeclaredSize } from '../../testing/files/made-docx.ts';
import { listPage, textPdf } from '../../testing/files/made-pdf.ts';
import { pngOf } from '../../testing/files/made-png.ts';

const MEGABYTE = 1024 * 1024;
const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../testing/fixtures/calendar-files/${name}`, import.meta.url));

/** The result of reading a file: its rows and remarks, or the reason of its refusal. */
async function outcomeOf(bytes: Uint8Array) {
  const file = await receiveFile(Readable.from([Buffer.from(bytes)]), {
    isDeclaredText: false,
    most: 20 * MEGABYTE,
  });
  try {
    const kind = await kindOfFile(file);
    const { result, ended } = readInProcess(
      file.handle,
      { kind, today: '2026-08-01', zone: 'America/New_York' },
      {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onFailure: () => undefined,
      },
    );
    try {
      return { part: (await result).part };
    } finally {
      await ended;
    }
  } catch (error) {
    return { reason: error instanceof Error && 'reason' in error ? error.reason : error };
  } finally {
    await file.handle.close();
  }
}

const withHead = (head: string, length = 5000): Buffer =>
  Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(length, 1)]);

describe('before anything is parsed', () => {
  test.each<[string, Uint8Array, string]>([
    ['a .docx that declares 60 MB', docxOf(new Uint8Array(60 * MEGABYTE)), 'unpacks'],
    [
      'a zip of 600 entries',
      zipSync(
        Object.fromEntries([
          ['word/document.xml', strToU8('x')],
          ...Array.from({ length: 600 }, (_, at) => [`word/${at}.xml`, strToU8('x')] as const),
        ]),
      ),
      'unpacks',
    ],
    ['a zip that is no document', zipSync({ 'a.txt': strToU8('x') }), 'unknown'],
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'otherText'],
    ['a zip without a directory', withHead('PK\u0003\u0004'), 'damaged'],
    [
      'a PNG of 50,000 × 50,000',
      pngOf({ width: 50_000, height: 50_000, rows: new Uint8Array(300_000) }),
      'picture',
    ],
    [
      'a PNG of 11,000 × 11,000',
      pngOf({ width: 11_000, height: 11_000, rows: new Uint8Array(9) }),
      'picture',
    ],
    ['a PNG of nothing', pngOf({ width: 0, height: 7, rows: new Uint8Array(9) }), 'damaged'],
    [
      'a JPEG of 60,000 × 60,000',
      Buffer.from('ffd8ffc0001108ea60ea6003011100021100031100', 'hex'),
      'picture',
    ],
    ['a JPEG without a frame', withHead('\u00ff\u00d8\u00ff\u00e0\u0000\u0010'), 'damaged'],
    ['a HEIC picture', withHead('\0\0\0\u0018ftypheic'), 'heic'],
    ['a GIF', withHead('GIF89a'), 'otherPicture'],
    ['an older spreadsheet', withHead('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'), 'otherText'],
    ['a page of the web', Buffer.from('<!DOCTYPE html><p>September 7'), 'otherText'],
    ['a program', withHead('MZ\u0090\0'), 'unknown'],
  ])('%s is refused [D11]', async (_, bytes, reason) => {
    const began = performance.now();
    expect(await outcomeOf(bytes)).toEqual({ reason });
    // No process was started for it.
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('while it is parsed', () => {
  test('a .docx whose directory lies about its size is refused [D11]', async () => {
    const bomb = withDeclaredSize(docxOf(new Uint8Array(60 * MEGABYTE)), 1000);
    expect(bomb.length).toBeLessThan(MEGABYTE);
    expect(await outcomeOf(bomb)).toEqual({ reason: 'unpacks' });
  });

  test('a .docx that needs too much memory is refused [D11]', async () => {
    const many = `<w:p><w:r><w:t>x</w:t></w:r></w:p>`.repeat(500_000);
    const part = documentPart([]).replace('<w:body>', `<w:body>${many}`);
    const { reason } = await outcomeOf(docxOf(part));
    expect(['demanding', 'slow']).toContain(reason);
  });

  test('entities of a .docx are not expanded [D11]', async () => {
    const entities = Array.from({ length: 9 }, (_, at) => {
      const value = at === 0 ? 'lol' : `&l${at - 1};`.repeat(10);
      return `<!ENTITY l${at} "${value}">`;
    });
    const doctype = `<!DOCTYPE w:document [<!ENTITY file SYSTEM "file:///etc/passwd">${entities.join('')}]>`;
    for (const entity of ['&l8;', '&file;']) {
      const { part, reason } = await outcomeOf(
        docxOf(documentPart([`September 7, 2026 ${entity}`], doctype)),
      );
      expect(JSON.stringify(part ?? {})).not.toMatch(/lol|root:/);
      if (part === undefined) expect(reason).toBe('damaged');
    }
  });

  test('of a PDF of 1,000 pages those with dates are read, and the answer says so [D11]', async () => {
    const prose = listPage([
      'Students are expected to arrive on time and to bring what they need every day.',
    ]);
    const pages = Array.from({ length: 1000 }, () => prose);
    pages[0] = listPage(['Maple Grove School', 'Handbook 2026-2027']);
    pages[40] = listPage([
      'School Calendar 2026-2027',
      'September 7, 2026   Labor Day',
      'May 31, 2027   Memorial Day',
    ]);
    const { part } = await outcomeOf(textPdf(pages));
    expect(part?.rows.map(({ date, page }) => [date, page])).toEqual([
      ['2026-09-07', 41],
      ['2027-05-31', 41],
    ]);
    expect(part).toMatchObject({ pagesRead: 2, pagesTotal: 1000 });
    expect(part?.remarks).toEqual([
      'This file has 1000 pages. Only the 2 that look like a calendar were read.',
    ]);
  });

  test('of a long PDF without dates the first 24 pages are read, none of them as a picture [D11]', async () => {
    const pages = Array.from({ length: 60 }, (_, at) => listPage([`Page ${at + 1}`]));
    const { part } = await outcomeOf(textPdf(pages));
    expect(part).toMatchObject({ rows: [], pagesRead: 24, pagesTotal: 60 });
    expect(part?.remarks).toEqual(['This file has 60 pages. Only the first 24 were read.']);
  });

  test('a PDF with a password says so [D20]', async () => {
    expect(await outcomeOf(fixture('locked.pdf'))).toEqual({ reason: 'locked' });
  });

  test.each<[string, Uint8Array, string]>([
    [
      'an interlaced PNG',
      pngOf({ width: 9, height: 9, rows: new Uint8Array(99), interlaced: true }),
      'interlaced',
    ],
    ['a PNG that ends in its header', pngOf({ width: 9, height: 9, rows: new Uint8Array(0) }), 'damaged'],
    [
      'a JPEG that ends in its frame',
      Buffer.from('ffd8ffc0001108001000100301110002110003110000', 'hex'),
      'damaged',
    ],
    [
      'a stream in a PDF that unpacks without end',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), deflateSync(new Uint8Array(MEGABYTE))]),
      'damaged',
    ],
    [
      'a PDF with a picture of 900 megapixels',
      withHead('%PDF-1.4\n1 0 obj\n<< /Height 30000 /Subtype /Image /Width 30000 >> stream\n'),
      'picture',
    ],
    [
      'a calendar of 5,001 entries',
      Buffer.from(`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(5001)}END:VCALENDAR\n`),
      'entries',
    ],
  ])('%s is refused [D11]', async (_, bytes, reason) => {
    expect(await outcomeOf(bytes)).toEqual({ reason });
  });

  test('an .ics with endless repeats and a million exceptions is read within its limits [D11]', async () => {
    const event = (summary: string, ...lines: string[]) =>
      `BEGIN:VEVENT\nDTSTART;VALUE=DATE:20260907\nSUMMARY:${summary}\n${lines.join('\n')}\nEND:VEVENT\n`;
    const { part } = await outcomeOf(
      Buffer.from(
        `BEGIN:VCALENDAR\n${event('Daily', 'RRULE:FREQ=DAILY;COUNT=999999999')}${event('Secondly', 'RRULE:FREQ=SECONDLY')}${event(
          'Excepted',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          `EXDATE;VALUE=DATE:${'20260914,'.repeat(1_000_000)}20260914`,
        )}${event('Broken', 'RRULE:FREQ=WEEKLY;BYDAY=XX')}END:VCALENDAR\n`,
      ),
    );
    const datesOf = (title: string) =>
      (part?.rows ?? []).filter(({ event: name }) => name === title).map(({ date }) => date);
    expect(datesOf('Daily')).toHaveLength(400);
    expect(datesOf('Secondly')).toEqual(['2026-09-07']);
    expect(datesOf('Excepted')).toEqual(['2026-09-07', '2026-09-21']);
    expect(datesOf('Broken')).toContain('2026-09-07');
  });
});
