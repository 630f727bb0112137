// 'How much turkey for 9?', 'is there enough pasta for 7?': usual amounts for each person, beside what the pantry has.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { RowIndex } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import { amountWords, peopleIn } from './scaled.ts';
import rows from './data/portions.json' with { type: 'json' };

type Row = (typeof rows)[number];
const FOODS = new RowIndex<Row>(rows);

const ASKS = /\benough\b|\bhow (?:much|many|large|big)\b|\bwhat size\b/i;
const SIZE = /\bhow (?:large|big)\b|\bwhat size\b|\bhow (?:many|much)\b.*\bdo (?:i|we) need\b/i;
/** 'How much honey instead of 1 cup of sugar' asks for a stand-in. */
const STANDS_IN = /\b(?:instead of|in place of|to replace|substitut\w*)\b/i;
const EACH = /\b(?:per|a|each) (?:person|head|guest|kid|adult)\b|\beach\b/i;
const ALL = /\b(?:everyone|everybody|all of us|us all|the (?:whole )?family|the gang)\b/i;

/** Kitchen fractions below one: a third of a pound. */
const shown = (amount: number): string =>
  amount < 1 ? amountWords(amount) : String(Math.round(amount * 10) / 10);
const span = (least: number, most: number): string =>
  shown(least) === shown(most) ? shown(least) : `${shown(least)} to ${shown(most)}`;
const units = (unit: string, amount: number): string =>
  unit === 'oz' || unit === 'lb'
    ? unit === 'lb'
      ? amount === 1
        ? 'pound'
        : 'pounds'
      : 'ounces'
    : amount === 1
      ? unit
      : `${unit}s`;

/** The number of people that the question names. */
const eatersIn = ({ text, household }: Asked): number | undefined =>
  peopleIn(text) ?? (ALL.test(text) ? household.members.length : undefined);

/** True for a question how much is needed for people, or whether there is enough. */
export const asksPortions = (asked: Asked): boolean =>
  ASKS.test(asked.text) &&
  !STANDS_IN.test(asked.text) &&
  (EACH.test(asked.text) ||
    SIZE.test(asked.text) ||
    eatersIn(asked) !== undefined ||
    /\benough\b/i.test(asked.text)) &&
  FOODS.find(asked.text).length > 0;

/** Whole packs that an item has: 3 of '3 boxes'. */
const packsOf = ({ quantity }: PantryItem, row: Row): number | undefined => {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?([a-z]*)/i.exec(quantity) ?? [];
  const isPack =
    (row.packed === 'box' && /^(?:box|pack|bag|lb|pound)/i.test(unit)) ||
    (row.packed === 'pound' && /^(?:lb|pound)/i.test(unit)) ||
    (row.packed === 'can' && /^(?:can|tin)/i.test(unit));
  return number === undefined || !isPack ? undefined : Number(number);
};

function verdict(item: PantryItem, row: Row, people: number): string | undefined {
  const packs = packsOf(item, row);
  if (packs === undefined || row.pack === 0) return undefined;
  const there = packs * row.pack;
  if (there >= row.most * people) return `Yes, that should do for ${people}`;
  return there < row.least * people ? `No, that's not enough for ${people}` : `It may just do for ${people}`;
}

/** Answers with the usual amounts. */
export function sayPortions(asked: Asked): Plan | undefined {
  const found = FOODS.find(asked.text);
  const [best] = found.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  const row = best?.rows[0];
  if (!best || !row) return undefined;
  const people = eatersIn(asked);
  const names = asked.slots.foods.map(({ said }) => nameForm(said));
  const items = asked.household.pantry.filter(({ name }) =>
    [best.name, ...names].some((one) => holdsName(nameForm(name), one)),
  );
  const own = items.filter(({ name }) => asked.text.toLowerCase().includes(name.toLowerCase()));
  // 'Jasmine rice' is rice, and 'rice noodles' are not.
  const sorts = items.filter(({ name }) => nameForm(name).endsWith(best.name));
  const [item, ...others] = [own, sorts, items].find((some) => some.length > 0) ?? [];
  const each = `${span(row.least, row.most)} ${units(row.unit, row.most)} of ${row.food} for each grown-up`;
  const total =
    people === undefined
      ? `Count ${each}, and about half of it for a small child.`
      : `For ${people} count ${span(row.least * people, row.most * people)} ${units(row.unit, row.most * people)}, by ${each} and half of it for a small child.`;
  const stock =
    item === undefined
      ? 'None of it is written down in the pantry.'
      : `In the pantry ${others.length > 0 ? 'are' : /[^s]s$/.test(item.name) ? 'are' : 'is'} ${listed([item, ...others].map(({ name, quantity }) => `${quoted(name).toLowerCase()}${quantity === '' ? '' : ` (${quoted(quantity)})`}`))}.`;
  const first = item && others.length === 0 && people !== undefined ? verdict(item, row, people) : undefined;
  const asksStock = item !== undefined || /\benough\b|\bdo we have\b/i.test(asked.text);
  return {
    text: [first === undefined ? undefined : `${capital(first)}.`, asksStock ? stock : undefined, total]
      .filter(Boolean)
      .join(' '),
    reads: asksStock ? [{ tool: 'listPantryItems', input: {} }] : [],
    // No stored sentence with the dish in it says more.
    isOfField: true,
    focus: { things: [item?.name ?? best.name], ...(item ? { pantry_item: item.id } : {}) },
  };
}
