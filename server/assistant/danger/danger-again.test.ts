// The message after a danger keeps to it while it goes on.
import { expect, it, test } from 'vitest';
import { leadAgain } from './danger-again.ts';

it.each([
  'shes coughing now too',
  'and he just threw up',
  "now her tongue's itchy",
  'i gave her benadryl',
  'we used the epi pen',
  'he looks kinda pale',
  'its getting worse',
])('“%s” after a reaction brings the numbers again', (said) => {
  expect(leadAgain('allergy', said)).toMatch(/^Don't wait for more signs/);
});

it.each(['he seems fine, should i wait', 'what now'])('“%s” is answered with the same words', (said) => {
  expect(leadAgain('poison', said)).toMatch(/^Please don't wait and see/);
});

it.each([
  'its been 5 min still goin',
  'she is still shaking',
  'been like two minutes now',
  'it stopped, he is sleeping now',
  'shes still not answering me',
])('“%s” after an emergency brings the numbers again', (said) => {
  expect(leadAgain('emergency', said)).toMatch(/^Don't wait for more signs/);
});

it.each([
  'put benadryl on the list',
  'log that she had hives yesterday',
  'what can we have for dinner',
  'when is her dentist',
  'ok thanks the ambulance is here',
  'has the rain been bad for 2 days',
  'put her 5 minutes later on thursday',
])('“%s” is about something else', (said) => {
  expect(leadAgain('allergy', said)).toBeUndefined();
});

test.each([
  'forehead one. should i wait til the dr opens',
  'can it wait til morning',
  'ok to wait for his appt tomorrow?',
  'he seems ok now, should i still go?',
  'do we really have to go in tonight',
])('“%s” after words about a doctor is a no', (said) => {
  expect(leadAgain('doctor', said)).toMatch(/^Please don't wait and see/);
});

test.each(['can we go to the zoo saturday', 'do i need to buy bread', 'whats on the wait list'])(
  '“%s” after words about a doctor is about something else',
  (said) => {
    expect(leadAgain('doctor', said)).toBeUndefined();
  },
);

test('after words about a doctor or a dose, a cough is a cough', () => {
  expect(leadAgain('doctor', 'shes coughing now too')).toBeUndefined();
});

const UNSURE = { intent: 'unsure', isFound: false };

it.each([
  'she says leave her alone its just a song',
  'he refuses to get in the car',
  'grandpa doesnt think its needed',
  'they wont let me look at it',
])('“%s” is a refusal, and firm words stay with the danger', (said) => {
  expect(leadAgain('crisis', said)).toMatch(/doesn't settle it.*ask openly/);
  expect(leadAgain('emergency', said)).toMatch(/doesn't make it safe.*call all the same/);
  expect(leadAgain('doctor', said)).toMatch(/call all the same/);
});

it.each([
  ['shes in the bathroom with the door locked', UNSURE],
  ['how do i even bring it up with him', { intent: 'parenting_ask', isFound: false }],
  ['do i tell her dad', { intent: 'feeling', isFound: false }],
])('“%s” goes on with a crisis', (said, own) => {
  expect(leadAgain('crisis', said, own)).toMatch(/^Don't leave them alone/);
});

it.each([
  ['paper towels too', { intent: 'list_add', isFound: true }],
  ['thank you so much', UNSURE],
  ['thank you so much', { intent: 'thanks', isFound: false }],
  ['how do i get grass stains out of jeans', { intent: 'parenting_ask', isFound: false }],
  ['when does she see the dentist', { intent: 'appointment_ask', isFound: true }],
  ['how long do eggs keep', { intent: 'storage_ask', area: 'meals', isFound: false }],
])('“%s” surely is something else', (said, own) => {
  expect(leadAgain('crisis', said, own)).toBeUndefined();
});
