// The family that danger recognition judges with is the stored one, also where an earlier answer left it in memory.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldHousehold, storedHousehold } from '../dialogue/stored-household.ts';
import { openHome, type Home, type Parent } from '../testing/home.ts';
import { storedFamily } from './stored-family.ts';

let home: Home;
let dana: Parent;

beforeEach(async () => {
  home = await openHome();
  dana = await home.parent();
  await dana.member({ name: 'Wim', birthDate: '2026-05-01' });
});
afterEach(() => home.close());

const failed = (error: unknown) => {
  throw error;
};
const family = () => storedFamily(dana.context, failed);
const namesIn = async () => (await family()).members.map(({ name }) => name);

test('reads the tables where no answer read the household before', async () => {
  expect(await heldHousehold(dana.context)).toBeUndefined();
  expect(await namesIn()).toEqual(['Wim']);
});

test('is the same, read from memory', async () => {
  await dana.context.records('medication').insert({
    name: 'Iron drops',
    dosage: '1 ml',
    frequency: 'once daily',
    prescribedBy: '',
    familyMemberId: null,
    startDate: '2026-11-01',
    endDate: null,
    instructions: '',
    sideEffects: '',
    isActive: true,
  });
  const read = await family();
  await storedHousehold(dana.context);
  expect(await heldHousehold(dana.context)).toBeDefined();
  expect(await family()).toEqual(read);
  // One object for as long as nothing changes: what is derived from it is kept.
  expect(await family()).toBe(await family());
});

test('knows the diagnoses of medical records, read from the tables and from memory', async () => {
  const [wim] = (await family()).members;
  await dana.context.records('medical_record').insert({
    title: 'Type 1 diabetes',
    category: 'diagnosis',
    date: '2026-10-03',
    familyMemberId: wim?.id ?? null,
    provider: '',
    description: '',
    isImportant: true,
  });
  const conditions = async () => (await family()).members[0]?.conditions;
  expect(await conditions()).toEqual(['Type 1 diabetes']);
  await storedHousehold(dana.context);
  expect(await conditions()).toEqual(['Type 1 diabetes']);
});

test('is never stale: a member and a record of an allergy written through another context count at once', async () => {
  await storedHousehold(dana.context);
  const { householdId } = dana.context.actor;
  const ben = await home.parent('Ben', { householdId });
  const theo = await ben.member({ name: 'Theo', allergies: ['egg'] });
  expect(await namesIn()).toEqual(['Wim', 'Theo']);
  await storedHousehold(dana.context);
  await ben.context.records('medical_record').insert({
    title: 'Sesame allergy',
    category: 'allergy',
    date: '2026-10-03',
    familyMemberId: theo.id,
    provider: '',
    description: '',
    isImportant: false,
  });
  expect((await family()).members.at(-1)?.allergies).toEqual(['egg', 'sesame']);
});

test('counts the weeks of a baby anew on another day', async () => {
  await storedHousehold(dana.context);
  const before = (await family()).members[0]?.weeks ?? Number.NaN;
  home.clock.at += 7 * 86_400_000;
  await storedHousehold(dana.context);
  expect((await family()).members[0]?.weeks).toBe(before + 1);
});
