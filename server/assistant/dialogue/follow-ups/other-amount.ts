// 'No, the other one' after 'make it 3' changed one of two things for a list: the other one gets the amount, and the first its own back.
import { lower, titleOf } from '../../answers/food/names.ts';
import { quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import { OTHER_ONE } from './picked-instead.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { itemsOf, stateWithout } from '../cards/waiting-items.ts';

const LEADING = /^\d+(?:\.\d+)?/;
const withCount = (qty: string, count: string): string =>
  LEADING.test(qty) ? qty.replace(LEADING, count) : `${count} ${qty}`.trim();

export function otherAmount(talk: Talk, state: DialogueState): Decided | undefined {
  const [card, ...more] = state.cards;
  const [before] = state.unedited ?? [];
  const isOther = OTHER_ONE.test(fold(talk.reading.said).trim()) && (talk.written ?? []).length === 0;
  if (!isOther || !card || !before || more.length > 0) return undefined;
  const own = itemsOf(before);
  const changed = itemsOf(card).filter(({ name, qty }) =>
    own.some((one) => one.name === name && one.qty !== qty),
  );
  const [name, ...names] = (state.focus.things ?? []).filter((one) =>
    changed.every((item) => item.name !== one),
  );
  const count = LEADING.exec(changed[0]?.qty ?? '')?.[0];
  const list = talk.household.lists.find(({ id }) => id === card.input['id']);
  if (changed.length !== 1 || count === undefined || name === undefined || names.length > 0 || !list)
    return undefined;
  const items = own.map((item) => (item.name === name ? { ...item, qty: withCount(item.qty, count) } : item));
  const stored = list.items.find((item) => item.name === name && own.every((one) => one.name !== name));
  const ofStored: Card[] = stored
    ? [
        {
          tool: 'updateShoppingItem',
          input: { id: list.id, itemId: stored.id, qty: withCount(stored.qty, count) },
        },
      ]
    : [];
  const cards = [{ ...card, input: { ...card.input, items } }, ...ofStored];
  const said = items.map((item) => `${lower(item.name)}${item.qty === '' ? '' : ` (${quoted(item.qty)})`}`);
  const then = stored ? ` ${quoted(stored.name)} there becomes ${withCount(stored.qty, count)}.` : '';
  return {
    plan: {
      text: `Then ${said.join(' and ')} for ${titleOf(list)}.${then} Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: { ...stateWithout(state, cards, []), cards },
  };
}
