// Folders of calendar files with golden rows: beside `name.pdf` is `name.pdf.golden.json`, typed by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod/mini';
import { SCHOOL_EVENT_KINDS } from '#contract/shapes.ts';

const SUFFIX = '.golden.json';
const PICTURES = new Set(['.png', '.jpg', '.jpeg']);

const GoldenRow = z.strictObject({
  date: z.iso.date(),
  endDate: z.optional(z.iso.date()),
  event: z.string(),
  /** Absent where a reader may differ with good reason. */
  kind: z.optional(z.enum(SCHOOL_EVENT_KINDS)),
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** True for a row of one school, group or region, and for one that depends on something. */
  qualified: z.optional(z.literal(true)),
});
export type GoldenRow = z.infer<typeof GoldenRow>;

const Golden = z.strictObject({
  schoolName: z.nullable(z.string()),
  academicYear: z.nullable(z.string()),
  /** Default: 'ocr' for pictures, else 'text'. */
  group: z.optional(z.enum(['text', 'ocr'])),
  /** First year of the academic year, which the parent types when the file has none. */
  year: z.optional(z.number()),
  rows: z.array(GoldenRow),
  /** Dates on the page that are no events, such as the board's approval. */
  absent: z.optional(z.array(z.iso.date())),
});
export type Golden = z.infer<typeof Golden>;

export interface GoldenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  group: 'text' | 'ocr';
  golden: Golden;
}

/** The calendar files of a folder, in the order of their names. Throws on a golden file without its calendar. */
export function readGoldenFiles(folder: string): GoldenFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  if (names.length === 0) throw new Error(`${folder} has no files that end in ${SUFFIX}.`);
  return names.toSorted().map((goldenName) => {
    const name = goldenName.slice(0, -SUFFIX.length);
    const golden = Golden.parse(JSON.parse(readFileSync(join(folder, goldenName), 'utf8')), {
      error: ({ code, path }) => `${goldenName}: ${code} at ${path?.join('.')}`,
    });
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    return { name, bytes, golden, group: golden.group ?? (PICTURES.has(extname(name)) ? 'ocr' : 'text') };
  });
}
