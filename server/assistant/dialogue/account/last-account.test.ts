// Nothing of a message that made a card is lost in silence, whatever reader made the card.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastPlan } from '../testing/thread.ts';

const plan = (...turns: readonly string[]) => lastPlan(turns, { family, approves: true });

describe('a word that no card holds is named', () => {
  test.each([
    ['eye exam for june dec 10 at 9 bellview optics', 'bellview optics'],
    ['move my mammogram to dec 15 at 9 at the riverside clinic', 'at the riverside clinic'],
    ["walt's warfarin is 3 mg now, dr hollis changed it", 'dr hollis changed it'],
    ['ivo is allergic to kiwi, nell too', 'nell too'],
    ['ivo has a spelling test dec 4, remind him the night before', 'remind him the night before'],
    ['add pencils to school stuff and remind me tonight', 'remind me tonight'],
  ])('%s', (said, left) => {
    const { cards = [], text } = plan(said);
    expect(cards).toHaveLength(1);
    expect(text).toContain(`I left out “${left}”`);
  });

  test.each([
    ["change walt's INR check to every wednesday at 9"],
    ["move nell's weight check to dec 9 at 10 every month"],
    ['change my mammogram to 9:30 every december'],
    ["move ivo's dental cleaning to mondays at 4"],
  ])('that a moved visit comes back: %s', (said) => {
    expect(plan(said).text).toContain('I keep single appointments, so it does not repeat.');
  });

  test.each([
    ["walt's warfarin is 3 mg now"],
    ['swap friday and saturday dinner'],
    ['move nell’s weight check to 9 not 11'],
    ['no school wed thru fri for ivo and nell'],
    ['put ivo and nell down for flu shots dec 9 at 4'],
  ])('and nothing else is: %s', (said) => {
    expect(plan(said).text).not.toMatch(/left out|does not repeat/);
  });
});

describe('why a visit goes is no condition of its removal', () => {
  test.each([
    ["nell doesn't need her weight check anymore", 'a6'],
    ["the speech therapy on the 30th isn't happening, take it off", 'a3'],
    ["walt's INR check isn't happening, cancel it", 'a1'],
    ["nell won't do her weight check, take it off", 'a6'],
  ])('%s', (said, id) => {
    expect(plan(said).cards).toMatchObject([{ tool: 'deleteMedicalAppointment', input: { id } }]);
  });
});

describe('a way of eating that was given up is not stored', () => {
  test.each([
    ['june went from vegetarian to vegan', 'Vegan'],
    ["june quit being vegetarian, she's vegan now", 'Vegan'],
    ['nell stopped eating gluten free, she does dairy free now', 'Dairy-free'],
    ['ivo ditched paleo for halal', 'Halal'],
    ['walt traded keto for pescatarian', 'Pescatarian'],
  ])('%s', (said, diet) => {
    expect(plan(said).cards).toMatchObject([{ input: { dietaryNeeds: [diet] } }]);
  });
});

describe('what a condition names is no part of the wish', () => {
  test.each([
    ['book ivo a physical dec 11 at 2 only if walt is free', 'only if walt is free'],
    ['put nell down for a haircut dec 12 at 10 unless june has a game', 'unless june has a game'],
    ['schedule a vision test for ivo dec 9 at 3 if nell is home', 'if nell is home'],
    ['add an eye exam for june dec 15 at 9 as long as walt can drive', 'walt can drive'],
  ])('%s', (said, condition) => {
    const { cards = [], text } = plan(said);
    expect(cards).toHaveLength(1);
    expect(text).toContain(condition);
  });
});

describe('a kind of food is not stored as the whole food', () => {
  test.each([
    ['walt has gout so no organ meat', 'No organ meat'],
    ['june avoids packaged bread', 'No packaged bread'],
    ['nell eats no more dairy', 'No dairy'],
    ['walt eats no river fish', 'No river fish'],
  ])('%s', (said, entry) => {
    expect(plan(said).cards).toMatchObject([{ input: { dietaryRestrictions: [entry] } }]);
  });

  test('and the illness beside it is named', () => {
    expect(plan('walt has gout so no organ meat').text).toContain('I left out “gout”');
  });

  test('a word of consent alone is no note', () => {
    expect(plan("fine, then just put it in walt's notes").cards ?? []).toEqual([]);
  });
});

describe('an order in a message that is answered as a question', () => {
  test.each([
    ["what time is nell's weight check, and record that she grew two inches"],
    ['does walt still take warfarin? please note that he bruises easily'],
    ['who is at the dentist on the 3rd, and jot down that the lot is closed'],
    ['when is my mammogram? add that dr hollis moved offices'],
  ])('is not taken for done: %s', (said) => {
    const { cards = [], text } = plan(said);
    expect(cards).toEqual([]);
    expect(text).toContain('I stored and changed nothing.');
  });

  test.each([['how do i add a person'], ['when is the mammogram']])('%s is a question alone', (said) => {
    expect(plan(said).text).not.toContain('stored and changed nothing');
  });
});

describe('what is told beside a wish does not become part of it', () => {
  test.each([
    ['ivo got his flu shot today, nell gets hers next week', 'ivo'],
    ['june had her tetanus shot yesterday but ivo still needs his', 'june'],
    ['walt got a covid shot this morning and gail will get hers tomorrow', 'walt'],
    ['nell got her mmr on friday, june needs hers in spring', 'nell'],
  ])('a shot to come is no entry: %s', (said, familyMemberId) => {
    const { cards, text } = plan(said);
    expect(cards).toMatchObject([{ input: { familyMemberId } }]);
    expect(text).toContain('is still to come, so that is no entry');
  });

  test.each([
    ["stop ivo's fluticasone until dec 10"],
    ["hold walt's warfarin till friday"],
    ["pause ivo's fluticasone until the 1st"],
    ["stop walt's alendronate till december 6"],
  ])('a pause is no end of a medicine: %s', (said) => {
    expect(plan(said).cards ?? []).toEqual([]);
  });

  test.each([
    ['put tacos on tuesday instead of monday', 'tuesday'],
    ['put soup on friday rather than saturday', 'friday'],
    ['make lasagna thursday instead of on wednesday', 'thursday'],
    ['plan chili for sunday dinner rather than friday', 'sunday'],
  ])('the other day gets no dish: %s', (said, day) => {
    const { cards = [] } = plan(said);
    const meals = cards.map(({ input }) => JSON.stringify(input['meals'])).join('');
    for (const other of ['monday', 'wednesday', 'friday'])
      if (other !== day) expect(meals).not.toContain(other);
  });
});
