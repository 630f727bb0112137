// Wraps a JPEG into a PDF of one page: PDFium decodes it, and turns it upright.
import { readJpegHeader } from '../picture-header.ts';
import { Refusal } from '../refusal.ts';
import { PICTURE_DPI } from './pixels.ts';

const POINTS_PER_PIXEL = 72 / PICTURE_DPI;

interface PdfPicture {
  width: number;
  height: number;
  /** Entries of the picture's dictionary besides type and size. */
  dictionary: string;
  data: Uint8Array;
  /** As in EXIF. */
  orientation: number;
}

/**
 * The matrix that draws the unit square, in which PDF draws a picture, onto a page of this size: by EXIF orientation.
 */
function placement(orientation: number, width: number, height: number): number[] {
  const [w, h] = [width, height];
  const matrices: Record<number, number[]> = {
    1: [w, 0, 0, h, 0, 0],
    2: [-w, 0, 0, h, w, 0],
    3: [-w, 0, 0, -h, w, h],
    4: [w, 0, 0, -h, 0, h],
    5: [0, -h, -w, 0, w, h],
    6: [0, -h, w, 0, 0, h],
    7: [0, h, w, 0, 0, 0],
    8: [0, h, -w, 0, w, 0],
  };
  return matrices[orientation] ?? [w, 0, 0, h, 0, 0];
}

function pdfOf({ width, height, dictionary, data, orientation }: PdfPicture): Buffer {
  const isTurned = orientation > 4;
  const pageWidth = (isTurned ? height : width) * POINTS_PER_PIXEL;
  const pageHeight = (isTurned ? width : height) * POINTS_PER_PIXEL;
  const drawing = `${placement(orientation, pageWidth, pageHeight).join(' ')} cm /P Do`;
  const size = `/Width ${width} /Height ${height} /BitsPerComponent 8`;
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R`,
      ' /Resources << /XObject << /P 5 0 R >> >> >>',
    ],
    [`<< /Length ${drawing.length} >> stream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image ${size} ${dictionary} /Length ${data.length} >> stream\n`,
      data,
      '\nendstream',
    ],
  ];
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  for (const [at, object] of objects.entries()) {
    places.push(length);
    for (const part of [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
  }
  const table = length;
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n`);
  for (const place of places) add(`${String(place).padStart(10, '0')} 00000 n \n`);
  add(`trailer << /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const JPEG_COLOURS: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** A page with this JPEG, upright; PDFium decodes it. */
export function pdfOfJpeg(jpeg: Buffer): Buffer {
  const header = readJpegHeader(jpeg);
  const colours = JPEG_COLOURS[header?.channels ?? 0];
  if (header === undefined || colours === undefined) throw new Refusal('damaged');
  // Printers store CMYK inverted.
  const inverted = colours === '/DeviceCMYK' ? '/Decode [1 0 1 0 1 0 1 0]' : '';
  return pdfOf({
    ...header,
    dictionary: `/Filter /DCTDecode /ColorSpace ${colours} ${inverted}`,
    data: jpeg,
  });
}
