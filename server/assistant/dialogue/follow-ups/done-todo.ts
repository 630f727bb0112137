// 'Plumber's done', 'and I signed the form thing' while a list of things to do is spoken of: the one that is meant is checked off.
import { isTodoTitle } from '../../text/todo-title.ts';
import { doneOn } from '../../answers/food/lists/todo-list.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** The card that checks it off; undefined where no such list is spoken of, or no item is meant. */
export function doneTodo(talk: Talk, { intent, focus }: DialogueState): Decided | undefined {
  const list = talk.household.lists.find(({ id }) => id === focus.shopping_list);
  if (!list || !/^(?:list_|todo$)/.test(intent) || !isTodoTitle(list.title)) return undefined;
  const item = doneOn(list, talk.reading.said);
  if (!item) return undefined;
  const { slots } = talk.reading.whole;
  const text = `got the ${item.name}`;
  const things = [{ name: item.name, said: item.name, ids: [item.id] }];
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  const run = {
    intent: 'list_tick',
    slots: { ...slots, foods: [], goods: things, lists },
    text,
    said: text,
    chosen: {},
  };
  return carried(talk, run, { isAccounted: true });
}
