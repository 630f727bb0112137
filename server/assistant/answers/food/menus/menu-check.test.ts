// 'Is everything on the menu okay for Kit': a no where a planned meal is against what is stored, and a plan is no question.
import { expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { memberWith, menuWith } from '../../testing/records.ts';

const members = [
  memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
  memberWith({ id: 'kit', name: 'Kit', age: 9, allergies: ['milk'] }),
];
const family = {
  speakerId: 'ada',
  members,
  menus: [menuWith({ monday: { dinner: 'Cheese pizza' }, tuesday: { dinner: 'Rice and beans' } })],
};
const plan = (said: string) => lastPlan([said], { family });

test.each(["Is everything on this week's menu okay for Kit?", 'are the dinners this week safe for kit'])(
  '“%s”',
  (said) => {
    expect(plan(said).text).toMatch(/^No, 1 of 2 planned meals is not for Kit[^]*Cheese pizza/);
    expect(plan(said).cards ?? []).toEqual([]);
  },
);

test('a problem that is asked for is a yes', () => {
  expect(plan("is anything on this week's menu a problem for kit").text).toMatch(/^Yes, 1 of 2/);
});

test.each(['any allergy problems in this weeks menu', "check this week's dinners for allergies please"])(
  '“%s” looks through the menu, and tells no list of allergies',
  (said) => {
    const { text, cards = [] } = plan(said);
    expect(text).toMatch(/1 of 2 planned meals is not for Kit[^]*Cheese pizza/);
    expect(cards).toEqual([]);
  },
);

test.each(['what allergies do we have', 'add milk to kits allergies', 'kit has an allergy to eggs'])(
  '“%s” looks through no menu',
  (said) => expect(plan(said).text).not.toMatch(/planned meals?/),
);

test('dinners that shall be good for somebody are planned', () => {
  expect(plan('plan dinners good for kit').text).not.toMatch(/planned meals/);
});

test('a dish for two days is warned of once', () => {
  const { text, cards } = plan('put grilled cheese for lunch wednesday and thursday');
  expect(cards).toHaveLength(1);
  expect(text.match(/Careful, Grilled cheese isn't right for Kit/g)).toHaveLength(1);
});
