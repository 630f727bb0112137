// Families whose records would keep the one thread of the server busy for minutes: each message here ended after the time
// limit of a test before the work was bounded.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedIn } from '../answers/food/stored-things.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
beforeEach(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
});
afterEach(() => home.close());

const answerTo = async (said: string) => (await dana.say(await dana.begin(), said)).content;

test('names that repeat a word hundreds of times, and a message that does so, too', async () => {
  const contacts = dana.context.records('medical_contact');
  for (let at = 0; at < 400; at += 1)
    await contacts.insert({
      name: `${at} ${'Mia '.repeat(48)}`.trim(),
      type: 'doctor',
      specialty: '',
      phoneNumber: '',
      email: '',
      address: '',
      notes: '',
      isEmergencyContact: false,
    });
  expect(await answerTo('Mia '.repeat(50))).not.toBe('');
});

test('dozens of medicines with pages of amounts', async () => {
  const amounts = Array.from({ length: 34 }, (_, at) => `${at + 1} ml`).join(' ');
  for (let at = 0; at < 100; at += 1)
    await dana.send('POST', '/api/medications', {
      name: `Syrup ${at}`,
      dosage: amounts,
      instructions: '5 ml '.repeat(1600),
    });
  expect(await answerTo('Which medicines do we have?')).toMatch(/Syrup 7\b/);
});

test('as many things in the pantry as a family may have', () => {
  const stored = Array.from({ length: 20_000 }, (_, at) => ({ name: `milk rice ${at}` }));
  const { found } = storedIn('take milk rice 12 off', [], stored, ({ name }) => name);
  expect(found).toEqual([{ name: 'milk rice 12' }]);
});
