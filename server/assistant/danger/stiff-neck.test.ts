// A stiff neck with a fever may be meningitis: the answer says to call the emergency number before anybody else, where either of
// them alone waits for a doctor or for nobody.
import { expect, test } from 'vitest';
import { dangerAnswer } from './danger-answer.ts';
import { dangerIn, findDanger } from './danger.ts';
import { FAMILY } from './testing/family.ts';

const ZONE = 'America/New_York';
const FIRST = /^(?:A fever with a stiff neck can be meningitis\. )?Call 911 now/;
const answerTo = (said: string): string => {
  const kind = dangerIn(said, FAMILY);
  return kind === undefined ? '' : dangerAnswer(kind, ZONE, { said }).content;
};

test.each([
  'Fever of 104 and stiff neck',
  "theo is burning up and can't put his chin to his chest",
  '103 since noon and his neck is really stiff',
  '101 fever, neck so stiff she screams when i move her',
  "can't bend his neck and 102.5",
  "stiff neck and a high fever and a rash that doesn't fade",
])('“%s” is a call to 911 before anything else', (said) => {
  expect(answerTo(said)).toMatch(FIRST);
  // Advice on a measured fever takes the place of a danger that is not certain.
  expect(findDanger(said, FAMILY)?.isCertain).toBe(true);
});

test.each([
  ['stiff neck but no fever, slept wrong', 'doctor'],
  ['fever 102 and sore throat, glands in her neck are swollen', 'doctor'],
  ['fever of 104 and a runny nose', 'doctor'],
  ['she had a fever last week, my neck is stiff from the couch', undefined],
  ['grandpa has a stiff neck from the pillow', undefined],
])('“%s” is %s, and no meningitis', (said, kind) => {
  expect(dangerIn(said, FAMILY)).toBe(kind);
  expect(answerTo(said)).not.toContain('meningitis');
});
