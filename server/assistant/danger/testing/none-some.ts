// For tests: sentences that are no danger for the family of tests, and those that are one.
import { expect, test } from 'vitest';
import { dangerIn } from '../danger.ts';
import { FAMILY } from './family.ts';

export const none = (texts: readonly string[]): void => {
  test.each(texts)('“%s” is no danger', (text) => expect(dangerIn(text, FAMILY)).toBeUndefined());
};
export const some = (texts: readonly string[]): void => {
  test.each(texts)('“%s” is a danger', (text) => expect(dangerIn(text, FAMILY)).toBeDefined());
};
