// A danger of which those who know were asked ends with a kind word, and only then.
import { expect, test } from 'vitest';
import type { DangerKind } from '../danger/danger-kind.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { helpIsThere } from './help-is-there.ts';

const after = (kind: DangerKind, said: string) =>
  helpIsThere(said, 'noa licked paint', { household: EMPTY_HOUSEHOLD, today: '2026-11-22' }, kind);

test.each([
  'the nurse said to watch him, all good',
  'spoke to poison control, nothing to do',
  "dr ames says it's in his belly and passes by itself, we are fine",
  'called them, he is okay now',
])('“%s” ends it', (said) => expect(after('poison', said)).toMatch(/^Good to hear/));

test.each([
  'called them, nobody picked up but hes fine',
  'they said he is fine but hes drooling',
  'hes fine now',
  'should we believe them if they said its fine?',
])('“%s” does not', (said) => expect(after('poison', said)).toBeUndefined());

test('a reaction and a crisis are not over by a call', () => {
  expect(after('allergy', 'called them, she is fine')).toBeUndefined();
  expect(after('crisis', 'talked to the doctor, all good')).toBeUndefined();
});
