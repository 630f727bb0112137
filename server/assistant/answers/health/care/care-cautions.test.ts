// A stored caution that a message touches is said for whoever it is about, and for nobody else.
import { describe, expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { alsoKept, careCautions } from './care-cautions.ts';
import { memberWith, recordWith } from '../../testing/records.ts';

const ABE = memberWith({
  id: 'abe',
  name: 'Abe',
  allergies: ['contrast dye', 'eggs'],
  notes: 'Likes chess. No needles in the left arm.',
});
const IDA = memberWith({ id: 'ida', name: 'Ida', allergies: ['latex', 'red dye'] });
const household = {
  ...EMPTY_HOUSEHOLD,
  members: [ABE, IDA],
  records: [recordWith({ id: 'r', title: 'Asthma', category: 'diagnosis', familyMemberId: 'abe' })],
};

describe('careCautions', () => {
  test.each([
    ['he has a ct scan friday', ABE, 'contrast dye'],
    ['which arm can they not use', ABE, 'No needles in the left arm'],
    ['she is having surgery', IDA, 'latex'],
  ])('%s', (said, member, part) => expect(careCautions(said, [member], household)).toContain(part));

  test.each([
    ['he has a ct scan friday', IDA],
    ['what is for dinner', ABE],
    ['she is having surgery', ABE],
  ])('%s touches nothing', (said, member) => expect(careCautions(said, [member], household)).toBeUndefined());

  test('the rest that staff may ask about', () => {
    const text = alsoKept(ABE, 'a ct scan', household, '2026-11-23');
    expect(text).toBe('Also kept for Abe, allergic to eggs and Asthma.');
  });
});
