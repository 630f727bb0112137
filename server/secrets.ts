// Secrets that are handed out and later only recognised: cookies, links, recovery codes. The database stores hashes.
import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, safe in a cookie and in a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain hash suffices for random secrets; for passwords see passwords.ts. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

// Crockford's alphabet: no I, L, O or U, so that a code survives handwriting.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(groups: number, length: number): string {
  const group = () => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code for paper, such as `7Q2F-M0XK-C4TN-9ZB3`: 80 random bits. */
export const newRecoveryCode = (): string => newCode(4, 4);

/** A code to type on a kitchen tablet, such as `7Q2FM-0XKC4`: 50 random bits, valid for minutes. */
export const newKioskCode = (): string => newCode(2, 5);

/** Case, spaces and look-alike letters do not matter in a typed code. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Hash of a typed code. Bound to its user. */
export const hashRecoveryCode = (userId: string, typed: string): string =>
  hashSecret(`${userId}:${plainCode(typed)}`);

export const hashKioskCode = (typed: string): string => hashSecret(`kiosk:${plainCode(typed)}`);
