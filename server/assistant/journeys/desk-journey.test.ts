// Conversations about the family's records: looked up with receipts, changed by one card that a parent approves, and
// asked about where something is missing or ambiguous.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Message } from '#contract/schemas/chat.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let dana: Parent;
let mia: FamilyMember;
let leo: FamilyMember;

// A Saturday, 10:00 in New York.
beforeEach(async () => {
  home = await openHome();
  home.clock.at = Date.parse('2026-11-21T15:00:00Z');
  dana = await home.parent('Dana');
  mia = await dana.member({ name: 'Mia', age: 9, allergies: ['peanut'] });
  leo = await dana.member({ name: 'Leo', age: 6 });
});
afterEach(() => home.close());

const ask = async (...texts: string[]): Promise<Message> => {
  const id = await dana.begin();
  let answer: Message | undefined;
  for (const text of texts) answer = await dana.say(id, text);
  return answer!;
};
const post = async <T>(path: string, body: object): Promise<T> =>
  (await dana.send<T>('POST', path, body)).json;
const get = async <T>(path: string): Promise<T> => (await dana.send<T>('GET', path)).json;
const appointment = (title: string, at: string, member: FamilyMember | null = mia) =>
  post<MedicalAppointment>('/api/medical-appointments', {
    title,
    appointmentDate: at,
    familyMemberId: member?.id ?? null,
  });
const cardOf = ({ metadata }: Message) => {
  expect(metadata.proposals).toHaveLength(1);
  return metadata.proposals[0]!;
};
const linesOf = (message: Message): Record<string, string | null> =>
  Object.fromEntries(cardOf(message).lines.map(({ label, after }) => [label, after]));
const approve = async (message: Message) => (await dana.approve(cardOf(message).id)).json;

describe('adding an appointment', () => {
  test('the day is counted and the time read where the family lives, and what was taken by rule is said', async () => {
    const dentist = await post<MedicalContact>('/api/medical-contacts', {
      name: 'Bright Smiles',
      type: 'dentist',
    });
    const answer = await ask('Please book the dentist for Mia this coming Tuesday at 3:30');
    expect(answer.content).toMatch(/Tuesday, November 24 at 3:30 PM/);
    expect(answer.content).toMatch(/I took 3:30 PM, in the afternoon/);
    expect(cardOf(answer)).toMatchObject({ concerns: ['Mia'], status: 'pending' });
    expect(linesOf(answer)).toMatchObject({
      Title: 'Dentist',
      When: 'Tuesday, November 24, 2026, 3:30 PM',
      For: 'Mia',
      With: 'Bright Smiles',
    });
    expect(await get('/api/medical-appointments')).toEqual([]);

    const approved = await approve(answer);
    const [stored] = await get<MedicalAppointment[]>('/api/medical-appointments');
    expect(stored).toMatchObject({
      title: 'Dentist',
      appointmentDate: '2026-11-24T20:30:00.000Z',
      wallTime: '2026-11-24T15:30',
      familyMemberId: mia.id,
      contactId: dentist.id,
    });
    expect(approved.link).toEqual({
      label: 'Open appointment',
      href: `/medical?tab=appointments&id=${stored?.id}`,
    });
    await dana.send('POST', `/api/changes/${approved.changeSetId}/undo`);
    expect(await get('/api/medical-appointments')).toEqual([]);
  });

  test('where two dentists are stored none is chosen, and Pip says so', async () => {
    for (const name of ['Bright Smiles', 'Dr. Patel']) {
      await post('/api/medical-contacts', { name, type: 'dentist' });
    }
    const answer = await ask('add the dentist for Leo on Dec 3 at 9am');
    expect(linesOf(answer).With).toBeUndefined();
    expect(answer.content).toMatch(/2 contacts that fit/);
  });

  test('whatever is missing is asked for, one short question at a time', async () => {
    const id = await dana.begin();
    const who = await dana.say(id, 'Add an eye exam');
    expect(who.content).toMatch(/^Who is it for\?/);
    expect(who.metadata.suggestions).toEqual(['Mia', 'Leo']);
    expect((await dana.say(id, 'Leo')).content).toBe('On which day, and at what time?');
    expect((await dana.say(id, 'some day next week')).content).toMatch(/On which day, and at what time\?$/);
    expect((await dana.say(id, 'Thursday')).content).toMatch(/Thursday, November 26\. At what time\?$/);
    const answer = await dana.say(id, '8:15');
    expect(linesOf(answer)).toMatchObject({ When: 'Thursday, November 26, 2026, 8:15 AM', For: 'Leo' });
    const corrected = await dana.say(id, 'no, at 4');
    expect(linesOf(corrected)).toMatchObject({ When: 'Thursday, November 26, 2026, 4:00 PM', For: 'Leo' });
    const other = await dana.say(id, "what's for dinner tonight?");
    expect(other.content).toMatch(/dinner planned for today/);
  });

  test('a person nobody knows, or two of one name, are never guessed', async () => {
    expect((await ask('Add the dentist for Zoe on Monday at 9')).content).toMatch(
      /^I do not know anybody called Zoe/,
    );
    const second = await dana.member({ name: 'Mia', relationship: 'grandparent', age: 71 });
    const which = await ask('Add the dentist for Mia on Monday at 9');
    expect(which.content).toMatch(/^Whom do you mean\?/);
    expect(which.metadata.suggestions).toEqual(['Mia, 9 years old, child', 'Mia, 71 years old, grandparent']);
    const answer = await ask('Add the dentist for Mia on Monday at 9', 'the grandparent');
    await approve(answer);
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { familyMemberId: second.id },
    ]);
  });

  test('a day that has been is not taken for one to come, and nothing repeats silently', async () => {
    expect((await ask('Add the dentist for Mia yesterday at 3')).content).toMatch(/has passed\./);
    expect((await ask('Add the dentist for Mia every Monday at 3')).content).toMatch(
      /one appointment at a time/,
    );
  });
});

