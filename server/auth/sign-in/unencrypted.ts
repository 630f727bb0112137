// Detects pages sent over plain http to another machine, which an owner may allow.
import type { FastifyRequest } from 'fastify';
import type { AuthSettings } from '../settings.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** X-Forwarded-Proto is believed from anybody: a visitor who forges https only hides their own banner. */
export function isUnencrypted({ headers, protocol }: FastifyRequest, settings: AuthSettings): boolean {
  const { allowInsecureHttp, publicUrl } = settings;
  const isHttps =
    protocol === 'https' || headers['x-forwarded-proto'] === 'https' || publicUrl?.startsWith('https:');
  return allowInsecureHttp && !isHttps && !THIS_MACHINE.test(headers.host ?? 'localhost');
}
