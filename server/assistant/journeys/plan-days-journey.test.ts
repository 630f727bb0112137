// The days a plan covers, and the parts of the menu it leaves unchanged (D38).
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
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
const menusOf = async (parent: Parent) => (await parent.send<WeeklyMenu[]>('GET', '/api/weekly-menus')).json;

/** 2026-11-16 is a Monday; New York is five hours behind UTC. */
describe.each([
  ['Monday 10:00', '2026-11-16T15:00:00Z', 'November 16', 7, false],
  ['Thursday 21:00', '2026-11-20T02:00:00Z', 'November 16', 3, true],
  ['Friday 10:00', '2026-11-20T15:00:00Z', 'November 16', 3, true],
  ['Saturday 19:00', '2026-11-22T00:00:00Z', 'November 16', 2, true],
  ['Saturday 21:00', '2026-11-22T02:00:00Z', 'November 16', 1, true],
  ['Sunday 21:00', '2026-11-23T02:00:00Z', 'November 23', 7, false],
])('a plan asked for on %s', (_, at, week, days, second) => {
  test('covers today, after 8 pm tomorrow, to Sunday [D38, U1]', async () => {
    home.clock.at = Date.parse(at);
    const answer = await dana.say(await dana.begin(), "Plan this week's meals, dinners only");
    expect(answer.content).toContain(`week of ${week}`);
    const lines = linesOf(answer.content);
    expect(lines).toHaveLength(days);
    expect(lines.at(-1)).toMatch(/^Sunday dinner/);
    expect(answer.metadata.proposals[0]?.lines).toHaveLength(days);
    expect(answer.metadata.suggestions.includes('Plan next week too')).toBe(second);
  });
});

describe('days behind one of two meals', () => {
  test.each([
    ['Plan dinners, and lunches Thursday and Friday', 2],
    ['plan lunches thu and fri and dinners every night', 2],
  ])('“%s”: a lunch whose time is over today is not planned', async (said, lunches) => {
    // Wednesday 17:10
    home.clock.at = Date.parse('2026-11-18T22:10:00Z');
    const lines = linesOf((await dana.say(await dana.begin(), said)).content);
    expect(lines.filter((line) => line.includes(' dinner:'))).toHaveLength(5);
    expect(lines.filter((line) => line.includes(' lunch:'))).toHaveLength(lunches);
    expect(lines.join()).not.toContain('Wednesday lunch');
  });

  test('a plan of the week has the lunch of today, whatever the hour [D38]', async () => {
    home.clock.at = Date.parse('2026-11-18T22:10:00Z');
    const said = 'Plan lunches and dinners for this week';
    const lines = linesOf((await dana.say(await dana.begin(), said)).content);
    expect(lines.filter((line) => line.includes(' lunch:'))).toHaveLength(5);
  });

  test('stay so in the next plan, and a day that is over is said', async () => {
    home.clock.at = Date.parse('2026-11-18T22:10:00Z');
    const id = await dana.begin();
    const first = await dana.say(id, 'Plan dinners, and lunches Tuesday and Thursday');
    expect(first.content).toContain('Tuesday of this week is over already.');
    const next = await dana.say(id, 'no fish please');
    for (const { content } of [first, next])
      expect(linesOf(content).filter((line) => line.includes(' lunch:'))).toEqual([
        expect.stringMatching(/^Thursday/),
      ]);
  });
});

test('from Friday on “Plan next week too” brings a second card beside the first [D38]', async () => {
  home.clock.at = Date.parse('2026-11-22T00:00:00Z');
  const id = await dana.begin();
  await dana.say(id, "Plan this week's meals, dinners only");
  const next = await dana.say(id, 'Plan next week too');
  expect(linesOf(next.content)).toHaveLength(7);
  const { messages } = await dana.conversation(id);
  const shown = messages.flatMap(({ metadata }) => metadata.proposals);
  expect(shown.map(({ status }) => status)).toEqual(['pending', 'pending']);
});

