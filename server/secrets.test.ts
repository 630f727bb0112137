import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCode, newSecret } from './secrets.ts';

it('ten thousand session secrets are all different and have 256 bits', () => {
  const secrets = Array.from({ length: 10_000 }, newSecret);
  expect(new Set(secrets).size).toBe(10_000);
  expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true);
});

it('a recovery code is easy to read back from paper', () => {
  expect(newRecoveryCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const hash = hashRecoveryCode('u', '1010-ABCD-EFGH-JKMN');
  expect(hashRecoveryCode('u', ' lo1O abcd efgh jkmn ')).toBe(hash);
  expect(hashRecoveryCode('u', '1010-ABCD-EFGH-JKMP')).not.toBe(hash);
  expect(hashRecoveryCode('v', '1010-ABCD-EFGH-JKMN')).not.toBe(hash);
});
