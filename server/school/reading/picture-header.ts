// Size and orientation of a PNG or JPEG, from its first bytes.

export interface PictureHeader {
  width: number;
  height: number;
  /** As in EXIF, 1 to 8; 1 is upright. */
  orientation: number;
  /** Colour channels of a JPEG: 1, 3 or 4. */
  channels: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ORIENTATION_TAG = 0x0112;

export const isPng = (start: Buffer): boolean => start.subarray(0, 8).equals(PNG_SIGNATURE);
export const isJpeg = (start: Buffer): boolean => start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;

/** The header of a PNG; undefined when it is not one. */
export function readPngHeader(file: Buffer): PictureHeader | undefined {
  if (!isPng(file) || file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), orientation: 1, channels: 3 };
}

/** True for the frames that carry a size: all but the tables for Huffman codes, arithmetic coding, and JPGs of JPGs. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The orientation in an EXIF segment, or 1. */
function orientationIn(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 14) return 1;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  for (let at = directory + 2, left = short(directory); left > 0; left -= 1, at += 12) {
    if (at + 12 > tiff.length) return 1;
    if (short(at) !== ORIENTATION_TAG) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** The header of a JPEG; undefined when the frame is not within `file`. */
export function readJpegHeader(file: Buffer): PictureHeader | undefined {
  if (!isJpeg(file)) return undefined;
  let orientation = 1;
  for (let at = 2; at + 10 <= file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    if (isFrame(marker)) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      return { width, height, orientation, channels: file[at + 9] ?? 0 };
    }
    if (marker === 0xe1) {
      const found = orientationIn(file.subarray(at + 4, at + 2 + length));
      if (found !== 1) orientation = found;
    }
    at += 2 + length;
  }
  return undefined;
}
