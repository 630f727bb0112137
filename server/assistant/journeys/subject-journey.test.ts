// Another subject in the middle of a talk, a second choice under a condition, and a thing of a list by what was spoken of.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let parent: Parent;

beforeAll(async () => {
  home = await openHome();
  home.clock.at = Date.parse('2026-11-20T20:00:00Z');
  parent = await home.parent('Dana', { timeZone: 'America/New_York' });
  const { id } = await parent.member({ name: 'Mia', relationship: 'child' });
  const visit = (title: string, appointmentDate: string) =>
    parent.send('POST', '/api/medical-appointments', { title, appointmentDate, familyMemberId: id });
  await visit('Orthodontist', '2026-12-01T15:00:00.000Z');
  await visit('Orthodontist', '2027-01-12T15:00:00.000Z');
  await visit('Piano exam', '2026-12-05T15:00:00.000Z');
});
afterAll(() => home.close());

/** The answers to messages; all cards are approved. */
async function talk(...messages: readonly string[]) {
  const id = await parent.begin();
  const answers = [];
  for (const said of messages) {
    const answer = await parent.say(id, said);
    for (const { id: card } of answer.metadata.proposals) await parent.approve(card);
    answers.push(answer);
  }
  return answers;
}
const lastOf = async (...messages: readonly string[]) => (await talk(...messages)).at(-1)?.content;

test.each([
  ['how long do i boil potatoes', 'ok and what about the orthodontist', /December 1.*January 12/s],
  ['how long does rice keep', 'and the orthodontist', /December 1/],
  [
    'what can i use instead of buttermilk',
    'and how about the piano exam',
    /Piano exam is Saturday, December 5/,
  ],
  ['how long do i boil potatoes', 'and eggs?', /^Hard-boiled eggs take/],
])('“%s”, then “%s” is another question', async (first, then, answer) => {
  expect(await lastOf(first, then)).toMatch(answer);
});

test.each(["if that's booked then sunday at 2", 'if not, sunday at 2', 'otherwise sunday at 2'])(
  '“%s” changes nothing, and the first choice moves once it is said',
  async (said) => {
    const answers = await talk('book a haircut for mia on december 4 at 4pm', said, 'make it sunday at 2');
    expect(answers[1]?.metadata.proposals).toEqual([]);
    expect(answers[1]?.content).toMatch(/2:00 PM is the second choice/);
    expect(answers[2]?.content).toMatch(/Haircut moves from Friday, December 4 at 4:00 PM to Sunday/);
  },
);

test('a condition without another moment, or of an okay, is no second choice', async () => {
  expect(await lastOf('book a haircut for mia on december 11 at 4pm', "if it's okay make it 5")).toMatch(
    /5:00 PM/,
  );
});

test('the amount of a thing on the list is that of the kind spoken of, where the list has one of it', async () => {
  const items = [
    { name: 'Oat milk', qty: '2 cartons' },
    { name: 'Rye bread', qty: '1 loaf' },
  ];
  await parent.send('POST', '/api/shopping-lists', { title: 'Market', items });
  expect(await lastOf('can i freeze the milk', 'then only 1 on the list')).toMatch(
    /Oat milk .*from 2 cartons to 1 carton/,
  );
});
