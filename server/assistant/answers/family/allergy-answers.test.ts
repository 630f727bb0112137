// Allergies and diets: facts from the stored lists, cards that change exactly what was said.
import { describe, expect, it } from 'vitest';
import type { Asked, Plan } from '../plan.ts';
import { familyAnswers } from './family-answers.ts';
import { askedOf } from '../testing/asked.ts';
import { memberWith } from '../testing/records.ts';

const household = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
    memberWith({ id: 'ben', name: 'Ben', relationship: 'spouse', age: 43 }),
    memberWith({ id: 'theo', name: 'Theo', age: 1, allergies: ['egg', 'milk'] }),
    memberWith({
      id: 'lucas',
      name: 'Lucas',
      age: 6,
      allergies: ['peanuts', 'cashews'],
      notes: 'Picky eater.',
    }),
    memberWith({ id: 'mia', name: 'Mia', age: 13, dietaryNeeds: ['Vegetarian'] }),
    memberWith({ id: 'torres', name: 'Mia Torres', relationship: 'other' }),
  ],
};

function planOf(intent: string, said: string, more: Partial<Pick<Asked, 'chosen' | 'focus'>> = {}): Plan {
  const answerer = familyAnswers[intent];
  if (!answerer) throw new Error(`No answer for ${intent}`);
  return answerer(askedOf(intent, said, household, more));
}
const inputsOf = ({ cards = [] }: Plan) => cards.map(({ input }) => input);
const mia = { whom: { kind: 'family_member', id: 'mia' } } as const;

