// A blow to the head or blood with a blood thinner is urgent, by the records or the words; without one it is judged as ever.
import { expect, it } from 'vitest';
import { findDanger } from './danger.ts';

const member = (id: string, name: string, relationship: string, notes = '', nicknames: string[] = []) => ({
  id,
  name,
  relationship,
  age: relationship === 'child' ? 7 : 71,
  allergies: [],
  notes,
  nicknames,
});
const FAMILY = {
  members: [
    member('oma', 'Rosa', 'grandparent', '', ['Yaya']),
    member('bert', 'Bert', 'other', 'On Eliquis since the stent.'),
    member('kit', 'Kit', 'child'),
  ],
  medicines: [{ name: 'Warfarin', familyMemberId: 'oma' }],
};

it.each([
  'yaya slipped in the tub and bumped her head, says shes fine',
  'rosa fell and hit her head',
  'grandma banged her head on the cupboard but feels ok',
  'my mum tripped and hit her head on the curb',
  'bert bonked his head getting in the car lol hes fine',
  'my neighbor is on coumadin and hit his head',
])('a blow to the head cannot wait: “%s”', (said) => {
  expect(findDanger(said, FAMILY)).toMatchObject({ kind: 'emergency' });
});

it.each(['yaya has a nosebleed', 'theres blood in rosas pee'])('blood is for a doctor now: “%s”', (said) => {
  expect(findDanger(said, FAMILY)?.kind).toMatch(/doctor|emergency/);
});

it.each([
  'kit bumped his head on the table, no tears',
  'rosa has a blood test on friday',
  'yaya fell asleep on the sofa',
  'rosa hit the head of the line at the bakery last month',
  'what do i do if yaya hits her head',
])('“%s” is none', (said) => {
  expect(findDanger(said, FAMILY)?.isCertain).toBeUndefined();
});
