// With an outside model, medical records stay on this machine unless PIP_MEDICAL=1.
import { afterEach, expect, test } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { medical } from '#contract/medical.ts';
import type { Operation } from '#contract/operation.ts';
import { readEnvironment } from '../../environment.ts';
import { createPipModel } from '../model/model.ts';
import { modelServer, type ModelServer, type Reply } from '../testing/chat-completions.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';

let home: Home;
let server: ModelServer;
let dana: Parent;
let leo: FamilyMember;

/** A household with health records whose Pip asks a server that gives these replies. */
async function serving(environment: Record<string, string>, ...replies: Reply[]): Promise<string> {
  server = await modelServer(...replies);
  const { pip } = readEnvironment({ PIP_MODEL: server.setting, ...environment });
  home = await openHome(await createPipModel(pip, { now: () => new Date(), onFailure: () => undefined }));
  dana = await home.parent('Dana');
  leo = await dana.member({ name: 'Leo', age: 6 });
  const familyMemberId = leo.id;
  await dana.send('POST', '/api/medications', { name: 'Quillomycin', dosage: '77 mg', familyMemberId });
  await dana.send('POST', '/api/medical-contacts', { name: 'Dr. Zambrano', phoneNumber: '555-0191' });
  const at = { title: 'Orthodontist', appointmentDate: '2026-12-01T15:30', familyMemberId };
  await dana.send('POST', '/api/medical-appointments', at);
  const shot = { title: 'Polio vaccine', category: 'vaccination', date: '2025-04-05', familyMemberId };
  await dana.send('POST', '/api/medical-records', shot);
  return dana.begin();
}
afterEach(async () => {
  await home?.close();
  await server?.close();
});

/** Everything the model outside was sent. */
const sent = (): string => JSON.stringify(server.asked);
const SECRET = /Quillomycin|77 mg|Zambrano|555-0191|Orthodontist|2026-12-01|Polio|2025-04-05/i;
const toolsOf = (): string[] =>
  server.asked.flatMap(({ tools = [] }) => tools.map(({ function: { name } }) => name));

test('questions about health are answered here, and the model outside never hears of them', async () => {
  const id = await serving({}, { say: 'Hello from outside.' });
  const answers = [
    await dana.say(id, 'which medicines does Leo take?'),
    await dana.say(id, 'when does Leo see the orthodontist?'),
    await dana.say(id, "what is Dr. Zambrano's number?"),
    await dana.say(id, "when was Leo's last polio shot?"),
    await dana.say(id, 'is the Quillomycin the pink one?'),
  ];
  expect(answers.slice(0, 4).map(({ content }) => SECRET.test(content))).toEqual([true, true, true, true]);
  for (const { metadata } of answers) expect(metadata.model).toEqual({ name: 'builtin', standIn: false });
  expect(server.asked).toEqual([]);

  const other = await dana.say(id, 'tell me something nice about autumn');
  expect(other).toMatchObject({
    content: 'Hello from outside.',
    metadata: { model: { name: 'llama3.2:3b' } },
  });
  expect(server.asked).toHaveLength(1);
  expect(sent()).not.toMatch(SECRET);
  const said = server.asked.flatMap(({ messages }) => messages.filter(({ role }) => role !== 'system'));
  expect(JSON.stringify(said)).not.toMatch(/orthodontist|medicine|shot/i);
});

test('a card about health is prepared here, question by question, and stays out of what is told later', async () => {
  const id = await serving({}, { say: 'Hello from outside.' });
  expect((await dana.say(id, 'add the dentist for Leo')).content).toMatch(
    /Dentist.*day.*time|day.*time.*Dentist/i,
  );
  const answer = await dana.say(id, 'Friday at noon');
  expect(answer.metadata.proposals[0]?.title).toMatch(/^Add appointment Dentist/);
  await dana.say(id, 'yes');
  expect(server.asked).toEqual([]);
  await dana.say(id, 'write a short poem about the moon');
  expect(sent()).toMatch(/poem about the moon/);
  expect(sent()).not.toMatch(/dentist|Friday at noon/i);
});

test('the model outside is offered no health tools, and calling one anyway reaches nothing', async () => {
  const id = await serving({}, { call: 'listMedications', input: {} }, { say: 'I tried.' });
  await dana.say(id, 'write a short poem about the moon');
  expect(toolsOf()).toContain('listFamilyMembers');
  expect(toolsOf().filter((name) => name in medical)).toEqual([]);
  expect(server.asked.length).toBeGreaterThan(1);
  expect(sent()).not.toMatch(SECRET);
});

