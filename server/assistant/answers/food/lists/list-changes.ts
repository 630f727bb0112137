// Answers that change items of shopping lists: their amounts, their kinds, one thing instead of another.
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Goods } from '../../../text/goods.ts';
import type { Card } from '../../../dialogue/state.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import { addToList, PACK_UNIT } from './list-add.ts';
import { amountsOfItems } from './item-amounts.ts';
import { MOST_CARDS, notThere, placesOf, type Place } from './list-items.ts';
import { moveOver, rename } from './list-moves.ts';
import { cardWords, isAlike, isCalled, lower, titleOf, verbFor } from '../names.ts';
import { newAmount } from '../new-amount.ts';
import { withKind } from './said-kind.ts';
import { storedIn } from '../stored-things.ts';
import { isAllSaid, thingsIn } from '../things.ts';
import { LISTS_READ, focusOn } from './which-list.ts';

/** 'Put crackers on the list, the round ones not the square ones' adds, whatever else it says. */
const PUTS = /^\W*(?:please |can you |could you )?(?:put|add|write|throw|stick)\b/i;
/** 'Make that 5': the thing of the list that was last spoken of, by its name or as the only one of its kind. */
const spokenGoods = ({ focus }: Asked, places: readonly Place[]): Goods[] =>
  (focus.things ?? []).slice(-1).flatMap((name) => {
    const ofKind = places.filter(({ item }) => isCalled(item.name, name));
    const isOne = ofKind.length === 1 || places.some(({ item }) => isAlike(item.name, name));
    return isOne ? [{ name, qty: '' }] : [];
  });

/** 'Make it 2 dozen eggs', 'oat milk instead of milk' */
const AMOUNT_WORDS = 'double doubled twice triple half up down bump total amount';

/** 'Make the pears 8 and the apples 10': one card for each. */
function changeAll(asked: Asked, changes: readonly { place: Place; qty: string }[]): Plan {
  const { text } = asked;
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
    isAccounted: isAllSaid(asked, [
      ...changes.flatMap(({ place: { item }, qty }) => [item.name, item.qty, qty]),
      AMOUNT_WORDS,
    ]),
    ...(first
      ? { focus: { ...focusOn(first.place.list), things: changes.map(({ place }) => place.item.name) } }
      : {}),
  };
}

/** One thing in another's place, whatever amounts are told. */
const EXCHANGES = /\b(?:swap|switch|replace|trade|exchange|sub|instead|rename|call)\b/i;

/** The things of a wish: as it names them, as the lists have them, or the one last spoken of. */
function goodsOf(asked: Asked, places: readonly Place[]): Goods[] {
  const named = thingsIn(asked, { takesUnknown: true }).filter(
    ({ name }) => !PACK_UNIT.test(name) && !/^(?:not )?[\d\s]+(?:not [\d\s]+)?$/i.test(name),
  );
  if (named.some(({ name }) => places.some(({ item }) => isCalled(item.name, name)))) return named;
  // 'Paper towels need to be 3': the thing as the list has it, whatever else is said.
  const stored = storedIn(asked.text, [], places, ({ item }) => item.name).found;
  if (stored.length > 0) return stored.map(({ item }) => ({ name: item.name, qty: '' }));
  return named.length > 0 ? named : spokenGoods(asked, places);
}

/** The item that is called so, rather by its whole name. */
const placeOf = (places: readonly Place[], name: string): Place | undefined =>
  places.find(({ item }) => isAlike(item.name, name)) ?? places.find(({ item }) => isCalled(item.name, name));

