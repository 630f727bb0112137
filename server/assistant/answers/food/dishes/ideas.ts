// Answers about the family's saved meal ideas.
import { MEAL_TYPES, type MealType, type MenuIdea } from '#contract/kinds/menu-idea.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { checkFor, concernSentence } from '#rules/food/meal-concerns.ts';
import type { Dish } from '#rules/meals/dish.ts';
import type { PastedRecipe } from '../../../reading/pasted-recipe.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import type { Answerers, Asked, Plan, Read } from '../../plan.ts';
import { dishesBefore, dishesIn, ideaCalled, inCookbook, mealOf } from './dishes.ts';
import { cardWords, isCalled, isYesOrNo, wording } from '../names.ts';

const READ: readonly Read[] = [{ tool: 'listMenuIdeas', input: {} }];
const MOST_LINES = 30;
const MOST_OFFERED = 4;
const QUICK_MINUTES = 30;
const FAVORITE = /\bfavou?rites?\b/i;

const mealTypeOf = ({ slots, chosen }: Asked): MealType | undefined =>
  MEAL_TYPES.find((type) => chosen['meal'] === type) ?? MEAL_TYPES.find((type) => slots.meals.includes(type));

const minutesOf = ({ prepTime, cookTime }: MenuIdea): number | undefined =>
  prepTime === null && cookTime === null ? undefined : (prepTime ?? 0) + (cookTime ?? 0);

/** The cookbook's facts of a dish, as an idea keeps them. */
const fieldsOf = ({ ingredients, steps, prepMinutes, cookMinutes, servings }: Dish): Partial<MenuIdea> => ({
  ingredients: [...ingredients],
  instructions: steps.join('\n'),
  prepTime: prepMinutes,
  cookTime: cookMinutes,
  servings,
});

/** A pasted recipe, as an idea keeps it. */
const fieldsOfRecipe = ({
  ingredients,
  steps,
  title: _title,
  ...numbers
}: PastedRecipe): Partial<MenuIdea> => ({
  ingredients,
  ...numbers,
  instructions: steps.join('\n'),
});

const against = (
  { household }: Asked,
  { name, ingredients }: { name: string; ingredients: readonly string[] },
): string[] =>
  checkFor(household.members)
    .ofIdea({ name, ingredients: [...ingredients] })
    .filter(({ strength }) => strength === 'contains')
    .slice(0, 2)
    .map((concern) => quoted(concernSentence(concern).replace(': ', ', ')));

/** The meal for which a dish stands on a menu. */
const mealOnMenu = ({ household }: Asked, name: string): MealType | undefined =>
  household.menus
    .flatMap(({ meals }) => Object.values(meals ?? {}).flatMap((day) => Object.entries(day ?? {})))
    .flatMap(([meal, dish]) =>
      typeof dish === 'string' && isCalled(dish, name)
        ? (MEAL_TYPES.find((type) => type === meal) ?? [])
        : [],
    )
    .at(0);

/** A card for an idea that is not there yet: with the pasted recipe, or what the cookbook says. */
function newIdea(asked: Asked, name: string): Plan {
  const { text } = asked;
  const { recipe } = asked.slots;
  const reads = [...READ];
  const dish = recipe ? undefined : inCookbook(name);
  const mealType = mealTypeOf(asked) ?? dish?.meal ?? mealOnMenu(asked, name);
  if (mealType === undefined)
    return {
      text: `For which meal should I save ${quoted(name)}?`,
      asked: 'meal',
      offered: MEAL_TYPES.map((type) => ({ label: capital(type), choice: type })),
      reads,
    };
  const careful = dish
    ? against(asked, dish)
    : recipe
      ? against(asked, { name, ingredients: recipe.ingredients })
      : [];
  const words = [
    wording(
      text,
      `${quoted(name)} as an idea for ${mealType}.`,
      `Saving ${quoted(name)} for ${mealType}.`,
      `Good one! ${quoted(name)} goes to your ${mealType} ideas.`,
    ),
    dish ? 'Ingredients and steps come from the cookbook.' : undefined,
    careful.length > 0 ? `Careful, though, ${listed(careful)}.` : undefined,
    cardWords(text),
  ];
  return {
    text: words.filter(Boolean).join(' '),
    cards: [
      {
        tool: 'createMenuIdea',
        input: {
          name,
          mealType,
          ...(dish ? fieldsOf(dish) : {}),
          ...(recipe ? fieldsOfRecipe(recipe) : {}),
          ...(FAVORITE.test(text) ? { isFavorite: true } : {}),
        },
      },
    ],
    reads,
  };
}

/** 'Dinner tonight was great, save it': the dish that the menu has for that meal. */
function eatenDish(asked: Asked): string | undefined {
  const { slots, facts, text } = asked;
  if (!/\b(?:dinner|lunch|breakfast|supper|tonight|last night)\b/i.test(text)) return undefined;
  const date = slots.days[0]?.date ?? facts.today;
  const meal = mealOf(asked) ?? 'dinner';
  return mealsOfDate(asked.household.menus, date).find((one) => one.meal === meal)?.text;
}

