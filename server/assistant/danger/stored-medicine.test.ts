// Questions about a stored medicine are no danger; questions about a dose are.
import { expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

test.each([
  'stop the hydrocortisone',
  'please stop her melatonin',
  'ok pause the zyrtec',
  'n also stop the zyrtec he sleeps well',
])('“%s” is an order about the record, stored or not', (said) => expect(dangerIn(said)).toBeUndefined());

test.each(['can i stop the prednisone early', 'should she stop her zoloft'])('“%s” asks for advice', (said) =>
  expect(dangerIn(said)).toBe('dose'),
);

test('a stored medicine of a stored person is told and changed, never judged', () => {
  const family = {
    members: [{ id: 'nan', name: 'Nan', relationship: 'grandparent', age: 74, allergies: [] }],
    medicines: [{ name: 'Warfarin', familyMemberId: 'nan' }],
  };
  for (const said of [
    'how much warfarin does nan take',
    'how long has nan been on warfarin',
    'how long is nan on the pills',
    'until when does she take the antibiotic',
    'nan only takes half a tablet of warfarin at night now',
    'nans blood thinner goes to 4 mg says the nurse',
  ])
    expect(dangerIn(said, family)).toBeUndefined();
  for (const said of [
    'how long can i give nan the pills',
    'how much warfarin can i give nan',
    'nan missed her warfarin should she take double',
  ])
    expect(dangerIn(said, family)).toBe('dose');
});

test('units that are asked for from the record are no overdose', () => {
  const family = {
    members: [{ id: 'teo', name: 'Teo', relationship: 'child', age: 10, allergies: [] }],
    medicines: ['Insulin glargine', 'Insulin lispro'].map((name) => ({ name, familyMemberId: 'teo' })),
  };
  expect(dangerIn('how many units of glargine when teos pump is broken', family)).toBeUndefined();
  expect(dangerIn('teo took 30 units of glargine by mistake', family)).toBe('poison');
});

test('a list of what is stored asks for no dose', () => {
  const family = {
    members: [{ id: 'teo', name: 'Teo', relationship: 'child', age: 10, allergies: [] }],
    medicines: [{ name: 'Qvar', familyMemberId: 'teo' }],
  };
  for (const said of [
    "give me an overview of everybody's meds with the dosages",
    "please type up teo's medicines with how much he gets",
    'my sister sits for us tonight, can you write down what the kids cannot eat and which medicines they take',
  ])
    expect(dangerIn(said, family)).toBeUndefined();
  expect(dangerIn('show me the meds, teo swallowed a handful of them', family)).toBe('poison');
});

test.each([
  'no they changed it, cefdinir 300 mg once a day for 10 days',
  'hang on, nine days, i looked at the wrong row',
])('“%s” corrects what was told', (said) => expect(dangerIn(said)).toBeUndefined());
