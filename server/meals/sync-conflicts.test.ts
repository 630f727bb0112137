// Conflicts of the meal sync: two parents change one field without knowing of each other; the one who sends later is told
// which value was not kept. On both databases.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Edit, SyncAnswer } from '#contract/schemas/meal-sync.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { TestClock, contextOf } from '../db/testing/household.ts';
import { syncMeals } from './sync.ts';
import { editOf, recordIn } from './testing/edits.ts';

const MINUTE = 60_000;
const WEEK = 'week-2026-11-23';
const DINNER = 'tuesday.dinner';

onEachDatabase('conflicts of meal edits', ({ open }) => {
  let database: Database;
  let clock: TestClock;
  let ana: Context;
  let ben: Context;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = new TestClock();
    ana = await contextOf(database, 'Ana', { clock });
    ben = await contextOf(database, 'Ben', { clock, householdId: ana.actor.householdId });
  });

  const send = (who: Context, ...edits: Edit[]) => syncMeals(who, { cursor: null, edits });
  const dinner = (text: string, ago: number, saw?: Edit['saw'], device = 'phone0') =>
    editOf('weekly-menus', WEEK, clock.at - ago * MINUTE, { set: { [DINNER]: text }, saw }, device);
  const sawIn = (answer: SyncAnswer, id: string, path: string): NonNullable<Edit['saw']> => {
    const { stamps } = recordIn(answer, id)!.merge;
    return { [path]: stamps[path] ?? stamps[path.split('.').slice(0, -1).join('.')] ?? stamps['record']! };
  };
  /** Ana has planned Tacos, which both parents have seen. */
  const planTacos = async () => sawIn(await send(ana, dinner('Tacos', 60, {})), WEEK, DINNER);
  const about = { collection: 'weekly-menus', recordId: WEEK, path: DINNER, name: '' };

  it('whoever overwrites a value without having seen it is told the value and who wrote it', async () => {
    const tacos = await planTacos();
    expect((await send(ben, dinner('Lasagna', 9, tacos))).conflicts).toBeUndefined();
    const { conflicts } = await send(ana, dinner('Soup', 5, tacos, 'tablet'));
    expect(conflicts).toEqual([{ ...about, isYours: true, lost: 'Lasagna', who: 'Ben' }]);
    expect((await ana.records('weekly_menu').list())[0]?.meals.tuesday?.dinner).toBe('Soup');
  });

  it('an edit that lost against a later one is told, too; so are slots that were empty before', async () => {
    await send(ben, dinner('Lasagna', 2, {}));
    const { conflicts } = await send(ana, dinner('Soup', 5, {}, 'tablet'));
    expect(conflicts).toEqual([{ ...about, isYours: false, lost: 'Soup', who: 'Ben' }]);
  });

  it('nothing is told of a value that was seen, of the same value, and to an earlier release', async () => {
    const tacos = await planTacos();
    const lasagna = sawIn(await send(ben, dinner('Lasagna', 9, tacos)), WEEK, DINNER);
    expect((await send(ana, dinner('Lasagna', 8, tacos, 'tablet'))).conflicts).toBeUndefined();
    expect((await send(ana, dinner('Soup', 7, undefined, 'tablet'))).conflicts).toBeUndefined();
    const soup = sawIn(await send(ana), WEEK, DINNER);
    expect(soup).not.toEqual(lasagna);
    expect((await send(ben, dinner('Stew', 6, soup))).conflicts).toBeUndefined();
  });

  it('nothing is told of ticks: both parents stand at the shelf and see them', async () => {
    const [list, tick] = [newId(), 'items.a.checked'];
    const begun = { title: 'Groceries', 'items.a.name': 'Milk', 'items.a.qty': '1 l' };
    const at = (ago: number) => clock.at - ago * MINUTE;
    const saw = { [tick]: editOf('shopping-lists', list, at(9), {}).stamp };
    await send(ana, editOf('shopping-lists', list, at(9), { set: begun, saw: {} }));
    await send(ben, editOf('shopping-lists', list, at(5), { set: { [tick]: true }, saw }, 'tablet'));
    const untick = editOf('shopping-lists', list, at(4), { set: { [tick]: false }, saw });
    expect((await send(ana, untick)).conflicts).toBeUndefined();
  });

  it('an edit sent again, because its response was lost, is told the same again', async () => {
    const tacos = await planTacos();
    await send(ben, dinner('Lasagna', 9, tacos));
    const edits = [dinner('Soup', 5, tacos, 'tablet'), dinner('Pie', 4, {}, 'tablet')];
    const first = await send(ana, ...edits);
    // What the same device wrote just before is no conflict of its own.
    expect(first.conflicts).toMatchObject([{ lost: 'Soup' }]);
    expect((await send(ana, ...edits, ...edits)).conflicts).toEqual(first.conflicts);
  });

  it('a device that writes twice before it hears of the other one is told once', async () => {
    const tacos = await planTacos();
    await send(ben, dinner('Lasagna', 9, tacos));
    const soup = dinner('Soup', 5, tacos, 'tablet');
    const { conflicts } = await send(ana, soup, dinner('Pie', 4, { [DINNER]: soup.stamp }, 'tablet'));
    expect(conflicts).toEqual([{ ...about, isYours: true, lost: 'Lasagna', who: 'Ben' }]);
  });

  it('forms and other devices of the same parent count as well', async () => {
    const tacos = await planTacos();
    const [menu] = await ben.records('weekly_menu').list();
    await ben.records('weekly_menu').update(menu!.id, { meals: { tuesday: { dinner: 'Lasagna' } } });
    clock.at += MINUTE;
    const { conflicts } = await send(ana, dinner('Soup', 0, tacos, 'tablet'));
    expect(conflicts).toMatchObject([{ lost: 'Lasagna', who: 'Ben' }]);
    clock.at += MINUTE;
    expect((await send(ana, dinner('Pie', 0, tacos, 'laptop'))).conflicts).toMatchObject([
      { lost: 'Soup', who: '' },
    ]);
  });

  it('the author of a value is found behind values that lost, and behind changes of other fields', async () => {
    const tacos = await planTacos();
    await send(ben, dinner('Lasagna', 9, tacos));
    // In and out of the change log.
    await send(ana, dinner('Stew', 20, tacos, 'tablet'));
    await send(ana, editOf('weekly-menus', WEEK, clock.at - MINUTE, { set: { notes: 'Guests' }, saw: {} }));
    const { conflicts } = await send(ana, dinner('Soup', 1, tacos, 'laptop'));
    expect(conflicts).toEqual([{ ...about, isYours: true, lost: 'Lasagna', who: 'Ben' }]);
  });

  it('an edit of something that was removed later is told once, with its name', async () => {
    const [list, rice] = [newId(), newId()];
    const at = (ago: number) => clock.at - ago * MINUTE;
    const begun = { title: 'Groceries', 'items.a.name': 'Milk', 'items.b.name': 'Tea' };
    await send(
      ana,
      editOf('shopping-lists', list, at(9), { set: begun, saw: {} }),
      editOf('pantry', rice, at(9), { set: { name: 'Rice' }, saw: {} }),
    );
    await send(
      ben,
      editOf('shopping-lists', list, at(3), { remove: ['items.a'] }, 'tablet'),
      editOf('pantry', rice, at(3), { remove: ['record'] }, 'tablet'),
    );
    const late = (ago: number) => [
      editOf('shopping-lists', list, at(ago), {
        set: { 'items.a.checked': true, 'items.a.qty': '2 l', 'items.a.name': 'Oat milk' },
        saw: {},
      }),
      editOf('pantry', rice, at(ago), { set: { quantity: '2 bags', notes: 'In the jar' }, saw: {} }),
    ];
    const gone = { isYours: false, who: 'Ben' };
    expect((await send(ana, ...late(4))).conflicts).toEqual([
      {
        ...gone,
        collection: 'shopping-lists',
        recordId: list,
        path: 'items.a.qty',
        name: 'Oat milk',
        lost: '2 l',
      },
      { ...gone, collection: 'pantry', recordId: rice, path: 'quantity', name: 'Rice', lost: '2 bags' },
    ]);
    // A later edit brings it back, and nothing is lost.
    expect((await send(ana, ...late(1))).conflicts).toBeUndefined();
  });
});
