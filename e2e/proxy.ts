// Reverse proxy between a browser and the server, which can change responses.
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  address: string;
  /** Appends text to the file at `path` from now on. */
  append(path: string, text: string): void;
  /** Leaves requests for `path` without a response. */
  hold(path: string): void;
  /** Ends every connection and accepts none, until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray());

/** Starts it before the server at `target`. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const appended = new Map<string, string>();
  const held = new Set<string>();
  const proxy = createServer((asked, answered) => {
    const { url: path, method } = asked;
    if (held.has(path!)) return;
    const extra = appended.get(path!);
    // Compressed bytes could not be added to.
    const headers = extra === undefined ? asked.headers : { ...asked.headers, 'accept-encoding': 'identity' };
    const forwarded = request({ hostname, port, path, method, headers }, (answer) => {
      if (extra === undefined) {
        answered.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(answered);
        return;
      }
      void bodyOf(answer).then((body) => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        answered.writeHead(answer.statusCode!, rest).end(body.toString() + extra);
      });
    });
    forwarded.on('error', () => answered.destroy());
    asked.pipe(forwarded);
  });
  let isCut = false;
  proxy.on('connection', (socket) => isCut && socket.destroy());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    append: (path, text) => void appended.set(path, text),
    hold: (path) => void held.add(path),
    cut() {
      isCut = true;
      proxy.closeAllConnections();
    },
    mend: () => void (isCut = false),
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
