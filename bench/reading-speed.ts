// Time and memory of reading calendar files: a PDF with text against unpdf alone, a scanned page against the bare OCR
// core, and files made to exhaust the server while another parent uses it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ReadCalendar } from '#contract/school-reading.ts';
import { giveWay } from '../server/give-way.ts';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { documentPart, docxOf, withDeclaredSize } from '../server/testing/files/made-docx.ts';
import { listPage, textPdf } from '../server/testing/files/made-pdf.ts';
import { pngOf } from '../server/testing/files/made-png.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { median, megabytes, printTable } from './figures.ts';

const ROUNDS = 7;
const TEXT_GOAL = 2;
const SCANNED_GOAL = 1.3;
const CHILD_GOAL = 500e6;
const SERVER_GOAL = 100e6;
const REFUSED_GOAL_MS = 2000;
const PARSED_GOAL_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const SCAN_DPI = 150;

interface Parent {
  server: RunningServer;
  account: SignedIn;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const mark = (isGood: boolean): string => (isGood ? '✓' : '✗');

/** Milliseconds until the whole answer is there, and the answer. */
async function upload({ server, account }: Parent, file: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([file]), 'calendar.pdf');
  const began = performance.now();
  const response = await fetch(`${server.address}/api/school-calendar/read?year=2026`, {
    method: 'POST',
    body: form,
    headers: { cookie: account.cookie, origin: new URL(server.address).origin },
  });
  const text = await response.text();
  return { milliseconds: performance.now() - began, status: response.status, text };
}

/** Milliseconds of a program of its own that reads `file` from its standard input. */
function alone(program: string, file: Uint8Array): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'inherit'] });
  // As the reader's process: otherwise the ratio would tell how busy the machine is.
  giveWay(child);
  child.stdin.end(file);
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(performance.now() - began) : reject(new Error(`${program} failed`)),
    );
  });
}

/** Peak resident bytes of processes that read a file, while `work` runs. */
async function peakOfReaders<T>(work: Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = 0;
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-file.')) continue;
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024);
      } catch {}
    }
  };
  const timer = setInterval(look, 20);
  try {
    return { result: await work, peak };
  } finally {
    clearInterval(timer);
  }
}

/** A page of twelve months, each with its days and four notes. */
function yearPage() {
  const months = ['August', 'September', 'October', 'November', 'December', 'January'];
  const more = ['February', 'March', 'April', 'May', 'June', 'July'];
  return [...months, ...more].flatMap((month, at) => {
    const [left, top] = [50 + (at % 2) * 280, 60 + Math.floor(at / 2) * 118];
    const year = at < 5 ? 2026 : 2027;
    const days = Array.from({ length: 28 }, (_, day) => ({
      x: left + (day % 7) * 16,
      y: top + 16 + Math.floor(day / 7) * 14,
      text: String(day + 1),
    }));
    const notes = ['4 Staff Day', '11 No School', '18-22 Break', '25 Early Dismissal'].map((text, line) => ({
      x: left + 130,
      y: top + 16 + line * 14,
      text,
    }));
    return [{ x: left + 60, y: top, text: `${month} ${year}` }, ...days, ...notes];
  });
}

/** The page as a scanner makes it: gray, 150 dpi, once as PNG and once for the bare core. */
async function scan(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const scale = SCAN_DPI / 72;
  const { width, height, data } = await document
    .getPage(0)
    .render({ scale, colorSpace: 'Gray', render: 'bitmap' });
  library.destroy();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const pgm = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
  return { png: pngOf({ width, height, rows }), pgm };
}

interface Compared {
  title: string;
  file: Uint8Array<ArrayBuffer>;
  program: string;
  /** Input of the program, when it is not the file. */
  input?: Uint8Array;
  goal: number;
}

async function compare(parent: Parent, { title, file, program, input = file, goal }: Compared) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const ratios: number[] = [];
  const { text, status } = await upload(parent, file);
  if (status !== 200) throw new Error(`${title} answered ${status}: ${text}`);
  const { rows } = JSON.parse(text) as ReadCalendar;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [other, own] = [await alone(program, input), (await upload(parent, file)).milliseconds];
    theirs.push(other);
    ours.push(own);
    ratios.push(own / other);
  }
  const { peak } = await peakOfReaders(upload(parent, file));
  // Of pairs: both of a pair met the same load.
  const ratio = median(ratios);
  return [
    title,
    String(rows.length),
    seconds(median(ours)),
    seconds(median(theirs)),
    `${ratio.toFixed(2)} (goal: at most ${goal}) ${mark(ratio <= goal)}`,
    `${megabytes(peak)} ${mark(peak <= CHILD_GOAL)}`,
  ];
}