test('switched on, the model outside gets the same tools as the built-in Pip and uses them', async () => {
  const id = await serving(
    { PIP_MEDICAL: '1' },
    { call: 'listMedications', input: {} },
    { say: 'Leo takes Quillomycin, 77 mg. Never give 88 mg.' },
  );
  const answer = await dana.say(id, 'which medicines does Leo take?');
  const tools = Object.values<Operation>(medical).flatMap(({ name, pip }) => (pip ? [name] : []));
  expect(toolsOf()).toEqual(expect.arrayContaining(tools));
  expect(sent()).toMatch(/Quillomycin/);
  // A dose of the family's own records may be stated, any other may not.
  expect(answer.content).toMatch(/Quillomycin, 77 mg/);
  expect(answer.content).not.toMatch(/88/);
  expect(answer.metadata.receipts).toMatchObject([{ label: 'Quillomycin' }]);
});

test('switched off again, what was told before is left out from then on', async () => {
  const id = await serving(
    { PIP_MEDICAL: '1' },
    { call: 'listMedications', input: {} },
    { say: 'It is Quillomycin.' },
  );
  await dana.say(id, 'what is the pink stuff called?');
  const { pip } = readEnvironment({ PIP_MODEL: server.setting });
  const { messages } = await dana.conversation(id);
  expect(messages.at(-1)?.content).toMatch(/Quillomycin/);
  const later = await openHome(
    await createPipModel(pip, { now: () => new Date(), onFailure: () => undefined }),
    {
      database: home.database,
    },
  );
  const again = later.adopt(dana);
  const before = server.asked.length;
  await again.say(id, 'write a short poem about the moon');
  expect(JSON.stringify(server.asked.slice(before))).not.toMatch(/Quillomycin|pink stuff/);
  await later.close();
});

test('PIP_MEDICAL is 1 or 0, and off when nothing is said', () => {
  const compatible = { PIP_MODEL: 'compatible:m@http://127.0.0.1:1/v1' };
  expect(readEnvironment(compatible).pip).toMatchObject({ medical: false });
  expect(readEnvironment({ ...compatible, PIP_MEDICAL: '1' }).pip).toMatchObject({ medical: true });
  expect(() => readEnvironment({ ...compatible, PIP_MEDICAL: 'yes' })).toThrow('PIP_MEDICAL must be 1 or 0');
});

test('an answer about food that goes by an allergy record is given here, and the model outside never hears of it', async () => {
  const id = await serving({}, { say: 'Hello from outside.' });
  const record = { title: 'Sesame allergy', category: 'allergy', date: '2025-10-03', familyMemberId: leo.id };
  await dana.send('POST', '/api/medical-records', record);
  const { content, metadata } = await dana.say(id, 'Can Leo eat hummus?');
  expect(content).toMatch(/^No, not for Leo\. .*That goes by Leo's record “Sesame allergy”/s);
  expect(metadata.model).toEqual({ name: 'builtin', standIn: false });
  expect(metadata.receipts.map(({ label }) => label)).toContain('Sesame allergy, Oct 3, 2025');
  const plan = await dana.say(id, 'Plan meals for next week');
  expect(plan.content).toMatch(/Leo's record “Sesame allergy”/);
  expect(server.asked).toEqual([]);
  await dana.say(id, 'tell me something nice about autumn');
  expect(sent()).not.toMatch(/sesame|hummus/i);
});

test('a model outside finds no dish against an allergy record, and no word of it', async () => {
  const id = await serving({}, { call: 'findDishes', input: { with: 'tahini' } }, { say: 'Here you are.' });
  const record = { title: 'Sesame allergy', category: 'allergy', familyMemberId: leo.id };
  await dana.send('POST', '/api/medical-records', record);
  await dana.say(id, 'write a short poem about the moon');
  expect(toolsOf()).toContain('findDishes');
  expect(toolsOf()).not.toContain('listAllergyRecords');
  expect(sent()).toContain('tahini');
  expect(sent()).not.toMatch(/sesame|hummus/i);
});

test('a dish of a model outside against an allergy record is corrected, and the correction is never sent', async () => {
  const id = await serving({}, { say: 'Leo would love hummus for a picnic.' });
  const record = { title: 'Sesame allergy', category: 'allergy', familyMemberId: leo.id };
  await dana.send('POST', '/api/medical-records', record);
  const { content } = await dana.say(id, 'write a short poem about the moon');
  expect(content).toMatch(/careful: .*sesame.*not for Leo/i);
  await dana.say(id, 'now write a longer one about the stars at night please');
  expect(server.asked.length).toBeGreaterThan(1);
  expect(sent()).not.toMatch(/sesame/i);
});