describe('finding, moving and cancelling', () => {
  test('the next one is told with a link to that very record', async () => {
    await appointment('Dentist', '2026-11-10T09:00');
    const next = await appointment('Dentist', '2026-12-01T15:30');
    await appointment('Dentist', '2026-12-15T15:30', leo);
    const answer = await ask('when does Mia have to be at the dentist next?');
    expect(answer.content).toMatch(/^That is \*\*Dentist\*\* for Mia, Tuesday, December 1 at 3:30 PM\./);
    expect(answer.metadata.receipts).toEqual([
      { label: 'Dentist, Dec 1, 2026', href: `/medical?tab=appointments&id=${next.id}` },
    ]);
  });

  test('a week is told whole, on the household’s own days', async () => {
    await appointment('Late visit', '2026-11-29T23:30');
    await appointment('Check-up', '2026-11-30T08:00', leo);
    const { content } = await ask('which appointments are there next week?');
    expect(content).toMatch(/Late visit/);
    expect(content).not.toMatch(/Check-up/);
  });

  test('“and Leo?” asks the same for somebody else, “and next week?” for other days', async () => {
    await appointment('Dentist', '2026-12-01T15:30');
    await appointment('Dentist', '2026-12-15T10:00', leo);
    const leos = await ask("when is Mia's next dentist appointment?", 'and Leo?');
    expect(leos.content).toMatch(/for Leo, Tuesday, December 15 at 10:00 AM/);
    const later = await ask('what appointments do we have this week?', 'and in December?');
    expect(later.content.match(/\*\*Dentist\*\*/g)).toHaveLength(2);
  });

  test('a move to a day keeps the time, and the card shows before and after', async () => {
    await appointment('Dentist', '2026-12-01T15:30');
    const answer = await ask("please push Mia's dentist to the 4th");
    expect(answer.content).toMatch(/time stays 3:30 PM/);
    expect(cardOf(answer).lines).toEqual([
      {
        label: 'When',
        before: 'Tuesday, December 1, 2026, 3:30 PM',
        after: 'Friday, December 4, 2026, 3:30 PM',
      },
    ]);
    await approve(answer);
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { wallTime: '2026-12-04T15:30', version: 2 },
    ]);
  });

  test('of several that fit the parent chooses', async () => {
    await appointment('Dentist', '2026-12-01T15:30');
    const second = await appointment('Dentist', '2026-12-08T09:00', leo);
    const which = await ask('cancel the dentist');
    expect(which.metadata.proposals).toEqual([]);
    expect(which.metadata.suggestions).toHaveLength(2);
    const answer = await ask('cancel the dentist', which.metadata.suggestions[1]!);
    expect(cardOf(answer)).toMatchObject({
      title: 'Remove appointment Dentist on December 8',
      concerns: ['Leo'],
    });
    await approve(answer);
    const left = await get<MedicalAppointment[]>('/api/medical-appointments');
    expect(left.map(({ id }) => id)).not.toContain(second.id);
    expect(left).toHaveLength(1);
  });
});