/** One item gets another kind, another thing in its place, or another amount. */
function changeOne(asked: Asked, place: Place, known: Goods, other: Goods | undefined): Plan {
  const { text } = asked;
  const { list, item } = place;
  const reads = [...LISTS_READ];
  const focus = { ...focusOn(list), things: [item.name] };
  const card = (fields: Partial<Pick<Place['item'], 'name' | 'qty'>>): Card[] => [
    { tool: 'updateShoppingItem', input: { id: list.id, itemId: item.id, ...fields } },
  ];
  const kind = withKind(asked, item.name);
  const many = kind === undefined ? undefined : newAmount(text, item.qty);
  if (kind !== undefined)
    return {
      text: `${quoted(item.name)} on ${titleOf(list)} becomes ${quoted(kind)}${many === undefined ? '' : ` (${quoted(many)})`}. ${cardWords(text)}`,
      cards: card({ name: kind, ...(many === undefined ? {} : { qty: many }) }),
      reads,
      isAccounted: true,
      focus: { ...focus, things: [kind] },
    };
  if (other && !isAlike(other.name, known.name))
    return {
      text: `${quoted(other.name)} instead of ${lower(item.name)} on ${titleOf(list)}. ${cardWords(text)}`,
      cards: card({ name: other.name, ...(other.qty === '' ? {} : { qty: other.qty }) }),
      reads,
      focus,
    };
  const qty = newAmount(text, item.qty) ?? (known.qty || other?.qty || '');
  if (qty === '')
    return {
      text: `How much ${lower(item.name)} should it be? ${item.qty === '' ? 'No amount is written down now.' : `${quoted(item.qty)} is on the list now.`}`,
      asked: 'what',
      reads,
      focus,
    };
  if (qty === item.qty) return { text: `${quoted(item.name)} says ${quoted(qty)} already.`, reads, focus };
  const accounted = [item.name, known.name, qty, item.qty, AMOUNT_WORDS];
  return {
    text: `${quoted(item.name)} on ${titleOf(list)} ${verbFor([item], 'changes', 'change')} ${item.qty === '' ? '' : `from ${quoted(item.qty)} `}to ${quoted(qty)}. ${cardWords(text)}`,
    isAccounted: isAllSaid(asked, accounted),
    cards: card({ qty }),
    reads,
    focus,
  };
}

const ALSO_ADDS = /^(.+?)(?:[,;]? (?:and|also|then) (?:also |please |pls )*(?:add|put on)|,? plus) (.+)$/i;
/** 'Make the bags 18 and add bubbles': the amount of one thing, and another thing for the same list. */
function changeAndAdd(asked: Asked): Plan | undefined {
  const [, head = '', tail = ''] = ALSO_ADDS.exec(asked.text) ?? [];
  if (!/\d|\b(?:double|half|more|less|fewer)\b/i.test(head)) return undefined;
  const { slots, household } = asked;
  const part = (text: string): Asked => {
    const isIn = ({ said }: { said: string }): boolean => text.toLowerCase().includes(said.toLowerCase());
    const own = {
      foods: slots.foods.filter(isIn),
      goods: slots.goods.filter(isIn),
      dishes: slots.dishes.filter(isIn),
    };
    return { ...asked, text, slots: { ...slots, ...own, pronouns: [] } };
  };
  const first = change(part(head));
  const list = household.lists.find(({ id }) => id === first.cards?.[0]?.input['id']);
  if (!list) return undefined;
  const more = part(`add ${tail}`);
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  const second = addToList({ ...more, slots: { ...more.slots, lists } });
  return (second.cards ?? []).length === 0
    ? undefined
    : {
        ...second,
        text: `${first.text} ${second.text}`,
        cards: [...(first.cards ?? []), ...(second.cards ?? [])],
      };
}

function change(asked: Asked): Plan {
  const both = changeAndAdd(asked);
  if (both) return both;
  const reads = [...LISTS_READ];
  const ofList = rename(asked) ?? moveOver(asked);
  if (ofList) return ofList;
  const places = placesOf(asked, ({ checked }) => !checked);
  if (!Array.isArray(places)) return places;
  const beside = EXCHANGES.test(asked.text)
    ? []
    : amountsOfItems(asked.text, places, ({ item }) => item).map(({ one, qty }) => ({ place: one, qty }));
  const goods = goodsOf(asked, places);
  if (beside.length > 1 || (beside.length === 1 && goods.length > 1)) return changeAll(asked, beside);
  if (goods.length === 0) return { text: 'Which thing on the list should I change?', asked: 'items', reads };
  const several = goods.flatMap((one) => {
    const place = placeOf(places, one.name);
    return place && one.qty !== '' ? [{ place, qty: newAmount(one.qty, place.item.qty) ?? one.qty }] : [];
  });
  if (several.length > 1 && several.length === goods.length) return changeAll(asked, several);
  const exact = goods.find(({ name }) => places.some(({ item }) => isAlike(item.name, name)));
  const known = exact ?? goods.find(({ name }) => placeOf(places, name));
  const place = known && placeOf(places, known.name);
  if (place)
    return changeOne(
      asked,
      place,
      known,
      goods.find((one) => one !== known),
    );
  if (PUTS.test(asked.text)) return addToList(asked);
  return { text: `${notThere(goods, asked) ?? ''} Tell me to add it if you need it.`.trim(), reads };
}

export const listChangeAnswers: Answerers = { list_change: change };