describe('places the family has filled', () => {
  const meals = {
    tuesday: { dinner: 'Beef tacos' },
    thursday: { dinner: 'Thanksgiving at Grandma Ruth’s' },
  };
  beforeEach(async () => {
    await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals });
  });

  test('stay, and the text says so [D38, MEAL-14]', async () => {
    const text = 'plan dinners for next week, no fish, nothing over 30 min, and taco tuesday has to stay';
    const answer = await dana.say(await dana.begin(), text);
    expect(answer.content).toMatch(/no dish with fish is on it/);
    expect(answer.content).toMatch(/What you have written stays, Tuesday dinner \(Beef tacos\) and Thursday/);
    expect(answer.content).not.toMatch(/cannot plan (?:by|around)/);
    expect(linesOf(answer.content).map((line) => line.split(' ')[0])).toEqual([
      'Monday',
      'Wednesday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    await dana.approve(answer.metadata.proposals[0]!.id);
    expect((await menusOf(dana))[0]?.meals).toMatchObject(meals);
  });

  test('are overwritten only when asked, and then named [D38]', async () => {
    const answer = await dana.say(await dana.begin(), "replace next week's dinners");
    expect(answer.content).toMatch(/it would overwrite Tuesday dinner \(Beef tacos\) and Thursday dinner/);
    expect(linesOf(answer.content)).toHaveLength(7);
  });

  test('the nights with nothing are planned, and no others', async () => {
    for (const text of [
      "plan dinners next week for the nights we don't have anything",
      'plan next week, just the nights with nothing planned',
      'fill in the open nights next week',
    ]) {
      const answer = await dana.say(await dana.begin(), text);
      expect(linesOf(answer.content).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
        'Monday dinner:',
        'Wednesday dinner:',
        'Friday dinner:',
        'Saturday dinner:',
        'Sunday dinner:',
      ]);
      expect(answer.content).not.toMatch(/no place for|plan around/);
    }
  });

  test('where all of this week is filled, the next one is planned, unless today was named', async () => {
    home.clock.at = Date.parse('2026-11-22T15:00:00Z');
    await dana.send('PUT', '/api/weekly-menus/2026-11-16', { meals: { sunday: { dinner: 'Soup' } } });
    const answer = await dana.say(await dana.begin(), 'plan dinners for the open nights');
    expect(answer.content).toContain('week of November 23');
    expect(linesOf(answer.content)).toHaveLength(5);
    const tonight = await dana.say(await dana.begin(), "plan tonight's dinner");
    expect(tonight.content).toMatch(/is filled already/);
  });

  test('a dish that stays against an allergy is warned of, and the claim is of the new dishes alone', async () => {
    await dana.member({ name: 'Otto', age: 8, allergies: ['peanut'] });
    const full = { ...meals, sunday: { dinner: 'Peanut soup' } };
    await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals: full });
    const warning = "Careful, Peanut soup isn't right for Otto (contains peanut).";
    const { content } = await dana.say(await dana.begin(), 'plan dinners for next week');
    expect(content).toContain('I chose the new dishes with no peanuts for Otto.');
    expect(content).toContain(warning);
    expect((await dana.say(await dana.begin(), "what's for dinner next Sunday")).content).toContain(warning);
    const replaced = await dana.say(await dana.begin(), 'replace the dinners of next week');
    expect(replaced.content).not.toContain('Careful');
  });

  test('leave nothing to plan once every place is filled', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const full = Object.fromEntries(days.map((day) => [day, { dinner: 'Soup' }]));
    await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals: full });
    const answer = await dana.say(await dana.begin(), 'plan dinners for next week');
    expect(answer.content).toMatch(/^Every place of the week of November 23 is filled already/);
    expect(answer.metadata.proposals).toEqual([]);
    expect(answer.metadata.suggestions).toContain("Replace this week's meals");
  });
});

test('a wish no plan follows is named, all of it', async () => {
  const text = 'plan dinners for next week, nothing spicy, leftovers on monday';
  const { content } = await dana.say(await dana.begin(), text);
  expect(content).toMatch(/I can't plan around “nothing spicy, leftovers on monday” yet/);
});

test.each([
  'Can you plan dinners for the days next week that are still empty? They have to work for everybody.',
  'plan dinners for next week, safe for all of us',
  'plan next weeks dinners so that everyone can eat',
])('%s: what every plan does is no wish apart', async (text) => {
  const { content, metadata } = await dana.say(await dana.begin(), text);
  expect(content).not.toMatch(/I can't plan around|planned meals/);
  expect(metadata.proposals ?? []).not.toEqual([]);
});

test.each([
  'Plan dinners for next week except Wednesday',
  "Plan dinners for next week but skip Wednesday, we're eating out",
])('“%s” plans six of them, and no word is left over', async (said) => {
  const { content } = await dana.say(await dana.begin(), said);
  expect(linesOf(content)).toHaveLength(6);
  expect(content).not.toMatch(/^Wednesday dinner/m);
  expect(content).not.toContain("can't plan around");
});