describe('medicines', () => {
  test('an amount is carried over as written, and told again only from the records', async () => {
    const answer = await ask('Please note ibuprofen 200 mg twice a day for Leo until next Friday');
    expect(linesOf(answer)).toEqual({
      Name: 'Ibuprofen',
      For: 'Leo',
      Dosage: '200 mg',
      'How often': 'Twice daily',
      Until: 'Friday, November 27, 2026',
      'Currently taking': 'yes',
    });
    expect(answer.content).not.toMatch(/200/);
    await approve(answer);
    const told = await ask('which medicines is Leo on at the moment?');
    expect(told.content).toMatch(/\*\*Ibuprofen\*\* for Leo, 200 mg, twice daily, until Friday, November 27/);
    expect(told.metadata.receipts).toMatchObject([{ label: 'Ibuprofen' }]);
  });

  test('one that is no longer taken stays on record as ended', async () => {
    await approve(await ask('record amoxicillin, one tablet three times a day for Leo'));
    const answer = await ask('Leo finished his amoxicillin yesterday');
    expect(cardOf(answer).lines).toEqual([
      { label: 'Until', before: null, after: 'Friday, November 20, 2026' },
      { label: 'Currently taking', before: 'yes', after: 'no' },
    ]);
    await approve(answer);
    expect((await ask('what medicine does Leo take?')).content).toMatch(
      /Nothing is marked as taken now for Leo/,
    );
  });

  test('who takes it, and what, is asked', async () => {
    expect((await ask('add a new medication for Leo')).content).toBe('Which medicine is it?');
    expect((await ask('add cetirizine 5 mg')).content).toMatch(/^Who is it for\?/);
  });
});

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
    expect((await ask('Leo got his flu shot')).content).toBe('On which day?');
    await approve(await ask('Leo got his flu shot', 'last Thursday'));
    const { content } = await ask('when did Leo last have a flu vaccine?');
    expect(content).toMatch(/\*\*Flu shot\*\* for Leo, Thursday, November 19/);
    expect((await ask("when was Mia's last tetanus booster?")).content).toMatch(
      /^I find no tetanus shot for Mia in your records\. That only means that nobody wrote one down/,
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
    expect(all.content).toMatch(/Mia.*peanut and allergic to cashews/);
    expect(all.metadata.receipts).toContainEqual({ label: 'Mia', href: `/family?member=${mia.id}` });
  });

  test('removing a person tells what refers to them, and undo brings everything back', async () => {
    const visit = await appointment('Dentist', '2026-12-01T15:30');
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

test('a yes in words is no approval: only the card’s own button is', async () => {
  const answer = await ask('add the dentist for Mia on Dec 3 at 9am', 'yes, do it');
  expect(answer.content).toMatch(/tap Approve/);
  expect(await get('/api/medical-appointments')).toEqual([]);
});
