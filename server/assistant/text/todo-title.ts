// A list of things to do, which is kept among the shopping lists: nobody buys or eats what stands on it.
const TITLE = /^(?:[\p{L}'’]+ )?(?:to[- ]?dos?|todos?|tasks?|chores?)(?: list)?$/iu;

/** True for 'To-do', 'Family tasks', 'Chores'. */
export const isTodoTitle = (title: string): boolean => TITLE.test(title.replaceAll('*', '').trim());

const NOT_FOR_FOOD =
  /\b(?:hardware|tools?|camping|packing|travel|trip|vacation|school suppl\w+|supplies|office|garden\w*|drug ?store|pharmacy|clothes|clothing|toys?|gifts?|presents?|crafts?|cleaning|household|house|garage|baby gear|furniture|electronics|books?)\b/i;

/** True for 'Camping', 'Tools': a word on it that nobody knows is no food. */
export const isGoodsTitle = (title: string): boolean => NOT_FOR_FOOD.test(title);

/** Other names of such a list. */
export const TODO_NAMES: readonly string[] = ['todo list', 'to do list', 'to dos', 'todos', 'task list'];
