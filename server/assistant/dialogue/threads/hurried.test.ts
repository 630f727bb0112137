// Wishes as hurried parents type them: short names, brand names, a reason without a comma, somebody and me.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  listOf,
  medicationWith,
  memberWith,
  menuWith,
  recordWith,
  stockOf,
} from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const FAMILY: Partial<Household> = {
  speakerId: 'ivy',
  members: [
    memberWith({ id: 'ivy', name: 'Ivy', relationship: 'parent', age: 41 }),
    memberWith({ id: 'dash', name: 'Dashiell', age: 17, dietaryRestrictions: ['vegetarian'] }),
    memberWith({ id: 'roz', name: 'Rosalind', age: 13, notes: 'Goes by Roz.' }),
    memberWith({ id: 'casper', name: 'Casper', age: 7, allergies: ['sesame'] }),
  ],
  medications: [
    medicationWith({ id: 'm1', familyMemberId: 'roz', name: 'Levetiracetam', dosage: '500 mg' }),
    medicationWith({ id: 'm2', familyMemberId: 'ivy', name: 'Cetirizine', dosage: '10 mg' }),
  ],
  appointments: [
    appointmentWith({
      id: 'a1',
      familyMemberId: 'roz',
      title: 'Neurology follow-up',
      when: '2026-12-01T10:15',
    }),
    appointmentWith({ id: 'a2', familyMemberId: 'casper', title: 'Infusion', when: '2026-12-03T09:00' }),
  ],
  records: [
    recordWith({
      id: 'r1',
      familyMemberId: 'roz',
      title: 'EEG',
      date: '2026-05-18',
      category: 'test_result',
    }),
    recordWith({
      id: 'r2',
      familyMemberId: 'dash',
      title: 'Tdap',
      date: '2024-08-12',
      category: 'vaccination',
    }),
  ],
  lists: [
    listOf('winco', 'WinCo run', ['Potatoes'], ['Butter']),
    listOf('hardware', 'Hardware', ['Ramp screws']),
  ],
  pantry: [stockOf('tahini', 'Tahini', '1 jar', 'pantry'), stockOf('flour', 'Flour', '10 lb', 'pantry')],
  menus: [menuWith({ monday: { dinner: 'Bean chili' }, tuesday: { dinner: 'Tacos' } })],
};
const family = FAMILY;
const inputs = (said: string) => lastCards([said], { family }).map(({ input }) => input);

describe('a wish to remove something', () => {
  test.each([
    ['toss the tahini its not safe w casper here', 'tahini'],
    ['toss the tahini, casper cant have it', 'tahini'],
    ['get rid of the flour hes not baking anymore', 'flour'],
    ['remove the flour', 'flour'],
  ])('“%s” takes it out of the pantry', (said, id) => {
    expect(lastCards([said], { family })).toMatchObject([{ tool: 'deletePantryItem', input: { id } }]);
  });

  test('the reason without a comma stays no condition', () => {
    expect(lastCards(['cancel caspers infusion they moved him idk when yet'], { family })).toMatchObject([
      { tool: 'deleteMedicalAppointment', input: { id: 'a2' } },
    ]);
  });

  test('a visit with its reason is no contact', () => {
    const visit = appointmentWith({
      id: 'e',
      familyMemberId: 'roz',
      title: 'Eye exam',
      when: '2026-12-14T16:00',
    });
    const cards = lastCards(['delete rozs eye exam he got it done in boise'], {
      family: { ...family, appointments: [visit] },
    });
    expect(cards).toMatchObject([{ tool: 'deleteMedicalAppointment', input: { id: 'e' } }]);
  });

  test('somebody named beside a food is not taken out of the family', () => {
    const cards = lastCards(['get rid of the flour w roz here'], { family });
    expect(cards.map(({ tool }) => tool)).not.toContain('deleteFamilyMember');
  });
});

describe('people', () => {
  test('the beginning of a name is the name', () => {
    expect(inputs('add strep test for dash from yesterday')).toMatchObject([{ familyMemberId: 'dash' }]);
  });

  test('a name that others have is no beginning of one', () => {
    expect(inputs('add strep test for rosa from yesterday')).toEqual([]);
  });

  test('the parent beside somebody gets a card, too', () => {
    expect(inputs('dentist for roz n me tuesday 3pm')).toMatchObject([
      { familyMemberId: 'roz' },
      { familyMemberId: 'ivy' },
    ]);
  });
});

