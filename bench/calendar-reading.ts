// Accuracy of reading school calendar files, through the server's own door: node bench/calendar-reading.ts [folder]
// [--bars]. Any folder of files with golden rows works; default: bench/calendar-files. With --bars the exit code is 1
// when a figure is below its bar or a file could not be read.
import { extname, join } from 'node:path';
import * as z from 'zod/mini';
import { SCHOOL_EVENT_KINDS } from '#contract/shapes.ts';
import { startServer } from '../scripts/running-server.ts';
import { ROOT } from '../scripts/tool.ts';
import { signUpByForm } from './account.ts';
import { readGoldenFiles, type GoldenFile } from './calendar/golden.ts';
import { addScores, ratioOf, scoreReading, type FileScore, type Reading } from './calendar/scores.ts';
import { median, printTable } from './figures.ts';

/** Least precision and recall of dates. */
const BARS = {
  text: { precision: 0.98, recall: 0.95 },
  ocr: { precision: 0.98, recall: 0.9 },
} as const;
const PATIENCE_MS = 300_000;

/** The part of the answer that is compared. */
const Answer = z.object({
  schoolName: z.nullable(z.string()),
  academicYear: z.nullable(z.string()),
  rows: z.array(
    z.object({
      date: z.string(),
      endDate: z.optional(z.string()),
      event: z.string(),
      kind: z.enum(SCHOOL_EVENT_KINDS),
      time: z.optional(z.string()),
      qualifier: z.optional(z.string()),
      source: z.string(),
    }),
  ),
});

interface Measured extends GoldenFile {
  score: FileScore;
  milliseconds: number;
  read?: Reading;
  /** Sentence of a file that could not be read. */
  failure?: string;
}

interface Door {
  address: string;
  cookie: string;
}

