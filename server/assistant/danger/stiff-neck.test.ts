// A stiff neck with a fever may be meningitis: an emergency, where either of them alone waits for a doctor or for nobody.
import { expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

test.each([
  'Fever of 104 and stiff neck',
  "theo is burning up and can't put his chin to his chest",
  '103 since noon and his neck is really stiff',
  '101 fever, neck so stiff she screams when i move her',
])('“%s” is an emergency', (said) => expect(dangerIn(said, FAMILY)).toBe('emergency'));

test.each([
  ['stiff neck but no fever, slept wrong', 'doctor'],
  ['fever 102 and sore throat, glands in her neck are swollen', 'doctor'],
  ['fever of 104 and a runny nose', 'doctor'],
  ['she had a fever last week, my neck is stiff from the couch', undefined],
  ['grandpa has a stiff neck from the pillow', undefined],
])('“%s” is %s', (said, kind) => expect(dangerIn(said, FAMILY)).toBe(kind));