describe('somebody else', () => {
  test('who else has a visit of a kind is about the visits of that kind', () => {
    const visits = ['roz', 'casper'].map((id) =>
      appointmentWith({
        id: `d-${id}`,
        familyMemberId: id,
        title: 'Dental cleaning',
        when: '2026-12-09T15:00',
      }),
    );
    const dental = { ...family, appointments: visits };
    expect(lastPlan(['who else has a dental cleaning'], { family: dental }).text).toMatch(
      /Rosalind.*Casper/s,
    );
    expect(lastPlan(['who else has an eye exam'], { family }).text).toBe('Nobody else has one coming up.');
  });
});

describe('names of the same thing', () => {
  test('a brand name is the stored medicine', () => {
    expect(inputs('roz is on keppra 600 now')).toMatchObject([{ id: 'm1', dosage: '600 mg' }]);
    expect(lastPlan(['whos on zyrtec'], { family }).text).toContain('Cetirizine');
  });

  test('a medicine that is stored under its other name is changed, and not added again', () => {
    const plan = lastPlan(['roz started keppra 750 mg twice a day'], { family });
    expect(plan.cards).toMatchObject([{ tool: 'updateMedication', input: { id: 'm1', dosage: '750 mg' } }]);
    expect(plan.text).toContain('as Levetiracetam');
  });

  test('a vaccine within another answers for it', () => {
    expect(lastPlan(['when was dashiells last tetanus'], { family }).text).toContain('August 12, 2024');
  });

  test('a kind of visit that the history has is told from there', () => {
    expect(lastPlan(['what did rozs eeg say'], { family }).text).toContain('May 18');
  });
});

describe('food', () => {
  test('a dish that goes on a day is placed there', () => {
    expect(inputs('lasagna goes on thursday')).toMatchObject([
      { meals: { thursday: { dinner: 'Lasagna' } } },
    ]);
  });

  test('of things that come home only the frozen one is frozen', () => {
    expect(inputs('bought 3 doz eggs n a bag of frozen peas')).toMatchObject([
      { name: 'Eggs', category: 'protein' },
      { name: 'Frozen peas', category: 'frozen' },
    ]);
  });

  test('a thing made without a food, and no such recipe, is about what stands in for it', () => {
    expect(lastPlan(['pie crust w/o butter for dash'], { family }).text).toMatch(
      /Butter in baking.*margarine/s,
    );
  });

  test.each([
    ['add yogurt without sugar to the list', 'Yogurt without sugar'],
    ['need bread without milk', 'Bread without milk'],
  ])('“%s” is one thing for the list', (said, name) => {
    expect(inputs(said)).toMatchObject([{ items: [{ name }] }]);
  });

  test('food goes on the list that has food, though another is newer', () => {
    expect(inputs('add oat milk')).toMatchObject([{ id: 'winco' }]);
  });

  test('a food with the medicines of somebody is about these', () => {
    const plan = lastPlan(['grapefruit ok for roz w her meds?'], { family });
    expect(plan.text).toMatch(/Levetiracetam/);
  });

  test('a thing of a list is called by its last word', () => {
    const lists = [listOf('winco', 'WinCo run', ['Heavy cream'], ['Butter'])];
    const turns = ["what's on the winco list", 'scratch the cream get the coconut kind'];
    expect(lastCards(turns, { family: { ...family, lists } })).toMatchObject([
      { tool: 'deleteShoppingItem' },
    ]);
  });

  test('two days with “or” are both named, and no dish', () => {
    expect(inputs('no fish wed or fri when u plan')).toEqual([]);
  });

  test.each(['dash isnt vegetarian anymore, hes pescatarian', 'dash isnt vegetarian anymore, pescatarian'])(
    '“%s” ends one diet and begins the other',
    (said) => {
      expect(inputs(said)).toMatchObject([{ id: 'dash', dietaryRestrictions: ['Pescatarian'] }]);
    },
  );
});
