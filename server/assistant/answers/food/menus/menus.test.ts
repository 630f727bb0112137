// Answers about the menu and meal ideas: sentence → cards and words.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { menuChangeAnswers } from './menu-changes.ts';
import { answered, cardsOf, KITCHEN } from '../testing/kitchen.ts';

const WEEK = {
  monday: { dinner: 'Lentil stew', lunch: 'School lunch' },
  tuesday: { dinner: 'Bean tacos' },
  wednesday: { dinner: 'Turkey chili' },
  thursday: { dinner: "Grandma Ruth's feast" },
};
const saves = (changed: object) => [
  ['saveWeeklyMenu', { weekStartDate: '2026-11-23', meals: { ...WEEK, ...changed } }],
];

describe('what is planned', () => {
  test.each([
    ["what's for dinner tomorrow", 'Lentil stew is planned for dinner tomorrow.'],
    [
      'what night is turkey chili',
      "You have Turkey chili for dinner on Wednesday, November 25. Careful, Turkey chili isn't right for Mia (contains meat, against a vegetarian diet).",
    ],
    [
      'is wednesdays dinner ok for everybody',
      "Not for everybody. Turkey chili is planned for dinner on Wednesday, November 25. Careful, Turkey chili isn't right for Mia (contains meat, against a vegetarian diet).",
    ],
    [
      'do we have anything planned for dinner friday',
      'No, no dinner is planned on Friday, November 27. I can suggest something.',
    ],
  ])('%s', (said, text) => {
    expect(answered('menu_ask', said).text).toBe(text);
  });

  test('until a day begins today, and warns of each dish', () => {
    const { text } = answered('menu_ask', 'whats for dinner till wednesday n is it all ok for everyone');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- Monday, Lentil stew',
      '- Tuesday, Bean tacos',
      '- Wednesday, Turkey chili',
    ]);
    expect(text).toContain("Careful, Turkey chili isn't right for Mia");
  });

  test('“any meat coming up on the menu” is in whatever dish has it', () => {
    expect(answered('menu_ask', 'any meat coming up on the menu').text).toMatch(
      /have meat|has meat[^]*Turkey chili/,
    );
  });

  test('a week is told day by day, without a colon', () => {
    const { text } = answered('menu_ask', 'what dinners are we eating next week');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- Monday, Lentil stew',
      '- Tuesday, Bean tacos',
      '- Wednesday, Turkey chili',
      "- Thursday, Grandma Ruth's feast",
    ]);
    expect(text).toMatch(/ and (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day are still open/);
    expect(text).not.toMatch(/:/);
  });

  test('dishes with dairy are found by their ingredients, and what nobody knows is said', () => {
    const { text } = answered('menu_ask', 'which dinners next week have dairy? i cant with lactose');
    expect(text).toMatch(/^One of 4 dinners has dairy\.\n\n- Tuesday, Bean tacos \(cheddar\)\n/);
    expect(text).toMatch(/can't know about Wednesday's Turkey chili and Thursday's Grandma Ruth's feast/);
    expect(text).toMatch(/none in Monday's Lentil stew/);
  });
});

