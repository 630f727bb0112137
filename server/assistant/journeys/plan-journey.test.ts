// A parent asks Pip to plan the week, reads the card, approves it and finds the menu on the calendar.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { MADE_BY_PIP } from '#contract/week.ts';
import { dishConflicts } from '../guard/dishes.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
beforeEach(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
});
afterEach(() => home.close());

const PLAN_LINE =
  /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday) (breakfast|lunch|dinner): \S.*$/;
const linesOf = (content: string) => content.split('\n').filter((line) => PLAN_LINE.test(line));
const dishesOf = (content: string) => linesOf(content).map((line) => line.slice(line.indexOf(':') + 2));
const menusOf = async (parent: Parent) => (await parent.send<WeeklyMenu[]>('GET', '/api/weekly-menus')).json;

test('a week is planned, shown line by line and proposed; one approval saves it as made by Pip [API-08]', async () => {
  await dana.member({ name: 'Mia', age: 6, dietaryRestrictions: ['Peanut allergy'] });
  const id = await dana.begin();
  const answer = await dana.say(id, 'Plan meals for next week');
  expect(answer).toMatchObject({ role: 'assistant', status: 'done' });
  expect(answer.content).toMatch(/^Here is a plan for the week of November 23\. No peanuts for Mia\./);
  expect(linesOf(answer.content)).toHaveLength(21);
  expect(answer.content).not.toMatch(/\bsafe\b/i);
  expect(answer.metadata.receipts).toEqual([{ label: 'Mia', href: '/family' }]);
  expect(answer.metadata.suggestions).toContain('Show me a different plan');
  expect(answer.metadata.model).toEqual({ name: 'builtin', standIn: false });

  const [card] = answer.metadata.proposals;
  expect(card).toMatchObject({
    tool: 'saveWeeklyMenu',
    status: 'pending',
    concerns: ['Mia'],
    changeSetId: null,
  });
  expect(card!.lines.map(({ label, after }) => `${label}: ${after}`)).toEqual(linesOf(answer.content));
  expect(await menusOf(dana)).toEqual([]);

  const approved = await dana.approve(card!.id);
  expect(approved.json).toMatchObject({ id: card!.id, status: 'approved' });
  const [menu] = await menusOf(dana);
  expect(menu).toMatchObject({ id: 'week-2026-11-23', weekStartDate: '2026-11-23', notes: MADE_BY_PIP });
  expect(menu!.meals.monday?.dinner).toBe(card!.lines.find(({ label }) => label === 'Monday dinner')?.after);
  const changes = (await dana.send<ChangeSet[]>('GET', '/api/changes')).json;
  const byPip = changes.filter(({ through }) => through === 'pip');
  expect(byPip).toHaveLength(1);
  expect(byPip[0]).toMatchObject({
    id: approved.json.changeSetId,
    operation: 'saveWeeklyMenu',
    through: 'pip',
    who: 'Dana',
  });
});

test('only lines of the plan have a colon, so that they alone become meal ideas [CHAT-09]', async () => {
  await dana.member({ name: 'Mia', allergies: ['Peanut', 'kumquat'], notes: 'might be allergic to lupin' });
  const id = await dana.begin();
  const texts = [
    "Plan this week's meals",
    'School schedule help',
    'what can you do',
    'Who is in my family?',
    'knit me a hat',
  ];
  for (const text of texts) {
    const { content } = await dana.say(id, text);
    const colons = content.split('\n').filter((line) => line.includes(':'));
    expect(colons, content).toEqual(linesOf(content));
  }
});

test('the plan follows the stored family: a new allergy changes it at once', async () => {
  const mia = await dana.member({ name: 'Mia' });
  const id = await dana.begin();
  const before = dishesOf((await dana.say(id, 'Please plan our dinners for next week')).content);
  const families = { ...mia, allergies: ['egg', 'milk', 'gluten', 'soy'] };
  expect(before.some((dish) => dishConflicts([families], dish).length > 0)).toBe(true);

  await dana.context.records('family_member').update(mia.id, { allergies: families.allergies });
  const answer = await dana.say(id, 'Please plan our dinners for next week');
  const after = dishesOf(answer.content);
  expect(after.length).toBeGreaterThan(0);
  expect(after.flatMap((dish) => dishConflicts([families], dish))).toEqual([]);
  expect(answer.content).toMatch(/\. No (?=.*milk)(?=.*eggs)(?=.*soy).* for Mia/);
});

