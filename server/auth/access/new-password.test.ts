import { expect, it } from 'vitest';
import { problemWithPassword } from './new-password.ts';

const ANA = ['Ana', 'Park', 'ana.park@example.com'];

it.each(['1234567', 'x'.repeat(129)])('%j has the wrong length', async (password) => {
  expect(await problemWithPassword(password)).toMatch(/^Please choose a password of at (least 8|most 128)/);
});

it.each(['password', 'Password', '12345678', 'iloveyou', 'trustno1', 'qwertyuiop'])(
  '%j is used by many',
  async (password) => {
    expect(await problemWithPassword(password)).toMatch(/^Many people use this password/);
  },
);

it.each(['PipPal2026!', 'anapark1985', 'park-ana-park', 'pippalpippal', 'ana.park.1'])(
  '%j is only a name',
  async (password) => {
    expect(await problemWithPassword(password, ANA)).toMatch(/^This password is just your name/);
  },
);

it.each([
  'correct horse battery staple',
  'x'.repeat(128),
  '🔑🔑🔑🔑🔑🔑🔑🔑',
  'Ana reads by the lake',
  '4711 0815 99',
])('%j may be one', async (password) => {
  expect(await problemWithPassword(password, ANA)).toBeUndefined();
});
