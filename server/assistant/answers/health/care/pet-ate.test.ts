// A pet that ate something: the vet and the animal poison line, unless it is food, or somebody of the family had it, too.
import { expect, test } from 'vitest';
import { contactWith } from '../../testing/records.ts';
import { CARED } from '../testing/care-family.ts';
import { petAdvice as adviceFor } from './pet-ate.ts';

const petAdvice = (said: string) => adviceFor(said, CARED);

test.each([
  'the dog ate a box of raisins',
  'our puppy just got into the sugar free gum',
  'cat licked some antifreeze',
  'the cat chewed on the lilies',
  'my kid gave the dog a grape',
  "dog ate dad's @medicine",
])('“%s” is for the vet now', (said) => expect(petAdvice(said)).toMatch(/^That can.*vet, or ASPCA.*now/));

test.each(['can dogs have grapes', 'is onion bad for cats'])('“%s” is answered with no', (said) =>
  expect(petAdvice(said)).toMatch(/^Better not.*ASPCA/),
);

test('a pet by the name of the notes, with the stored vet, and a bit of fruit is no harm', () => {
  const [first, ...rest] = CARED.members;
  const members = first ? [{ ...first, notes: 'Walks Biscuit, our beagle (28 lb).' }, ...rest] : [];
  const vet = contactWith({
    id: 'vet',
    name: 'Elm Animal Hospital',
    specialty: 'Vet',
    phoneNumber: '555-0142',
  });
  const household = { ...CARED, members, contacts: [vet] };
  for (const said of ['biscuit got the box of raisins off the counter', 'biscuit found a bar of chocolate'])
    expect(adviceFor(said, household)).toMatch(/^That can.*Elm Animal Hospital \(555-0142\).*now/);
  expect(adviceFor('the dog stole half an apple. okay?', household)).toMatch(/^Yes, a bit of apple/);
  expect(adviceFor('the dog ate an apple and is choking, ok?', household)).toBeUndefined();
  expect(adviceFor('put biscuit mix on the list', household)).toBeUndefined();
});

test('other food for a pet is left to the vet', () => {
  expect(petAdvice('can our dog have carrots')).toMatch(/^I can't judge that for a pet/);
});

test.each([
  'dog ate the beef',
  'the dog ate my homework',
  'the dog had a bath, put wine on the list',
  'tess and the dog ate the raisins',
  'the dog ate rat poison, tess has it on his hands',
  'the dog ate a pill and the baby had one too',
  'can tess have grapes',
  'she is allergic to dogs and chocolate',
])('“%s” is another matter', (said) => expect(petAdvice(said)).toBeUndefined());
