// Kind of a calendar file by its content, never by its name, and what makes it refused before anything is parsed.
import type { CalendarFileKind } from '#contract/school-reading.ts';
import { isJpeg, isPng, readJpegHeader, readPngHeader, type PictureHeader } from './picture-header.ts';
import { bytesOf, type ReceivedFile } from './received-file.ts';
import { Refusal, type RefusalReason } from './refusal.ts';
import { findZipDirectory, readZipEntries, ZIP_END_MOST } from './zip-directory.ts';

const START_LENGTH = 4096;
/** The frame of a JPEG follows its previews and colour profiles. */
const JPEG_HEADERS = 1024 * 1024;
const PDF_START_WITHIN = 1024;
const SIDE_MOST = 12_000;
const PIXELS_MOST = 40e6;
const ENTRIES_MOST = 500;
const UNPACKED_MOST = 40e6;
const DIRECTORY_MOST = 256 * 1024;
const TEXT_MOST = 2e6;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const PIECE = 1024 * 1024;

/** Common files that cannot be read, and what to do about them. */
const FOREIGN: readonly [signature: RegExp, reason: RefusalReason][] = [
  [/^.{4}ftyp(heic|heix|heim|hevc|mif1|msf1|avif)/s, 'heic'],
  [/^(GIF8|RIFF.{4}WEBP|II\*\0|MM\0\*|BM)/s, 'otherPicture'],
  [/^\{\\rtf/, 'otherText'],
  [/^\s*(<!doctype html|<html|<\?xml)/i, 'otherText'],
];

function checkPicture(header: PictureHeader | undefined): void {
  if (header === undefined || header.width === 0 || header.height === 0) throw new Refusal('damaged');
  const { width, height } = header;
  if (Math.max(width, height) > SIDE_MOST || width * height > PIXELS_MOST) throw new Refusal('picture');
}

async function checkZip({ handle, size }: ReceivedFile): Promise<void> {
  const place = findZipDirectory(await bytesOf(handle, Math.max(0, size - ZIP_END_MOST), ZIP_END_MOST));
  if (place === undefined) throw new Refusal('damaged');
  if (place.length > DIRECTORY_MOST) throw new Refusal('unpacks');
  const entries = readZipEntries(await bytesOf(handle, place.start, place.length));
  if (entries === undefined) throw new Refusal('damaged');
  if (!entries.some(({ name }) => name === 'word/document.xml')) {
    const isSheet = entries.some(({ name }) => /^(xl|ppt)\//.test(name));
    throw new Refusal(isSheet ? 'otherText' : 'unknown');
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > ENTRIES_MOST || unpacked > UNPACKED_MOST) throw new Refusal('unpacks');
}

async function checkCompoundFile({ handle, size }: ReceivedFile): Promise<void> {
  for (let at = 0; at < size; at += PIECE) {
    const piece = await bytesOf(handle, at, PIECE + WORD_STREAM.length);
    if (piece.includes(WORD_STREAM)) return;
  }
  throw new Refusal('otherText');
}

/** True for characters in an encoding that is read, and nothing else. */
function looksLikeText(start: Buffer): boolean {
  const mark = start.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  return !start.includes(0);
}

/** The kind; throws Refusal for a file that is not read. */
export async function kindOfFile(file: ReceivedFile): Promise<CalendarFileKind> {
  if (file.size < 2) throw new Refusal('empty');
  const start = await bytesOf(file.handle, 0, START_LENGTH);
  if (start.subarray(0, PDF_START_WITHIN).includes('%PDF-')) return 'pdf';
  if (isPng(start)) {
    checkPicture(readPngHeader(start));
    return 'png';
  }
  if (isJpeg(start)) {
    checkPicture(readJpegHeader(await bytesOf(file.handle, 0, JPEG_HEADERS)));
    return 'jpeg';
  }
  if (start.toString('latin1', 0, 2) === 'PK') {
    await checkZip(file);
    return 'docx';
  }
  if (start.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    await checkCompoundFile(file);
    return 'doc';
  }
  if (/^(\xEF\xBB\xBF)?\s*BEGIN:VCALENDAR/i.test(start.toString('latin1'))) return 'ics';
  const foreign = FOREIGN.find(([signature]) => signature.test(start.toString('latin1')));
  if (foreign) throw new Refusal(foreign[1]);
  if (!file.isDeclaredText || !looksLikeText(start)) throw new Refusal('unknown');
  if (file.size > TEXT_MOST) throw new Refusal('long');
  return 'text';
}
