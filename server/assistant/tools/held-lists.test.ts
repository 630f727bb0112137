// Lists from memory are what the tables have, at every time.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { featureOperations } from '../../operations.ts';
import { storedHousehold } from '../dialogue/stored-household.ts';
import type { Home, Parent } from '../testing/home.ts';
import { openHousehold } from '../testing/household.ts';
import { heldList } from './held-lists.ts';

const NAMES = [
  'listFamilyMembers',
  'listMedicalAppointments',
  'listMedicalContacts',
  'listMedicalRecords',
  'listMedications',
  'listMenuIdeas',
  'listPantryItems',
  'listShoppingLists',
];
const bound = (name: string) => featureOperations.find((one) => one.name === name)!;

let home: Home;
let dana: Parent;

beforeEach(async () => {
  ({ home, dana } = await openHousehold());
});
afterEach(() => home.close());

const ofTables = (name: string, input = {}) => bound(name).run(dana.context, input);
const ofMemory = (name: string, input = {}) => heldList(bound(name), dana.context, input);

describe('lists of records', () => {
  test.each(NAMES)(
    '%s returns the rows of the tables in their order, before and after they are in memory',
    async (name) => {
      const rows = await ofTables(name);
      expect(await ofMemory(name)).toEqual(rows);
      await storedHousehold(dana.context);
      expect(await ofMemory(name)).toEqual(rows);
      expect(await ofMemory(name)).toBe(await ofMemory(name));
    },
  );

  test('are never stale: what another parent adds, changes and removes shows at once', async () => {
    const ben = await home.parent('Ben', { householdId: dana.context.actor.householdId });
    const members = ben.context.records('family_member');
    const fresh = async () => {
      await storedHousehold(dana.context);
      await ofMemory('listFamilyMembers');
    };
    await fresh();
    const { id } = await ben.member({ name: 'Ida' });
    expect(await ofMemory('listFamilyMembers')).toEqual(await ofTables('listFamilyMembers'));
    await fresh();
    await members.update(id, { name: 'Ada' });
    expect(await ofMemory('listFamilyMembers')).toEqual(await ofTables('listFamilyMembers'));
    await fresh();
    await members.remove(id);
    expect(await ofMemory('listFamilyMembers')).toEqual(await ofTables('listFamilyMembers'));
  });

  test('belong to one household', async () => {
    await storedHousehold(dana.context);
    await ofMemory('listFamilyMembers');
    const stranger = await home.parent('Sam');
    await storedHousehold(stranger.context);
    expect(await heldList(bound('listFamilyMembers'), stranger.context, {})).toEqual([]);
  });

  test('of a part of the records come from the tables', async () => {
    await storedHousehold(dana.context);
    const { length } = (await ofMemory('listMedicalAppointments')) as unknown[];
    expect(await ofMemory('listMedicalAppointments', { limit: 1 })).toHaveLength(1);
    expect(length).toBeGreaterThan(1);
  });
});
