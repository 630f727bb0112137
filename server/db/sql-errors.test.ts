// What a parent is told when the database refuses.
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { explained } from './sql-errors.ts';

const refusal = (fields: object) => explained(Object.assign(new Error('refused'), fields));

it.each([
  ['SQLite is locked', { errcode: 5 }],
  ['there are too many connections', { code: '53300' }],
  ['the household was not free within five seconds', { code: '57014' }],
  ['a lock was not free', { code: '55P03' }],
  ['a transaction stood still for too long', { code: '25P03' }],
  ['nobody listens', { code: 'ECONNREFUSED' }],
])('when %s, a parent is asked to try again in a moment', (_what, fields) => {
  const error = refusal(fields);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'busy', retryAfter: 2, message: expect.stringMatching(/try again/) });
});

it('what nobody can explain stays what it is', () => {
  expect(refusal({ code: '42P01' })).not.toBeInstanceOf(AppError);
});
