// The sentences above suggested dishes: how they were chosen, what could not be checked, and the dish they are in place of.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Meal } from '#contract/week.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import type { Eater } from '#rules/food/meal-concerns.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import { namesOf } from '../../kitchen/eaters.ts';
import { leftOutWords } from '../../kitchen/rich-foods.ts';
import { unjudgedIn, unjudgedWords } from '../../kitchen/unjudged.ts';
import type { Asked } from '../../plan.ts';
import { againstFamily } from './dishes.ts';

/** The sentence above suggested dishes. Nothing is claimed that was not checked: the caller says what could not be. */
export function suggestionHead(
  people: readonly FamilyMember[],
  all: number,
  limits: Parameters<typeof leftOutWords>[0],
  isAllJudged: boolean,
): string {
  const diets = isAllJudged ? 'diets' : 'other diets';
  const whose =
    people.length === all ? 'your family' : `${listed(people.map(({ name }) => quoted(name)))} only`;
  return paragraphs(
    `How about one of these? I went by the allergies and ${diets} I know for ${whose}.`,
    leftOutWords(limits),
  );
}

/** Diets of those who eat, and of the wish, that no dish can be checked against. */
export const unjudgedFor = (
  asked: Asked,
  eaters: readonly Eater[],
  isKnown?: (entry: string) => boolean,
): string | undefined => unjudgedWords(asked, eaters, isKnown) ?? unjudgedIn(asked.text);

/** 'Monday's Chicken curry isn't right for Jun', where somebody asks for another dish on a day that has one. */
export function plannedAgainst(
  asked: Asked,
  members: readonly FamilyMember[],
  date: string,
  meal: Meal,
): string | undefined {
  if (asked.slots.days.length === 0 || members.length === asked.household.members.length) return undefined;
  const planned = mealsOfDate(asked.household.menus, date).find((one) => one.meal === meal)?.text;
  if (planned === undefined) return undefined;
  const household = { ...asked.household, members };
  const says =
    againstFamily({ ...asked, household }, planned)?.says ??
    `${quoted(planned)} is what's planned; check it for ${namesOf(
      asked,
      members.map(({ name }) => name),
    )}`;
  return `${capital(says)}. ${LEFT_OUT_OF_IT}`;
}
const LEFT_OUT_OF_IT = 'A version without what is against it works too, cooked apart from the rest.';
