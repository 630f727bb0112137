// Harmless though it looks like a danger: colors of food at the mouth and in a diaper, and a seed or a tooth that was swallowed.
import { expect, test } from 'vitest';
import { findDanger } from '../../../danger/danger.ts';
import { calms } from './beside-danger.ts';
import { careFor } from './care-advice.ts';
import { contactWith } from '../../testing/records.ts';
import { CARED as household, TODAY } from '../testing/care-family.ts';

const care = (said: string) => careFor({ said, household, today: TODAY })?.text ?? '';
const isCalm = (said: string) => calms({ kind: 'emergency' }, said, household, TODAY);

test.each([
  'tess has bright blue lips and tongue lol, she had a blue raspberry ice pop',
  'his lips are purple from the popsicle',
  'her whole mouth is green, green frosting at the party',
])('“%s” is color', (said) => {
  expect(care(said)).toMatch(/^That sounds like color.*still blue after wiping.*911/s);
  expect(isCalm(said)).toBe(true);
});

test.each([
  'her lips are blue',
  'he drank blue gatorade, his lips are blue and his chest hurts',
  'his lips are blue, he choked on a popsicle',
  'tess had a popsicle, her lips turned blue and she is cold and sleepy',
  'his lips are turning blue after the candy',
  'she ate candy and her lips are blue',
  'lips blue and trouble breathing after the blue gatorade',
])('“%s” stays a danger', (said) => expect(isCalm(said)).toBe(false));

test.each(['tess swallowed an orange seed, she is crying', 'tess swallowed her loose tooth with the apple'])(
  '“%s” passes by itself',
  (said) => {
    expect(care(said)).toMatch(/passes by itself.*Dr\. Moss.*911/s);
    expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(true);
  },
);

test.each([
  'tess swallowed an apple seed and is coughing and drooling',
  'tess swallowed gum and a battery',
  'tess chewed up a bunch of apricot seeds and swallowed them',
  'tess swallowed toothpaste, the whole tube',
])('“%s” stays a danger', (said) => expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(false));

test('red in a diaper is calmed by a food that colors, and is for the doctor without one', () => {
  expect(care('the diaper is dark red, we fed her beets last night')).toMatch(/^Beets, berries.*Dr\. Moss/s);
  expect(care("bo's diaper is dark red")).toMatch(/or it can be blood.*call Dr\. Moss.*today/s);
  expect(isCalm("bo's diaper is dark red")).toBe(false);
  expect(isCalm('bo has bloody poop after beets, and a fever')).toBe(false);
});

test.each([
  'tess chewed on a piece of sidewalk chalk, should i call someone',
  'bo swallowed a bit of paper',
  'tess ate some play-doh at daycare',
  'gil laughs but bo licked a glue stick',
])('“%s” is nothing to worry about', (said) => {
  expect(care(said)).toMatch(/nontoxic in a small amount.*Call Poison Help at 1-800-222-1222 if/s);
  expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(true);
});

const DOUGH = 'tess chewed on some play doh';
const withTess = (more: object) => ({
  ...household,
  members: household.members.map((one) => (one.id === 'tess' ? { ...one, ...more } : one)),
});
test.each([
  [{ notes: 'Celiac disease.' }, DOUGH, 'celiac disease'],
  [{ dietaryRestrictions: ['gluten-free'] }, DOUGH, 'gluten-free'],
  [{ notes: 'Celiac, diagnosed 2025.' }, 'she ate a bit of playdough', 'celiac disease'],
])('with %j the wheat in “%s” is said, and whom to call', (more, said, stored) => {
  const text = careFor({ said, household: withTess(more), today: TODAY })?.text ?? '';
  expect(text).toMatch(/nontoxic.*made with wheat.*Tess.*Dr\. Moss \(555-0101\)/s);
  expect(text).toContain(stored);
});

test('no wheat is spoken of for others, or of chalk, and an allergy to it is nothing calm', () => {
  const celiac = withTess({ notes: 'Celiac disease.' });
  expect(careFor({ said: 'tess ate some chalk', household: celiac, today: TODAY })?.text).not.toMatch(
    /wheat/,
  );
  expect(careFor({ said: 'bo ate play doh', household: celiac, today: TODAY })?.text).not.toMatch(/wheat/);
  const allergic = withTess({ allergies: ['wheat'] });
  expect(careFor({ said: DOUGH, household: allergic, today: TODAY })).toBeUndefined();
  const family = { members: allergic.members, medicines: [] };
  expect(findDanger(DOUGH, family)).toMatchObject({ kind: 'allergy', onlyExposed: true, isCertain: true });
});

const SMILES = contactWith({ id: 'sm', name: 'Bright Smiles', type: 'dentist', phoneNumber: '555-0109' });
test.each([
  'the wire on tess braces is poking her cheek',
  'tess braces wire came loose and keeps poking her lip, what do i do',
  'her back wire is digging into her gum',
])('“%s” gets wax and the stored office', (said) => {
  const own = { ...household, contacts: [...household.contacts, SMILES] };
  expect(careFor({ said, household: own, today: TODAY })?.text).toMatch(
    /orthodontic wax.*Bright Smiles \(555-0109\).*911/s,
  );
  expect(findDanger(said, { members: household.members, medicines: [] })).toBeUndefined();
});

test.each([
  'book the dentist for tess friday at 4, the wire keeps poking',
  'add orthodontist for tess jan 8 2pm, wire is loose',
])('“%s” is a wish for an appointment and no danger', (said) => {
  expect(care(said)).toBe('');
  expect(findDanger(said, { members: household.members, medicines: [] })).toBeUndefined();
});

test.each([
  'tess braces wire broke and she swallowed a piece',
  'braces wire is stuck in her cheek and it is bleeding',
  'a fence wire is poking out of his foot',
  'tess has a wire poking in her eye',
])('“%s” is no such calm', (said) => {
  expect(care(said)).not.toMatch(/orthodontic wax/);
  expect(findDanger(said, { members: household.members, medicines: [] })).toBeDefined();
});

test.each([
  'tess ate a crayon and a pencil eraser with metal',
  'bo is gagging on a piece of chalk',
  'tess ate a whole box of crayons',
  'tess ate chalk and some mothballs',
  'tess drank super glue',
])('“%s” stays a danger', (said) => expect(calms({ kind: 'poison' }, said, household, TODAY)).toBe(false));

test.each([
  'the smoke detector upstairs beeps every 40 seconds',
  'co alarm in the basement gives a single chirp now and then',
])('“%s” is a low battery', (said) => {
  expect(care(said)).toMatch(/low battery.*four beeps and a pause for carbon monoxide.*911/s);
});

test.each([
  'the co alarm chirps every minute and we all have headaches',
  'the smoke detector wont stop beeping',
  'the carbon monoxide alarm beeps 4 times over and over',
  'my alarm clock beeps every minute',
])('“%s” is none', (said) => expect(care(said)).not.toMatch(/low battery/));

test('swollen feet are calm advice in a pregnancy, and only there', () => {
  const ada = { ...household.members[0]!, id: 'ada', name: 'Ada', notes: 'Pregnant, due in May.' };
  const own = { ...household, members: [...household.members, ada] };
  const text = (said: string) => careFor({ said, household: own, today: TODAY })?.text ?? '';
  expect(text('adas ankles get so swollen by dinner')).toMatch(/common in pregnancy.*spots before the eyes/s);
  expect(text('gil has swollen ankles')).not.toMatch(/pregnancy/);
  expect(text('adas left leg is swollen and hurts')).not.toMatch(/mostly harmless/);
});
