// People of the family: who is there, facts about them, and cards that keep everything that was said.
import { describe, expect, it } from 'vitest';
import type { Asked, Plan } from '../plan.ts';
import { familyAnswers } from './family-answers.ts';
import { askedOf } from '../testing/asked.ts';
import { memberWith } from '../testing/records.ts';

const household = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
    memberWith({ id: 'theo', name: 'Theo', age: 1, notes: 'Naps at 12:30.' }),
    memberWith({
      id: 'lucas',
      name: 'Lucas',
      age: 6,
      birthDate: '2020-05-12',
      interests: ['dinosaurs', 'chess'],
      notes: 'Picky eater.',
    }),
    memberWith({ id: 'mia', name: 'Mia', age: 13 }),
    memberWith({ id: 'torres', name: 'Mia Torres', relationship: 'other' }),
  ],
};

function planOf(intent: string, said: string, chosen: Asked['chosen'] = {}): Plan {
  const answerer = familyAnswers[intent];
  if (!answerer) throw new Error(`No answer for ${intent}`);
  return answerer(askedOf(intent, said, household, { chosen }));
}
const inputsOf = ({ cards = [] }: Plan) => cards.map(({ input }) => input);

describe('who is in the family', () => {
  it('lists everybody with age and relation', () => {
    const { text } = planOf('family_list', 'who lives here according to you');
    expect(text).toMatch(/^There are five of you\./);
    for (const line of ['- Dana, 41, you', '- Lucas, 6, child', '- Mia Torres']) expect(text).toContain(line);
  });

  it.each([
    ['is mia in here already?', /^Yes, Mia \(13, child\)/],
    ['did i ever add Kenji', /^No, no one called Kenji/],
    ['how many kids do we have in here', /^Three kids/],
    ['am i in there too', /^Yes, you/],
  ])('answers %s', (said, text) => {
    expect(planOf('family_list', said).text).toMatch(text);
  });
});

describe('facts about a person', () => {
  it.each([
    ['how old is mia', 'Mia is 13.'],
    ['when is mias birthday? need to plan', 'No birthday is stored for Mia'],
    ['lucas birthday when', 'Lucas turns 7 on Wednesday, May 12, 2027'],
    ['whose birthday is next', "Lucas's birthday is May 12, 2020"],
    ['is lucas older than mia', 'No, Lucas is 6 and Mia is 13.'],
    ['how many years apart are lucas and mia', 'Seven years.'],
    ['does lucas still like chess', 'Yes, chess'],
    ['does lucas like trains', 'No, not that I know.'],
    ['which of the kids likes dinosaurs', 'Lucas.'],
    ['does theo nap', 'Yes, the notes say “Naps at 12:30”'],
    ['how old am i', 'You are 41.'],
    ['how many months is lucas', 'Lucas is 78 months old'],
    ['when will lucas be 10', 'Lucas turns 10 on Sunday, May 12, 2030'],
    ['how old will lucas be on june 1', 'Lucas will be 7 on Tuesday, June 1, 2027'],
    ['is lucas 7 now', 'No. Lucas is 6'],
    ['who is the oldest', 'You are the oldest, 41.'],
    ['whose birthdays are in may', 'Lucas on Wednesday, May 12, 2027 (turning 7)'],
  ])('answers %s', (said, text) => {
    expect(planOf('member_about', said).text).toContain(text);
  });
});

describe('somebody new', () => {
  it.each([
    [
      'add my mom Elena, shes 68 and cant have shellfish',
      { name: 'Elena', relationship: 'parent', age: 68, allergies: ['shellfish'] },
    ],
    [
      'add my niece tess, 14 months, allergic to tree nuts and kiwi',
      {
        name: 'Tess',
        relationship: 'other',
        age: 1,
        allergies: ['tree nuts', 'kiwi'],
        notes: 'Niece\n14 months old on Sunday, November 22, 2026',
      },
    ],
    [
      'the baby came yesterday, we named him otis',
      { name: 'Otis', relationship: 'child', birthDate: '2026-11-21' },
    ],
    [
      'nanny rosa 34, vegan, loves chess',
      {
        name: 'Rosa',
        relationship: 'other',
        age: 34,
        dietaryNeeds: ['Vegan'],
        interests: ['chess'],
        notes: 'Nanny',
      },
    ],
    [
      'my son Leo was born on 5/12/2020, loves trains and dinosaurs, naps at 1pm',
      {
        name: 'Leo',
        relationship: 'child',
        birthDate: '2020-05-12',
        interests: ['trains', 'dinosaurs'],
        notes: 'Naps at 1pm',
      },
    ],
    [
      "add grandpa Joe, 79, diabetic, loves fishing, doesn't eat pork",
      {
        name: 'Joe',
        relationship: 'grandparent',
        age: 79,
        dietaryRestrictions: ['No pork'],
        dietaryNeeds: ['Diabetic'],
        interests: ['fishing'],
      },
    ],
  ])('keeps everything that was said: %s', (said, input) => {
    expect(inputsOf(planOf('member_add', said))).toEqual([input]);
  });

  it('keeps what is said of each of several apart', () => {
    expect(inputsOf(planOf('member_add', 'i have 2 more kids: ava whos 6, noah whos 9'))).toEqual([
      { name: 'Ava', relationship: 'child', age: 6 },
      { name: 'Noah', relationship: 'child', age: 9 },
    ]);
  });

  it('needs a name and a relation', () => {
    expect(planOf('member_add', 'add a new person').asked).toBe('name');
    expect(planOf('member_add', 'add kenji to the family').asked).toBe('relation');
    const chosen = { name: 'her name is elena', relation: 'parent' };
    expect(inputsOf(planOf('member_add', 'add a new person', chosen))).toEqual([
      { name: 'Elena', relationship: 'parent' },
    ]);
  });

  it('asks before it stores an allergy that no food list knows', () => {
    expect(planOf('member_add', 'add my niece tess, 4, allergic to zorbs').asked).toBe('unknown');
  });

  it('is not added when the name is there', () => {
    const plan = planOf('member_add', 'add mia');
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toContain('already');
  });
});

