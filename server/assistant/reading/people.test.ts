// The people of a message: names that are words, relations, groups, ages.
import { describe, expect, it } from 'vitest';
import { askedOf } from '../answers/testing/asked.ts';
import { memberWith } from '../answers/testing/records.ts';

const household = {
  speakerId: 'denise',
  members: [
    memberWith({ id: 'denise', name: 'Denise', relationship: 'parent', age: 42 }),
    memberWith({ id: 'mark', name: 'Mark', relationship: 'spouse', age: 44 }),
    memberWith({ id: 'grace', name: 'Grace', age: 15 }),
    memberWith({ id: 'will', name: 'William', age: 12 }),
    memberWith({ id: 'may', name: 'May', age: 9 }),
    memberWith({ id: 'ben', name: 'Benjamin', age: 7, notes: 'Everybody calls him Bean.' }),
    memberWith({
      id: 'nene',
      name: 'Patience',
      relationship: 'grandparent',
      age: 70,
      notes: "Mark's mother, the kids call her Nene.",
    }),
    memberWith({ id: 'walter', name: 'Walter', relationship: 'grandparent', age: 74, notes: "Denise's dad" }),
    memberWith({ id: 'terrence', name: 'Terrence', relationship: 'sibling', age: 33 }),
  ],
  contacts: [{ id: 'boyd', name: 'Terrence Boyd', specialty: '', type: 'emergency' }] as never[],
};
const slotsOf = (said: string) => askedOf('member_about', said, household).slots;
const idsIn = (said: string): string[] => slotsOf(said).people.flatMap(({ ids }) => ids);

