// A thing of the pantry that is not gone after all: 'there is 1 box left' while a card takes it out, or after that card was approved.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { lower } from '../../answers/food/names.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { waitsFor } from './targets.ts';

const LEFT =
  /(?:there is|there are|theres|we (?:still )?have|got|found) (?:still )?(?:just |only |about )?((?:\d+(?:\.\d+)?|a|one|two|three|four|half an?)(?: (?!left|more|still)[a-z]+)?) (?:left|more|still)\b/;

/** So much of it stays, or is stored again. */
export function leftOver(talk: Talk, state: DialogueState): Decided | undefined {
  const [card, ...others] = state.cards;
  const amount = LEFT.exec(fold(talk.reading.said).trim())?.[1];
  const item = talk.household.pantry.find(({ id }) => id === card?.input['id']);
  const isWaiting = waitsFor(talk, state);
  const name: PantryItem['name'] | undefined = isWaiting ? item?.name : state.focus.things?.at(-1);
  if (card?.tool !== 'deletePantryItem' || others.length > 0 || amount === undefined || name === undefined)
    return undefined;
  if (!isWaiting && item) return undefined;
  const { slots } = talk.reading.whole;
  const foods = [{ name, said: lower(name), ids: [] }];
  const wish = isWaiting ? `make the ${lower(name)} ${amount}` : `we have ${amount} of ${lower(name)}`;
  const run = {
    intent: isWaiting ? 'pantry_change' : 'pantry_add',
    slots: { ...slots, foods, goods: [], dishes: [] },
    text: wish,
    said: wish,
    chosen: {},
  };
  return carried(talk, run, { isAccounted: true });
}