/** Files made to exhaust the server, with the milliseconds they may take. */
function hostileFiles(): [title: string, file: Uint8Array<ArrayBuffer>, goal: number][] {
  const zeros = new Uint8Array(60 * MEGABYTE);
  const many = documentPart([]).replace('<w:body>', `<w:body>${'<w:p/>'.repeat(2_000_000)}`);
  const pages = Array.from({ length: 1000 }, () => listPage(['A page of prose without any date at all.']));
  return [
    ['.docx of 60 MB', Buffer.from(docxOf(zeros)), REFUSED_GOAL_MS],
    ['.docx of 60 MB that says 1 kB', Buffer.from(withDeclaredSize(docxOf(zeros), 1000)), REFUSED_GOAL_MS],
    ['.docx of 2,000,000 paragraphs', Buffer.from(docxOf(many)), PARSED_GOAL_MS],
    [
      'PNG of 50,000 × 50,000',
      Buffer.from(pngOf({ width: 50_000, height: 50_000, rows: zeros })),
      REFUSED_GOAL_MS,
    ],
    ['PDF of 1,000 pages', Buffer.from(textPdf(pages)), PARSED_GOAL_MS],
    ['zeros named calendar.pdf', Buffer.alloc(20 * MEGABYTE - 1000), REFUSED_GOAL_MS],
  ];
}

/** Longest wait of a small request of another parent, one every 20 ms, while `work` runs. */
async function longestWait(other: Parent, work: Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  const ending = work.finally(() => (state.isOver = true));
  let longest = 0;
  while (!state.isOver) {
    const began = performance.now();
    const { address } = other.server;
    await (await fetch(`${address}/api/auth/user`, { headers: { cookie: other.account.cookie } })).text();
    longest = Math.max(longest, performance.now() - began);
    await pause(20);
  }
  await ending;
  return longest;
}

async function hostileRows(parent: Parent, other: Parent): Promise<string[][]> {
  const rows = [['file', 'answer', 'took', 'longest small request', 'peak of the process']];
  for (const [title, file, goal] of hostileFiles()) {
    const uploading = upload(parent, file);
    const watched = peakOfReaders(uploading);
    const longest = await longestWait(other, uploading);
    const { result, peak } = await watched;
    rows.push([
      title,
      `${result.status}`,
      `${seconds(result.milliseconds)} (goal: at most ${goal / 1000} s) ${mark(result.milliseconds <= goal)}`,
      `${longest.toFixed(0)} ms`,
      peak === 0 ? 'none' : `${megabytes(peak)} ${mark(peak <= CHILD_GOAL)}`,
    ]);
  }
  return rows;
}

/** Measures and prints; the server is the bundle, as `npm start` runs it. */
export async function benchReadingSpeed(): Promise<void> {
  const server = await startServer({ program: ['bench/measured.ts', 'dist/server/main.js'] });
  try {
    const parent = { server, account: await signUpByForm(server.address, 'reader@example.org') };
    const other = { server, account: await signUpByForm(server.address, 'other@example.org') };
    const page = textPdf([yearPage()]);
    const { png, pgm } = await scan(page);
    const fixture = new URL('../server/testing/fixtures/calendar-files/list.pdf', import.meta.url);
    const before = (await server.usage()).memoryBytes;
    const text = { program: 'bench/unpdf-alone.ts', goal: TEXT_GOAL };
    const scanned = { program: 'bench/ocr-alone.ts', input: pgm, goal: SCANNED_GOAL };
    const rows = [
      ['file', 'rows', 'PipPal', 'alone', 'ratio', 'peak of the process'],
      await compare(parent, {
        title: 'PDF with text, of an office program',
        file: readFileSync(fixture),
        ...text,
      }),
      await compare(parent, { title: 'PDF with text, twelve months', file: Buffer.from(page), ...text }),
      await compare(parent, { title: 'scanned page, twelve months', file: Buffer.from(png), ...scanned }),
    ];
    printTable(`Reading a calendar file, median of ${ROUNDS}, against unpdf or the OCR core alone`, rows);
    printTable('Files made to exhaust the server', await hostileRows(parent, other));
    const rise = (await server.usage()).memoryBytes - before;
    printTable('The server itself', [
      [
        'memory after all of this',
        `${megabytes(rise)} more (goal: less than 100 MB) ${mark(rise < SERVER_GOAL)}`,
      ],
    ]);
  } finally {
    await server.stop();
  }
}

if (import.meta.main) await benchReadingSpeed();
