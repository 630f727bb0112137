// A dose that was left out is a question for the pharmacist; one that was given twice, or eaten, is poisoning.
import { expect, test } from 'vitest';
import { dangerAnswer } from './danger-answer.ts';
import { findDanger } from './danger.ts';

test.each([
  'i forgot to give his keppra this morning',
  'i missed giving mia her adderall',
  'we skipped the prednisone dose by accident',
  'forgot her zoloft last night',
])('“%s” is a missed dose', (text) => expect(findDanger(text)).toEqual({ kind: 'dose', onlyMissed: true }));

test.each([
  ['poison', 'he forgot he had his pill and took it again, so double'],
  ['poison', 'i forgot to lock the pills and the toddler ate some'],
  ['poison', 'grandmas oxycodone pills are missing and max is so sleepy'],
  ['emergency', 'forgot his keppra and now he has a seizure'],
])('%s: “%s” is more than a missed dose', (kind, text) => {
  expect(findDanger(text)).toMatchObject({ kind });
  expect(findDanger(text)).not.toHaveProperty('onlyMissed');
});

test('the answer names the pharmacist and no poison center, and says not to double', () => {
  const { content, safety } = dangerAnswer('dose', 'America/New_York', { onlyMissed: true });
  expect(content).toContain('pharmacist');
  expect(content).toContain('Do not double');
  expect(content).not.toMatch(/poison/i);
  expect(safety.numbers).toEqual([]);
});
