// Moves things from one shopping list to another, and gives a list another name.
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';
import { cardWords, isCalled, namesOf, titleOf, verbFor } from '../names.ts';
import { storedIn } from '../stored-things.ts';
import { thingsIn } from '../things.ts';
import { LISTS_READ, focusOn } from './which-list.ts';

const MOVES = /^\W*(?:\w+ ){0,3}(?:move|shift)\b|\b(?:on|onto|to) .{2,40} instead\W*$/i;

const AMOUNT_BEHIND = /,\s*(?:and )?(?:make (?:it|that) )?(\d+(?: \p{L}+)?)[.! ]*$/iu;
/** 'Move the cider over to Aldi', 'put it on Aldi instead': off its list and onto the other. */
export function moveOver(asked: Asked): Plan | undefined {
  const { text, slots, household } = asked;
  if (!MOVES.test(text)) return undefined;
  const ids = slots.lists.flatMap((list) => list.ids);
  const target = household.lists.findLast(({ id, title }) => ids.at(-1) === id || isCalled(text, title));
  const others = household.lists.filter((list) => list !== target);
  const places = others.flatMap((list) => list.items.map((item) => ({ list, item })));
  const { found } = storedIn(text, thingsIn(asked), places, ({ item }) => item.name);
  if (!target || found.length === 0) return undefined;
  // 'Move the pull-ups to Groceries, 2 packs'
  const amount = found.length === 1 ? AMOUNT_BEHIND.exec(text)?.[1] : undefined;
  const items = found.map(({ item: { name, qty } }) => ({ name, qty: amount ?? qty }));
  return {
    text: `${capital(namesOf(items))} ${verbFor(items, 'moves', 'move')} from ${listed([...new Set(found.map(({ list }) => titleOf(list)))])} to ${titleOf(target)}. ${cardWords(text, 2)}`,
    cards: [
      { tool: 'addShoppingItems', input: { id: target.id, items } },
      ...found.map(({ list, item }) => ({
        tool: 'deleteShoppingItem',
        input: { id: list.id, itemId: item.id },
      })),
    ],
    reads: [...LISTS_READ],
    isAccounted: true,
    focus: focusOn(target),
  };
}

const RENAMES =
  /\b(?:rename|change the name of|call) (?:the |my |our )?.{1,40}?\b(?:list )?(?:to|as|into) (?:the )?(.{2,40}?)(?: list)?(?:,? please)?[.!?]*$/i;

/** 'Rename the Costco list to Saturday run' */
export function rename(asked: Asked): Plan | undefined {
  const title = RENAMES.exec(asked.text)?.[1];
  const [said] = asked.slots.lists;
  const list = asked.household.lists.find(({ id }) => id === said?.ids[0]);
  if (title === undefined || !list) return undefined;
  return {
    text: `${titleOf(list)} becomes **${quoted(capital(title))}**. ${cardWords(asked.text)}`,
    cards: [{ tool: 'updateShoppingList', input: { id: list.id, title: capital(title) } }],
    reads: [...LISTS_READ],
    focus: focusOn(list),
    isAccounted: true,
  };
}
