// 'Save pancakes as a breakfast idea', 'what are our favourite ideas?', 'make tacos a favourite', 'drop the stew'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MealType, MenuIdea } from '#contract/kinds/menu-idea.ts';
import { checkFor, concernSentence } from '#rules/food/meal-concerns.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import type { Dish } from '#rules/meals/dish.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { capital, paragraphs, quoted } from '../say.ts';
import { mealTypeIn } from './dish-words.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { alike, named } from './said.ts';

const NEEDED = ['listMenuIdeas', 'listFamilyMembers'] as const;
const MOST_LINES = 30;
const FAVOURITE = /\bfavou?rites?\b/i;
const PRONOUN = /^(?:it|that|this|them|those|these|that one|this one|the dish|that dish|this dish)?$/i;

const minutesOf = ({ prepTime, cookTime }: MenuIdea): string =>
  prepTime === null && cookTime === null ? '' : `, ${(prepTime ?? 0) + (cookTime ?? 0)} minutes`;

/** '; careful, Mia, peanut butter contains peanut' */
function carefulWords(members: readonly FamilyMember[], idea: MenuIdea): string {
  const concerns = checkFor(members)
    .ofIdea(idea)
    .filter(({ strength }) => strength !== 'unknown');
  return concerns.length === 0
    ? ''
    : `; careful, ${concerns
        .slice(0, 3)
        .map(concernSentence)
        .map((words) => quoted(words.replace(': ', ', ')))
        .join('; ')}`;
}

/** 'What are our favourite dinner ideas?' */
export const askIdeas = (desk: Desk): Decision =>
  desk.knowing(NEEDED, ({ listMenuIdeas: ideas, listFamilyMembers: members }) => {
    const meal = mealTypeIn(desk.text);
    const favourites = FAVOURITE.test(desk.text);
    const chosen = ideas.filter(
      ({ mealType, isFavorite }) => (meal === undefined || mealType === meal) && (!favourites || isFavorite),
    );
    const what = `${favourites ? 'favorite ' : ''}idea${chosen.length === 1 ? '' : 's'}${meal ? ` for ${meal}` : ''}`;
    if (chosen.length === 0) {
      const others = ideas.length > 0 ? `You have ${ideas.length} saved in all.` : undefined;
      return {
        text: paragraphs(
          `You have no ${favourites ? 'favorite ' : ''}ideas${meal ? ` for ${meal}` : ''} yet.`,
          others,
          'Tell me one, such as “save pancakes as a breakfast idea”.',
        ),
      };
    }
    const lines = chosen
      .slice(0, MOST_LINES)
      .map(
        (idea) =>
          `- **${quoted(idea.name)}**, ${idea.mealType}${minutesOf(idea)}${carefulWords(members, idea)}`,
      );
    const more = chosen.length > MOST_LINES ? `And ${chosen.length - MOST_LINES} more.` : undefined;
    return { text: paragraphs(`You have ${chosen.length} ${what}.`, lines.join('\n'), more) };
  });

/** The dish of the cookbook with this name. */
const inCookbook = (name: string): Dish | undefined => COOKBOOK.find((dish) => alike(dish.name, name));

const fieldsOf = ({ ingredients, steps, prepMinutes, cookMinutes, servings }: Dish) => ({
  ingredients: [...ingredients],
  instructions: steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  prepTime: prepMinutes,
  cookTime: cookMinutes,
  servings,
});

/** The name of the dish, from the wish or from what was answered. */
function nameIn(desk: Desk, kitchen: Kitchen): string | undefined {
  const answer = desk.parts.findLast(({ asked }) => asked === 'dish')?.text;
  const name = (answer ?? kitchen.things)
    .trim()
    .replace(/^(?:the (?:recipe|dish|idea)(?: for| of)? |my |our |some )/i, '')
    .replace(/^["'“”]+|["'“”.!]+$/g, '');
  return PRONOUN.test(name) ? undefined : capital(name);
}

/** The dishes Pip named just before, in bold at the head of a line. */
const justNamed = ({ turn }: Desk): string[] =>
  [...(turn.before.at(-1)?.answer ?? '').matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);

const answered = (desk: Desk): MealType | undefined =>
  mealTypeIn(desk.parts.findLast(({ asked }) => asked === 'meal')?.text ?? '');

/** 'Save pancakes as a breakfast idea' */
export const addIdea = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(['listMenuIdeas'], ({ listMenuIdeas: ideas }) => {
    const name = nameIn(desk, kitchen);
    if (name === undefined) return desk.ask('dish', undefined, justNamed(desk));
    const isFavorite = FAVOURITE.test(desk.text);
    const there = ideas.find((idea) => alike(idea.name, name));
    if (there && (!isFavorite || there.isFavorite))
      return { text: `**${quoted(there.name)}** is among your ideas already.` };
    if (there) return like(desk, there, true);
    const dish = inCookbook(name);
    const wish = desk.parts[0]?.text.replace(new RegExp(RegExp.escape(name), 'i'), '') ?? '';
    const mealType = answered(desk) ?? mealTypeIn(kitchen.meal ?? wish) ?? dish?.meal;
    if (mealType === undefined) return desk.ask('meal', undefined, ['Breakfast', 'Lunch', 'Dinner', 'Snack']);
    return desk.propose(
      'createMenuIdea',
      { name, mealType, ...(dish ? fieldsOf(dish) : {}), ...(isFavorite ? { isFavorite } : {}) },
      `I prepared **${quoted(name)}** as an idea for ${mealType}.`,
      dish ? 'Ingredients and steps come from the cookbook.' : undefined,
    );
  });

const like = (desk: Desk, { id, name }: MenuIdea, isFavorite: boolean): Decision =>
  desk.propose(
    'updateMenuIdea',
    { id, isFavorite },
    isFavorite
      ? `I prepared to mark **${quoted(name)}** as a favorite.`
      : `I prepared to take **${quoted(name)}** from your favorites.`,
  );

/** The one idea that is meant, or a question. */
const choosing = (desk: Desk, kitchen: Kitchen, go: (idea: MenuIdea) => Decision): Decision =>
  desk.knowing(['listMenuIdeas'], ({ listMenuIdeas: ideas }) => {
    const name = nameIn(desk, kitchen);
    if (name === undefined) return desk.ask('dish');
    const same = ideas.filter((idea) => alike(idea.name, name));
    const found = same.length > 0 ? same : ideas.filter((idea) => named(idea.name, name));
    const [one, ...others] = found;
    if (!one) return { text: `I find no idea called ${quoted(name)} among those you saved.` };
    if (others.length > 0 && same.length === 0)
      return desk.ask(
        'dish',
        undefined,
        found.map((idea) => quoted(idea.name)),
      );
    return go(one);
  });

/** 'Make the tacos a favourite' */
export const likeIdea = (desk: Desk, kitchen: Kitchen): Decision =>
  choosing(desk, kitchen, (idea) =>
    idea.isFavorite ? { text: `**${quoted(idea.name)}** is a favorite already.` } : like(desk, idea, true),
  );

/** 'Remove the stew from our ideas', 'take it off the favourites' */
export const removeIdea = (desk: Desk, kitchen: Kitchen): Decision =>
  choosing(desk, kitchen, (idea) =>
    FAVOURITE.test(desk.parts[0]?.text ?? '')
      ? idea.isFavorite
        ? like(desk, idea, false)
        : { text: `**${quoted(idea.name)}** is not among your favorites.` }
      : desk.propose(
          'deleteMenuIdea',
          { id: idea.id },
          `I prepared to remove **${quoted(idea.name)}** from your ideas.`,
        ),
  );
