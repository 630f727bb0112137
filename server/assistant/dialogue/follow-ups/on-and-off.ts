// 'Add headlamps and take off the stove, Denise has one' of a list that is named or spoken of: both, whatever the things are.
import { addTo } from '../../answers/food/lists/list-add.ts';
import { LISTS_READ, focusOn } from '../../answers/food/lists/which-list.ts';
import { isCalled, lower, titleOf, verbFor, waiting } from '../../answers/food/names.ts';
import { goodsIn } from '../../text/goods.ts';
import { runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { doneTodo } from './done-todo.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const OPENS = '^\\W*(?:(?:ok|okay|oh|and|also|please|pls|can you|could you|yes|so)[, ]+)*';
const ON = '(?: (?:on|to|onto) (?:it|that|there|the (?:[\\p{L}-]+ )?list))?';
const ADDS = `(?:add|put|throw|stick|write)(?: on)? (?<on>.+?)${ON}`;
const TAKES =
  '(?:take off|take|remove|drop|scratch|cross off|cross out|cross|delete|lose)(?: the)? (?<off>[^,;.]+?)(?: (?:off|out))?';
const JOINT = '(?:,? and(?: then)?|,| but|;) ';
const BOTH = [
  new RegExp(`${OPENS}${ADDS}${JOINT}${TAKES}(?<rest>[,;.].*)?\\W*$`, 'iu'),
  new RegExp(`${OPENS}${TAKES}${JOINT}${ADDS}(?<rest>[,;.].*)?\\W*$`, 'iu'),
];
/** Behind both, a reason; an order would be another wish. */
const ORDERS = /\b(?:add|put|move|book|buy|call|remind|cancel|change|plan|make|set)\b|\?/i;

function onAndOff(talk: Talk, state: DialogueState | undefined): Decided | undefined {
  const { reading, household } = talk;
  const { whole } = reading;
  const id = whole.slots.lists[0]?.ids[0] ?? state?.focus.shopping_list;
  const list = household.lists.find((one) => one.id === id);
  const { on, off, rest = '' } = BOTH.map((both) => both.exec(reading.said)).find(Boolean)?.groups ?? {};
  if (!list || on === undefined || off === undefined || ORDERS.test(rest)) return undefined;
  const gone = waiting(list).filter(({ name }) => isCalled(name, off.trim()));
  const [item, ...others] = gone;
  const goods = goodsIn(on);
  if (!item || others.length > 0 || goods.length === 0) return undefined;
  const added = addTo(list, goods, reading.said);
  const plan = {
    text: `${lower(item.name)} ${verbFor([item], 'comes', 'come')} off ${titleOf(list)}. ${added.text}`.replace(
      /^\p{L}/u,
      (one) => one.toUpperCase(),
    ),
    cards: [{ tool: 'deleteShoppingItem', input: { id: list.id, itemId: item.id } }, ...(added.cards ?? [])],
    reads: [...LISTS_READ],
    focus: focusOn(list),
    isAccounted: true,
  };
  return { plan, state: stateAfter(talk, runOf(whole, 'list_add'), plan) };
}

/** One thing on and another off a list, or a thing of a list of to-dos that is done. */
export const onListSpokenOf = (talk: Talk, state: DialogueState | undefined): Decided | undefined =>
  onAndOff(talk, state) ?? (state && doneTodo(talk, state));
