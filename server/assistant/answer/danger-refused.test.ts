// The message after a danger that asks for help, refuses it, or prepares the call.
import { expect, test } from 'vitest';
import type { StoredMessage } from '../../chat/messages.ts';
import { FAMILY } from '../answers/testing/family.ts';
import { memberWith } from '../answers/testing/records.ts';
import { findDanger } from '../danger/danger.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { courseAgain, refusedAgain } from './danger-again.ts';
import { dangerWords, type Known } from './danger-words.ts';

const KNOWN: Known = {
  household: { ...EMPTY_HOUSEHOLD, members: FAMILY.members ?? [] },
  family: { members: FAMILY.members ?? [], medicines: [] },
  timeZone: 'America/New_York',
  today: '2026-11-22',
};
const SEIZURE = 'lucas is doing it again, eyes rolled back and shaking';
const message = (role: 'user' | 'assistant', content: string, isDanger = false): StoredMessage =>
  ({
    role,
    content,
    metadata: isDanger ? { safety: { kind: 'emergency', numbers: [] } } : {},
  }) as unknown as StoredMessage;

test('a question for the ambulance, and a refusal that the model takes for a crisis, belong to the danger before', () => {
  const after = (told: string, said: string): string | undefined => {
    const messages = [
      message('user', told),
      message('assistant', 'Call 911 now.', true),
      message('user', said),
    ];
    const own = findDanger(said, KNOWN.family);
    return (courseAgain(said, messages, KNOWN, own) ?? refusedAgain(said, messages, KNOWN, own))?.content;
  };
  expect(after(SEIZURE, 'gave the spray, shes better. do we still need the ambulance')).toMatch(
    /first seizure/,
  );
  expect(after(SEIZURE, 'he is not breathing, do we need the ambulance')).toBeUndefined();
  const refusal: Parameters<typeof courseAgain>[3] = { kind: 'crisis', isLearned: true };
  const said = 'she says she feels fine and does not want to go';
  const messages = [
    message('user', SEIZURE),
    message('assistant', 'Call 911 now.', true),
    message('user', said),
  ];
  expect(refusedAgain(said, messages, KNOWN, refusal)?.content).toMatch(/^Feeling fine, or not wanting to/);
  expect(refusedAgain(said, messages, KNOWN, { kind: 'crisis' })).toBeUndefined();
});

test('what the poison line asks is told of the child who swallowed it, by a short form of the name', () => {
  const members = [
    memberWith({ id: 'raf', name: 'Rafael', age: 6, notes: 'Rafa. 46 lb at the last visit.' }),
    memberWith({ id: 'gran', name: 'Gran', relationship: 'grandparent', age: 72 }),
  ];
  const messages = [
    message('user', 'rafa ate one of grans pills'),
    message('assistant', 'Call Poison Help.', true),
    message('user', 'what will they want to know?'),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, medications: [] } };
  expect(courseAgain('what will they want to know?', messages, known, undefined)?.content).toMatch(
    /Rafael is 6 years old, 46 lb by the notes/,
  );
});

test.each([
  ['lucas told me he wishes he could fall asleep and not wake up, is that a phase', true],
  ['a mom from the team texted me that everybody would be better off without her', true],
  ['i keep thinking lucas and mia would be better off without me', false],
  ['i want to die and he does not care', false],
])('“%s” is a crisis of somebody else: %s', (said, isOther) => {
  const { content } = dangerWords({ kind: 'crisis' }, said, KNOWN);
  expect(/^I'm glad you told me.*988.*ask openly.*lock away/s.test(content)).toBe(isOther);
  expect(content).toMatch(/988/);
});
