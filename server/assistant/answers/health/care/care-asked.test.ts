// Questions about medicines, food and cleaning that only sound like a danger get their answer, and what happened keeps its alarm.
import { expect, test } from 'vitest';
import { findDanger } from '../../../danger/danger.ts';
import { memberWith } from '../../testing/records.ts';
import { CARED, TODAY } from '../testing/care-family.ts';
import { calms } from './beside-danger.ts';
import { careFor } from './care-advice.ts';

const household = {
  ...CARED,
  members: [
    ...CARED.members,
    memberWith({ id: 'ann', name: 'Ann', relationship: 'parent', age: 36, notes: '20 weeks pregnant.' }),
  ],
};
const family = { members: household.members, medicines: [] };
const care = (said: string) => careFor({ said, household, today: TODAY })?.text ?? '';
const alarms = (said: string) => {
  const danger = findDanger(said, family);
  return danger !== undefined && !calms(danger, said, household, TODAY);
};

test.each([
  ['how many hours apart are doses of advil for a 5 year old', /^6 to 8 hours/],
  ['how soon may tess have tylenol again', /^4 to 6 hours/],
  ['can you alternate motrin and tylenol, and how far apart', /^Each keeps its own interval/],
  ['what amount of motrin does the box say for a 6 yr old', /^I never give doses; the table on the label/],
  ['where do we take back expired tablets', /^Best is a take-back place/],
  ['what do i do with used insulin needles', /^Into a sharps container/],
  ['is claritin different from benadryl', /^No, not the same/],
  ['can the inhaler be kept in the glove box all summer', /^Most medicines, inhalers/],
  ['may ann eat feta', /^In a pregnancy only when the label says pasteurized/],
  ['is stew with red wine ok for ann, it simmers for hours', /^Long simmering/],
  ['how much coffee is ok for ann', /^Yes, in a pregnancy/],
  ['are sausages a choking risk for tess', /^Round things are quartered/],
  ['what symptoms does a low blood sugar have', /^Early signs are/],
  ['how much bleach goes in a gallon', /^On hard things/],
  ['gil choked on bread and coughed it up, he is fine', /^Good that it's out/],
  ['tess has two welts on her arm from a new soap, otherwise fine', /^Wash it off/],
])('“%s” is answered and calm', (said, answer) => {
  expect(care(said)).toMatch(answer);
  expect(alarms(said)).toBe(false);
});

test.each([
  'gil gave tess motrin twice, how long until the next',
  'tess ate two of the old pills i wanted to throw out',
  'tess is choking on a sausage i cut',
  'gil choked on bread, coughed some up and still wheezes',
])('“%s” stays an alarm', (said) => expect(alarms(said)).toBe(true));

test('a chicken that is hot inside is no medicine', () =>
  expect(care('how hot must the chicken be inside')).toBe(''));
