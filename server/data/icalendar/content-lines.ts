// Content lines of iCalendar files (RFC 5545): escaping, folding, and the forms of dates and times.

export type Property = [name: string, value: string];

/** A line may have 75 octets, its line break not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Text with what has a meaning of its own escaped (3.3.11); control characters are not allowed at all. */
export const icsText = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** '2026-11-24T21:30:00.000Z' → '20261124T213000Z'. */
export const icsInstant = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** '2026-11-24' → '20261124'. */
export const icsDate = (date: string): string => date.replaceAll('-', '');

/** '20261124T153000' */
export const icsWall = (wall: Temporal.PlainDateTime): string =>
  wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** Splits a line between letters, so that no piece is longer than allowed; each next one begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += letter;
    octets += size;
  }
  return `${[...pieces, piece].join('\r\n')}\r\n`;
}

/** The lines, folded and ended with CRLF. */
export const contentLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => folded(`${name}:${value}`)).join('');
