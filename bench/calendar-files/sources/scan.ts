// The marks of a scanner on a page: gray paper, noise, uneven light; and a PNG of 16 grays.
import { crc32, deflateSync } from 'node:zlib';

interface Scanned {
  /** Base64. */
  jpeg: string;
  /** Base64, one byte a pixel. */
  gray: string;
  width: number;
}

interface Marks {
  /** Largest change of a pixel, in grays of 255. */
  noise: number;
  /** Share of pixels that are dirt. */
  specks: number;
  /** Share of brightness lost from one corner to the other. */
  light: number;
  /** Of the JPEG, from 0 to 1. */
  quality: number;
}

/** Runs in the page: the screenshot `png` (base64) with the marks of a scanner. */
export async function scan(given: Marks & { png: string }): Promise<Scanned> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${given.png}`;
  await picture.decode();
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(picture, 0, 0);
  const pixels = drawing.getImageData(0, 0, width, height);
  const { data } = pixels;
  let gray = '';
  let seed = 20260817;
  for (let at = 0; at < width * height; at += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    const place = ((at % width) / width + Math.floor(at / width) / height) / 2;
    const level =
      (0.3 * red + 0.59 * green + 0.11 * blue) * (1 - given.light * place) +
      (seed / 2 ** 32 - 0.5) * 2 * given.noise;
    const dirt = Math.imul(seed, 2654435761) >>> 0 < given.specks * 2 ** 32 ? 0.45 : 1;
    const shown = Math.max(0, Math.min(255, Math.round(level * dirt)));
    data.set([shown, shown, shown], at * 4);
    gray += String.fromCharCode(shown);
  }
  drawing.putImageData(pixels, 0, 0);
  const jpeg = canvas.toDataURL('image/jpeg', given.quality).split(',')[1] ?? '';
  return { jpeg, gray: btoa(gray), width };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of 4 bits a pixel from one byte a pixel. */
export function grayPng(gray: Uint8Array, width: number): Buffer {
  const height = gray.length / width;
  const stride = Math.ceil(width / 2) + 1;
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + (x >> 1);
      lines[at] = (lines[at] ?? 0) | (((gray[y * width + x] ?? 0) >> 4) << (x % 2 === 0 ? 4 : 0));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 4;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
