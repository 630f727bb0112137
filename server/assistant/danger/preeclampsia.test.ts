// Signs of preeclampsia are urgent for somebody who is pregnant by the notes or the words, and nobody else's are taken for it.
import { expect, it, test } from 'vitest';
import { findDanger } from './danger.ts';

const member = (name: string, notes: string, more = {}) => ({
  id: name,
  name,
  relationship: 'parent',
  age: 34,
  allergies: [],
  notes,
  ...more,
});
const FAMILY = {
  members: [
    member('Ines', 'Pregnant, due March 3. Teacher.'),
    member('Tomas', 'Works nights.'),
    member('Pia', '', { relationship: 'child', age: 6 }),
  ],
  medicines: [],
};
const NEWBORN = {
  ...FAMILY,
  members: [member('Tomas', ''), member('Lou', '', { relationship: 'child', age: 0, weeks: 3 })],
};

it.each([
  'ines has had a bad headache all day and keeps seeing flashing lights',
  'ines face and hands are really swollen this morning',
  'my wife has pain under her right ribs and her vision is blurry',
  'ines bp is 152 over 96',
  'im 33 weeks pregnant n my head is pounding nothing helps',
  'not sure if this is normal, ines sees sparkly spots and her head hurts so bad',
  'ines has a terrible headache all day, baby is kicking fine',
  'ines was walking the dog, now her vision is blurry',
  'are these signs of preeclampsia? ines has a bad headache and sees spots',
])('“%s” cannot wait', (said) => {
  expect(findDanger(said, FAMILY)).toMatchObject({
    kind: expect.stringMatching(/doctor|emergency/),
    means: 'preeclampsia',
  });
});

test('up to six weeks after a birth it is the same', () => {
  const said = 'she has a terrible headache and sees spots';
  expect(findDanger(said, NEWBORN)).toMatchObject({ means: 'preeclampsia' });
  const members = [member('Tomas', ''), member('Lou', '', { age: 0, weeks: 9 })];
  expect(findDanger(said, { ...FAMILY, members })?.means).toBeUndefined();
});

it.each([
  'ines feet are puffy tonight, no headache',
  'ines has swollen ankles, not seeing spots',
  'tomas has a bad headache all day',
  'pia has a swollen face',
  'ines ate shrimp and her face is swollen',
  'what are the signs of preeclampsia',
  'ines has a bit of a headache',
  'the baby kicks under ines ribs and it hurts lol',
  'what do we do if she gets a bad headache and sees spots',
  'ines had blurry vision two years ago',
])('“%s” is none', (said) => {
  expect(findDanger(said, FAMILY)?.means).toBeUndefined();
});

it.each([
  'havent felt the baby move much since this morning',
  'ines says the baby has been really quiet in her belly today',
  'fewer kicks than usual tonight, should i wait',
  'the little one is hardly kicking today',
])('“%s” of an unborn baby is checked today', (said) => {
  expect(findDanger(said, FAMILY)).toMatchObject({ kind: 'doctor', means: 'less movement before the birth' });
});

it.each(['the baby kicks like mad all afternoon', 'pia wont move her toys', 'no kicks at soccer for pia'])(
  '“%s” is no such danger',
  (said) => expect(findDanger(said, FAMILY)?.means).toBeUndefined(),
);

it('nobody pregnant is no mother of an unborn baby', () => {
  expect(
    findDanger('havent felt him move much', { members: [member('Tomas', '')], medicines: [] })?.means,
  ).toBeUndefined();
});

it.each([
  'my waters went in the shower',
  'im having contractions, 7 minutes apart',
  'ines has been cramping every ten minutes since noon, she is 30 weeks',
  'clear fluid keeps trickling down my leg',
  'belly gets tight every eight minutes',
])('“%s” tells of labor', (said) => {
  expect(findDanger(said, FAMILY)).toMatchObject({
    kind: expect.stringMatching(/doctor|emergency/),
    means: 'signs of labor',
  });
});

it.each([
  'the water heater is leaking in the basement',
  'contractions are on the grammar worksheet',
  'pia has stomach cramps on and off',
  'tomas gets leg cramps every night',
])('“%s” tells of no labor', (said) => expect(findDanger(said, FAMILY)?.means).toBeUndefined());
