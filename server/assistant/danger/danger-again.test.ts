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

test('after words about a doctor or a dose, a cough is a cough', () => {
  expect(leadAgain('doctor', 'shes coughing now too')).toBeUndefined();
});
