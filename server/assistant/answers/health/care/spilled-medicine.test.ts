// A medicine that was spilled is replaced by the pharmacy, and no poisoning; what somebody swallowed of it stays one.
import { describe, expect, test } from 'vitest';
import { dangerIn } from '../../../danger/danger.ts';
import { FAMILY } from '../../../danger/testing/family.ts';
import { CARED as household, TODAY } from '../testing/care-family.ts';
import { calms } from './beside-danger.ts';
import { careFor } from './care-advice.ts';

describe('spilled', () => {
  test.each([
    'the cefdinir bottle tipped over and maybe half of it is gone, and tess still needs it through sunday. what now, and what is the number of the pharmacy?',
    'i knocked the amoxicillin over and most of it is on the counter',
    'half of the antibiotic went down the sink, what do i do',
    "tess's cefdinir leaked in the bag and there isn't enough left",
    'i dropped the bottle of amoxicillin and it broke',
    'the amoxicillin got spilled all over my bag',
  ])('“%s”', (said) => {
    expect(careFor({ said, household, today: TODAY })?.text).toMatch(
      /for more today.*Don't stretch or skip/s,
    );
    expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(true);
  });
});

describe('and swallowed', () => {
  test.each([
    'the amoxicillin bottle tipped over and theo drank some',
    'half the amoxicillin is gone and theo has it on his lips',
    'the lisinopril bottle tipped over and theo was chewing on one',
    "most of ruth's lisinopril pills are gone and theo was alone with them",
  ])('“%s”', (said) => {
    expect(dangerIn(said, FAMILY)).toBe('poison');
    expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(false);
  });
});
