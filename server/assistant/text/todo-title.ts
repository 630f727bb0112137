// A list of things to do, which is kept among the shopping lists: nobody buys or eats what stands on it.
const TITLE = /^(?:[\p{L}'’]+ )?(?:to[- ]?dos?|todos?|tasks?|chores?)(?: list)?$/iu;

/** True for 'To-do', 'Family tasks', 'Chores'. */
export const isTodoTitle = (title: string): boolean => TITLE.test(title.replaceAll('*', '').trim());

/** Other names of such a list. */
export const TODO_NAMES: readonly string[] = ['todo list', 'to do list', 'to dos', 'todos', 'task list'];