describe('questions about allergies', () => {
  it.each([
    ['is lucas allergic to peanuts', /^Yes, peanuts/],
    ['is theo allergic to dairy', /^Yes, milk/],
    ["who's allergic to nuts", /^Lucas\./],
    ['is mia allergic to dairy', /^No, /],
    ['can mia have chicken', /^No, not for Mia\. Chicken contains meat/],
    ['can lucas have kiwi', /^Yes, /],
    ['can theo eat grapes', /^No, not for Theo\. Grapes can choke/],
    ["Mia isn't allergic to anything right?", /^Yes, that's right, no allergies are stored for Mia/],
    ["lucas isn't allergic to peanuts right?", /^No, that's not right/],
    ['nobody is allergic to soy right', /^Yes, that's right\. No one/],
    ['does anyone in this house eat vegetarian', /^Yes, Mia, 13, eats vegetarian/],
    ['is mia vegetarian', /^Yes, /],
    ['is lucas vegan', /^No, /],
    ['am i allergic to anything', /^No\./],
    ['what is lucas allergic to', /^Lucas is allergic to peanuts and cashews\.$/],
  ])('begins with the fact: %s', (said, text) => {
    expect(planOf('allergy_ask', said).text).toMatch(text);
  });

  const linesOf = (said: string) =>
    planOf('allergy_ask', said)
      .text.split('\n')
      .filter((line) => line.startsWith('- '));

  it('lists allergies alone where they are asked for, and names who has a diet or nothing', () => {
    const { text, reads } = planOf('allergy_ask', 'who is allergic to what');
    expect(linesOf('who is allergic to what')).toEqual([
      '- Theo is allergic to egg and milk',
      '- Lucas is allergic to peanuts and cashews',
    ]);
    expect(text).toContain(
      'No allergies are stored for you, Ben, Mia or Mia Torres. Food rules are stored for Mia',
    );
    expect(reads).toEqual([{ tool: 'listFamilyMembers', input: {} }]);
  });

  it('lists diets alone, or both, as it is asked', () => {
    expect(linesOf('what food rules do we have')).toEqual(['- Mia is vegetarian']);
    expect(linesOf('what can everybody not eat')).toHaveLength(3);
  });
});

describe('several facts in one message', () => {
  it.each([
    [
      'allergy_add',
      'mia: allergic to sesame now, and she quit violin. loves chess',
      { id: 'mia', allergies: ['sesame'], interests: ['chess'] },
    ],
    [
      'allergy_remove',
      'lucas is fine with cashews now, but kiwi gives him hives',
      { id: 'lucas', allergies: ['peanuts', 'kiwi'] },
    ],
    ['allergy_remove', 'theo can have milk again. egg stays', { id: 'theo', allergies: ['egg'] }],
    [
      'diet_remove',
      'mia is off the vegetarian thing, she ate a whole bratwurst',
      { id: 'mia', dietaryNeeds: [] },
    ],
    [
      'diet_add',
      'ben is vegan except for eggs',
      { id: 'ben', dietaryNeeds: ['Vegan'], notes: 'Vegan except for eggs' },
    ],
    [
      'allergy_remove',
      'theo can have baked milk but not a glass of it',
      { id: 'theo', notes: 'Can have baked milk but not a glass of it' },
    ],
    ['allergy_remove', 'cashews are ok for lucas, but not peanuts', { id: 'lucas', allergies: ['peanuts'] }],
    [
      'allergy_remove',
      'ben doesnt drink milk he just hates it, not an allergy',
      { id: 'ben', dietaryRestrictions: ['No milk'] },
    ],
    ['diet_add', 'ben is on low salt now', { id: 'ben', dietaryNeeds: ['Low salt'] }],
    [
      'member_change',
      'note that dr moreno says baked egg is ok for theo',
      { id: 'theo', notes: 'Dr moreno says baked egg is ok for theo' },
    ],
  ])('are one card, and a food that only comes up changes nothing: %s, %s', (intent, said, input) => {
    expect(inputsOf(planOf(intent, said))).toEqual([input]);
  });

  it('are kept apart for each person', () => {
    expect(inputsOf(planOf('allergy_add', 'mia is allergic to kiwi, theo is allergic to sesame'))).toEqual([
      { id: 'mia', allergies: ['kiwi'] },
      { id: 'theo', allergies: ['egg', 'milk', 'sesame'] },
    ]);
  });

  it('is for everybody where the group is named first', () => {
    const { cards = [] } = planOf('diet_add', 'everybody is nut free now because of lucas');
    expect(cards).toHaveLength(household.members.length);
  });
});

describe('an allergy that is added', () => {
  it.each([
    ['add an allergy to strawberries for ben', { id: 'ben', allergies: ['strawberries'] }],
    ['lucas is allergic to sesame', { id: 'lucas', allergies: ['peanuts', 'cashews', 'sesame'] }],
    ["i'm allergic to latex", { id: 'dana', allergies: ['latex'] }],
    [
      'no peanuts for mia, she breaks out in hives',
      { id: 'mia', allergies: ['peanuts'], notes: 'Breaks out in hives' },
    ],
  ])('is stored beside what was there: %s', (said, input) => {
    expect(inputsOf(planOf('allergy_add', said))).toEqual([input]);
  });

  it.each([
    ['add kiwi for ben, he had a reaction', ['kiwi']],
    ['put sesame on bens, he reacted', ['sesame']],
  ])('that was told by a reaction has a word on what to watch for: %s', (said, allergies) => {
    const plan = planOf('allergy_add', said);
    expect(inputsOf(plan)).toEqual([{ id: 'ben', allergies }]);
    expect(plan.text).toMatch(/epinephrine and 911.*call today/);
  });

  it('buys what is needed beside it', () => {
    expect(inputsOf(planOf('allergy_add', 'ben is allergic to kiwi, and add oat milk'))).toEqual([
      { id: 'ben', allergies: ['kiwi'] },
    ]);
  });

  it('belongs to the person chosen before: she', () => {
    expect(inputsOf(planOf('allergy_add', "ok add that she's allergic to kiwi", { chosen: mia }))).toEqual([
      { id: 'mia', allergies: ['kiwi'] },
    ]);
    expect(
      inputsOf(planOf('allergy_add', 'she is allergic to kiwi', { focus: { family_member: 'mia' } })),
    ).toEqual([{ id: 'mia', allergies: ['kiwi'] }]);
  });

  it('makes a card for each of several', () => {
    expect(inputsOf(planOf('allergy_add', 'mia and theo are both allergic to sesame'))).toEqual([
      { id: 'mia', allergies: ['sesame'] },
      { id: 'theo', allergies: ['egg', 'milk', 'sesame'] },
    ]);
  });

  it('is asked about first when the food rules do not know it', () => {
    const question = planOf('allergy_add', 'ben is allergic to zorbs');
    expect(question.cards ?? []).toEqual([]);
    expect(question.asked).toBe('unknown');
    expect(
      inputsOf(planOf('allergy_add', 'ben is allergic to zorbs', { chosen: { unknown: 'keep' } })),
    ).toEqual([{ id: 'ben', allergies: ['zorbs'] }]);
    expect(
      planOf('allergy_add', 'ben is allergic to zorbs', { chosen: { unknown: 'without' } }).cards ?? [],
    ).toEqual([]);
  });

  it('is not stored twice', () => {
    const plan = planOf('allergy_add', 'lucas has a peanut allergy');
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toContain('already');
  });

  it('is marked where nobody has confirmed it', () => {
    expect(inputsOf(planOf('allergy_add', 'maybe ben is allergic to soy, not confirmed'))).toEqual([
      { id: 'ben', allergies: ['soy'], notes: 'Not confirmed: soy' },
    ]);
  });

  it('needs a person', () => {
    expect(planOf('allergy_add', 'add a sesame allergy').asked).toBe('whom');
  });
});

describe('an allergy that goes', () => {
  it('leaves the others and says so, and no doctor is touched', () => {
    const plan = planOf('allergy_remove', 'Lucas outgrew the cashew thing acording to Dr Amari. take it off');
    expect(plan.cards).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'lucas', allergies: ['peanuts'] } },
    ]);
    expect(plan.text).toMatch(/Peanuts stay stored/);
    expect(plan.text).toMatch(/meals may use cashews again/);
  });

  it.each([
    ['theo can have dairy again', { id: 'theo', allergies: ['egg'] }],
    ['scratch the egg allergy', { id: 'theo', allergies: ['milk'] }],
    ['clear lucas allergies', { id: 'lucas', allergies: [] }],
  ])('is found by kind or by its owner: %s', (said, input) => {
    expect(inputsOf(planOf('allergy_remove', said))).toEqual([input]);
  });

  it('is asked for when several entries are of its kind', () => {
    const { asked, offered = [] } = planOf('allergy_remove', 'lucas can have nuts again');
    expect([asked, offered.map(({ label }) => label)]).toEqual(['which', ['peanuts', 'cashews']]);
    const chosen = { which: 'cashews' };
    expect(inputsOf(planOf('allergy_remove', 'lucas can have nuts again', { chosen }))).toEqual([
      { id: 'lucas', allergies: ['peanuts'] },
    ]);
  });

  it('is only asked about with a "right?" behind it', () => {
    const plan = planOf('allergy_remove', "Mia isn't allergic to anything right?");
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/^Yes, that's right, no allergies are stored for Mia/);
  });

  it("is not taken from somebody else's list", () => {
    const plan = planOf('allergy_remove', 'mia isnt allergic to peanuts anymore');
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toContain('Lucas has it');
  });
});

