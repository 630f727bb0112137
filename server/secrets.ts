// Secrets that are handed out and later only recognised: cookies, links, recovery codes. The database stores hashes.
import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain hash suffices for random secrets; for passwords see passwords.ts. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

// Crockford's alphabet: no I, L, O or U, so that a code survives handwriting.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A code for paper, such as `7Q2F-M0XK-C4TN-9ZB3`: 80 random bits. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Hash of a typed code: case, spaces and look-alike letters do not matter. Bound to its user. */
export function hashRecoveryCode(userId: string, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return hashSecret(`${userId}:${code}`);
}
