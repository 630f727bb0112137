// Directory of a zip file held in memory, without unpacking anything: a .docx is one.
interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  compressedSize: number;
  /** As the directory says, which may lie. */
  size: number;
  /** Place of the entry's own header. */
  start: number;
}

const END_SIGNATURE = 0x0605_4b50;
const END_LENGTH = 22;
const ENTRY_SIGNATURE = 0x0201_4b50;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
/** Longest comment at the end of a zip. */
const COMMENT_MOST = 0xffff;

/** Bytes at the end of a zip that hold its end record. */
export const ZIP_END_MOST = END_LENGTH + COMMENT_MOST;

/** Place and length of the directory, from the last bytes of the file; undefined when there is none. */
export function findZipDirectory(end: Buffer): { start: number; length: number } | undefined {
  for (let at = end.length - END_LENGTH; at >= 0; at -= 1) {
    if (end.readUInt32LE(at) !== END_SIGNATURE) continue;
    return { length: end.readUInt32LE(at + 12), start: end.readUInt32LE(at + 16) };
  }
  return undefined;
}

/** The entries of a directory; undefined when it is damaged. */
export function readZipEntries(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length;) {
    if (at + ENTRY_LENGTH > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of an entry; undefined when it lies outside the file. */
export function packedBytes(file: Buffer, { start, compressedSize }: ZipEntry): Buffer | undefined {
  if (start + FILE_LENGTH > file.length) return undefined;
  const begin = start + FILE_LENGTH + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  if (begin + compressedSize > file.length) return undefined;
  return file.subarray(begin, begin + compressedSize);
}