describe('the people of a message', () => {
  it.each([
    ['grace has a fever', ['grace']],
    ['will has a math test', ['will']],
    ['does will have to leave early', ['will']],
    ['move graces checkup and wills to 3:45', ['grace', 'will']],
    ['can may have shrimp', ['may']],
    ['bean lost a tooth', ['ben']],
    ['beans checkup is at 2', ['ben']],
    ['nene cannot eat pork', ['nene']],
    ['my mother in law cannot eat nuts', ['nene']],
    ['my dad needs a refill', ['walter']],
    ["Mark's mom is diabetic", ['nene']],
    ['my husband eats no beef', ['mark']],
    ['my brother is vegan', ['terrence']],
    ['my brother terrence is vegan', ['terrence']],
    ['the boys want pizza', ['will', 'ben']],
    ['my girls love sushi', ['grace', 'may']],
    ['my oldest got braces', ['grace']],
    ['my youngest daughter hates fish', ['may']],
    ["Grace's sister is 9", ['may']],
    ['our 7 year old is vegetarian', ['ben']],
    ['my parents are coming', ['walter']],
    ['may and grace both have a pollen allergy', ['may', 'grace']],
  ])('“%s” names %j', (said, ids) => expect(idsIn(said)).toEqual(ids));

  it.each([
    'will you move the dentist',
    'when will we get the results',
    'mark the milk as bought',
    'hope everyone is ok',
    'what is on in may',
    'the dentist moved to may 5',
    'may i change that',
    'add beans to the list',
    'my sister lila is moving in',
  ])('“%s” names nobody of the family', (said) => expect(idsIn(said)).toEqual([]));

  it.each([
    ['and the little guy?', ['kofi']],
    ['can the toddler have honey', ['kofi']],
    ['does my little girl need a shot', ['may']],
    ['my son is vegan', ['will', 'ben']],
  ])('with a small nephew in the house “%s” means %j', (said, ids) => {
    const kofi = memberWith({ id: 'kofi', name: 'Kofi', relationship: 'other', age: 2 });
    const family = { ...household, members: [...household.members, kofi] };
    expect(askedOf('member_about', said, family).slots.people.flatMap((one) => one.ids)).toEqual(ids);
  });

  it('offers both readings of a name that a contact has, too, where a number is asked for', () => {
    const { people, contacts } = slotsOf('whats terrences number');
    expect(people.map(({ ids }) => ids)).toEqual([['terrence']]);
    expect(contacts.map(({ ids }) => ids)).toEqual([['boyd']]);
    expect(slotsOf('terrence is vegan').contacts).toEqual([]);
  });

  it.each([
    ['new pediatrician dr. okafor 503-555-0123', ['Dr. Okafor']],
    ['save dr marsh, eye surgeon', ['Dr. Marsh']],
    ['the new eye dr Kim Osei', ['Dr. Kim Osei']],
    ['add dr lena marsh dermatologist', ['Dr. Lena Marsh']],
    ['the dr said no milk', []],
    ['her dr just told us', []],
    ['move the dr appt', []],
  ])('“%s” has the new doctor %j', (said, doctors) => expect(slotsOf(said).doctors).toEqual(doctors));

  it.each([
    ['can stanislaw have shrimp', ['stan']],
    ["Stanisław's checkup is at 2", ['stan']],
    ['bjorn lost a tooth', ['bjorn']],
    ['Checkup for فاطمة on January 5', ['fatima']],
    ["王美玲's checkup is at 2", ['ling']],
    ['Ольга is vegan', ['olga']],
    ['ольга and bjorn are vegan', ['olga', 'bjorn']],
  ])('“%s” names %j, whatever the letters', (said, ids) => {
    const members = [
      memberWith({ id: 'stan', name: 'Stanisław', age: 9 }),
      memberWith({ id: 'bjorn', name: 'Bjørn', age: 8 }),
      memberWith({ id: 'fatima', name: 'فاطمة', age: 7 }),
      memberWith({ id: 'ling', name: '王美玲', age: 6 }),
      memberWith({ id: 'olga', name: 'Ольга', age: 5 }),
    ];
    expect(askedOf('member_about', said, { members }).slots.people.flatMap((one) => one.ids)).toEqual(ids);
  });

  describe('where two names differ in their accents alone', () => {
    const family = {
      members: [
        memberWith({ id: 'lea', name: 'Lea', age: 9 }),
        memberWith({ id: 'léa', name: 'Léa Roux', age: 6 }),
        memberWith({ id: 'ana', name: 'Anaïs', age: 4 }),
        memberWith({ id: 'aná', name: 'Anáis', age: 2 }),
      ],
    };
    const peopleOf = (said: string) =>
      askedOf('member_about', said, family).slots.people.map(({ ids, isSure }) => [ids.join(), isSure]);

    it.each([
      ['Can Lea have ibuprofen?', [['lea', true]]],
      ['can léa have ibuprofen', [['léa', true]]],
      ["move Léa's checkup to 3", [['léa', true]]],
      ['leas checkup', [['lea', true]]],
      ['Le\u0301a has a fever', [['léa', true]]],
      [
        'Lea and Léa have a fever',
        [
          ['lea', true],
          ['léa', true],
        ],
      ],
      ['can Anais have ibuprofen', [['ana,aná', false]]],
    ])('“%s” is of %j: the exact spelling wins, and without one it is not sure', (said, people) =>
      expect(peopleOf(said)).toEqual(people),
    );
  });
});

it.each(['who in this house cannot eat pizza', 'does this fit us', 'what does he need'])(
  'the beginning of a name makes no everyday word a person: “%s”',
  (said) => {
    const members = [memberWith({ id: 'thiago', name: 'Thiago' }), memberWith({ id: 'doe', name: 'Doerte' })];
    expect(askedOf('member_about', said, { members }).slots.people).toEqual([]);
  },
);

it.each([
  ['has dez got anything thurs aft', ['dez']],
  ['push dezs piano back', ['dez']],
  ['babcia is watching the kids', ['halina']],
])('“%s” names by a nickname of the notes %j', (said, ids) => {
  const members = [
    memberWith({ id: 'dez', name: 'Desmond', age: 5, notes: 'Everyone says Dez. Asthma.' }),
    memberWith({
      id: 'halina',
      name: 'Halina',
      relationship: 'grandparent',
      age: 70,
      notes: "Babcia, Tomasz's mother, lives with us.",
    }),
  ];
  const { people } = askedOf('member_about', said, { members }).slots;
  expect(people.flatMap((one) => one.ids)).toEqual(ids);
});