describe('diets', () => {
  it.each([
    ['diet_add', 'ben went vegetarian', { id: 'ben', dietaryNeeds: ['Vegetarian'] }],
    ['diet_add', 'mia is vegan now', { id: 'mia', dietaryNeeds: ['Vegan'] }],
    ['diet_add', 'no pork for ben', { id: 'ben', dietaryRestrictions: ['No pork'] }],
    ['diet_add', 'lucas stopped eating meat', { id: 'lucas', dietaryRestrictions: ['No meat'] }],
    ['diet_remove', "mia isn't vegetarian anymore", { id: 'mia', dietaryNeeds: [] }],
    ['diet_remove', 'mia eats meat again', { id: 'mia', dietaryNeeds: [] }],
    ['diet_remove', 'we are done with vegetarian', { id: 'mia', dietaryNeeds: [] }],
  ])('%s: %s', (intent, said, input) => {
    expect(inputsOf(planOf(intent, said))).toEqual([input]);
  });

  it('says that a diet without rules is not checked', () => {
    expect(planOf('diet_add', 'ben is doing keto').text).toContain('not check meals against it');
  });

  it('changes nothing when the diet is not stored', () => {
    expect(planOf('diet_remove', 'ben is not vegan anymore').cards ?? []).toEqual([]);
  });
});

describe('what was not said is not stored', () => {
  it('a food that somebody cannot do is a rule, with a symptom an allergy', () => {
    expect(inputsOf(planOf('allergy_add', 'mia cant do oranges either, write that in'))).toEqual([
      { id: 'mia', dietaryRestrictions: ['No oranges'] },
    ]);
    const [input] = inputsOf(planOf('allergy_add', 'mia cant have oranges, she breaks out in hives'));
    expect(input).toMatchObject({ allergies: ['oranges'] });
  });

  it.each([
    'wednesdays mahi, isnt that a problem',
    'is mia still vegetarian',
    "doesn't she eat chicken again, mia",
    'are peanuts a problem for lucas',
  ])('a question takes nothing away: %s', (said) => {
    for (const intent of ['allergy_remove', 'diet_remove'])
      expect(planOf(intent, said).cards ?? []).toEqual([]);
  });
});
