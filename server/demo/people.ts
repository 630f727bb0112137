// The demo family's people: two parents with accounts, three children, one grandmother. All of them are invented.
import { family } from '#contract/family.ts';
import type { Input } from '#contract/operation.ts';
import type { ParentKey } from '../demo-folder.ts';
import type { Step } from './home.ts';

export type PersonKey = ParentKey | 'ella' | 'finn' | 'lucy' | 'rosa';

type Member = Omit<Input<(typeof family)['createFamilyMember']>, 'id' | 'userId' | 'age'> & { age: number };

/** With the ages of today. */
const PEOPLE: Record<PersonKey, Member> = {
  nora: {
    name: 'Nora',
    relationship: 'parent',
    age: 41,
    interests: ['Running', 'Vegetable garden', 'Crime novels'],
    notes: 'Works from home on Wednesdays and Fridays.',
  },
  daniel: {
    name: 'Daniel',
    relationship: 'parent',
    age: 43,
    interests: ['Cycling', 'Baking bread', 'Guitar'],
    notes: 'Takes the children to school.',
  },
  ella: {
    name: 'Ella',
    relationship: 'child',
    age: 11,
    interests: ['Soccer', 'Drawing', 'Graphic novels'],
    notes: 'Soccer on Tuesdays and Thursdays until 6.',
  },
  finn: {
    name: 'Finn',
    relationship: 'child',
    age: 8,
    allergies: ['Peanuts', 'Tree nuts'],
    interests: ['Dinosaurs', 'Chess club', 'Building bricks'],
    notes:
      'His allergy is severe. Always has two auto-injectors: one in the red pouch in his school bag, one in the kitchen drawer.',
  },
  lucy: {
    name: 'Lucy',
    relationship: 'child',
    age: 4,
    dietaryRestrictions: ['Lactose-free'],
    interests: ['Painting', 'Trains', 'Puddles'],
    notes: 'Oat milk for her cereal. Naps until 2 on preschool days.',
  },
  rosa: {
    name: 'Rosa',
    relationship: 'grandparent',
    age: 71,
    dietaryNeeds: ['Low salt'],
    interests: ['Knitting', 'Crosswords', 'Baking with the children'],
    notes: 'Nora’s mother. Eats with us on Sundays and picks Lucy up on Mondays.',
  },
};

/** Birthdays within the last year, in days before today: until then a child was a year younger. */
const BIRTHDAYS: readonly { who: PersonKey; day: number }[] = [
  { who: 'ella', day: -297 },
  { who: 'lucy', day: -176 },
  { who: 'finn', day: -63 },
];

const isParent = (who: PersonKey): who is ParentKey => who === 'nora' || who === 'daniel';

/** Entering everybody on the first evening, and the birthdays since. */
export function peopleSteps(): Step[] {
  const had = new Set(BIRTHDAYS.map(({ who }) => who));
  const entered = (Object.keys(PEOPLE) as PersonKey[]).map((who, at): Step => ({
    day: -378,
    time: `19:${String(20 + 4 * at)}`,
    async run(home) {
      const { age, ...person } = PEOPLE[who];
      const { id } = await home.call('nora', family.createFamilyMember, {
        ...person,
        age: age - Number(had.has(who)),
        userId: isParent(who) ? home.userIdOf(who) : null,
      });
      home.remember(who, id);
    },
  }));
  const birthdays = BIRTHDAYS.map(({ who, day }): Step => ({
    day,
    time: '07:05',
    run: (home) =>
      home.call('daniel', family.updateFamilyMember, { id: home.idOf(who), age: PEOPLE[who].age }),
  }));
  return [...entered, ...birthdays];
}
