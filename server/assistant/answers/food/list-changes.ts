// Answers that change items of shopping lists: their amounts, their kinds, one thing instead of another.
import { capital, listed, quoted } from '../../text/say.ts';
import type { Goods } from '../../text/goods.ts';
import type { Answerers, Asked, Plan } from '../plan.ts';
import { addToList } from './list-add.ts';
import { MOST_CARDS, notThere, placesOf, type Place } from './list-items.ts';
import { moveOver, rename } from './list-moves.ts';
import { cardWords, isAlike, isCalled, lower, titleOf, verbFor } from './names.ts';
import { newAmount } from './new-amount.ts';
import { withKind } from './said-kind.ts';
import { storedIn } from './stored-things.ts';
import { isAllSaid, thingsIn } from './things.ts';
import { LISTS_READ, focusOn } from './which-list.ts';

/** 'Put crackers on the list, the round ones not the square ones' adds, whatever else it says. */
const PUTS = /^\W*(?:please |can you |could you )?(?:put|add|write|throw|stick)\b/i;
/** 'Make that 5': the thing of the list that was last spoken of. */
const spokenGoods = ({ focus }: Asked, places: readonly Place[]): Goods[] =>
  (focus.things ?? [])
    .slice(-1)
    .flatMap((name) => (places.some(({ item }) => isAlike(item.name, name)) ? [{ name, qty: '' }] : []));

/** 'Make it 2 dozen eggs', 'oat milk instead of milk' */
const UNIT =
  /^(?:cans?|tins?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|packages?|lbs?|pounds?|loaf|loaves|bunch(?:es)?|dozen|gallons?|bars?|rolls?|cases?|tubs?)$/i;

/** 'Make the pears 8 and the apples 10': one card for each. */
function changeAll({ text }: Asked, changes: readonly { place: Place; qty: string }[]): Plan {
  const says = changes.map(
    ({ place: { item }, qty }) =>
      `${lower(item.name)} ${verbFor([item], 'changes', 'change')} ${item.qty === '' ? '' : `from ${quoted(item.qty)} `}to ${quoted(qty)}`,
  );
  const [first] = changes;
  return {
    text: `${capital(listed(says))}. ${cardWords(text, changes.length)}`,
    cards: changes.slice(0, MOST_CARDS).map(({ place, qty }) => ({
      tool: 'updateShoppingItem',
      input: { id: place.list.id, itemId: place.item.id, qty },
    })),
    reads: [...LISTS_READ],
    isAccounted: true,
    ...(first
      ? { focus: { ...focusOn(first.place.list), things: changes.map(({ place }) => place.item.name) } }
      : {}),
  };
}

function change(asked: Asked): Plan {
  const { text } = asked;
  const reads = [...LISTS_READ];
  const ofList = rename(asked) ?? moveOver(asked);
  if (ofList) return ofList;
  const places = placesOf(asked, ({ checked }) => !checked);
  if (!Array.isArray(places)) return places;
  const named = thingsIn(asked, { takesUnknown: true }).filter(
    ({ name }) => !UNIT.test(name) && !/^(?:not )?[\d\s]+(?:not [\d\s]+)?$/i.test(name),
  );
  // 'Paper towels need to be 3': the thing as the list has it, whatever else is said.
  const stored = () =>
    storedIn(text, [], places, ({ item }) => item.name).found.map(({ item }) => ({
      name: item.name,
      qty: '',
    }));
  const isThere = ({ name }: Goods): boolean => places.some(({ item }) => isCalled(item.name, name));
  const own = named.some(isThere) ? named : [...stored(), ...(stored().length > 0 ? [] : named)];
  const goods = own.length > 0 ? own : spokenGoods(asked, places);
  const several = goods.flatMap((one) => {
    const place =
      places.find(({ item }) => isAlike(item.name, one.name)) ??
      places.find(({ item }) => isCalled(item.name, one.name));
    return place && one.qty !== '' ? [{ place, qty: newAmount(one.qty, place.item.qty) ?? one.qty }] : [];
  });
  if (several.length > 1 && several.length === goods.length) return changeAll(asked, several);
  const exact = goods.find(({ name }) => places.some(({ item }) => isAlike(item.name, name)));
  const known = exact ?? goods.find(({ name }) => places.some(({ item }) => isCalled(item.name, name)));
  const other = goods.find((one) => one !== known);
  const place =
    places.find(({ item }) => known && isAlike(item.name, known.name)) ??
    places.find(({ item }) => known && isCalled(item.name, known.name));
  if (goods.length === 0) return { text: 'Which thing on the list should I change?', asked: 'items', reads };
  if ((!place || !known) && PUTS.test(text)) return addToList(asked);
  if (!place || !known)
    return { text: `${notThere(goods, asked) ?? ''} Tell me to add it if you need it.`.trim(), reads };
  const kind = withKind(asked, place.item.name);
  if (kind !== undefined)
    return {
      text: `${quoted(place.item.name)} on ${titleOf(place.list)} becomes ${quoted(kind)}. ${cardWords(text)}`,
      cards: [
        { tool: 'updateShoppingItem', input: { id: place.list.id, itemId: place.item.id, name: kind } },
      ],
      reads,
      isAccounted: true,
      focus: { ...focusOn(place.list), things: [kind] },
    };
  const qty = newAmount(text, place.item.qty) ?? (known.qty || other?.qty || '');
  const input = { id: place.list.id, itemId: place.item.id };
  const focus = { ...focusOn(place.list), things: [place.item.name] };
  if (other && !isAlike(other.name, known.name))
    return {
      text: `${quoted(other.name)} instead of ${lower(place.item.name)} on ${titleOf(place.list)}. ${cardWords(text)}`,
      cards: [
        {
          tool: 'updateShoppingItem',
          input: { ...input, name: other.name, ...(other.qty === '' ? {} : { qty: other.qty }) },
        },
      ],
      reads,
      focus,
    };
  if (qty === '')
    return {
      text: `How much ${lower(place.item.name)} should it be? ${place.item.qty === '' ? 'No amount is written down now.' : `${quoted(place.item.qty)} is on the list now.`}`,
      asked: 'what',
      reads,
      focus,
    };
  if (qty === place.item.qty)
    return { text: `${quoted(place.item.name)} says ${quoted(qty)} already.`, reads, focus };
  return {
    text: `${quoted(place.item.name)} on ${titleOf(place.list)} ${verbFor([place.item], 'changes', 'change')} ${place.item.qty === '' ? '' : `from ${quoted(place.item.qty)} `}to ${quoted(qty)}. ${cardWords(text)}`,
    isAccounted: isAllSaid(asked, [
      place.item.name,
      known.name,
      qty,
      place.item.qty,
      'double doubled twice triple half up down bump total amount',
    ]),
    cards: [{ tool: 'updateShoppingItem', input: { ...input, qty } }],
    reads,
    focus,
  };
}

export const listChangeAnswers: Answerers = { list_change: change };
