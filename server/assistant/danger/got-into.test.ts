// A small child who got into pills is poisoned; whoever else took them may want to die.
import { expect, test } from 'vitest';
import { dangerAnswer } from './danger-answer.ts';
import { dangerIn, findDanger } from './danger.ts';

const mateo = { id: 'm', name: 'Mateo', relationship: 'child', age: 5, allergies: [] };
const ximena = { id: 'x', name: 'Ximena', relationship: 'child', age: 14, allergies: [] };
const stored = { members: [mateo, ximena], medicines: [] };

test.each([
  'mateo got into my red pills from the dr theres like 8 gone he says they tasted like candy. hes playing normal',
  'mateo ate a bunch of my pills, the bottle is empty',
])('“%s” gets the poison line', (said) => expect(dangerIn(said, stored)).toBe('poison'));

test.each([
  "mateo chewed up one of Nana's sugar pills ten minutes ago, is that ok or do I need to do something?",
  'is there school tomorrow? also mateo popped two of my water pills, do i need to do anything',
])('“%s” is certain, whatever is asked behind it', (said) =>
  expect(findDanger(said, stored)).toMatchObject({ kind: 'poison', isCertain: true }),
);
test.each(['mateo takes two of his pills, is that ok', 'nana takes her sugar pills at breakfast'])(
  '“%s” is no poisoning',
  (said) => expect(dangerIn(said, stored)).not.toBe('poison'),
);
test.each([
  'mateo was dropped from a group chat and has been crying in his room since',
  'someone from the gas company is coming between 8 and 12 tomorrow, put that in',
])('“%s” is everyday', (said) => expect(dangerIn(said, stored)).toBeUndefined());

test.each([
  'i have eaten all my pills so mateo will be better off without me',
  'i cant do this anymore, i ate all my pills',
  'mateo saw me, i swallowed all my pills because i want to die',
])('“%s” gets the crisis line', (said) => expect(dangerIn(said, stored)).toBe('crisis'));

test('of a teenager it is no accident that is assumed', () => {
  const said = 'ximena got into my red pills theres like 8 gone she says nobody would notice';
  expect(dangerIn(said, stored)).toBe(dangerIn(said.replace('ximena', 'my daughter'), stored));
});

test.each([
  'everybody in the house has a headache since we lit the old gas heater this morning, could it be the soup',
  'we all feel dizzy and the generator is running in the garage',
  'the whole family is nauseous and woozy since the furnace came on',
])('“%s” may be carbon monoxide', (said) => expect(dangerIn(said)).toBe('emergency'));

test.each([
  'its the co alarm not the smoke one, mateo n me are dizzy',
  'the co thing beeps and ximena has a headache',
  'now its four long beeps again and again and grandma has a headache',
  '4 loud beeps, everybody is dizzy',
  'the detector does four beeps over and over',
  'co thing upstairs goes 4 beeps over and over, ximena n me got headaches',
])('“%s” leads outside', (said) => {
  const kind = dangerIn(said, stored) ?? 'dose';
  expect(dangerAnswer(kind, 'America/Chicago', { said }).content).toMatch(/everyone outside/);
});

test.each([
  'everyone has a headache after the concert',
  'the heater is broken and the kids are cold',
  'the microwave does 4 beeps and then stops',
  'my co worker has a headache',
  'co parent is sick, can you swap friday',
])('“%s” is none', (said) => expect(dangerIn(said)).toBeUndefined());

test.each([
  'i swallowed a handful of pills, tell ximena i love her',
  'i just downed 30 ambien. goodbye',
  "ive taken all my meds, tell the kids i'm sorry",
  'i took a bottle of tylenol. tell the kids im sorry',
])('“%s” gets the crisis line and Poison Help', (said) => {
  const danger = findDanger(said, stored);
  const { content, safety } = dangerAnswer('crisis', 'America/Chicago', { ...danger, said });
  expect(danger?.kind).toBe('crisis');
  expect(content).toMatch(/glad you said this[^]*911, or Poison Help at 1-800-222-1222[^]*988/);
  expect(safety.numbers.map(({ tel }) => tel)).toEqual(['988', '911', '18002221222']);
});

test.each([
  ['mateo swallowed a handful of my pills, tell dad im sorry', 'poison'],
  ['i drank some bleach by mistake', 'poison'],
])('“%s” is no farewell', (said, kind) => expect(dangerIn(said, stored)).toBe(kind));

test('a wish to die without pills has no line for poison', () =>
  expect(findDanger('i want to die, tell mateo i love him', stored)).toEqual({ kind: 'crisis' }));
