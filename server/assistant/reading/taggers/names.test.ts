// Names of people who are not stored yet are found in what parents type, in capitals or not.
import { describe, expect, it } from 'vitest';
import { askedOf } from '../../answers/testing/asked.ts';
import { memberWith } from '../../answers/testing/records.ts';

const household = {
  members: [memberWith({ id: 'm1', name: 'Mia' }), memberWith({ id: 'm2', name: 'Ben' })],
};
const namesIn = (said: string): string[] => askedOf('member_add', said, household).slots.names;

describe('names of new people', () => {
  it.each([
    ['add my niece tess, 4', ['Tess']],
    ['add my mom Elena, shes 68', ['Elena']],
    ['we had a baby, her name is nora', ['Nora']],
    ['the baby came yesterday, we named him otis', ['Otis']],
    ['add two people, ana 6 and bo 9', ['Ana', 'Bo']],
    ['Twins! Ana and bo born yesterday', ['Ana', 'Bo']],
    ['put wes in, 3, loves minecraft', ['Wes']],
    ['add my daughter June, she is five', ['June']],
    ['nanny rosa 34, vegan', ['Rosa']],
    ['rename Mia to Amelia', ['Amelia']],
    ['call Ben Benny from now on', ['Benny']],
    ['my sister Ana Lucia Torres moved in', ['Ana Lucia Torres']],
    ['add Дмитро, 6, to the family', ['Дмитро']],
    ['add 陳美惠 to the family', ['陳美惠']],
  ])('finds the name in %s', (said, names) => {
    expect(namesIn(said)).toEqual(names);
  });

  it.each([
    'my mom is 68',
    'Mia is allergic to Kiwi',
    'my niece is coming on Friday',
    'Please add a peanut allergy for Ben',
    'my husband and i eat vegan',
    'Dr. Stein says no eggs for mia',
  ])('finds no name in %s', (said) => {
    expect(namesIn(said)).toEqual([]);
  });
});
