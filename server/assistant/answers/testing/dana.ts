// For tests: Dana's family of five.
import type { Household } from '../../reading/household.ts';
import { memberWith } from './records.ts';

/** Lucas is allergic to peanuts and cashews, Theo, who is 1, to egg; Mia is a vegetarian. */
export const DANAS: Partial<Household> = {
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'other', age: 41 }),
    memberWith({ id: 'ben', name: 'Ben', relationship: 'spouse', age: 43 }),
    memberWith({ id: 'theo', name: 'Theo', age: 1, allergies: ['egg'] }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] }),
    memberWith({ id: 'mia', name: 'Mia', age: 13, dietaryNeeds: ['Vegetarian'] }),
  ],
  speakerId: 'dana',
};
