// The data folder after a calendar file was read, refused and confirmed: no part of the file stays.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/engine/open.ts';
import { testApp } from '../../testing/app.ts';
import { listPage, textPdf } from '../../testing/files/made-pdf.ts';
import { Uploader } from './testing/upload-client.ts';

/** All bytes of the files in the folder. */
const stored = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

test('of a file that is not confirmed nothing is stored; of a confirmed one its rows and hash [D11]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reading-stores-'));
  const database = await openDatabase({ folder });
  const own = await testApp({ database });
  try {
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const ana = await own.parent();
    const uploader = new Uploader((own.app.server.address() as AddressInfo).port, ana.cookie);
    const prose = 'The walrus of the principal sleeps in the library.';
    const bytes = textPdf([
      listPage(['2026-2027 Calendar', 'November 25-27, 2026   Thanksgiving Break', prose]),
    ]);
    const { status, calendar } = await uploader.send({ bytes });
    expect(status).toBe(200);
    expect(calendar.rows).toHaveLength(1);
    expect((await uploader.send({ bytes: Buffer.from(`%PDF-1.7 ${prose}`) })).status).toBe(400);
    for (const words of ['Thanksgiving', 'walrus', calendar.hash])
      expect(stored(folder).includes(words), words).toBe(false);
    const { hash, rows } = calendar;
    const events = rows.map(({ date, endDate, event, kind }) => ({ date, endDate, event, kind }));
    const foundCalendar = { schoolName: 'Maple Grove', academicYear: '2026-2027', events, fileHash: hash };
    expect(
      (await ana.post('/api/school-settings', { foundCalendar, calendarConfirmed: true })).status,
    ).toBeLessThan(300);
    const kept = stored(folder);
    expect([kept.includes('Thanksgiving'), kept.includes(hash)]).toEqual([true, true]);
    for (const words of ['walrus', '%PDF', calendar.pages[0]?.picture?.slice(40, 200) ?? 'picture'])
      expect(kept.includes(words), words).toBe(false);
  } finally {
    await own.close();
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
