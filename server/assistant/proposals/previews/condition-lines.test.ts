// A card of dishes warns of stored conditions and medicines, by the rule that Pip's answers go by.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHome, type Home, type Parent } from '../../testing/home.ts';
import { conditionLines } from './condition-lines.ts';

let home: Home;
let dana: Parent;

beforeEach(async () => {
  home = await openHome();
  dana = await home.parent();
});
afterEach(() => home.close());

const linesFor = async (...dishes: { name: string; ingredients: string[] }[]) => {
  const members = await dana.context.records('family_member').list();
  return (await conditionLines(dana.context, members, dishes)).map(({ after }) => after);
};
const named = (name: string) => ({ name, ingredients: [] });

test('a diagnosis, a note and a medicine each warn of the dishes they touch', async () => {
  const kit = await dana.member({ name: 'Kit' });
  await dana.member({ name: 'Ada', notes: 'Celiac disease.' });
  const abe = await dana.member({ name: 'Abe' });
  await dana.context.records('medical_record').insert({
    title: 'G6PD deficiency',
    category: 'diagnosis',
    date: '2026-10-03',
    familyMemberId: kit.id,
    provider: '',
    description: '',
    isImportant: true,
  });
  await dana.context.records('medication').insert({
    name: 'Warfarin',
    dosage: '4 mg',
    frequency: 'once daily',
    prescribedBy: '',
    familyMemberId: abe.id,
    startDate: '2026-01-01',
    endDate: null,
    instructions: '',
    sideEffects: '',
    isActive: true,
  });
  const lines = await linesFor(
    { name: 'Bean bowl', ingredients: ['2 cups fava beans', '1 cup barley'] },
    named('Collard greens'),
    named('Kale soup'),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^Ada: Bean bowl \(barley\) contains gluten \(celiac disease is noted\)/),
    expect.stringMatching(/^Kit: Bean bowl \(fava beans\) can break down red blood cells in G6PD/),
    expect.stringMatching(/^Abe: Collard greens and kale soup are high in vitamin K.*Warfarin is stored/i),
  ]);
});

test('of others nothing is said, and nothing of dishes that touch nothing', async () => {
  await dana.member({ name: 'Mia', allergies: ['peanut'] });
  await dana.member({ name: 'Ada', notes: 'Celiac disease.' });
  expect(await linesFor(named('Roast chicken'))).toEqual([]);
});
