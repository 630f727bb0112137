// Text and tables of a .docx, by mammoth, from a zip rebuilt from parts that were unpacked with a limit.
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { TextDocument } from '#rules/school-calendar/positioned-text.ts';
import { Refusal } from '../refusal.ts';
import { findZipDirectory, packedBytes, readZipEntries, ZIP_END_MOST } from '../zip-directory.ts';
import { decoded, readHtmlText } from './html-text.ts';

/** Unpacked bytes of one part. */
const PART_MOST = 20e6;
/** Parts that hold text, or are needed to find it; pictures and everything else are left out. */
const PARTS = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?[\w.-]+\.(xml|rels))$/;
const DEFLATED = 8;
/** Marks of elements in all parts; a page of dense tables has some 2,000. mammoth takes seconds for a million. */
const MARKS_MOST = 600_000;
const MARK = 0x3c;

function unpack(packed: Buffer, method: number): Uint8Array {
  if (method === 0) return packed;
  if (method !== DEFLATED) throw new Refusal('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: PART_MOST });
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    throw new Refusal(isTooLong ? 'unpacks' : 'damaged');
  }
}

function marksIn(part: Uint8Array): number {
  let marks = 0;
  for (let at = part.indexOf(MARK); at !== -1; at = part.indexOf(MARK, at + 1)) marks += 1;
  return marks;
}

/** The parts of the file that matter, by their names. */
function partsOf(file: Buffer): Record<string, Uint8Array> {
  const directory = findZipDirectory(file.subarray(-ZIP_END_MOST));
  const entries =
    directory && readZipEntries(file.subarray(directory.start, directory.start + directory.length));
  if (entries === undefined) throw new Refusal('damaged');
  const parts: Record<string, Uint8Array> = {};
  let total = 0;
  let marks = 0;
  for (const entry of entries.filter(({ name }) => PARTS.test(name))) {
    const packed = packedBytes(file, entry);
    if (packed === undefined) throw new Refusal('damaged');
    const part = unpack(packed, entry.method);
    total += part.length;
    if (total > 2 * PART_MOST) throw new Refusal('unpacks');
    marks += marksIn(part);
    if (marks > MARKS_MOST) throw new Refusal('demanding');
    parts[entry.name] = part;
  }
  return parts;
}

const HEADER = /^word\/header\d*\.xml$/;

/** Lines of the page headers, which mammoth leaves out: often the only place of the school's name and the year. */
function headerLines(parts: Record<string, Uint8Array>): string[] {
  const xml = Object.entries(parts).flatMap(([name, part]) =>
    HEADER.test(name) ? [new TextDecoder().decode(part)] : [],
  );
  const lines = xml.flatMap((text) =>
    text
      .split('</w:p>')
      .map((paragraph) =>
        [...paragraph.matchAll(/<w:(?:t(?: [^>]*)?>([^<]*)<|(tab|br)\b)/g)]
          .map(([, words]) => words ?? ' ')
          .join(''),
      ),
  );
  return [...new Set(lines.map((line) => decoded(line).trim()).filter((line) => line !== ''))];
}

/** Lines and tables of the file. */
export async function readDocx(file: Buffer): Promise<TextDocument> {
  const parts = partsOf(file);
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  const options = {
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
  };
  const converted = await mammoth.convertToHtml({ buffer }, options).catch(() => {
    throw new Refusal('damaged');
  });
  const { lines, tables } = readHtmlText(converted.value);
  return { pages: [], lines: [...headerLines(parts), ...lines], tables };
}
