// First steps for the age, by the words of a danger; none where they would be wrong.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { dangerAnswer } from './danger-answer.ts';
import { firstAid } from './first-aid.ts';
import { FAMILY } from './testing/family.ts';

const says = (kind: 'emergency' | 'doctor' | 'crisis', text: string, months?: number) =>
  firstAid(kind, text, months)?.says;

describe('choking', () => {
  test.each([
    ['she is choking on a piece of grape', 8],
    ['my 9 month old is choking', undefined],
    ['the baby is choking help', undefined],
    ['wren got a blueberry stuck in her throat', 10],
    ['theo has a grape stuck, he is not making any noise', 10],
    ['the baby swallowed a coin and there is no sound', undefined],
  ])('“%s” at %s months, 5 back blows and 5 chest thrusts', (text, months) => {
    expect(says('emergency', text, months)).toMatch(/5 firm back blows.*5 chest thrusts.*No belly thrusts/s);
  });
  test.each([
    ['he is choking on a hot dog', 60],
    ['my husband is choking on steak', undefined],
    ['my toddler is choking', undefined],
    ['grandma has something stuck in her throat', 860],
  ])('“%s” at %s months, abdominal thrusts', (text, months) => {
    expect(says('emergency', text, months)).toMatch(/5 firm back blows.*5 abdominal thrusts/s);
  });
  test('hands at a throat are no food in it', () => {
    expect(says('emergency', 'he choked me last night')).toBeUndefined();
    expect(says('crisis', 'the baby is choking')).toBeUndefined();
  });
});

describe('other emergencies', () => {
  test.each([
    [
      'mom is talking weird and her mouth looks droopy',
      /Look at the clock.*Nothing to eat or drink.*no aspirin/s,
    ],
    ['his speech is slurred and his left arm is weak', /signs of a stroke/],
    [
      'grandpa talks a bit odd since his nap and tea runs out of the right corner of his mouth',
      /signs of a stroke/,
    ],
    ['my dad has chest pain and is sweating', /Aspirin only if the dispatcher/],
    ['croup, and his chest caves in with each breath', /upright.*Cool air.*Put nothing in the mouth/s],
    ['her breathing sounds squeaky lying still and her throat pulls in', /upright.*calm/s],
    ['she is having a seizure', /on the side.*nothing in the mouth/s],
    ['the carbon monoxide alarm is going off', /take everyone outside.*no light switch.*don't go back in/s],
    ['he passed out from the heat', /cool them with cold water/],
    ['he is not breathing', /push hard and fast/],
    ['the cut on his leg is gushing', /Press hard right on the wound/],
    [
      'his sugar was 58 and he is sweaty and shaking',
      /half a cup of juice.*nothing goes in the mouth.*15 minutes/s,
    ],
    ['oil in the pan has caught fire', /metal lid.*Never water.*Everybody out/s],
    ['the grease is on fire what do i do', /metal lid.*Never water/s],
    ['flames are coming out of the frying pan', /Never water/],
    ['boiling water on her arm', /cool running water for 10 to 20 minutes/],
  ])('“%s”', (text, part) => expect(says('emergency', text)).toMatch(part));

  test.each([
    'there is a fire in the kitchen',
    'someone is breaking in',
    'she has heatstroke from the beach breaststroke',
  ])('“%s” gets no steps for a stroke', (text) =>
    expect(says('emergency', text) ?? '').not.toMatch(/stroke, and/),
  );
  test('no line reads as a meal', () => expect(says('emergency', 'choking')).not.toContain(':'));
});

describe('in the answer', () => {
  test.each([
    "a grape got stuck and she can't breathe",
    'my son is choking on a coin',
    'something is lodged in his throat, he is turning blue',
    'shes chocking on popcorn',
  ])('first aid stands beside the number: %s', (said) => {
    const { content } = dangerAnswer('emergency', 'America/New_York', { said });
    expect(content).toMatch(/^Call 911 now\.\n\n.*5 firm back blows.*abdominal thrusts.*chest thrusts/s);
  });

  test.each([
    "grandpa collapsed and won't wake up",
    'he is stuck in the car and it is on fire',
    'she stopped breathing',
  ])('what is no choking gets no first aid for it: %s', (said) => {
    expect(dangerAnswer('emergency', 'America/New_York', { said }).content).not.toMatch(/back blows/);
  });
});

test.each(['emergency', 'poison'] as const)('with gas in the house, %s says first to go outside', (kind) => {
  const { content } = dangerAnswer(kind, 'America/New_York', {
    said: 'the carbon monoxide alarm is going off',
  });
  expect(content).toMatch(/^First take everyone outside[^\n]*call 911 from there/);
});

test.each([
  'she pulled a mug of tea over and her arm is blistering',
  'touched the pan, his fingers are all red',
])('“%s” is cooled under running water', (text) =>
  expect(says('doctor', text)).toMatch(/cool running water/),
);

describe('a back or neck that may be broken', () => {
  test.each([
    "my husband fell from a ladder and can't feel his legs",
    'she fell off the horse and cannot move her legs',
    'dad came off the roof, his legs are numb and he says his back hurts',
    'ben dove into the shallow end and his neck hurts, he cannot move his arms',
    'he was thrown from the bike and says he has no feeling in his feet',
  ])('“%s” is not moved', (text) =>
    expect(says('emergency', text)).toMatch(/Do not move them.*still.*keep warm/s),
  );
  test.each(["his left arm is numb and he can't feel his hand, his speech is slurred"])(
    '“%s” keeps the steps for a stroke',
    (text) => expect(says('emergency', text)).toMatch(/signs of a stroke/),
  );
});

test.each([
  'my dad slid off the roof and says his legs are numb',
  'ruth fell down the stairs and has no feeling in her legs',
  'ben slipped on the ice and cannot feel his feet',
  'she was thrown from the horse, her legs are tingling and she is scared',
])('“%s” is an emergency', (said) => expect(dangerIn(said, FAMILY)).toBe('emergency'));

test.each([
  'her mouth is hanging on one side and her words come out all mush',
  "nana's smile is sagging on the left and her words are jumbled",
  'grandpa has a face that drops on one side',
  'his mouth pulls down to the right and his speech is all garbled',
])('“%s” has the steps for a stroke', (text) =>
  expect(says('emergency', text)).toMatch(/Look at the clock.*Nothing to eat or drink/s),
);

describe('locked in with the means to hurt themselves', () => {
  test.each([
    'my brother locked himself in the bathroom with a knife and says he wants to die',
    'she took the pills and locked the door, she says she is done living',
    "he won't open his door and he has the gun, he wrote goodbye",
    'my daughter barricaded herself in her room with a razor and wants to kill herself',
    'mia has a rope and will not come out of the garage, she wants to end it',
  ])('“%s”, 911 first and 988 behind', (said) => {
    const { content } = dangerAnswer('crisis', 'America/New_York', { said, ofOther: true });
    expect(content).toMatch(/^Call 911 now[^\n]*if it can be done safely[^\n]*keep talking[^]*988/);
  });
  test.each([
    'i locked myself in the bathroom with a knife',
    'we locked the knives away and she wants to die',
  ])('“%s” has no such steps', (said) => expect(says('crisis', said)).toBeUndefined());
});