/** Uploads a file as the school page does; pasted text is the body itself. */
async function upload({ address, cookie }: Door, { name, bytes, golden }: GoldenFile): Promise<Reading> {
  const query = golden.year === undefined ? '' : `?year=${golden.year}`;
  const isPasted = extname(name) === '.txt';
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const response = await fetch(`${address}/api/school-calendar/read${query}`, {
    method: 'POST',
    body: isPasted ? bytes : form,
    headers: {
      cookie,
      origin: new URL(address).origin,
      accept: 'application/json',
      ...(isPasted ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  return Answer.parse(JSON.parse(text));
}

async function measure(door: Door, file: GoldenFile): Promise<Measured> {
  const begin = performance.now();
  try {
    const read = await upload(door, file);
    const milliseconds = performance.now() - begin;
    return { ...file, milliseconds, read, score: scoreReading(file.golden, read) };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const milliseconds = performance.now() - begin;
    return { ...file, milliseconds, failure, score: scoreReading(file.golden, undefined) };
  }
}

const days = ({ date, endDate }: { date: string; endDate?: string | undefined }): string =>
  endDate === undefined ? date : `${date} – ${endDate}`;

/** Lines for a person: misses and extras in the order of their dates, so that a wrong end stands beside its row. */
function missesOf({ golden, score, failure, read }: Measured): string[] {
  if (failure !== undefined) return [`could not be read: ${failure}`];
  const { academicYear, schoolName } = golden;
  const dated = [
    ...score.missed.map((row) => ({ row, line: `missed ${days(row)} “${row.event}”` })),
    ...score.extra.map((row) => ({
      row,
      line: `extra  ${days(row)} “${row.event}”${score.forbidden.includes(row) ? ', which is no event,' : ''} from “${row.source}”`,
    })),
    ...score.wrongTitles.map(({ golden: { event }, row }) => ({
      row,
      line: `title  ${days(row)} “${row.event}” is not “${event}”`,
    })),
    ...score.wrongKinds.map(({ golden: { kind }, row }) => ({
      row,
      line: `kind   ${days(row)} “${row.event}” is ${kind}, not ${row.kind}`,
    })),
  ].toSorted((one, other) => one.row.date.localeCompare(other.row.date));
  return [
    ...(score.years.right === 1 ? [] : [`academic year ${read?.academicYear} is not ${academicYear}`]),
    ...(score.schools.right === 1 ? [] : [`school “${read?.schoolName}” is not “${schoolName}”`]),
    ...dated.map(({ line }) => line),
  ];
}

const outOf = ({ right, of }: { right: number; of: number }): string => `${right} of ${of}`;

function printFiles(files: readonly Measured[]): void {
  printTable('Reading school calendars; a row is right when both its dates are', [
    ['file', 'rows', 'right', 'missed', 'extra', 'titles', 'kinds', 'year', 'time'],
    ...files.map(({ name, score, milliseconds, failure }) => [
      name,
      String(score.expected),
      String(score.right),
      String(score.missed.length),
      `${score.extra.length}${score.forbidden.length > 0 ? ` (${score.forbidden.length} no events)` : ''}`,
      outOf(score.titles),
      outOf(score.kinds),
      failure !== undefined ? 'failed' : score.years.right === 1 ? '✓' : '✗',
      `${milliseconds.toFixed(0)} ms`,
    ]),
  ]);
}

/** Prints a group's totals and returns the number of bars that it misses. */
function printTotals(group: 'text' | 'ocr', files: readonly Measured[]): number {
  const totals = addScores(files.map(({ score }) => score));
  const times = files.map(({ milliseconds }) => milliseconds);
  const failed = files.filter(({ failure }) => failure !== undefined).length;
  const figure = (part: keyof typeof totals) =>
    totals[part].of === 0
      ? 'nothing to judge'
      : `${ratioOf(totals[part]).toFixed(3)} (${outOf(totals[part])})`;
  const parts = ['precision', 'recall'] as const;
  const isMet = (part: (typeof parts)[number]) => ratioOf(totals[part]) >= BARS[group][part];
  const verdict = (part: (typeof parts)[number]) =>
    `goal: at least ${BARS[group][part]} ${isMet(part) ? '✓' : '✗'}`;
  printTable(
    `${group === 'text' ? 'Files with text' : 'Pictures of text (OCR)'}: ${files.length}, ${failed} could not be read`,
    [
      ['precision of dates', `${figure('precision')}, ${verdict('precision')}`],
      ['recall of dates', `${figure('recall')}, ${verdict('recall')}`],
      ['titles right', figure('titles')],
      ['kinds right', figure('kinds')],
      ['times right', figure('times')],
      ['restrictions seen', figure('qualified')],
      ['academic years right', figure('years')],
      ['school names right', figure('schools')],
      ['time of a file', `${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`],
    ],
  );
  return parts.filter((part) => !isMet(part)).length + failed;
}

/** Measures and prints. Returns the number of missed bars and unread files. */
export async function benchCalendarReading(folder = join(ROOT, 'bench', 'calendar-files')): Promise<number> {
  const files = readGoldenFiles(folder);
  const server = await startServer();
  try {
    const { cookie } = await signUpByForm(server.address);
    const measured: Measured[] = [];
    // One after the other: the server reads one file at a time, and the times are compared.
    for (const file of files) measured.push(await measure({ address: server.address, cookie }, file));
    for (const file of measured) {
      const lines = missesOf(file);
      if (lines.length > 0) console.log(`\n${file.name}\n  ${lines.join('\n  ')}`);
    }
    printFiles(measured);
    const groups = (['text', 'ocr'] as const).map((group) => ({
      group,
      of: measured.filter((file) => file.group === group),
    }));
    return groups
      .filter(({ of }) => of.length > 0)
      .reduce((missed, { group, of }) => missed + printTotals(group, of), 0);
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const missed = await benchCalendarReading(folder);
  if (process.argv.includes('--bars') && missed > 0) process.exitCode = 1;
}
