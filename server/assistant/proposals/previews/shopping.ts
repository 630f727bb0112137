// Cards of shopping lists: the items to be added, ticked or removed.
import { shoppingList, type ShoppingItem, type ShoppingList } from '#contract/kinds/shopping-list.ts';
import { newSchema } from '#contract/kind-schemas.ts';
import { foodSchemas } from '#contract/schemas/food.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { parseInput } from '../../../invalid-input.ts';
import { quoted } from '../../text/say.ts';
import { isGoodsTitle, isTodoTitle } from '../../text/todo-title.ts';
import { TO_CHECK, watching } from './concerns.ts';
import type { Look, Preview, Target } from './preview.ts';

type NewItem = { name: string; qty?: string | undefined };
type Lines = Preview['lines'];

const TO_BUY = 'to buy';
const LIST_NAME = shoppingList.fields.title.card;
const GONE = 'This shopping list is no longer there.';

async function stored(context: Context, id: unknown): Promise<ShoppingList> {
  const list = await context.records('shopping_list').find(String(id));
  if (!list) throw new AppError('not_found', GONE);
  return list;
}

function itemOf({ items }: ShoppingList, id: unknown): ShoppingItem {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new AppError('not_found', 'This is no longer on the list.');
  return item;
}

/**
 * The list of a card, in any version: in the shop items are ticked all the time, and the card's lines show its subject.
 */
const about = ({ id }: { id: string }): Target[] => [{ table: 'shopping_list', id, version: null }];

const lineOf = ({ name, qty }: NewItem): Lines[number] => ({
  label: name,
  before: null,
  after: qty || TO_BUY,
});
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** 'Start shopping list Groceries' */
export const previewNewList: Look = async (context, input) => {
  const { id = context.newId(), title, items } = parseInput(newSchema(shoppingList), input);
  const { lines, people } = await watching(context, { items: items.map(({ name }) => name) });
  return {
    title: `Start shopping list ${quoted(title)}`,
    lines: [{ label: LIST_NAME, before: null, after: title }, ...items.map(lineOf), ...lines],
    concerns: people,
    arguments: { id, title, items },
    targets: about({ id }),
  };
};

/** 'Add to Groceries'; what waits on the list already is not added once more. */
export const previewNewItems: Look = async (context, input) => {
  const list = await stored(context, input.id);
  const waits = ({ name, qty }: NewItem) =>
    list.items.some((item) => !item.checked && same(item.name, name) && (!qty || same(item.qty, qty)));
  const items = parseInput(foodSchemas.addShoppingItems.input, input).items.filter((item) => !waits(item));
  const { lines, people } = await watching(context, { items: items.map(({ name }) => name) });
  // Nobody eats what is to be done, so no label need be read.
  const shown = isTodoTitle(list.title)
    ? [
        ...items.map((item) => ({ ...lineOf(item), after: item.qty || 'to do' })),
        ...lines.filter(({ label }) => label !== TO_CHECK),
      ]
    : [...items.map(lineOf), ...lines.filter(({ label }) => label !== TO_CHECK || !isGoodsTitle(list.title))];
  return {
    title: `Add to ${quoted(list.title)}`,
    lines: shown,
    concerns: people,
    arguments: { id: list.id, items },
    targets: about(list),
  };
};

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

type ItemChange = { [N in Exclude<keyof ShoppingItem, 'id'>]?: ShoppingItem[N] | undefined };

function changedLines(item: ShoppingItem, change: ItemChange): Lines {
  const { name = item.name, qty = item.qty, checked = item.checked } = change;
  return [
    ...(name === item.name ? [] : [{ label: 'Name', before: item.name, after: name }]),
    ...(qty === item.qty ? [] : [{ label: 'Quantity', before: item.qty || null, after: qty || null }]),
    ...(checked === item.checked
      ? []
      : [{ label: 'Bought', before: yesNo(item.checked), after: yesNo(checked) }]),
  ];
}

/** 'Check off Milk on Groceries' */
export const previewItemChange: Look = async (context, input) => {
  const list = await stored(context, input.id);
  const item = itemOf(list, input.itemId);
  const { name, qty, checked } = parseInput(foodSchemas.updateShoppingItem.input, input);
  const lines = changedLines(item, { name, qty, checked });
  const isRenamed = lines.some(({ label }) => label === 'Name');
  const watched = await watching(context, isRenamed ? { items: [String(name)] } : undefined);
  const ticked = lines.length === 1 && lines[0]?.label === 'Bought';
  const act = !ticked ? 'Change' : checked === true ? 'Check off' : 'Put back';
  return {
    title: `${act} ${quoted(item.name)} on ${quoted(list.title)}`,
    lines: [...lines, ...watched.lines],
    concerns: watched.people,
    arguments: {
      id: list.id,
      itemId: item.id,
      ...(name === undefined ? {} : { name }),
      ...(qty === undefined ? {} : { qty }),
      ...(checked === undefined ? {} : { checked }),
    },
    targets: about(list),
  };
};

const leaving = ({ name, qty, checked }: ShoppingItem): Lines[number] => ({
  label: name,
  before: checked ? 'bought' : qty || TO_BUY,
  after: null,
});

/** 'Take Milk off Groceries' */
export const previewItemRemoval: Look = async (context, input) => {
  const list = await stored(context, input.id);
  const item = itemOf(list, input.itemId);
  return {
    title: `Take ${quoted(item.name)} off ${quoted(list.title)}`,
    lines: [leaving(item)],
    concerns: [],
    arguments: { id: list.id, itemId: item.id },
    targets: about(list),
  };
};

/** 'Remove shopping list Groceries', with everything on it. */
export const previewListRemoval: Look = async (context, input) => {
  const list = await stored(context, input.id);
  return {
    title: `Remove shopping list ${quoted(list.title)}`,
    lines: [{ label: LIST_NAME, before: list.title, after: null }, ...list.items.map(leaving)],
    concerns: [],
    arguments: { id: list.id, ifVersion: list.version },
    targets: [{ table: 'shopping_list', id: list.id, version: list.version }],
  };
};
