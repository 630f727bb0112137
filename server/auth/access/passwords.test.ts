import { describe, expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes, never twice alike', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([passwords.hash('sesame open'), passwords.hash('sesame open')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await passwords.verify('sesame open', one)).toBe(true);
    expect(await passwords.verify('sesame Open', one)).toBe(false);
  });

  // From the test vectors of the reference implementation.
  it('match the hash that other argon2 tools make of them', async () => {
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await new Passwords().verify('password', reference)).toBe(true);
  });

  it('typed composed or decomposed are the same', async () => {
    const passwords = new Passwords();
    expect(await passwords.verify('cafe\u0301 ole', await passwords.hash('caf\u00e9 ole'))).toBe(true);
  });

  it('of an account that does not exist are wrong', async () => {
    expect(await new Passwords().verify('anything at all', null)).toBe(false);
  });

  it('are computed two at a time; after twenty waiting the next is asked to come back', async () => {
    const passwords = new Passwords();
    const accepted = Array.from({ length: 22 }, () => passwords.verify('x', null));
    await expect(passwords.verify('x', null)).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    expect(await Promise.all(accepted)).not.toContain(true);
    expect(await passwords.verify('x', null)).toBe(false);
  });

  it('of one account, or of one address, wait two at a time; others still get their turn [M4]', async () => {
    const passwords = new Passwords();
    const from = (account: string, address: string) => passwords.verify('x', null, { account, address });
    // Two run, two wait.
    const eves = Array.from({ length: 4 }, (_, n) => from('eve', `203.0.113.${n}`));
    await expect(from('eve', '203.0.113.9')).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    const sprayed = [from('a', '192.0.2.1'), from('b', '192.0.2.1')];
    await expect(from('c', '192.0.2.1')).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    const ben = from('ben', '198.51.100.4');
    expect(await Promise.all([...eves, ...sprayed, ben])).not.toContain(true);
    expect(await from('eve', '203.0.113.9')).toBe(false);
  });

  it('hashed at a lower cost are outdated, at the same or a higher one not', async () => {
    const cheap = await new Passwords({ memory: 64, passes: 1, parallelism: 1 }).hash('sesame open');
    const dear = new Passwords({ memory: 64, passes: 2, parallelism: 1 });
    expect(dear.isOutdated(cheap)).toBe(true);
    expect(dear.isOutdated(await dear.hash('sesame open'))).toBe(false);
    expect(new Passwords({ memory: 32, passes: 1, parallelism: 1 }).isOutdated(cheap)).toBe(false);
  });
});
