// One dose of a series of shots: only that one is told, and a missing one is said.
import { expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { FAMILY } from '../../testing/family.ts';
import { recordWith } from '../../testing/records.ts';

const shot = (id: string, title: string, date: string, familyMemberId: string) =>
  recordWith({ id, title, date, familyMemberId, category: 'vaccination', provider: 'Dr. Anika Patel' });
const family = {
  ...FAMILY,
  records: [
    shot('mmr', 'MMR first dose', '2026-09-15', 'theo'),
    shot('hpv1', 'HPV dose 1', '2026-03-02', 'mia'),
    shot('hpv2', 'HPV dose 2', '2026-09-03', 'mia'),
  ],
};

test.each([
  [
    ['did theo get his second mmr'],
    /^No second one is stored for Theo\. Stored is MMR first dose \(.*September 15\)/,
  ],
  [['did theo get his mmr', 'and the 2nd?'], /^No second one is stored for Theo/],
  [['did mia get her second hpv shot'], /HPV dose 2.*September 3/],
  [['did mia get her hpv', 'and the 3rd one?'], /^No third one is stored for Mia/],
  [
    ['did theo have both mmr shots'],
    /^Only one is stored for Theo, MMR first dose \(.*September 15\)\. No second one is stored\..*Dr\. Anika Patel/,
  ],
  [['did theo get 2 mmr shots'], /^Only one is stored for Theo/],
  [
    ['has theo had all his mmr shots'],
    /^Stored for Theo is MMR first dose \(.*all of them.*Dr\. Anika Patel/,
  ],
  [['did theo get mmr 2'], /^No second one is stored for Theo/],
  [['is theo done with mmr shots'], /^Stored for Theo is MMR first dose/],
  [['did mia have both hpv shots'], /^Yes, both are stored for Mia, HPV dose 1 \(.*HPV dose 2 \(/],
  [['did mia get all three hpv shots'], /^Only two are stored for Mia, .*No third one is stored/],
  [['did theo get his first mmr'], /^Yes, MMR first dose for Theo, .*September 15/],
])('%j', (turns, words) => expect(lastPlan(turns, { family }).text).toMatch(words));

test('without a place it is told as before', () => {
  expect(lastPlan(['did theo get his mmr'], { family }).text).toMatch(/^Yes, on September 15/);
});
