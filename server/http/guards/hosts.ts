// Refuses requests with a foreign Host header: the defence against DNS rebinding, where a foreign page reaches this
// server under a name of its own.
import { hostname } from 'node:os';
import { PRODUCT } from '#contract/common.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalSentence, sendSentence } from '../errors.ts';

interface OwnNames {
  /** HOST: where the server listens. */
  host: string;
  publicUrl: string | undefined;
  /** ALLOWED_HOSTS. */
  allowedHosts: readonly string[];
}

const HOST_HEADER = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;
/** A name in a URL is an address in exactly these forms (WHATWG URL, host parsing). */
const ADDRESS = /^\[|^\d+\.\d+\.\d+\.\d+$/;

/** The name in a Host header, as browsers spell it; undefined when it is none. */
function hostNameIn(header: string): string | undefined {
  const name = HOST_HEADER.exec(header)?.[1];
  if (name === undefined || !URL.canParse(`http://${name}`)) return undefined;
  return new URL(`http://${name}`).hostname.replace(/\.$/, '');
}

/** Host names of this server, in addition to IP addresses. */
function ownNames({ host, publicUrl, allowedHosts }: OwnNames): Set<string | undefined> {
  const [machine = ''] = hostname().split('.');
  const names = ['localhost', hostname(), machine, `${machine}.local`, host, ...allowedHosts];
  if (publicUrl !== undefined) names.push(new URL(publicUrl).hostname);
  return new Set(names.map(hostNameIn));
}

/** Two headers could mean one name to a proxy and the other to us. HTTP/1.0 may come without any. */
function hostHeadersOf({ raw }: FastifyRequest): string[] {
  return raw.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'host',
  );
}

/** An address of this network cannot be a foreign name, so every IP address passes; other names must be known. */
export function refuseForeignHosts(app: FastifyInstance, settings: OwnNames): void {
  const known = ownNames(settings);
  const refusalOf = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const [header, another] = hostHeadersOf(request);
    const isMissing = header === undefined && request.raw.httpVersion === '1.0';
    if (isMissing) return undefined;
    const name = header === undefined || another !== undefined ? undefined : hostNameIn(header);
    if (name === undefined) return sendSentence(reply, 400, refusalSentence(400));
    if (ADDRESS.test(name) || known.has(name)) return undefined;
    const sentence = `${PRODUCT} does not answer to the name ${name}: whoever runs it can allow this with the setting ALLOWED_HOSTS=${name}.`;
    return sendSentence(reply, 421, sentence);
  };
  app.addHook('onRequest', (request, reply, next) => {
    if (refusalOf(request, reply) === undefined) next();
  });
}
