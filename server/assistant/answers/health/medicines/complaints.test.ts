// A complaint told beside a medicine goes into its instructions, however it is joined.
import { expect, test } from 'vitest';
import { lastCards } from '../../../dialogue/testing/thread.ts';
import { memberWith } from '../../testing/records.ts';
import { complaintsAlone } from './complaints.ts';

const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38 }),
    memberWith({ id: 'minseo', name: 'Minseo', age: 15 }),
  ],
};

test.each([
  ['minseo is taking ibuprofen 200 mg every 6 hrs as needed, cramps. add it', /cramps/i],
  ['add tylenol 160 mg for minseo every 6 hours, teething', /for teething/i],
  ['minseo takes ibuprofen 200mg prn (headaches)', /for headaches/i],
  ['add zofran 4 mg for minseo as needed - nausea', /nausea/i],
  ['add benadryl 12.5 mg for minseo as needed, itching', /for itching/i],
  ['put minseo down for melatonin 3 mg nightly, trouble sleeping', /trouble sleeping/i],
  ['add dramamine 50 mg for minseo as needed, car sickness', /for car sickness/i],
  ['add zyrtec 10 mg once daily for minseo, hay fever and itchy eyes', /hay fever and itchy eyes/i],
  ['add tums for minseo, her heartburn', /for heartburn/i],
  ['add ibuprofen 200 mg for minseo as needed for cramps', /^for cramps/i],
])('“%s”', (said, words) => {
  const [card, ...others] = lastCards([said], { family });
  expect(others).toEqual([]);
  expect(card).toMatchObject({ tool: 'createMedication', input: { familyMemberId: 'minseo' } });
  expect(card?.input['instructions']).toMatch(words);
  expect(
    String(card?.input['instructions']).match(new RegExp(words.source.replace('^', ''), 'gi')),
  ).toHaveLength(1);
});

test.each([
  'add ibuprofen 200 mg for minseo, with food',
  'add ibuprofen 200 mg, minseo',
  'minseo started ibuprofen, cold kitchen today',
])('nothing else is one: “%s”', (said) => {
  expect(complaintsAlone(said)).toEqual([]);
});
