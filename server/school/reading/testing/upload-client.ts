// For tests: a parent who uploads calendar files to a listening server.
import { request, type IncomingMessage } from 'node:http';
import type { ReadCalendar, ReadingProgress } from '#contract/school-reading.ts';

const PATH = '/api/school-calendar/read';
const BOUNDARY = 'a-boundary-of-the-test';

export interface Upload {
  bytes: Uint8Array;
  /** Content type of the part, or of the body. */
  type?: string;
  fileName?: string;
  /** Sends the bytes as the body, not as a form. */
  isRaw?: boolean;
  /** Does not say how long the body is. */
  isChunked?: boolean;
  query?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  calendar: ReadCalendar;
}

const formOf = ({ bytes, type = 'application/octet-stream', fileName = 'calendar.bin' }: Upload): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

export class Uploader {
  readonly #port: number;
  readonly #cookie: string;

  constructor(port: number, cookie: string) {
    this.#port = port;
    this.#cookie = cookie;
  }

  /** Sends the upload; the response is not read yet. */
  open(upload: Upload): { response: Promise<IncomingMessage>; stop: () => void } {
    const {
      isRaw = false,
      isChunked = false,
      type = 'application/octet-stream',
      query = '',
      headers = {},
    } = upload;
    const body = isRaw ? upload.bytes : formOf(upload);
    const asked = request({
      port: this.#port,
      host: '127.0.0.1',
      method: 'POST',
      path: PATH + query,
      headers: {
        cookie: this.#cookie,
        'content-type': isRaw ? type : `multipart/form-data; boundary=${BOUNDARY}`,
        ...(isChunked ? {} : { 'content-length': body.length }),
        ...headers,
      },
    });
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject);
    });
    response.catch(() => undefined);
    if (isChunked) asked.write(body, () => asked.end());
    else asked.end(body);
    return { response, stop: () => void asked.destroy() };
  }

  async send(upload: Upload): Promise<Answer> {
    const response = await this.open(upload).response;
    let text = '';
    for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) text += piece;
    const isJson = response.headers['content-type']?.startsWith('application/json') === true;
    const calendar = (isJson ? JSON.parse(text) : {}) as ReadCalendar;
    return { status: response.statusCode ?? 0, headers: response.headers, text, calendar };
  }

  /** The events of the upload's own response. */
  async *events(upload: Upload): AsyncGenerator<ReadingProgress> {
    const headers = { accept: 'text/event-stream', ...upload.headers };
    const response = await this.open({ ...upload, headers }).response;
    let text = '';
    for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
      text += piece;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) yield JSON.parse(event.slice(6)) as ReadingProgress;
    }
  }
}
