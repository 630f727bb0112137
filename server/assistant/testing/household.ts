// For tests: Dana's household of seven with doctors, appointments, medicines, food and a menu, and the text of a card.
import type { Message } from '#contract/schemas/chat.ts';
import { openHome, type Home, type Parent } from './home.ts';

type Stored = { id: string };

const post = async (dana: Parent, path: string, body: object): Promise<Stored> => {
  const { status, text, json } = await dana.send<Stored>('POST', path, body);
  if (status >= 300) throw new Error(`${path} ${text}`);
  return json;
};

/** Lucas is allergic to peanuts and cashews, Theo to egg; Mia is a vegetarian, and the sitter is a Mia, too. */
async function members(dana: Parent) {
  await dana.member({ name: 'Dana', relationship: 'other', age: 41 });
  await dana.member({ name: 'Ben', relationship: 'spouse', age: 43 });
  const theo = await dana.member({ name: 'Theo', age: 1, allergies: ['egg'] });
  const lucas = await dana.member({ name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] });
  const zoe = await dana.member({ name: 'Zoe', age: 13, dietaryNeeds: ['Vegetarian'] });
  await dana.member({ name: 'Grandma Ruth', relationship: 'grandparent', age: 71 });
  return { theo, lucas, zoe };
}

async function medical(dana: Parent, { theo, lucas, zoe }: Awaited<ReturnType<typeof members>>) {
  const contact = (name: string, type: string, specialty: string, phoneNumber: string) =>
    post(dana, '/api/medical-contacts', { name, type, specialty, phoneNumber });
  const amari = await contact('Dr. Leila Amari', 'specialist', 'Allergist', '212-555-0177');
  const patel = await contact('Dr. Anika Patel', 'doctor', 'Pediatrics', '212-555-0142');
  const dental = await contact('Kowalski Family Dental', 'dentist', '', '212-555-0111');
  const appointment = (title: string, appointmentDate: string, whom: Stored, whose?: Stored) =>
    post(dana, '/api/medical-appointments', {
      title,
      appointmentDate,
      familyMemberId: whom.id,
      contactId: whose?.id,
    });
  await appointment('Dentist', '2026-12-08T16:00', lucas, dental);
  await appointment('Theo 15-month checkup', '2026-11-30T09:30', theo, patel);
  await appointment('Theo 18-month checkup', '2027-02-22T09:30', theo, patel);
  await appointment('Allergy follow-up', '2026-12-02T10:00', lucas, amari);
  await appointment('Orthodontist', '2026-11-24T15:45', zoe);
  const medicine = (name: string, dosage: string, whom: Stored) =>
    post(dana, '/api/medications', { name, dosage, familyMemberId: whom.id });
  await medicine('Cetirizine', '5 ml', lucas);
  await medicine('Amoxicillin', '4 ml', theo);
}

/** The household at this moment, by default a Saturday, 5:30 pm in New York. */
export async function openHousehold(at = '2026-11-21T22:30:00Z'): Promise<{ home: Home; dana: Parent }> {
  const home = await openHome();
  home.clock.at = Date.parse(at);
  const dana = await home.parent('Dana');
  await medical(dana, await members(dana));
  for (const name of ['Rice', 'Oat milk', 'Spinach'])
    await post(dana, '/api/pantry-items', { name, category: 'other' });
  await post(dana, '/api/shopping-lists', { title: 'Weekly groceries', items: [{ name: 'Milk' }] });
  const tuesday = { dinner: 'Beef tacos' };
  const thursday = { dinner: 'Thanksgiving at Grandma Ruth' };
  await dana.send('PUT', '/api/weekly-menus/2026-11-23', { meals: { tuesday, thursday } });
  return { home, dana };
}

/** All text of an answer and its cards that a parent reads. */
export const readable = ({ content, metadata }: Message): string =>
  [
    content,
    ...metadata.proposals.flatMap(({ title, lines }) => [
      title,
      ...lines.map(({ label, before, after }) => [label, before, after].join(' ')),
    ]),
  ].join('\n');
