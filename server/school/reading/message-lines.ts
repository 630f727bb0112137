// Takes the messages of the reading process out of its output, within limits.
import type { CalendarPart, ChildMessage } from './child-messages.ts';

/** Bytes of one message: rows of one file, or one picture. */
const LINE_MOST = 1024 * 1024;
const OUTPUT_MOST = 64 * 1024 * 1024;

/** Splits the output at line breaks; throws when it is longer than any calendar. */
export class MessageLines {
  #pieces: Buffer[] = [];
  #length = 0;
  #total = 0;

  /** The messages that end within `bytes`. */
  *add(bytes: Buffer): Generator<ChildMessage> {
    this.#total += bytes.length;
    let from = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
      const line = Buffer.concat([...this.#pieces, bytes.subarray(from, end)]);
      this.#pieces = [];
      this.#length = 0;
      from = end + 1;
      if (line.length > LINE_MOST) throw new Error('a message of the reading process is too long');
      yield JSON.parse(line.toString()) as ChildMessage;
    }
    this.#pieces.push(bytes.subarray(from));
    this.#length += bytes.length - from;
    if (this.#length > LINE_MOST || this.#total > OUTPUT_MOST)
      throw new Error('the output of the reading process is too long');
  }
}

const PICTURES_MOST = 12;

/** The calendar as far as it is known, with the pictures of its pages by number. */
export class ReadSoFar {
  part: CalendarPart | undefined;
  isComplete = false;
  readonly pictures = new Map<number, string>();

  addPicture(page: number, png: string): void {
    if (this.pictures.size >= PICTURES_MOST || !/^[A-Za-z0-9+/]+=*$/.test(png))
      throw new Error('a picture of the reading process is not one');
    this.pictures.set(page, `data:image/png;base64,${png}`);
  }
}
