// The answers about lists, the pantry, the menu and meal ideas, by intent.
import type { Answerer, Answerers } from '../plan.ts';
import { unlessIdea } from './dishes/idea-changes.ts';
import { ideaAnswers } from './dishes/ideas.ts';
import { listAddAnswers } from './lists/list-add.ts';
import { listChangeAnswers } from './lists/list-changes.ts';
import { listFillAnswers } from './lists/list-fill.ts';
import { listItemAnswers } from './lists/list-items.ts';
import { listAnswers } from './lists/lists.ts';
import { menuChangeAnswers } from './menus/menu-changes.ts';
import { menuAnswers } from './menus/menus.ts';
import { pantryChangeAnswers } from './pantry/pantry-changes.ts';
import { pantryAnswers } from './pantry/pantry.ts';
import { planAnswers } from './menus/plan-wish.ts';
import { storedIn } from './stored-things.ts';
import { suggestAnswers } from './dishes/suggest.ts';

/** Wishes that may take away an idea: no intent is only for that. */
const LEAVING: ReadonlySet<string> = new Set([
  'idea_save',
  'list_remove',
  'list_delete',
  'menu_clear',
  'pantry_remove',
]);

const TAKING: ReadonlySet<string> = new Set(['take', 'cross', 'scratch', 'get', 'remove']);

/** 'Make the garlic 5': what is on no list and in the pantry is changed there. */
const changeThing: Answerer = (asked) => {
  const items = asked.household.lists.flatMap((list) => list.items);
  const onList = storedIn(asked.said, [], items, ({ name }) => name).found.length > 0;
  const inPantry = storedIn(asked.said, [], asked.household.pantry, ({ name }) => name).found.length > 0;
  const answerer =
    !onList && inPantry ? pantryChangeAnswers['pantry_change'] : listChangeAnswers['list_change'];
  return answerer?.(asked) ?? { text: '' };
};

/** 'And take off the cereal' after something was added takes it off. */
const addOrTakeOff: Answerer = (asked) => {
  const words = asked.said.toLowerCase().match(/\p{L}+/gu) ?? [];
  const takes =
    words.some((word) => TAKING.has(word)) &&
    (words.some((word) => word === 'off') || words.some((word) => word === 'remove'));
  const answerer = takes ? listItemAnswers['list_remove'] : listAddAnswers['list_add'];
  return answerer?.(takes ? { ...asked, text: asked.said } : asked) ?? { text: '' };
};
const answers: Answerers = {
  ...listAnswers,
  ...listItemAnswers,
  ...listFillAnswers,
  ...listAddAnswers,
  ...pantryAnswers,
  ...pantryChangeAnswers,
  ...menuAnswers,
  ...menuChangeAnswers,
  ...ideaAnswers,
  ...suggestAnswers,
  ...planAnswers,
  list_change: changeThing,
  list_add: addOrTakeOff,
};

export const foodAnswers: Answerers = Object.fromEntries(
  Object.entries(answers).map(([intent, answerer]): [string, Answerer] => [
    intent,
    LEAVING.has(intent) ? unlessIdea(answerer) : answerer,
  ]),
);
