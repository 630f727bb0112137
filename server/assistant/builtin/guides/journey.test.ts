// Routines, events and parenting in a conversation: what is understood, what goes on from there, and danger first.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHome, type Home, type Parent } from '../../testing/home.ts';

let home: Home;
let dana: Parent;
beforeEach(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
  await dana.member({ name: 'Mia', age: 6, allergies: ['Peanut'] });
});
afterEach(() => home.close());

const topicAfter = async (text: string) => {
  const id = await dana.begin();
  await dana.say(id, text);
  return (await dana.conversation(id)).topic;
};

test('Pip helps in chat with routines, events and parenting, and the conversation is named after it', async () => {
  expect(await topicAfter('help us with calmer mornings')).toBe('Routines');
  expect(await topicAfter('plan a birthday party for Mia')).toBe('Events');
  expect(await topicAfter('how much screen time is ok')).toBe('Parenting');
});

test('a time said afterwards moves the routine', async () => {
  const id = await dana.begin();
  expect((await dana.say(id, 'help us with calmer mornings')).content).toMatch(/leaving home at 7:45 am/);
  expect((await dana.say(id, 'we leave at 8')).content).toMatch(/leaving home at 8:00 am/);
  expect((await dana.say(id, 'thanks!')).content).toMatch(/^You are welcome/);
});

test('a day said afterwards dates the list, and a question about that day is still about the menu', async () => {
  const id = await dana.begin();
  await dana.say(id, 'plan a birthday party for Mia');
  expect((await dana.say(id, 'on Saturday')).content).toMatch(
    /^Here is a list for a birthday party for Mia on/,
  );
  expect((await dana.say(id, "what's for dinner on Saturday?")).content).toMatch(
    /^There is no dinner planned/,
  );
});

test('an open question is answered by one word', async () => {
  const id = await dana.begin();
  expect((await dana.say(id, 'help with daily routines')).content).toMatch(/Which one shall it be/);
  expect((await dana.say(id, 'mornings')).content).toMatch(/^Here is a calm morning/);
});

test('a party names the family’s allergies, and nothing is proposed or stored', async () => {
  const answer = await dana.say(await dana.begin(), 'plan a birthday party for Mia');
  expect(answer.content).toMatch(/No peanuts for Mia/);
  expect(answer.content).toMatch(/cannot store this list/);
  expect(answer.metadata.proposals).toEqual([]);
});

test('danger comes before any guide', async () => {
  for (const text of [
    'my toddler swallowed a button battery at the birthday party',
    'he is a picky eater and now he can’t breathe',
    'my son had a tantrum and says he wants to kill himself',
  ]) {
    const answer = await dana.say(await dana.begin(), text);
    expect(answer.metadata.safety, text).toBeDefined();
  }
});

test('a clear wish that is not possible yet is refused plainly', async () => {
  const answer = await dana.say(await dana.begin(), 'order groceries for me');
  expect(answer.content).toMatch(/^I cannot order groceries/);
});