describe('changes of the menu', () => {
  test('a dish goes on its day with the rest of the week, and what it replaces is named', () => {
    const plan = answered('menu_place', 'lets have mushroom risotto on tuesday');
    expect(cardsOf(plan)).toEqual(saves({ tuesday: { dinner: 'Mushroom risotto' } }));
    expect(plan.text).toMatch(/takes the place of Bean tacos/);
  });

  test.each([
    ['add rice to tuesday dinner', 'Bean tacos, rice'],
    ['add a green salad to tuesday', 'Bean tacos, green salad'],
    ['put rice on tuesday too', 'Bean tacos, rice'],
  ])('“%s” leaves what is planned, and puts it beside', (said, dinner) => {
    const plan = answered('menu_place', said);
    expect(cardsOf(plan)).toEqual(saves({ tuesday: { dinner } }));
    expect(plan.text).toMatch(/keeps Bean tacos and gets /);
  });

  test('it is the dish last spoken of', () => {
    const plan = answered('menu_place', 'ok put that on friday', {}, { focus: { menu_idea: 'i-stew' } });
    expect(cardsOf(plan)).toEqual(saves({ friday: { dinner: 'Lentil stew' } }));
    expect(plan.focus?.day).toBe('2026-11-27');
  });

  test('of a dish that somebody must not have the parent is warned first, by name', () => {
    const plan = answered('menu_place', 'put pad thai on friday');
    expect(cardsOf(plan)).toEqual(saves({ friday: { dinner: 'Pad thai' } }));
    expect(plan.text).toMatch(/^Careful, Pad thai isn't right for .*Lucas \(contains peanut\)/);
  });

  test('a moved dish leaves its day', () => {
    expect(cardsOf(answered('menu_place', 'move the turkey chili to friday'))).toEqual(
      saves({ wednesday: { dinner: '-' }, friday: { dinner: 'Turkey chili' } }),
    );
  });

  test('a dish that Pip just named is it; of several the parent is asked', () => {
    const placed = (answer: string) =>
      menuChangeAnswers['menu_place']?.({
        ...askedOf('menu_place', 'ok put that on friday', KITCHEN),
        before: { answer, cardWaits: false },
      });
    expect(placed('Here is **Lentil stew**, for four.')?.cards?.[0]?.input['meals']).toMatchObject({
      friday: { dinner: 'Lentil stew' },
    });
    expect(placed('Lentil stew or Bean tacos?')?.offered?.map(({ label }) => label)).toEqual([
      'Bean tacos',
      'Lentil stew',
    ]);
  });

  test('a missing day or dish is asked', () => {
    expect(answered('menu_place', 'put bean tacos on the menu').asked).toBe('day');
    expect(answered('menu_place', 'put that on friday').asked).toBe('dish');
  });

  test.each([
    [
      'swap monday and tuesday',
      { monday: { dinner: 'Bean tacos', lunch: 'School lunch' }, tuesday: { dinner: 'Lentil stew' } },
    ],
    [
      'can you swap the tacos and the chili',
      { tuesday: { dinner: 'Turkey chili' }, wednesday: { dinner: 'Bean tacos' } },
    ],
    [
      'switch wednesday and friday dinners',
      { wednesday: { dinner: '-' }, friday: { dinner: 'Turkey chili' } },
    ],
  ])('%s', (said, changed) => {
    expect(cardsOf(answered('menu_swap', said))).toEqual(saves(changed));
  });

  test('two planned dishes that are called by less than their names trade places, and none is renamed', () => {
    expect(cardsOf(answered('menu_place', 'swap tuesdays tacos and the chili on wednesday'))).toEqual(
      saves({ tuesday: { dinner: 'Turkey chili' }, wednesday: { dinner: 'Bean tacos' } }),
    );
  });

  test.each([
    ['no dinner thursday', { thursday: { dinner: '-' } }],
    ['take turkey chili off the menu', { wednesday: { dinner: '-' } }],
    [
      'clear monday and wednesday dinner next week',
      { monday: { lunch: 'School lunch', dinner: '-' }, wednesday: { dinner: '-' } },
    ],
    [
      'no dinner wednesday or monday',
      { monday: { lunch: 'School lunch', dinner: '-' }, wednesday: { dinner: '-' } },
    ],
    ['take wednesday dinner next week off the menu', { wednesday: { dinner: '-' } }],
    ['clear out all the lunches next week', { monday: { dinner: 'Lentil stew', lunch: '-' } }],
  ])('%s', (said, changed) => {
    expect(cardsOf(answered('menu_clear', said))).toEqual(saves(changed));
  });

  test('a week without any meal left is removed', () => {
    expect(cardsOf(answered('menu_clear', 'wipe the menu for next week'))).toEqual([
      ['deleteWeeklyMenu', { id: 'week-2026-11-23' }],
    ]);
  });
});

describe('meal ideas', () => {
  test('a dish is saved for its meal, and the meal is asked where nobody can know it', () => {
    expect(cardsOf(answered('idea_save', 'save tomato soup as a dinner idea'))).toEqual([
      ['createMenuIdea', { name: 'Tomato soup', mealType: 'dinner' }],
    ]);
    const unclear = answered('idea_save', 'mia loved the corn chowder, add it to our favorites');
    expect([unclear.asked, unclear.text]).toEqual(['meal', 'For which meal should I save Corn chowder?']);
    const plan = answered(
      'idea_save',
      'mia loved the corn chowder, add it to our favorites',
      {},
      { chosen: { meal: 'lunch' } },
    );
    expect(cardsOf(plan)).toEqual([
      ['createMenuIdea', { name: 'Corn chowder', mealType: 'lunch', isFavorite: true }],
    ]);
  });

  test.each([
    ['keep bean tacos', /among your ideas already/],
    ['did we save tacos', /^Yes, \*\*Bean tacos\*\*/],
    ['did we save pizza', /^No, pizza isn't/],
    [
      'what meal ideas do we have saved',
      /^You have 2 meal ideas saved\.\n\n- \*\*Bean tacos\*\*, dinner, 20 minutes/,
    ],
  ])('%s', (said, words) => {
    expect(answered(said.startsWith('keep') ? 'idea_save' : 'idea_ask', said).text).toMatch(words);
  });
});

test.each(['we did saimin on thursday right', 'we had bean tacos on thursday'])(
  'a day that was is told, and none to come is written over: %s',
  (said) => {
    const plan = answered('menu_place', said);
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toContain('Thursday, November 19');
  },
);

describe('a day that shall stay as planned', () => {
  test.each([
    'put lasagna on monday. leave wednesday as is',
    'lasagna for monday and keep wednesday the same',
    "monday is lasagna, don't touch wednesday",
    'lasagna on monday, wednesday stays',
  ])('%s', (said) => {
    const plan = answered('menu_place', said);
    expect(cardsOf(plan)).toEqual(saves({ monday: { dinner: 'Lasagna', lunch: 'School lunch' } }));
    expect(plan.text).toContain('Wednesday, November 25 stays as planned.');
  });
});
