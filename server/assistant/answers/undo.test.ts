// Undo in a conversation: the last approved card comes back as a card of its own, once, and only to its parent.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { propose } from '../proposals/proposals.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
let id: string;
beforeEach(async () => {
  home = await openHome();
  dana = await home.parent('Dana');
  id = await dana.begin();
});
afterEach(() => home.close());

const pantry = async () => (await dana.send<PantryItem[]>('GET', '/api/pantry-items')).json;
/** A card that adds rice to the pantry, below an answer of this conversation. */
async function rice(): Promise<Proposal> {
  const messageId = (await dana.say(id, 'hello')).id;
  const made = await propose(dana.context, { conversationId: id, messageId }, 'createPantryItem', {
    name: 'Rice',
  });
  if (made.status !== 'proposed') throw new Error('no card');
  return made.proposal;
}

test('undo shows what the last approved card did the other way round, and takes it back when approved', async () => {
  const made = await rice();
  await dana.approve(made.id);
  const { metadata } = await dana.say(id, 'undo that');
  const [card] = metadata.proposals;
  expect(card).toMatchObject({ title: `Undo “${made.title}”`, status: 'pending' });
  expect(card?.lines).toContainEqual({ label: 'Name', before: 'Rice', after: null });
  expect(await pantry()).toHaveLength(1);
  const { json } = await dana.approve(card?.id ?? '');
  expect(json).toMatchObject({ status: 'approved', link: null });
  expect(await pantry()).toEqual([]);
  const again = await dana.say(id, 'undo that');
  expect(again.content).toMatch(/nothing of mine to undo in this chat/);
});

test('without a card that was approved there is nothing to undo, and a waiting card is only declined', async () => {
  expect((await dana.say(id, 'undo that')).content).toMatch(/nothing of mine to undo.*Recent changes/);
  await rice();
  const answer = await dana.say(id, 'undo that');
  expect(answer.content).toMatch(/decline the card/);
  expect(answer.metadata.proposals).toEqual([]);
});

test('what was taken back, changed since, or is older than 30 days is refused in one sentence', async () => {
  const made = await rice();
  await dana.approve(made.id);
  const refused = async () => (await dana.say(id, 'undo that')).content;
  const [item] = await pantry();
  await dana.send('PUT', `/api/pantry-items/${item?.id}`, { name: 'Brown rice' });
  expect(await refused()).toMatch(/Rice has changed since then, so this can't be undone anymore/);
  const { changeSetId } = (await dana.approve((await rice()).id)).json;
  await dana.send('POST', `/api/changes/${changeSetId}/undo`);
  expect(await refused()).toMatch(/This change was already undone/);
  await dana.approve((await rice()).id);
  home.clock.at += 31 * 24 * 3600 * 1000;
  expect(await refused()).toMatch(/A change can be undone for 30 days/);
});

test('Pip takes back no change that none of its cards for this parent made', async () => {
  await dana.send('POST', '/api/pantry-items', { name: 'Oats' });
  const [set] = (await dana.send<{ id: string }[]>('GET', '/api/changes')).json;
  const messageId = (await dana.say(id, 'hello')).id;
  const place = { conversationId: id, messageId };
  await expect(propose(dana.context, place, 'undoChange', { id: set?.id ?? '' })).rejects.toThrow(
    'I can only undo what one of my cards did.',
  );
});

test('a removal that shall come back and be changed comes back first, and the rest is said', async () => {
  const visit = { title: 'Eye exam', appointmentDate: '2026-12-11T13:00' };
  await dana.send('POST', '/api/medical-appointments', visit);
  const removal = (await dana.say(id, 'cancel the eye exam')).metadata.proposals[0];
  await dana.approve(removal?.id ?? '');
  const { content, metadata } = await dana.say(id, 'hmm, keep it, but move it to the 18th');
  expect(content).toMatch(/undoes “Remove appointment Eye exam.*say “move it to the 18th” again/);
  await dana.approve(metadata.proposals[0]?.id ?? '');
  const [back] = (await dana.send<{ title: string }[]>('GET', '/api/medical-appointments')).json;
  expect(back).toMatchObject({ title: 'Eye exam', wallTime: '2026-12-11T13:00' });
});

test('a visit that was moved twice goes back to where it was before both', async () => {
  const approved = async (said: string) => {
    const { metadata, content } = await dana.say(id, said);
    const [card] = metadata.proposals;
    if (!card) throw new Error(content);
    await dana.approve(card.id);
    return card;
  };
  await approved('add a haircut for me december 7 2099 at 3:15 pm');
  await approved('move it to december 9 2099');
  await approved('an hour later');
  const { lines } = await approved('ugh no, put it back the way it was');
  expect(lines).toMatchObject([{ label: 'When', after: expect.stringMatching(/December 7, 2099, 3:15/) }]);
});