test('restrictions of several people from all three fields are respected together', async () => {
  const people = [
    await dana.member({ name: 'Mia', allergies: ['sesame'], dietaryRestrictions: ['Nut allergy'] }),
    await dana.member({ name: 'Leo', dietaryNeeds: ['Vegan'] }),
    await dana.member({ name: 'Sam', relationship: 'spouse', dietaryRestrictions: ['Gluten-free'] }),
  ];
  const id = await dana.begin();
  const { content, metadata } = await dana.say(id, 'make us a menu for the week of Dec 7, dinners only');
  expect(content).toMatch(
    /week of December 7\. .*for Mia.*vegan for Leo.*gluten-free for Sam|week of December 7/,
  );
  for (const name of ['Mia', 'Leo', 'Sam']) expect(content.split('\n')[0]).toContain(name);
  const dishes = dishesOf(content);
  expect(new Set(dishes).size).toBe(dishes.length);
  expect(dishes.flatMap((dish) => dishConflicts(people, dish))).toEqual([]);
  expect(metadata.proposals[0]?.concerns.toSorted()).toEqual(['Leo', 'Mia', 'Sam']);
});

test('where no dish fits, Pip says so plainly instead of forcing one', async () => {
  await dana.member({ name: 'Mia', dietaryNeeds: ['Vegan'] });
  const id = await dana.begin();
  const { content, metadata } = await dana.say(id, 'plan dinners this week that take at most 3 minutes');
  expect(linesOf(content)).toEqual([]);
  expect(content).toMatch(/found no dish for the week of November 16/);
  expect(metadata.proposals).toEqual([]);
});

test('“another one” shows different dishes, “only dinners” narrows the plan, and each new card replaces the last', async () => {
  const id = await dana.begin();
  const first = await dana.say(id, 'plan our meals for next week');
  const second = await dana.say(id, 'another one please');
  expect(second.content).toMatch(/week of November 23/);
  expect(dishesOf(second.content)).not.toEqual(dishesOf(first.content));
  const third = await dana.say(id, 'only dinners, nothing over 40 minutes');
  expect(third.content).toMatch(/week of November 23/);
  expect(linesOf(third.content).every((line) => / dinner: /.test(line))).toBe(true);

  const { messages } = await dana.conversation(id);
  const states = messages.flatMap(({ metadata }) => metadata.proposals.map(({ status }) => status));
  expect(states).toEqual(['superseded', 'superseded', 'pending']);
});

test('“save it” brings the card of the plan just shown once more, and says when it is saved already', async () => {
  const id = await dana.begin();
  const plan = await dana.say(id, 'Plan meals for next week, dinners only');
  const again = await dana.say(id, 'lovely, put that on our calendar');
  expect(again.content).toMatch(/ready\. Approve the card/);
  expect(again.metadata.proposals[0]?.lines).toEqual(plan.metadata.proposals[0]?.lines);
  await dana.approve(again.metadata.proposals[0]!.id);
  expect((await dana.say(id, 'save it')).content).toMatch(/saved already/);
  expect(await menusOf(dana)).toHaveLength(1);
});

test('a plain yes after a plan points at the card that waits; a plain no saves nothing', async () => {
  const id = await dana.begin();
  await dana.say(id, 'Plan meals for next week, dinners only');
  expect((await dana.say(id, 'no thanks')).content).toMatch(/nothing is saved/);
  await dana.say(id, 'Plan meals for next week, dinners only');
  expect((await dana.say(id, 'yes please')).content).toMatch(/Approve on the card/);
  const { messages } = await dana.conversation(id);
  expect(messages.at(-3)?.metadata.proposals).toMatchObject([{ status: 'pending' }]);
  expect(await menusOf(dana)).toEqual([]);
});

test('the saved menu is told by day and by week', async () => {
  const id = await dana.begin();
  expect((await dana.say(id, "what's for dinner tonight?")).content).toMatch(/^No dinner is planned tonight/);
  const meals = {
    friday: { dinner: 'Veggie tacos' },
    saturday: { lunch: 'Leek soup', dinner: 'Pasta bake' },
  };
  await dana.send('PUT', '/api/weekly-menus/2026-11-16', { meals });
  expect((await dana.say(id, "what's for dinner tonight?")).content).toMatch(/^Veggie tacos/);
  const tomorrow = await dana.say(id, 'and what are we having tomorrow?');
  expect(tomorrow.content).toMatch(/^Pasta bake/);
  expect((await dana.say(id, "show me this week's menu")).content).toMatch(
    /Veggie tacos.*Leek soup.*Pasta bake/s,
  );
  expect(tomorrow.metadata.receipts).toContainEqual({
    label: 'Week of November 16',
    href: '/meal-planning?tab=menus',
  });
});

