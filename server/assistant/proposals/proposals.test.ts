// A proposal runs exactly the shown change, once, for its parent, while its targets are unchanged.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import type { Database } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { propose } from './proposals.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

onEachDatabase('proposals', ({ open }) => {
  let database: Database;
  let home: Home;
  let dana: Parent;
  let id: string;
  beforeEach(async () => {
    database = await open();
    home = await openHome(undefined, { database });
    dana = await home.parent('Dana');
    id = await dana.begin();
  });
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  const menus = async () => (await dana.send<WeeklyMenu[]>('GET', '/api/weekly-menus')).json;
  const changeSets = async () => (await dana.send<ChangeSet[]>('GET', '/api/changes')).json;
  const proposed = async (text = 'plan dinners for next week'): Promise<Proposal> =>
    (await dana.say(id, text)).metadata.proposals[0]!;
  const statusOf = async (proposal: Proposal) =>
    (await dana.conversation(id)).messages
      .flatMap(({ metadata }) => metadata.proposals)
      .find((card) => card.id === proposal.id)?.status;

  test('moving a visit takes the place of the card that would cancel it', async () => {
    await dana.member({ name: 'Kenji' });
    await dana.approve((await proposed('book kenji a teeth cleaning on march 5 at 8')).id);
    const cancels = await proposed("cancel kenji's cleaning");
    expect(cancels.tool).toBe('deleteMedicalAppointment');
    const moves = await proposed('no wait, just move it to march 12');
    expect(moves.tool).toBe('updateMedicalAppointment');
    expect(await statusOf(cancels)).toBe('superseded');
    expect(await statusOf(moves)).toBe('pending');
  });

  test('approving twice, one after the other, writes one change set and answers the same', async () => {
    const card = await proposed();
    const first = await dana.approve(card.id);
    const second = await dana.approve(card.id);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json).toEqual(first.json);
    expect(await changeSets()).toHaveLength(1);
  });

  test('approving twice at the same moment writes one change set', async () => {
    const card = await proposed();
    const answers = await Promise.all([dana.approve(card.id), dana.approve(card.id), dana.approve(card.id)]);
    expect(answers.map(({ json }) => json.status)).toEqual(['approved', 'approved', 'approved']);
    expect(new Set(answers.map(({ json }) => json.changeSetId)).size).toBe(1);
    expect(await changeSets()).toHaveLength(1);
    expect((await menus())[0]?.version).toBe(1);
  });

  test('what was approved can be undone as a whole', async () => {
    const { json } = await dana.approve((await proposed()).id);
    expect(await menus()).toHaveLength(1);
    expect((await dana.send('POST', `/api/changes/${json.changeSetId}/undo`)).status).toBe(200);
    expect(await menus()).toEqual([]);
  });

  test('declining leaves everything as it was, and a declined card cannot be approved', async () => {
    const card = await proposed();
    expect((await dana.decline(card.id)).json.status).toBe('declined');
    expect((await dana.decline(card.id)).json.status).toBe('declined');
    const late = await dana.approve(card.id);
    expect([late.status, late.text]).toEqual([
      409,
      'You declined this. Ask Pip again if you want it after all.',
    ]);
    expect(await menus()).toEqual([]);
  });

  test('an approved card cannot be declined any more', async () => {
    const card = await proposed();
    await dana.approve(card.id);
    expect((await dana.decline(card.id)).status).toBe(409);
    expect(await statusOf(card)).toBe('approved');
  });

  test('after 24 hours a card is shown as expired and does nothing', async () => {
    const card = await proposed();
    home.clock.at += 24 * 3600 * 1000 - 1000;
    expect(await statusOf(card)).toBe('pending');
    home.clock.at += 1000;
    expect(await statusOf(card)).toBe('expired');
    expect((await dana.approve(card.id)).text).toMatch(/^This has expired\./);
    expect((await dana.decline(card.id)).json.status).toBe('expired');
    expect(await menus()).toEqual([]);
  });

  test('a newer card takes the place of the older one', async () => {
    const older = await proposed();
    const newer = await proposed('something different');
    expect(await statusOf(older)).toBe('superseded');
    expect((await dana.approve(older.id)).text).toBe('A newer card has taken the place of this one.');
    expect((await dana.approve(newer.id)).json.status).toBe('approved');
  });

  test('a card of another new record leaves the one that waits; a correction replaces it', async () => {
    const dosage = '5 mg';
    const states = async (...cards: { name: string; dosage: string }[]) => {
      const talk = await dana.begin();
      for (const input of cards) {
        const messageId = (await dana.say(talk, 'hello')).id;
        await propose(dana.context, { conversationId: talk, messageId }, 'createMedication', input);
      }
      const all = await dana.context.records('proposal').list({ where: { conversationId: talk } });
      return Object.fromEntries(
        all.map(({ title, arguments: input, status }) => [`${title} ${String(input['dosage'])}`, status]),
      );
    };
    expect(await states({ name: 'Ibuprofen', dosage: '100 mg' }, { name: 'Cetirizine', dosage })).toEqual({
      'Add medication Ibuprofen 100 mg': 'pending',
      'Add medication Cetirizine 5 mg': 'pending',
    });
    expect(await states({ name: 'Cetirizin', dosage }, { name: 'Cetirizine', dosage })).toMatchObject({
      'Add medication Cetirizin 5 mg': 'superseded',
    });
    expect(
      await states({ name: 'Cetirizine', dosage: '10 mg' }, { name: 'Cetirizine', dosage }),
    ).toMatchObject({
      'Add medication Cetirizine 10 mg': 'superseded',
    });
  });

  describe('when the menu changed after the card was made', () => {
    test('the parent sees a new card with the new before and after, and nothing is overwritten', async () => {
      const card = await proposed();
      const meals = { monday: { dinner: 'Grandma cooks' } };
      await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals });
      const fresh = (await dana.approve(card.id)).json;
      expect(fresh).toMatchObject({ status: 'pending', messageId: card.messageId });
      expect(fresh.id).not.toBe(card.id);
      expect(fresh.lines[0]).toMatchObject({ label: 'Monday dinner', before: 'Grandma cooks' });
      expect((await menus())[0]?.meals).toEqual(meals);
      expect(await statusOf(card)).toBe('superseded');

      expect((await dana.approve(fresh.id)).json.status).toBe('approved');
      expect((await menus())[0]?.meals.monday?.dinner).toBe(card.lines[0]?.after);
    });

    test('and already says the same, there is nothing left to approve', async () => {
      const card = await proposed();
      const { arguments: wished } = await dana.context.records('proposal').get(card.id);
      await dana.send('PUT', '/api/weekly-menus/2026-11-23', wished);
      expect((await dana.approve(card.id)).json.status).toBe('superseded');
      expect((await menus())[0]?.version).toBe(1);
    });
  });

  test('what the family has written stays, meals and notes alike [D38]', async () => {
    const meals = { monday: { breakfast: 'Pancakes', dinner: 'Soup' } };
    await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals, notes: 'Leo is away' });
    const card = await proposed();
    expect(card.lines.filter(({ before }) => before !== null)).toEqual([]);
    await dana.approve(card.id);
    const [menu] = await menus();
    expect(menu?.meals.monday).toEqual(meals.monday);
    expect(menu?.meals.tuesday?.dinner).toBeDefined();
    expect(menu?.notes).toBe('Leo is away');
  });

  test('a card clears a meal with a dash, and lets dishes of the family change days [D38]', async () => {
    await dana.member({ name: 'Mia', dietaryRestrictions: ['vegetarian'] });
    const meals = { monday: { dinner: 'Turkey chili' }, tuesday: { dinner: 'Tomato soup', lunch: 'Rice' } };
    await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals });
    const { id: messageId } = await dana.say(id, 'hello');
    const outcome = await propose(dana.context, { conversationId: id, messageId }, 'saveWeeklyMenu', {
      weekStartDate: '2026-11-23',
      meals: { monday: { dinner: '-' }, tuesday: { dinner: 'Turkey chili' } },
    });
    if (outcome.status !== 'proposed') throw new Error('no card');
    expect(outcome.proposal.lines.slice(0, 2)).toEqual([
      { label: 'Monday dinner', before: 'Turkey chili', after: null },
      { label: 'Tuesday dinner', before: 'Tomato soup', after: 'Turkey chili' },
    ]);
    expect((await dana.approve(outcome.proposal.id)).json.status).toBe('approved');
    expect((await menus())[0]?.meals).toEqual({ tuesday: { dinner: 'Turkey chili', lunch: 'Rice' } });
  });

  test('an allergy that became known after the card was made stops it', async () => {
    const mia = await dana.member({ name: 'Mia' });
    const card = await proposed();
    const allergies = ['milk', 'egg', 'gluten', 'soy', 'fish', 'tomato', 'onion', 'garlic'];
    await dana.context.records('family_member').update(mia.id, { allergies });
    const renewed = await dana.approve(card.id);
    expect([renewed.json.status, await statusOf(card)]).toEqual(['pending', 'superseded']);
    const dishes = renewed.json.lines.filter(({ label }) => label.endsWith(' dinner'));
    const [careful] = renewed.json.lines.filter(({ label }) => label === 'Careful');
    expect(careful?.after).toMatch(/, which is not for Mia$/);
    expect(dishes.some(({ after }) => careful?.after?.startsWith(`${after}: `))).toBe(true);
    const refused = await dana.approve(renewed.json.id);
    expect(refused.status).toBe(409);
    expect(refused.text).toBe(`This menu doesn't fit your family: ${careful?.after}.`);
    expect(await menus()).toEqual([]);
  });

  test('a dish against an allergy that changes its day is not refused, and the card warns of it', async () => {
    await dana.approve((await proposed('put shrimp moqueca on friday dinner')).id);
    await dana.member({ name: 'Mia', allergies: ['shellfish'] });
    const card = await proposed('move the shrimp moqueca from friday to saturday dinner');
    expect(card.lines).toContainEqual({
      label: 'Careful',
      before: null,
      after: 'Shrimp moqueca contains crustaceans, which is not for Mia',
    });
    expect((await dana.approve(card.id)).json.status).toBe('approved');
  });

  test('a stranger, and the other parent, find no such proposal', async () => {
    const card = await proposed();
    const stranger = await home.parent('Eve');
    const partner = await home.parent('Sam', { householdId: dana.context.actor.householdId });
    for (const other of [stranger, partner]) {
      for (const wrong of [card.id, 'nobody-knows-me']) {
        expect([(await other.approve(wrong)).status, (await other.decline(wrong)).status]).toEqual([
          404, 404,
        ]);
      }
    }
    expect(await statusOf(card)).toBe('pending');
    expect(await menus()).toEqual([]);
  });
});
