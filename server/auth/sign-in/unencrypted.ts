// Whether a page travels over plain http from this machine to another one, which an owner may allow.
import type { FastifyRequest } from 'fastify';
import type { AuthSettings } from '../settings.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** A proxy's word for https is believed whoever the proxy is: a visitor who forges it hides their own banner. */
export function isUnencrypted({ headers, protocol }: FastifyRequest, settings: AuthSettings): boolean {
  const { allowInsecureHttp, publicUrl } = settings;
  const isHttps =
    protocol === 'https' || headers['x-forwarded-proto'] === 'https' || publicUrl?.startsWith('https:');
  return allowInsecureHttp && !isHttps && !THIS_MACHINE.test(headers.host ?? 'localhost');
}