test('the family is told from its records, and silence about allergies is not called safety', async () => {
  await dana.member({ name: 'Mia', age: 6, allergies: ['peanut'], interests: ['dinosaurs'] });
  await dana.member({ name: 'Sam', relationship: 'spouse' });
  const id = await dana.begin();
  expect((await dana.say(id, 'who is in our family?')).content).toMatch(
    /^Two people.*Mia, 6, child.*Sam, spouse/s,
  );
  const food = (await dana.say(id, 'which of us has allergies?')).content;
  expect(food).toMatch(/Mia.*peanut/);
  expect(food).toMatch(/(?:[Nn]othing|No allergies).*Sam/s);
  expect(food).not.toMatch(/\bsafe\b/i);
});

test('bedtimes follow the stored ages, and school help claims nothing it cannot do', async () => {
  await dana.member({ name: 'Mia', age: 4 });
  await dana.member({ name: 'Leo', age: 14 });
  const id = await dana.begin();
  const bedtime = (await dana.say(id, 'Create bedtime routine')).content;
  expect(bedtime).toMatch(/\*\*Mia\*\*, 4 years old\. .*10 to 13 hours/);
  expect(bedtime).toMatch(/\*\*Leo\*\*, 14 years old\. .*8 to 10 hours/);
  expect(bedtime).toMatch(/can't store routines yet/);
  expect((await dana.say(id, 'School schedule help')).content).toMatch(/School page/);
});

test('what Pip does not understand it does not invent: it offers guesses', async () => {
  const id = await dana.begin();
  const answer = await dana.say(id, 'the usual for mia');
  expect(answer.content).toMatch(/^I'm not sure what you mean/);
  expect(answer.metadata.suggestions.length).toBeGreaterThan(0);
});

test('danger is answered with the right number, and nothing of the family is touched', async () => {
  const id = await dana.begin();
  const answer = await dana.say(id, 'my toddler drank bleach, plan dinner later');
  expect(answer.content).toMatch(/^Call Poison Help at 1-800-222-1222 now/);
  expect(answer.metadata).toMatchObject({
    safety: { kind: 'poison' },
    proposals: [],
    suggestions: [],
    receipts: [],
  });
  expect(answer.metadata.model).toBeUndefined();
  const ana = await home.parent('Ana', { timeZone: 'Europe/Lisbon' });
  expect((await ana.say(await ana.begin(), 'he stopped breathing')).content).toMatch(
    /local emergency number \(112/,
  );
});

test.each(['vegetarian', 'meatless', 'vegan', 'pescatarian'])(
  'a plan of %s dinners is made at once, and says what it leaves out',
  async (way) => {
    const answer = await dana.say(await dana.begin(), `Plan ${way} dinners for next week`);
    expect(answer.content).toMatch(/As you asked, no dish with meat\b/);
    expect(linesOf(answer.content)).toHaveLength(7);
    expect(answer.metadata.proposals).toHaveLength(1);
  },
);

test('a food that some days shall be without is left out of all of them, which is said', async () => {
  const answer = await dana.say(await dana.begin(), 'plan next week, wed and fri no fish');
  expect(answer.content).toMatch(/no dish with fish is on it, on any day/);
});

test('a week leaves out a food that only an allergy record names, and says so', async () => {
  const ben = await dana.member({ name: 'Ben', age: 7 });
  const record = { title: 'Egg allergy', category: 'allergy', date: '2025-10-03', familyMemberId: ben.id };
  await dana.send('POST', '/api/medical-records', record);
  const id = await dana.begin();
  const answer = await dana.say(id, 'Plan meals for next week without fish');
  expect(answer.content).toMatch(
    /I left out dishes with egg by Ben's record “Egg allergy” of October 3, 2025\.\n/,
  );
  expect(answer.content).toMatch(/As you asked, no dish with fish is on it/);
  expect(answer.content).not.toMatch(/so I chose freely/);
  expect(answer.metadata.receipts.map(({ label }) => label)).toContain('Egg allergy, Oct 3, 2025');
  const withEggs = (dish: string) => dishConflicts([{ ...ben, allergies: ['egg'] }], dish);
  expect(dishesOf(answer.content).flatMap(withEggs)).toEqual([]);
  const another = await dana.say(id, 'Show me a different plan');
  expect(another.content).toMatch(/I left out dishes with egg by Ben's record/);
  expect(dishesOf(another.content).flatMap(withEggs)).toEqual([]);
});
