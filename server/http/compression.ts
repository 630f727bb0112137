// Compresses JSON of more than 1 kB that is whole in memory. Streams (pushed changes, Pip's words, downloads) pass
// unchanged, as do files that the build compressed, and pages: some show recovery codes beside what the address says, and
// the size of a compressed one would tell about the codes (BREACH, docs/decisions/030).
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Characters. A shorter answer fits into one packet anyway. */
const SHORTEST = 1024;
/** Bytes. A longer answer is compressed by another thread: it would hold up everybody's requests for milliseconds. */
const LONGEST_IN_PLACE = 256 * 1024;

type Coding = 'br' | 'gzip';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };
/** A small window and small pieces of output: to allocate more costs as much as to compress. */
const SMALL_BROTLI = { chunkSize: 4096, params: { ...BROTLI.params, [BROTLI_PARAM_LGWIN]: 16 } };
const SMALL_GZIP = { ...GZIP, chunkSize: 4096 };

const compressAtOnce = (body: Buffer, coding: Coding): Buffer =>
  coding === 'br' ? brotliCompressSync(body, SMALL_BROTLI) : gzipSync(body, SMALL_GZIP);

const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];
const compressAside = (body: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br' ? brotliAside(body, BROTLI) : gzipAside(body, GZIP);

/** The cheaper of our codings that an Accept-Encoding header allows. Browsers offer brotli over https alone. */
function codingFor(accepted: string | undefined): Coding | undefined {
  if (accepted === undefined) return undefined;
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((offer) => offer.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).find((coding) => allowed.has(coding));
}

const IS_JSON = /^application\/json\b/;

/** True for a body that may be compressed. Streams, and what is compressed already, may not. */
const isCompressible = (reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' &&
  payload.length >= SHORTEST &&
  !reply.hasHeader('content-encoding') &&
  IS_JSON.test(String(reply.getHeader('content-type')));

const varyWith = (vary: unknown): string =>
  typeof vary === 'string' && vary !== '' ? `${vary}, Accept-Encoding` : 'Accept-Encoding';

/** Compresses the answers of every route of `app`. None of them has an ETag, which would have to differ by coding. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(reply, payload)) {
      done(null, payload);
      return;
    }
    void reply.header('vary', varyWith(reply.getHeader('vary')));
    const coding = codingFor(request.headers['accept-encoding']);
    if (coding === undefined) {
      done(null, payload);
      return;
    }
    const send = (compressed: Buffer) => {
      void reply.header('content-encoding', coding);
      done(null, compressed);
    };
    const body = Buffer.from(payload);
    if (body.length <= LONGEST_IN_PLACE) send(compressAtOnce(body, coding));
    else compressAside(body, coding).then(send, done);
  });
}