/** 'Save tacos as a dinner idea' */
function saveIdea(asked: Asked): Plan {
  const { text } = asked;
  const reads = [...READ];
  const { recipe } = asked.slots;
  const [named] = dishesIn(asked);
  const name = recipe?.title ?? named ?? eatenDish(asked);
  if (name === undefined) {
    const spoken = (asked.focus.dishes ?? dishesBefore(asked)).slice(0, MOST_OFFERED);
    return {
      text: 'Which dish should I save?',
      asked: 'dish',
      reads,
      offered: spoken.map((dish) => ({ label: quoted(dish), choice: dish })),
    };
  }
  const there = ideaCalled(asked, name);
  const isFavorite = FAVORITE.test(text);
  if (there && (!isFavorite || there.isFavorite))
    return {
      text: `**${quoted(there.name)}** is among your ${there.isFavorite ? 'favorites' : 'ideas'} already, for ${there.mealType}.`,
      reads,
      focus: { menu_idea: there.id },
    };
  if (there)
    return {
      text: `${quoted(there.name)} becomes a favorite. ${cardWords(text)}`,
      cards: [{ tool: 'updateMenuIdea', input: { id: there.id, isFavorite: true } }],
      reads,
      focus: { menu_idea: there.id },
    };
  const plan = newIdea(asked, name);
  return named === undefined && recipe === undefined ? { ...plan, isAccounted: true } : plan;
}

function lineOf(asked: Asked, idea: MenuIdea): string {
  const minutes = minutesOf(idea);
  const careful = against(asked, idea);
  return [
    `- **${quoted(idea.name)}**`,
    idea.mealType,
    minutes === undefined ? undefined : `${minutes} minutes`,
    idea.isFavorite ? 'a favorite' : undefined,
    careful.length > 0 ? `careful, ${careful.join('; ')}` : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Which dinner ideas do we have?', 'did we save tacos?' */
function askIdeas(asked: Asked): Plan {
  const { household, text, slots } = asked;
  const reads = [...READ];
  const named = [...slots.dishes.map(({ name }) => name), ...slots.foods.map(({ said }) => said)];
  const [name] = named;
  if (name !== undefined && isYesOrNo(text)) {
    const found = household.ideas.filter((idea) => isCalled(idea.name, name));
    const [first] = found;
    return first
      ? {
          text: `Yes, ${listed(found.slice(0, 5).map((idea) => `**${quoted(idea.name)}** for ${idea.mealType}`))} ${found.length > 1 ? 'are' : 'is'} saved.`,
          reads,
          focus: { menu_idea: first.id },
        }
      : { text: `No, ${quoted(name)} isn't among your ideas yet.`, reads };
  }
  const meal = mealTypeOf(asked);
  const isQuick = /\b(?:quick|fast|short|easy)\b/i.test(text);
  const isFavorite = FAVORITE.test(text) && household.ideas.some((idea) => idea.isFavorite);
  const fitting = household.ideas.filter(
    (idea) =>
      (meal === undefined || idea.mealType === meal) &&
      (!isFavorite || idea.isFavorite) &&
      (!isQuick || (minutesOf(idea) ?? Infinity) <= QUICK_MINUTES) &&
      named.every((food) => isCalled(idea.name, food) || idea.ingredients.some((own) => isCalled(own, food))),
  );
  const what = `${isQuick ? 'quick ' : ''}${isFavorite ? 'favorite ' : ''}meal idea${fitting.length === 1 ? '' : 's'}${meal ? ` for ${meal}` : ''}`;
  if (fitting.length === 0) {
    const no = isYesOrNo(text) ? 'No, you' : 'You';
    return {
      text: `${no} have no ${what} saved${household.ideas.length > 0 ? `; ${household.ideas.length} in all` : ''}. Name a dish you like and I'll keep it.`,
      reads,
    };
  }
  const more = fitting.length > MOST_LINES ? `And ${fitting.length - MOST_LINES} more.` : undefined;
  const [first] = fitting;
  const isWarned = fitting.slice(0, MOST_LINES).some((idea) => against(asked, idea).length > 0);
  return {
    text: paragraphs(
      `${isYesOrNo(text) ? 'Yes, you' : 'You'} have ${fitting.length} ${what} saved.`,
      fitting
        .slice(0, MOST_LINES)
        .map((idea) => lineOf(asked, idea))
        .join('\n'),
      more,
    ),
    reads: isWarned ? [...reads, { tool: 'listFamilyMembers', input: {} }] : reads,
    ...(first && fitting.length === 1 ? { focus: { menu_idea: first.id } } : {}),
  };
}

export const ideaAnswers: Answerers = { idea_save: saveIdea, idea_ask: askIdeas };
