// Conversations about contacts, health records and people: told from the records, changed by one approved card.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Message } from '#contract/schemas/chat.ts';
import type { Parent } from '../testing/home.ts';
import { cardOf, Kitchen } from '../testing/kitchen.ts';

let kitchen: Kitchen;
let dana: Parent;
let mia: FamilyMember;

beforeEach(async () => {
  kitchen = await Kitchen.open();
  dana = kitchen.dana;
  const [first] = await get<FamilyMember[]>('/api/family-members');
  mia = first!;
  await dana.member({ name: 'Leo', age: 6 });
});
afterEach(() => kitchen.home.close());

const ask = (...texts: string[]): Promise<Message> => kitchen.ask(...texts);
const get = async <T>(path: string): Promise<T> => (await dana.send<T>('GET', path)).json;
const linesOf = (message: Message): Record<string, string | null> =>
  Object.fromEntries(cardOf(message).lines.map(({ label, after }) => [label, after]));
const approve = (message: Message) => kitchen.approve(message);

describe('contacts, records and people', () => {
  test('a number is stored with the doctor and found again', async () => {
    const answer = await ask('Save Dr. Okafor as our pediatrician, her number is 555-0134');
    expect(linesOf(answer)).toMatchObject({ Name: 'Dr. Okafor', Type: 'Doctor', Phone: '555-0134' });
    const { link } = await approve(answer);
    const told = await ask("how do I reach the kids' doctor, Dr. Okafor?");
    expect(told.content).toMatch(/555-0134/);
    expect(told.metadata.receipts.map(({ href }) => href)).toEqual([link?.href, 'tel:5550134']);
  });

  test('a shot is recorded on its day, and the latest one is found', async () => {
    const when = await ask('Leo got his flu shot');
    expect(when.content).toBe('When was it?');
    expect(when.metadata).toMatchObject({ proposals: [], suggestions: ['Today', 'Yesterday'] });
    await approve(await ask('Leo got his flu shot', 'last Thursday'));
    const { content } = await ask('when did Leo last have a flu vaccine?');
    expect(content).toMatch(/Thursday, November 19/);
    expect(content).toMatch(/Leo's flu shot/i);
    expect((await ask("when was Mia's last tetanus booster?")).content).toMatch(
      /^No tetanus shot is stored for Mia\. Children get it/,
    );
  });

  test('a child is added with what the sentence tells, and nothing else', async () => {
    const answer = await ask('Please add our daughter Ida, she is 4 and allergic to sesame and tree nuts');
    await approve(answer);
    const members = await get<FamilyMember[]>('/api/family-members');
    expect(members.at(-1)).toMatchObject({
      name: 'Ida',
      relationship: 'child',
      age: 4,
      allergies: ['sesame', 'tree nuts'],
      dietaryNeeds: [],
      notes: '',
    });
  });

  test('a new allergy joins the stored ones; one that is over leaves them', async () => {
    const more = await ask('Mia is now allergic to cashews too');
    expect(cardOf(more).lines).toEqual([{ label: 'Allergies', before: 'peanut', after: 'peanut, cashews' }]);
    await approve(more);
    const less = await ask('Mia is no longer allergic to peanuts');
    expect(cardOf(less).lines).toEqual([{ label: 'Allergies', before: 'peanut, cashews', after: 'cashews' }]);
    const all = await ask('Who of us is allergic to what?');
    expect(all.content).toMatch(/Mia.*peanut and (?:allergic to )?cashews/);
    expect(all.metadata.receipts).toContainEqual({ label: 'Mia', href: `/family?member=${mia.id}` });
  });

  test('removing a person tells what refers to them, and undo brings everything back', async () => {
    const visit = await kitchen.post<MedicalAppointment>('/api/medical-appointments', {
      title: 'Dentist',
      appointmentDate: '2026-12-01T15:30',
      familyMemberId: mia.id,
    });
    const answer = await ask('Please remove Mia from our family');
    expect(cardOf(answer).lines).toContainEqual({
      label: 'Appointment',
      before: 'Dentist, with Mia',
      after: 'Dentist stays, without Mia',
    });
    const { changeSetId } = await approve(answer);
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { familyMemberId: null },
    ]);
    await dana.send('POST', `/api/changes/${changeSetId}/undo`);
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { id: visit.id, familyMemberId: mia.id },
    ]);
  });
});
