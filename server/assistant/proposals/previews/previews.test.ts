// A card of the family's records shows everything it would change, runs exactly that once, and is computed again when a
// record it touches or names has changed.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Message, Proposal } from '#contract/schemas/chat.ts';
import type { Database } from '../../../db/engine/open.ts';
import { onEachDatabase } from '../../../db/testing/databases.ts';
import { featureOperations } from '../../../operations.ts';
import { openHome, type Home, type Parent } from '../../testing/home.ts';
import { resultsIn, scripted, type Step } from '../../testing/scripted.ts';
import { previews } from './previews.ts';

test('every write Pip may propose has a preview, and nothing else has one', () => {
  const proposing = featureOperations.filter(({ operation }) => operation.pip === 'proposes');
  expect([...previews.keys()].toSorted()).toEqual(proposing.map(({ name }) => name).toSorted());
});

onEachDatabase('cards of records', ({ open }) => {
  let database: Database;
  let home: Home;
  let dana: Parent;
  let next: Step = { say: 'Done.' };
  let mia: FamilyMember;
  let asked: ReturnType<typeof scripted>;

  beforeEach(async () => {
    database = await open();
    asked = scripted(
      ...Array.from({ length: 20 }, () => () => (called ? { say: 'Done.' } : ((called = true), next))),
    );
    home = await openHome(asked, { database });
    dana = await home.parent('Dana');
    mia = await dana.member({ name: 'Mia', allergies: ['peanut'] });
  });
  afterEach(async () => {
    await home.close();
    await database.close();
  });

  let called = false;
  /** Pip's answer when its model calls this tool. */
  async function calling(call: string, input: object, said = 'hello'): Promise<Message> {
    called = false;
    next = { call, input };
    return dana.say(await dana.begin(), said);
  }
  const cardOf = ({ metadata }: Message): Proposal => metadata.proposals[0]!;
  const post = async <T>(path: string, body: object): Promise<T> =>
    (await dana.send<T>('POST', path, body)).json;
  const get = async <T>(path: string): Promise<T> => (await dana.send<T>('GET', path)).json;
  const visit = { title: 'Dentist', appointmentDate: '2026-12-01T15:30' };

  test('approving twice adds one record', async () => {
    const { id } = cardOf(await calling('createMedicalAppointment', { ...visit, familyMemberId: mia.id }));
    const answers = await Promise.all([dana.approve(id), dana.approve(id)]);
    expect(answers.map(({ json }) => json.status)).toEqual(['approved', 'approved']);
    expect(await get('/api/medical-appointments')).toHaveLength(1);
  });

  test('a card whose record was changed since is shown anew, and then runs on what is there now', async () => {
    const stored = await post<MedicalAppointment>('/api/medical-appointments', visit);
    const input = { id: stored.id, appointmentDate: '2026-12-02T10:00' };
    const card = cardOf(await calling('updateMedicalAppointment', input));
    await dana.send('PUT', `/api/medical-appointments/${stored.id}`, { appointmentDate: '2026-12-01T17:00' });
    const renewed = (await dana.approve(card.id)).json;
    expect(renewed).toMatchObject({ status: 'pending' });
    expect(renewed.lines[0]?.before).toBe('Tuesday, December 1, 2026, 5:00 PM');
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { wallTime: '2026-12-01T17:00' },
    ]);
    expect((await dana.approve(renewed.id)).json.status).toBe('approved');
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { wallTime: '2026-12-02T10:00' },
    ]);
  });

  test('a card of the school settings changes what it names and keeps the rest, children included', async () => {
    const settings = {
      schoolName: 'Lincoln',
      children: [mia.id],
      foodRules: ['nut-free'],
      breaks: [{ name: 'Winter', startDate: '2026-12-21', endDate: '2027-01-01' }],
    };
    await dana.send('POST', '/api/school-settings', settings);
    const hours = { start: '09:00', end: '13:00' };
    const card = cardOf(await calling('saveSchoolSettings', { schoolHours: hours }));
    expect(card.lines).toEqual([
      { label: 'School hours', before: '8:00 AM to 3:00 PM', after: '9:00 AM to 1:00 PM' },
    ]);
    expect((await dana.approve(card.id)).json.status).toBe('approved');
    expect(await get('/api/school-settings')).toMatchObject({ ...settings, schoolHours: hours, version: 2 });
  });

  test('a card of a menu warns of lunches that a school does not allow on its days [D35]', async () => {
    const [monday, saturday] = [{ lunch: 'Hummus wrap', dinner: 'Hummus plate' }, { lunch: 'Hummus wrap' }];
    const menu = { weekStartDate: '2026-11-23', meals: { monday, saturday } };
    const careful = async () =>
      cardOf(await calling('saveWeeklyMenu', menu)).lines.filter(({ label }) => label === 'Careful');
    await dana.send('POST', '/api/school-settings', { children: [mia.id] });
    expect(await careful()).toEqual([]);
    await dana.send('POST', '/api/school-settings', { children: [mia.id], foodRules: ['no sesame'] });
    expect(await careful()).toEqual([
      { label: 'Careful', before: null, after: 'Hummus wrap: school says no sesame' },
    ]);
  });

  test('the first card of the school settings tells the defaults it would save, too', async () => {
    const card = cardOf(await calling('saveSchoolSettings', { children: [mia.id] }));
    expect(card.lines).toContainEqual({ label: 'Children', before: null, after: 'Mia' });
    expect(card.lines).toContainEqual({ label: 'School type', before: null, after: 'Public' });
    await dana.send('PUT', `/api/family-members/${mia.id}`, { name: 'Maria' });
    const renewed = (await dana.approve(card.id)).json;
    expect(renewed.lines).toContainEqual({ label: 'Children', before: null, after: 'Maria' });
    expect(await get('/api/school-settings')).toBeNull();
    expect((await dana.approve(renewed.id)).json.status).toBe('approved');
    expect(await get('/api/school-settings')).toMatchObject({ children: [mia.id], daysPerWeek: 5 });
  });

  test('a changed name of the person or the doctor makes the card anew', async () => {
    const contact = await post<MedicalContact>('/api/medical-contacts', { name: 'Dr. Chen' });
    const input = { ...visit, familyMemberId: mia.id, contactId: contact.id };
    const card = cardOf(await calling('createMedicalAppointment', input));
    await dana.send('PUT', `/api/medical-contacts/${contact.id}`, { name: 'Dr. Chen-Park' });
    const renewed = (await dana.approve(card.id)).json;
    expect(renewed.lines).toContainEqual({ label: 'With', before: null, after: 'Dr. Chen-Park' });
    expect(await get('/api/medical-appointments')).toEqual([]);
  });

  test('somebody who was removed since cannot be written about any more', async () => {
    const card = cardOf(await calling('createMedication', { name: 'Cetirizine', familyMemberId: mia.id }));
    await dana.context.records('family_member').remove(mia.id);
    const { status, text } = await dana.approve(card.id);
    expect([status, text]).toEqual([404, 'What this refers to is no longer there.']);
    expect(await get('/api/medications')).toEqual([]);
  });

  test('one more appointment of a doctor makes the card to remove the doctor anew', async () => {
    const contact = await post<MedicalContact>('/api/medical-contacts', { name: 'Dr. Chen' });
    const card = cardOf(await calling('deleteMedicalContact', { id: contact.id }));
    await post('/api/medical-appointments', { ...visit, contactId: contact.id });
    const renewed = (await dana.approve(card.id)).json;
    expect(renewed).toMatchObject({ status: 'pending', link: null });
    expect(renewed.lines).toContainEqual({
      label: 'Appointment',
      before: 'Dentist, with Dr. Chen',
      after: 'Dentist stays, without Dr. Chen',
    });
    expect((await dana.approve(renewed.id)).json.status).toBe('approved');
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([{ contactId: null }]);
  });

  test('a stranger’s records cannot be named, changed or removed, and a model chooses no ids and no users', async () => {
    const eve = await home.parent('Eve');
    const canary = await eve.member({ name: 'Canary' });
    const theirs = (await eve.send<Medication>('POST', '/api/medications', { name: 'Canarin' })).json;
    for (const [tool, input] of [
      ['createMedication', { name: 'X', familyMemberId: canary.id }],
      ['updateMedication', { id: theirs.id, isActive: false }],
      ['deleteFamilyMember', { id: canary.id }],
    ] as const) {
      const answer = await calling(tool, input);
      expect(answer.metadata.proposals, tool).toEqual([]);
      expect(resultsIn(asked.asked.at(-1))).toMatch(/no longer there/);
      expect(resultsIn(asked.asked.at(-1))).not.toMatch(/Canar/);
    }
    const userId = dana.context.actor.userId;
    const own = { id: '01a1fe44-7500-7000-bf99-7d117d6ff8a3', userId, ifVersion: 9 };
    const card = cardOf(await calling('createFamilyMember', { name: 'Ida', relationship: 'child', ...own }));
    await dana.approve(card.id);
    const ida = (await get<FamilyMember[]>('/api/family-members')).find(({ name }) => name === 'Ida');
    expect(ida?.userId).toBeNull();
    expect(ida?.id).not.toBe(own.id);
  });

  test('a dose the parent never wrote gets on no card, one they wrote does', async () => {
    const input = { name: 'Ibuprofen', dosage: '200 mg', familyMemberId: mia.id };
    const invented = await calling('createMedication', input, 'add ibuprofen for Mia to her list');
    expect(invented.metadata.proposals).toEqual([]);
    const measured = { ...input, dosage: '', instructions: 'Two tablets every 4 hours' };
    const guessed = await calling('createMedication', measured, 'add ibuprofen for Mia to her list');
    expect(guessed.metadata.proposals).toEqual([]);
    const said = await calling('createMedication', input, 'add ibuprofen 200mg for Mia to her list');
    expect(cardOf(said).lines).toContainEqual({ label: 'Dosage', before: null, after: '200 mg' });
  });

  test('a thing for the shop is added once, however often the card is approved, whoever shops meanwhile', async () => {
    const list = await post<ShoppingList>('/api/shopping-lists', {
      title: 'Groceries',
      items: [{ name: 'Rice' }],
    });
    const card = cardOf(
      await calling('addShoppingItems', { id: list.id, items: [{ name: 'Peanut butter' }] }),
    );
    expect(card).toMatchObject({ title: 'Add to Groceries', concerns: ['Mia'] });
    const rice = list.items[0]!.id;
    await dana.send('PUT', `/api/shopping-lists/${list.id}/items/${rice}`, { checked: true });
    const answers = await Promise.all([dana.approve(card.id), dana.approve(card.id)]);
    expect(answers.map(({ json }) => json.status)).toEqual(['approved', 'approved']);
    const [stored] = await get<ShoppingList[]>('/api/shopping-lists');
    expect(stored?.items.map(({ name, checked }) => [name, checked])).toEqual([
      ['Rice', true],
      ['Peanut butter', false],
    ]);
    await dana.send('POST', `/api/changes/${answers[0].json.changeSetId}/undo`);
    expect((await get<ShoppingList[]>('/api/shopping-lists'))[0]?.items).toHaveLength(1);
  });

  test('a thing that nobody eats has no label to read, a food nobody knows has', async () => {
    const list = await post<ShoppingList>('/api/shopping-lists', { title: 'Shop' });
    const items = ['Tape', 'Gift cards', 'Foil', 'Zorblax', 'Baby formula'].map((name) => ({ name }));
    const checks = cardOf(await calling('addShoppingItems', { id: list.id, items })).lines.filter(
      ({ label }) => label === 'Please check',
    );
    expect(checks.map(({ after }) => /: (.*) is not in/.exec(after ?? '')?.[1])).toEqual([
      'Zorblax',
      'Baby formula',
    ]);
  });

  test('a list that was removed since takes nothing more', async () => {
    const list = await post<ShoppingList>('/api/shopping-lists', { title: 'Groceries' });
    const card = cardOf(await calling('addShoppingItems', { id: list.id, items: [{ name: 'Rice' }] }));
    await dana.context.records('shopping_list').remove(list.id);
    const { status, text } = await dana.approve(card.id);
    expect([status, text]).toEqual([404, 'This shopping list is no longer there.']);
  });

  test('an idea is checked for everybody, and one whose ingredients nobody wrote down is to be looked at', async () => {
    const idea = { name: 'Satay', mealType: 'dinner', ingredients: ['2 tbsp peanut butter'] };
    expect(cardOf(await calling('createMenuIdea', idea)).lines.at(-1)).toEqual({
      label: 'Careful',
      before: null,
      after: 'Mia: peanut butter contains peanut',
    });
    const unknown = cardOf(await calling('createMenuIdea', { name: 'Zorblax', mealType: 'dinner' }));
    expect(unknown.lines.at(-1)?.label).toBe('Please check');
    expect(unknown.concerns).toEqual([]);
  });

  test('a card that goes by the allergy of a medical record names the record, and an unchanged menu has no card', async () => {
    const record = { title: 'Sesame allergy', category: 'allergy', familyMemberId: mia.id };
    await post('/api/medical-records', record);
    await post('/api/medical-records', { ...record, title: 'Peanut allergy' });
    await post('/api/medical-records', { ...record, title: 'Penicillin allergy' });
    const menu = { weekStartDate: '2026-11-23', meals: { monday: { dinner: 'Tomato soup' } } };
    const card = cardOf(await calling('saveWeeklyMenu', menu));
    // The profile has the peanut already, and nobody eats penicillin.
    expect(card.lines.filter(({ label }) => label === 'Kept in mind')).toEqual([
      { label: 'Kept in mind', before: null, after: 'Mia: sesame, from the medical record “Sesame allergy”' },
    ]);
    await dana.approve(card.id);
    expect((await calling('saveWeeklyMenu', menu)).metadata.proposals).toEqual([]);
    const idea = { name: 'Hummus', mealType: 'snack', ingredients: ['2 tbsp tahini'] };
    expect(cardOf(await calling('createMenuIdea', idea)).lines.at(-1)?.after).toBe(
      'Mia: tahini contains sesame, from the medical record “Sesame allergy”',
    );
  });

  test('a new allergy word no food list knows is marked on the card, whichever model wrote it', async () => {
    const warning = {
      label: 'Please check',
      before: null,
      after: "I don't know “zorbles” as a food: it is guarded by its exact name only.",
    };
    const changed = cardOf(
      await calling('updateFamilyMember', { id: mia.id, allergies: ['peanut', 'zorbles', 'kiwi'] }),
    );
    expect(changed.lines.slice(1)).toEqual([warning]);
    const fresh = { name: 'Leo', relationship: 'child', allergies: ['zorbles', 'sesame'] };
    const added = cardOf(await calling('createFamilyMember', fresh));
    expect(added.lines.filter(({ label }) => label === 'Please check')).toEqual([warning]);
    expect((await dana.approve(changed.id)).json.status).toBe('approved');
    const later = cardOf(
      await calling('updateFamilyMember', { id: mia.id, allergies: ['peanut', 'zorbles', 'kiwi', 'egg'] }),
    );
    expect(later.lines.map(({ label }) => label)).toEqual(['Allergies']);
  });

  test('a new age of somebody whose birth date is known is marked on the card, an impossible birth date gets none [API-03]', async () => {
    const born = cardOf(await calling('updateFamilyMember', { id: mia.id, birthDate: '2020-02-29' }));
    expect(born.lines).toEqual([{ label: 'Birth date', before: null, after: 'Saturday, February 29, 2020' }]);
    expect((await dana.approve(born.id)).json.status).toBe('approved');
    const older = cardOf(await calling('updateFamilyMember', { id: mia.id, age: 40 }));
    expect(older.lines.map(({ label }) => label)).toEqual(['Age', 'Please check']);
    const answer = await calling('updateFamilyMember', { id: mia.id, birthDate: '2199-01-01' });
    expect(answer.metadata.proposals).toEqual([]);
    expect(resultsIn(asked.asked.at(-1))).toMatch(/can't be in the future/);
  });

  test('an update that changes nothing needs no card', async () => {
    const answer = await calling('updateFamilyMember', { id: mia.id, allergies: ['peanut'] });
    expect(answer.metadata.proposals).toEqual([]);
    expect(resultsIn(asked.asked.at(-1))).toMatch(/unchanged/);
  });
});
