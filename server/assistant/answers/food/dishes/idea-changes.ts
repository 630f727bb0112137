// Answers that take a saved meal idea away, or out of the favorites.
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { quoted } from '../../../text/say.ts';
import type { Answerer, Asked, Plan } from '../../plan.ts';
import { dishesIn } from './dishes.ts';
import { cardWords, isAlike, isCalled } from '../names.ts';

const IDEAS = /\b(?:(?:saved |meal |dinner |lunch |breakfast |snack )?ideas?|favou?rites?)\b/i;
const FAVORITES = /\b(?:un)?favou?rites?\b/i;
const LEAVES =
  /\b(?:un-?favou?rite|remove|delete|drop|take|unmark|unstar|get rid of|no longer|not|off|n['’]t)\b/i;

/** The ideas that a wish names, by the longest name in it. */
function ideasIn(asked: Asked): MenuIdea[] {
  const { household, text } = asked;
  const chosen = asked.chosen['dish'];
  if (typeof chosen === 'object') return household.ideas.filter(({ id }) => id === chosen.id);
  const inText = household.ideas
    .filter(({ name }) => isCalled(text, name))
    .toSorted((one, other) => other.name.length - one.name.length);
  const [longest] = inText;
  if (longest) return inText.filter(({ name }) => isAlike(name, longest.name));
  const [name] = dishesIn(asked);
  return name === undefined ? [] : household.ideas.filter((idea) => isCalled(idea.name, name));
}

/** 'Take the satay noodles off our favorites', 'delete tacos from our ideas' */
function leave(asked: Asked): Plan {
  const { text, household } = asked;
  const reads = [{ tool: 'listMenuIdeas', input: {} }];
  const found = ideasIn(asked);
  const [idea, ...others] = found;
  if (!idea)
    return {
      text: `I don't find that among your ${household.ideas.length} saved ideas, so nothing changes.`,
      reads,
    };
  if (others.length > 0)
    return {
      text: 'Which idea do you mean?',
      asked: 'dish',
      offered: found.slice(0, 6).map(({ id, name, mealType }) => ({
        label: `${quoted(name)} for ${mealType}`,
        choice: { kind: 'menu_idea', id },
      })),
      reads,
    };
  const focus = { menu_idea: idea.id };
  if (!FAVORITES.test(text))
    return {
      text: `Removing ${quoted(idea.name)} from your ideas. ${cardWords(text)}`,
      cards: [{ tool: 'deleteMenuIdea', input: { id: idea.id } }],
      reads,
    };
  if (!idea.isFavorite)
    return { text: `${quoted(idea.name)} isn't a favorite now, so nothing changes.`, reads, focus };
  return {
    text: `${quoted(idea.name)} stays among your ideas and isn't a favorite anymore. ${cardWords(text)}`,
    cards: [{ tool: 'updateMenuIdea', input: { id: idea.id, isFavorite: false } }],
    reads,
    focus,
  };
}

/** The answer, unless it is an idea that shall go. */
export const unlessIdea =
  (answerer: Answerer): Answerer =>
  (asked) =>
    IDEAS.test(asked.text) && LEAVES.test(asked.text) && asked.slots.lists.length === 0
      ? leave(asked)
      : answerer(asked);
