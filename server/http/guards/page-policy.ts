// The Content-Security-Policy of pages and of the service worker.
import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const LOCKED = "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Policy of the service worker, which fetches our own files and nothing else. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${LOCKED}`;

/** Policy of the worker with the food rules, which fetches nothing. */
export const RULES_POLICY = `default-src 'none'; ${LOCKED}`;

interface PageOptions {
  nonce?: string;
  /** Styles inside a document that is the same for everybody, which has no nonce. */
  styles?: string;
  /** Other origins a form may be redirected to (the identity provider's). */
  formTargets?: readonly string[];
  /** True when the page has no script at all. */
  scriptless?: boolean;
  /** True when the page may have a service worker, whose address is a Trusted Types sink. */
  worker?: boolean;
}

/** Content-Security-Policy of a page: own files only, inline styles by nonce or hash, Trusted Types on every sink. */
export function pagePolicy({
  nonce,
  styles,
  formTargets = [],
  worker = false,
  scriptless = false,
}: PageOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src ${scriptless ? "'none'" : "'self'"}`,
    [
      "style-src 'self'",
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ...(styles === undefined ? [] : [`'sha256-${hash('sha256', styles, 'base64')}'`]),
    ].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Nothing of ours writes markup as text; one policy allows the addresses of workers (client/screen/script-address.ts).
    worker ? 'trusted-types pippal-worker' : "trusted-types 'none'",
  ].join('; ');
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** Sends `html` as a page of ours: its own policy, never cached by anybody else. */
export function sendPage(
  reply: FastifyReply,
  html: string,
  options: PageOptions & { nonce: string; status?: number },
): FastifyReply {
  return reply
    .code(options.status ?? 200)
    .header('content-security-policy', pagePolicy(options))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
