// Questions about values that a test found, and facts that nothing stored tells.
import { describe, expect, test } from 'vitest';
import { medicationWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastPlan } from '../testing/thread.ts';

const record = (id: string, familyMemberId: string, title: string, description: string) =>
  recordWith({
    id,
    familyMemberId,
    title,
    description,
    category: 'test_result',
    date: '2026-10-13',
    provider: 'Dr. Osei',
  });
const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45 }),
    memberWith({ id: 'lena', name: 'Lena', age: 8 }),
  ],
  records: [
    record('lipid', 'hank', 'Lipid panel', 'LDL 141, HDL 40, total 220'),
    record('tsh', 'hank', 'Hormone panel', 'TSH 2.1'),
    record('peanut', 'lena', 'Peanut blood test', 'Positive for peanut.'),
  ],
  medications: [medicationWith({ id: 'm1', familyMemberId: 'hank', name: 'Metformin', dosage: '500 mg' })],
};
const answer = (said: string) => lastPlan([said], { family }).text;

describe('a value that a test found', () => {
  test.each([
    ['what was my cholesterol', 'LDL 141'],
    ['how were my lipids', 'LDL 141'],
    ['whats my ldl', 'LDL 141'],
    ['what was my cholestrol last time', 'LDL 141'],
    ['what was my thyroid level', 'TSH 2.1'],
  ])('“%s” tells it', (said, value) => {
    expect(answer(said)).toContain(value);
  });

  test('what it means is no yes or no', () => {
    expect(answer('was my cholesterol ok')).toMatch(/LDL 141.* your doctor can tell\.$/);
    expect(answer('was my cholesterol ok')).not.toMatch(/^Yes/);
  });

  test.each(['what was my blood sugar', 'whats my blood pressure'])(
    '“%s” is told by no other test',
    (said) => {
      expect(answer(said)).toMatch(/^No blood/);
    },
  );

  test('what somebody takes for it is still a medicine', () => {
    expect(answer('what do i take for cholesterol')).not.toContain('LDL');
    expect(answer('how much metformin do i take')).toContain('500 mg');
  });
});

describe('a blood type', () => {
  test.each(['whats lenas blood type', 'what blood type is lena', 'do you know lenas blood group'])(
    '“%s” is no blood test',
    (said) => {
      expect(answer(said)).toMatch(/^No blood type is stored/);
    },
  );

  test('a blood test is told', () => {
    expect(answer("what did lena's blood test say")).toContain('Positive for peanut');
  });
});
