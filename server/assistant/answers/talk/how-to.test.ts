// Questions of a parent about the app itself.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';

test.each([
  ['Turn on dark mode', /Settings, under Appearance/],
  ['switch to light theme', /Settings, under Appearance/],
  ['is there a night mode', /Settings, under Appearance/],
  ['can you put it in light mode', /Settings, under Appearance/],
  ['how do i print the shopping list', /Print button/],
  ['where can i export all our stuff', /Export everything/],
  ['I forgot my password', /Forgot password/],
  ['can i use this without internet', /sent later/],
  ['how do i connect the tablet on the wall', /Kitchen tablets/],
  ['can you read a picture', /words only/],
  ['can i delete my account', /under Your data/],
  ['how do i log out', /Log out/],
  ['how do i get the school calendar pdf in here', /On School Schedules\. Upload/],
  ['does what i type here go out to the internet', /without an outside language model nothing/],
  ['where can i put the pdf from school', /On School Schedules\. Upload/],
  ['can you check my email', /I read no mail and no texts/],
  ['how do i hide the school area', /under Assistance Areas/],
  ['who can see our chats', /Your chats are yours alone/],
  ['does my sister see our calendar', /seen by the parents of your household/],
  ["can the kids' mom read what i write here", /seen by the parents of your household/],
  ['wheres the pantry in this app cant find it', /Meal Planning, the tab “Pantry”/],
  ['where do i find my shopping lists', /the tab “Shopping Lists”/],
  ['how do i get to the homeschool plan', /under School Schedules/],
  ['where can i see the medical records', /the tab “Records”/],
])('%s', (said, way) => {
  const { text, cards } = lastPlan([said]);
  expect(text).toMatch(way);
  expect(cards ?? []).toEqual([]);
});

test.each([
  'how much tablet time should lucas get on the weekend',
  "what theme should we do for lucas's party",
  'how do i get my daughter off her phone at night',
  'lucas is scared of the dark',
  'add my email to the soccer contact',
  'is there school in our area on monday',
  'where do i find gluten-free pasta',
  "where's the dentist appointment",
  'can lucas see the eye doctor this week',
])('family life is no part of the app: %s', (said) =>
  expect(lastPlan([said]).text).not.toMatch(
    /Settings|Print button|Kitchen tablets|the tab|parents of your household/,
  ),
);
