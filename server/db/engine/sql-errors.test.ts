// Messages to a parent when the database refuses.
import { expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { explained } from './sql-errors.ts';

const refusal = (fields: object) => explained(Object.assign(new Error('refused'), fields));

it.each([
  ['SQLite is locked', { errcode: 5 }],
  ['there are too many connections', { code: '53300' }],
  ['the household was not free within five seconds', { code: '57014' }],
  ['a lock was not free', { code: '55P03' }],
  ['a transaction stood still for too long', { code: '25P03' }],
  ['nobody listens', { code: 'ECONNREFUSED' }],
  ['PostgreSQL crashed', { code: '57P02' }],
  ['its name is not found', { code: 'EAI_AGAIN' }],
  ['the connection broke while a statement ran', { message: 'Connection terminated unexpectedly' }],
  [
    'it had broken before the transaction was taken back',
    { message: 'Client has encountered a connection error and is not queryable' },
  ],
])('when %s, a parent is asked to try again in a moment', (_what, fields) => {
  const error = refusal(fields);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'busy', retryAfter: 2, message: expect.stringMatching(/try again/) });
});

it.each([
  ['SQLite finds no room', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
  ['there is no room for the index of its log', { code: 'ERR_SQLITE_ERROR', errcode: 4874 }],
  ['PostgreSQL finds no room', { code: '53100' }],
  ['a file cannot grow', { code: 'ENOSPC' }],
  ['a file may not grow', { code: 'EFBIG' }],
  ['SQLite is refused a write', { code: 'ERR_SQLITE_ERROR', errcode: 778 }],
])('when %s, a parent hears that the disk is full and nothing was saved [M6]', (_what, fields) => {
  expect(refusal(fields)).toMatchObject({
    code: 'full',
    message: expect.stringMatching(/full.*Nothing was saved/),
  });
});

it.each([
  ['SQLite finds a damaged page', { code: 'ERR_SQLITE_ERROR', errcode: 11 }, /damaged/],
  ['SQLite finds a damaged index', { code: 'ERR_SQLITE_ERROR', errcode: 779 }, /damaged/],
  ['PostgreSQL finds a damaged table', { code: 'XX001' }, /damaged/],
  ['the disk refuses to flush', { code: 'ERR_SQLITE_ERROR', errcode: 1034 }, /disk .* nothing was saved/],
])('when %s, nobody is told that nothing was lost [M6]', (_what, fields, words) => {
  const error = refusal(fields);
  expect(error).toMatchObject({ code: 'damaged', message: expect.stringMatching(words) });
  expect(String(error)).not.toMatch(/lost|try again/);
});

it('what nobody can explain stays what it is', () => {
  expect(refusal({ code: '42P01' })).not.toBeInstanceOf(AppError);
});
