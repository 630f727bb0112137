// For tests: small PDF files, of text in Helvetica or of a JPEG on each page.

interface PlacedText {
  x: number;
  /** From the top, in points. */
  y: number;
  text: string;
}

const [WIDTH, HEIGHT] = [612, 792];
const SIZE = 11;

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Numbers the objects from 1 and adds the cross-reference table. */
function fileOf(objects: readonly Buffer[]): Buffer {
  const parts = [latin('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([latin(`${at + 1} 0 obj\n`), object, latin('\nendobj\n')]);
    places.push(length);
    parts.push(part);
    length += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer << /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  parts.push(latin(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}${trailer}`));
  return Buffer.concat(parts);
}

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([latin(`<< ${dictionary} /Length ${data.length} >> stream\n`), data, latin('\nendstream')]);

/** A file whose pages have these contents, and share one resource: object 3. */
function pagesOf(contents: readonly Buffer[], resource: Buffer, name: string): Buffer {
  const first = 4;
  const kids = contents.map((_, at) => `${first + at * 2} 0 R`).join(' ');
  const pages = contents.flatMap((content, at) => [
    latin(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + at * 2 + 1} 0 R /Resources << ${name} >> >>`,
    ),
    stream('', content),
  ]);
  return fileOf([
    latin('<< /Type /Catalog /Pages 2 0 R >>'),
    latin(`<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`),
    resource,
    ...pages,
  ]);
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');

/** Letter pages with these texts. */
export const textPdf = (pages: readonly (readonly PlacedText[])[]): Buffer =>
  pagesOf(
    pages.map((texts) =>
      latin(
        texts
          .map(({ x, y, text }) => `BT /F ${SIZE} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`)
          .join('\n'),
      ),
    ),
    latin('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    '/Font << /F 3 0 R >>',
  );

/** Letter pages that show one picture each, as a scanner makes them. */
export function scannedPdf(
  jpeg: Buffer,
  { width, height, pages }: { width: number; height: number; pages: number },
): Buffer {
  const content = latin(`${WIDTH} 0 0 ${(WIDTH * height) / width} 0 300 cm /P Do`);
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode`;
  return pagesOf(
    Array.from({ length: pages }, () => content),
    stream(dictionary, jpeg),
    '/XObject << /P 3 0 R >>',
  );
}

/** One line below the other, as a list of dates is. */
export const listPage = (lines: readonly string[]): PlacedText[] =>
  lines.map((text, at) => ({ x: 72, y: 90 + at * 22, text }));
