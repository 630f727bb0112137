// A high sugar, ketones or a fruity breath with vomiting or deep breathing is an emergency where diabetes is stored or told.
import { expect, it } from 'vitest';
import { findDanger } from './danger.ts';

const member = (id: string, name: string, age: number, notes = '') => ({
  id,
  name,
  relationship: age < 18 ? 'child' : 'parent',
  age,
  allergies: [],
  notes,
});
const FAMILY = {
  members: [
    member('ines', 'Ines', 13, 'Type 1 diabetes since 2019.'),
    member('olu', 'Olu', 44),
    member('bea', 'Bea', 5),
    { ...member('kit', 'Kit', 12), conditions: ['Type 1 diabetes'] },
  ],
  medicines: [{ name: 'Tresiba', familyMemberId: 'olu' }],
};
const SAID = [
  'ines puked twice and her sugar is 340',
  'ines pump alarm no delivery n shes 410 w moderate ketones, can she still go to chess',
  "ines's dexcom says 412, cant keep anything down",
  'olu is at 310 breathing really deep and fast',
  'inés breath smells like nail polish and shes throwing up',
  'sugar reads HI, shes vomiting',
  'ketones are large and she is throwing up, type 1',
  'ines has moderate ketones and her belly hurts',
  'her bg is over 300 and her breath is fruity what do i do',
  'olu blood sugar is 290, vomited all night, is that ok',
  'ines was diagnosed two months ago, now shes throwing up and her bg is 420',
  'ines threw up twice, sugar 390, last time she peed was at noon',
  'we were at the dog park, ines vomited there and her sugar is 410',
  'ines has symptoms of dka, vomiting and sugar 400',
  'kit threw up and is at 330',
  'kit 412 and puking',
  'ines is throwing up, sugar 22 mmol',
  'her bg is 19.4 and she keeps vomiting',
  'my niece is diabetic, her breath smells sweet and she keeps vomiting',
];

it.each(SAID)('“%s” cannot wait', (said) => {
  expect(findDanger(said, FAMILY)).toMatchObject({ kind: 'emergency', means: 'diabetic ketoacidosis' });
});

it.each([
  'bea threw up twice after the party',
  'bea threw up and ines is 130',
  'ines threw up, her ketones are 0.3 mmol and her sugar is 7.2',
  'bea threw up, and ines sugar is 280 after pizza',
  'ines sugar is 260 after cake',
  'ines is 110 and threw up once',
  'bea breath smells fruity after juice',
  'cake needs sugar 300 g, bea threw up the last one',
  'what do i do if ines throws up and her sugar is over 300',
  'log that ines was 380 and threw up at school',
  'ines had high sugar and threw up last month at camp',
  'what are signs of dka like fruity breath and vomiting with high sugar',
  'ines is reading 300 pages and is so tired',
  'the cat is diabetic and vomiting, sugar 400',
])('“%s” is none', (said) => {
  expect(findDanger(said, FAMILY)?.means).toBeUndefined();
});
