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
/** A question with its buttons, and no card yet. */
const asks = ({ content, metadata }: Message, question: RegExp, ...suggestions: string[]) => {
  expect(content).toMatch(question);
  expect(metadata).toMatchObject({ proposals: [], suggestions });
};
const EITHER = ['Mia, 9 years old, child', 'Leo, 6 years old, child'];
const approve = async (message: Message) => (await dana.approve(cardOf(message).id)).json;

describe('adding an appointment', () => {
  test('the day is counted and the time read where the family lives, and the half of the day is said', async () => {
    const dentist = await post<MedicalContact>('/api/medical-contacts', {
      name: 'Bright Smiles',
      type: 'dentist',
    });
    const answer = await ask('Please book the dentist for Mia this coming Tuesday at 3:30');
    expect(answer.content).toMatch(/Tuesday, November 24 at 3:30 PM/);
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
    expect(answer.content).toMatch(/Bright Smiles and Dr\. Patel both fit/);
  });

  test('whatever is missing is asked for, one short question at a time', async () => {
    const id = await dana.begin();
    asks(await dana.say(id, 'Add an eye exam'), /^Who is it for\?/, ...EITHER);
    expect((await dana.say(id, 'Leo')).content).toMatch(/day.*time.*Eye exam|Eye exam.*day.*time/);
    const which = await dana.say(id, 'some day next week');
    expect(which.content).toMatch(/^Which day.*November 23.*November 29/);
    const when = await dana.say(id, 'Thursday');
    expect(when.content).toMatch(/time.*Thursday, November 26|Thursday, November 26.*time/i);
    expect([...which.metadata.proposals, ...when.metadata.proposals]).toEqual([]);
    const answer = await dana.say(id, '8:15');
    expect(answer.content).toMatch(/I took 8:15 AM, in the morning/);
    expect(linesOf(answer)).toMatchObject({ When: 'Thursday, November 26, 2026, 8:15 AM', For: 'Leo' });
    const corrected = await dana.say(id, 'no, at 4');
    expect(linesOf(corrected)).toMatchObject({ When: 'Thursday, November 26, 2026, 4:00 PM', For: 'Leo' });
    const other = await dana.say(id, "what's for dinner tonight?");
    expect(other.content).toMatch(/^No dinner is planned tonight/);
  });

  test('a person nobody knows, or two of one name, are never guessed', async () => {
    asks(
      await ask('Add the dentist for Zoe on Monday at 9'),
      /^I don't know anyone called Zoe in your family\. Who is it for\?/,
      ...EITHER,
    );
    const second = await dana.member({ name: 'Mia', relationship: 'grandparent', age: 71 });
    const which = await ask('Add the dentist for Mia on Monday at 9');
    asks(which, /^Do you mean Mia \(9\) or Mia \(71\)\?$/, 'Mia (9), child', 'Mia (71), grandparent');
    const answer = await ask('Add the dentist for Mia on Monday at 9', 'the grandparent');
    await approve(answer);
    expect(await get<MedicalAppointment[]>('/api/medical-appointments')).toMatchObject([
      { familyMemberId: second.id },
    ]);
  });

  test('a day that has been is not taken for one to come, and nothing repeats silently', async () => {
    const passed = await ask('Add the dentist for Mia yesterday at 3');
    expect(passed.content).toMatch(/has passed\./);
    expect(passed.metadata.proposals).toEqual([]);
    const once = await ask('Add the dentist for Mia every Monday at 3');
    expect(linesOf(once).When).toBe('Monday, November 23, 2026, 3:00 PM');
    expect(once.content).toMatch(/I keep single appointments, so this is the first/);
  });
});

describe('finding, moving and cancelling', () => {
  test('the next one is told with a link to that very record', async () => {
    await appointment('Dentist', '2026-11-10T09:00');
    const next = await appointment('Dentist', '2026-12-01T15:30');
    await appointment('Dentist', '2026-12-15T15:30', leo);
    const answer = await ask('when does Mia have to be at the dentist next?');
    expect(answer.content).toMatch(/^Mia's Dentist is Tuesday, December 1 at 3:30 PM/);
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
    expect(leos.content).toMatch(/^Leo's Dentist is Tuesday, December 15 at 10:00 AM/);
    const later = await ask('what appointments do we have this week?', 'and in December?');
    expect(later.content.match(/\*\*Dentist\*\*/g)).toHaveLength(2);
  });

  test('a move to a day keeps the time, and the card shows before and after', async () => {
    await appointment('Dentist', '2026-12-01T15:30');
    const answer = await ask("please push Mia's dentist to the 4th");
    expect(answer.content).toMatch(/December 1 at 3:30 PM to Friday, December 4 at 3:30 PM, same time/);
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
    expect(told.content).toMatch(/^Leo takes Ibuprofen, 200 mg twice daily, until Friday, November 27/);
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
      /^No current medicine is stored for Leo\..*Amoxicillin.*last day Friday, November 20/,
    );
  });

  test('who takes it, and what, is asked', async () => {
    expect((await ask('add a new medication for Leo')).content).toMatch(/^What's the medicine called\?/);
    asks(await ask('add cetirizine 5 mg'), /^Who takes it\?$/, ...EITHER);
  });
});

test('a yes in words is no approval: only the card’s own button is', async () => {
  const answer = await ask('add the dentist for Mia on Dec 3 at 9am', 'yes, do it');
  expect(answer.content).toMatch(/tap Approve/i);
  expect(await get('/api/medical-appointments')).toEqual([]);
});

test('a date that does not exist is asked about, and the day told instead is all the card needs', async () => {
  const visit = { title: 'Optician', appointmentDate: '2026-12-03T10:00', familyMemberId: mia.id };
  await dana.send('POST', '/api/medical-appointments', visit);
  const asked = await ask('optician for Mia on June 31 at 9am');
  expect(asked.content).toBe('There is no June 31. Which day do you mean?');
  expect(asked.metadata.proposals).toEqual([]);
  const told = await ask('optician for Mia on June 31 at 9am', 'June 30');
  expect(told.content).not.toContain('June 31');
  expect(told.metadata.proposals).toMatchObject([{ tool: 'createMedicalAppointment' }]);
});

test('an hour that the clocks skip is told with the one in its place, and not as left out', async () => {
  const { content } = await ask('optician for Mia on March 14 2027 at 2:15 am');
  expect(content).toContain('The clocks skip 2:15 AM that night, so I took 3:15 AM.');
  expect(content).not.toContain('left out');
});