describe('a change of a person', () => {
  it.each([
    ['theo turned 2 today!!', { id: 'theo', age: 2 }],
    ['fix mias age, its 14 pls', { id: 'mia', age: 14 }],
    ["mia's birthday is march 3 2013", { id: 'mia', birthDate: '2013-03-03' }],
    ["mia's birthday is dec 5", { id: 'mia', birthDate: '2012-12-05' }],
    ['rename theo to theodore', { id: 'theo', name: 'Theodore' }],
    ['call mia Mimi from now on', { id: 'mia', name: 'Mimi' }],
    ['nickname for lucas is Luke', { id: 'lucas', notes: 'Picky eater.\nGoes by Luke' }],
    ['mia is my sister not my daughter', { id: 'mia', relationship: 'sibling' }],
    [
      'lucas is really into trains these days thx',
      { id: 'lucas', interests: ['dinosaurs', 'chess', 'trains'] },
    ],
    ['lucas is over dinosaurs, its all trains now', { id: 'lucas', interests: ['chess', 'trains'] }],
    ['lucas is into fencing now not chess', { id: 'lucas', interests: ['dinosaurs', 'fencing'] }],
    ["take chess off lucas's interests", { id: 'lucas', interests: ['dinosaurs'] }],
    ['note that lucas naps at 1pm', { id: 'lucas', notes: 'Picky eater.\nNaps at 1pm' }],
    ['Remember Mia sleeps with the hall light on.', { id: 'mia', notes: 'Sleeps with the hall light on' }],
    ['mia shoe size 7 fyi save it somewhere', { id: 'mia', notes: 'Shoe size 7' }],
    ['delete the note about naps for theo', { id: 'theo', notes: '' }],
    ['lucas birthday is the 21st not the 12th', { id: 'lucas', birthDate: '2020-05-21' }],
    ['lucas was born in 2019 not 2020', { id: 'lucas', birthDate: '2019-05-12' }],
    ['lucas quit chess for fencing', { id: 'lucas', interests: ['dinosaurs', 'fencing'] }],
    [
      'his middle name is Ikenna, put it in the notes of theo',
      { id: 'theo', notes: 'Naps at 12:30.\nHis middle name is Ikenna' },
    ],
  ])('is on the card: %s', (said, input) => {
    expect(inputsOf(planOf('member_change', said))).toEqual([input]);
  });

  it('gives one name to one person only', () => {
    expect(planOf('member_change', 'call everyone Max').asked).toBe('whom');
  });

  it('is greeted on a birthday', () => {
    expect(planOf('member_change', 'theo turned 2 today!!').text).toMatch(/^Happy birthday, Theo!/);
  });

  it('says that the age follows from a stored birth date', () => {
    const { text, cards = [] } = planOf('member_change', 'lucas turned 7 today');
    expect(cards).toEqual([]);
    expect(text).toContain('The age follows from the birth date, May 12, 2020');
  });

  it('asks for the year where no age tells it', () => {
    expect(planOf('member_change', 'mia torres birthday is dec 5').asked).toBe('year');
    expect(inputsOf(planOf('member_change', 'mia torres birthday is dec 5', { year: 'in 2001' }))).toEqual([
      { id: 'torres', birthDate: '2001-12-05' },
    ]);
  });

  it('asks for the change where none is said', () => {
    expect(planOf('member_change', "update mia's profile").asked).toBe('what');
  });
});

describe('somebody who leaves', () => {
  it('is one card for each, and the text says what stays', () => {
    const plan = planOf('member_remove', 'remove lucas and theo from our familly');
    expect(plan.cards).toEqual([
      { tool: 'deleteFamilyMember', input: { id: 'theo' } },
      { tool: 'deleteFamilyMember', input: { id: 'lucas' } },
    ]);
    expect(plan.text).toContain('stay, just without the name');
  });

  it.each([
    'pls take theo out of the family, he lives with his sister mia now',
    'remove theo, lucas will miss him',
  ])('is nobody who only comes up: %s', (said) => {
    expect(inputsOf(planOf('member_remove', said))).toEqual([{ id: 'theo' }]);
  });

  it('is spoken of with care after a death', () => {
    expect(planOf('member_remove', 'theo passed away yesterday').text).toMatch(/^I'm so sorry/);
  });

  it('is asked for when two share the name', () => {
    expect(planOf('member_remove', 'mia is in there twice, delete one').asked).toBe('whom');
  });
});

it('no line of an answer has a colon but in times', () => {
  const said: [string, string][] = [
    ['member_about', 'tell me about theo'],
    ['member_change', 'note for lucas: naps at 12:30'],
    ['allergy_ask', 'who is allergic to what'],
    ['member_add', 'add my mom Elena, shes 68 and cant have shellfish'],
  ];
  for (const [intent, text] of said) expect(planOf(intent, text).text).not.toMatch(/:(?!\d\d)/);
});
