// 'Milk on the groceries and soap on Costco': things that each name their own list.
import type { Asked, Plan } from '../../plan.ts';

/** The parts of a wish, each with the one list that it names and its things; nothing where it names no two lists. */
function partsOf(asked: Asked): Asked[] {
  const { slots, text } = asked;
  const lower = text.toLowerCase();
  const named = slots.lists
    .map((list) => ({ list, at: lower.indexOf(list.said.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  if (named.length < 2 || new Set(named.map(({ list }) => list.ids.join())).size < named.length) return [];
  const parts = named.map(({ list, at }, place) => {
    const before = named[place - 1];
    const from = before ? before.at + before.list.said.length : 0;
    // 'The Costco list and soap' begins behind the word.
    const own = text
      .slice(from, at + list.said.length)
      .replace(/^(?: list)?[,;.]?(?: (?:and|n|plus))?(?= )/i, '');
    const isIn = ({ said }: { said: string }): boolean => own.toLowerCase().includes(said.toLowerCase());
    const things = {
      foods: slots.foods.filter(isIn),
      goods: slots.goods.filter(isIn),
      dishes: slots.dishes.filter(isIn),
    };
    return { ...asked, text: own.trim(), said: own.trim(), slots: { ...slots, ...things, lists: [list] } };
  });
  return parts.map((part, place) => sameOn(part, parts[place - 1]));
}

const ONLY_PLACE = /^(?:(?:and|also|to|on|onto|for|the|my|our|both)\b ?)*$/i;
/** 'To Groceries and to the Cabin list': the same things on the other list. */
function sameOn(part: Asked, before: Asked | undefined): Asked {
  const [list, other] = [part.slots.lists[0], before?.slots.lists[0]];
  const rest = list && part.text.slice(0, part.text.length - list.said.length).trim();
  if (!list || !other || !before || !ONLY_PLACE.test(rest ?? '')) return part;
  const text = `${before.text.slice(0, before.text.length - other.said.length)}${list.said}`;
  return { ...before, text, said: text, slots: { ...before.slots, lists: [list] } };
}

/** One card for each list; undefined where not every part is ready. */
export function addToEach(asked: Asked, add: (part: Asked) => Plan): Plan | undefined {
  const parts = partsOf(asked);
  const plans = parts.map(add);
  const isReady = plans.every(({ cards = [], asked: open }) => cards.length > 0 && open === undefined);
  const [last] = plans.toReversed();
  if (!last || !isReady) return undefined;
  const ready = / (?:Ready for your OK|Here['’]s the card|Just say yes on the card)\.$/;
  const texts = plans.map(({ text }) => text.replace(ready, ''));
  return {
    ...last,
    text: `${texts.join(' ')} The cards are ready.`,
    cards: plans.flatMap(({ cards = [] }) => cards),
    isAccounted: plans.every(({ isAccounted }) => isAccounted === true),
  };
}
