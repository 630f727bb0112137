// Pip's card of a dose: made anew when another dose was recorded meanwhile, and then approved as it is shown.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { openHome, type Home, type Parent } from '../../testing/home.ts';
import { propose } from '../proposals.ts';

const MINUTE = 60_000;

let home: Home;
let dana: Parent;
let ben: Parent;
let zyrtec: Medication;
beforeAll(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
  ben = await home.parent('Ben', { householdId: dana.context.actor.householdId });
});
beforeEach(async () => {
  // Ids are made with the real time.
  home.clock.at = Date.now();
  const mia = await dana.member({ name: 'Mia' });
  const fields = { name: 'Zyrtec', instructions: 'Every 6 hours', familyMemberId: mia.id };
  zyrtec = (await dana.send<Medication>('POST', '/api/medications', fields)).json;
});
afterAll(() => home.close());

const ago = (minutes: number): string => new Date(home.clock.at - minutes * MINUTE).toISOString();

async function card(minutes: number): Promise<Proposal> {
  const conversationId = await dana.begin();
  const place = { conversationId, messageId: (await dana.say(conversationId, 'hello')).id };
  const input = { medicationId: zyrtec.id, givenAt: ago(minutes) };
  const made = await propose(dana.context, place, 'createDose', input);
  if (made.status !== 'proposed') throw new Error('There is no card.');
  return made.proposal;
}
function log(minutes: number) {
  home.clock.at = Date.now();
  return ben.send<Dose>('POST', '/api/doses', { medicationId: zyrtec.id, givenAt: ago(minutes) });
}
const doses = async () =>
  (await dana.send<Dose[]>('GET', '/api/doses')).json.filter(
    ({ medicationId }) => medicationId === zyrtec.id,
  );
const checks = ({ lines }: Proposal) => lines.filter(({ label }) => label === 'Please check');

test('a dose that was recorded meanwhile makes the card anew, and that one is approved', async () => {
  const first = await card(30);
  expect(checks(first)).toEqual([]);
  await log(10);
  const renewed = (await dana.approve(first.id)).json;
  expect(renewed).toMatchObject({ status: 'pending' });
  expect(checks(renewed)).not.toEqual([]);
  expect(await doses()).toHaveLength(1);
  expect((await dana.approve(renewed.id)).json.status).toBe('approved');
  expect(await doses()).toHaveLength(2);
});

test('so does one that is far away, or earlier than the last, or changed since', async () => {
  await log(60 * 24);
  const first = await card(0);
  expect(checks(first)).toEqual([]);
  await log(60 * 36);
  const second = (await dana.approve(first.id)).json;
  expect(second.status).toBe('pending');
  const [newest] = await doses();
  await ben.send('PUT', `/api/doses/${newest!.id}`, { givenAt: ago(60 * 20) });
  const third = (await dana.approve(second.id)).json;
  expect(third.status).toBe('pending');
  expect((await dana.approve(third.id)).json.status).toBe('approved');
});
