// Trust in X-Forwarded-For: only the owner's own proxies are believed. Two sign-ups an hour from one address are
// allowed here, so the third shows what counts as one address.
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const thirdSignUp = async (hops: string, forwarded: (n: number) => string): Promise<number> => {
  const home = await testApp({ environment: { TRUST_PROXY: hops, LIMIT_SIGN_UPS_PER_HOUR: '2' } });
  let status = 0;
  for (const n of [1, 2, 3]) {
    const form = { firstName: 'Ana', lastName: '', email: `ana${n}@example.org`, password: 'long enough' };
    const response = await home.app.inject({
      method: 'POST',
      url: '/api/signup',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': forwarded(n),
      },
      payload: new URLSearchParams(form).toString(),
    });
    status = response.statusCode;
  }
  await home.close();
  return status;
};

test('without a proxy nobody gets a new address by writing one', async () => {
  expect(await thirdSignUp('0', (n) => `10.0.0.${n}`)).toBe(429);
});

test('behind one proxy its own word counts, not what the visitor wrote before it', async () => {
  expect(await thirdSignUp('1', (n) => `10.0.0.${n}, 203.0.113.9`)).toBe(429);
  expect(await thirdSignUp('1', (n) => `203.0.113.${n}`)).toBe(303);
});
