// 'Add the ingredients for pancakes to the list': what a dish needs, without what the pantry and the list have.
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { listed, paragraphs, quoted } from '../say.ts';
import { alsoWords, hasJustName, recipesFor, type Recipe } from './cooking.ts';
import { withoutIn } from './dish-words.ts';
import { rule, TO } from './kitchen-rule.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { LIST } from './list-words.ts';
import { plainOf } from './plain.ts';
import { mealMeant, shopForMeal } from './shopping-meal.ts';
import { putOnList } from './shopping-needs.ts';
import { shopForWeek } from './shopping-week.ts';

/** For whom or when it is cooked: nothing of its name. */
const TAIL =
  / (?:for|on|this|next) (?:\d+|two|four|six|eight|tonight|today|tomorrow|breakfast|lunch|dinner|supper|the (?:kids|family|party|weekend)|us|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week\w*)\b.*$| (?:tonight|tomorrow)$/i;
const JOINT = /\s*(?:,|;|\band\b|&|\+)\s*/i;
const MOST_DISHES = 5;
/** 'without eggs', and all behind it. */
const REFUSAL =
  /(?:,? (?:but )?(?:without|with no|except(?: for)?|excluding|leaving out|minus)|,? but not?|, not?)\b.*$/i;
const ON_THE_LIST = rule(` ${TO} ${LIST}`);

/** A recipe for a name, and those that could have been meant as well. */
interface Choice {
  recipe: Recipe;
  others: Recipe[];
}

interface Meant {
  choices: Choice[];
  unknown: string[];
  /** More dishes than go into one answer. */
  later: string[];
}

function choose(name: string, ideas: readonly MenuIdea[]): Choice | undefined {
  const [recipe, ...rest] = recipesFor(name, ideas);
  if (!recipe) return undefined;
  // Asked for by its whole name there is no doubt, unless the family has one of its own that is called longer.
  const others = !hasJustName(recipe, name)
    ? rest
    : rest.filter(({ from }) => recipe.from === 'the cookbook' && from !== recipe.from);
  return { recipe, others };
}

/** The dishes a text names: one by its whole name, 'mac and cheese', or several. */
function dishesIn(name: string, ideas: readonly MenuIdea[]): Meant {
  const whole = choose(name, ideas);
  if (whole) return { choices: [whole], unknown: [], later: [] };
  const choices: Choice[] = [];
  const unknown: string[] = [];
  const parts = name.split(JOINT).filter(Boolean);
  for (const part of parts.slice(0, MOST_DISHES)) {
    const choice = choose(part, ideas);
    if (!choice) unknown.push(part);
    else if (!choices.some(({ recipe }) => recipe.name === choice.recipe.name)) choices.push(choice);
  }
  return { choices, unknown, later: parts.slice(MOST_DISHES) };
}

const unknownWords = (unknown: readonly string[]): string | undefined =>
  unknown.length > 0
    ? `I have no recipe for ${listed(unknown.map((name) => quoted(name)))}, neither among your ideas nor in the cookbook. Tell me what it needs, and I put that on the list.`
    : undefined;

const laterWords = (later: readonly string[]): string | undefined =>
  later.length > 0
    ? `Please tell me ${listed(later.map((name) => quoted(name)))} again afterwards.`
    : undefined;

function choiceWords({ recipe: { name, servings, from }, others }: Choice): string {
  const known = `**${quoted(name)}** is in ${from}${servings === null ? '' : `, for ${servings}`}.`;
  return [known, alsoWords(others)].filter(Boolean).join(' ');
}

/** What is to be cooked, in the words asked for last, and what is to be left out of it. */
function askedFor(desk: Desk, kitchen: Kitchen): { things: string; refusal: string } {
  const answer = desk.parts.findLast(({ asked }) => asked === 'dish')?.text;
  const said = plainOf(answer ?? desk.text).replace(ON_THE_LIST, '');
  const things = answer === undefined ? kitchen.things : said;
  return { things, refusal: REFUSAL.exec(said)?.[0] ?? '' };
}

/** 'Add the ingredients for pancakes to the list' */
export function shopForDish(desk: Desk, kitchen: Kitchen): Decision {
  const { things, refusal } = askedFor(desk, kitchen);
  const wanted = things.replace(REFUSAL, '').trim();
  const meal = mealMeant(wanted, desk.turn.facts.today);
  if (meal === 'week') return shopForWeek(desk);
  if (meal) return shopForMeal(desk, kitchen, meal, withoutIn(refusal));
  return desk.knowing(['listMenuIdeas', 'listPantryItems', 'listShoppingLists'], (stored) => {
    const ideas = stored.listMenuIdeas;
    // 'Pancakes without eggs' may be what the dish is called.
    const isItsName = choose(things, ideas) !== undefined;
    const name = (isItsName ? things : wanted).replace(TAIL, '').trim();
    const { choices, unknown, later } = dishesIn(name, ideas);
    const after = [unknownWords(unknown), laterWords(later)];
    if (choices.length === 0) return { text: paragraphs(...after) };
    return putOnList(desk, kitchen, stored, {
      dishes: choices.map(({ recipe }) => recipe),
      without: things !== wanted && isItsName ? [] : withoutIn(refusal),
      before: choices.map(choiceWords).join(' '),
      after,
    });
  });
}
