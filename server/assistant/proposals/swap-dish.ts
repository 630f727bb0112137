// 'Swap this one' on the card of a weekly menu: another dish of the cookbook that fits everybody, on the same card.
// Nothing is saved before the card is approved.
import { mealsSchemas } from '#contract/schemas/meals.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { CLEARED, DAYS, MEALS, type Day, type Meal } from '#contract/week.ts';
import { prepareChecks } from '#rules/food/conflicts.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { planDays } from '#rules/meals/plan-days.ts';
import { otherDishes } from '#rules/meals/week-plan.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { shownProposal, type StoredProposal } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import { eatingFamily } from '../../eating-family.ts';
import { AppError } from '../../errors.ts';
import { inTurns } from '../../in-turns.ts';
import { parseInput } from '../../invalid-input.ts';
import { householdLunches } from '../../meals/school-lunches.ts';
import { capital } from '../text/say.ts';
import { preview } from './proposals.ts';

interface Place {
  day: Day;
  meal: Meal;
}

const refused = (sentence: string): AppError => new AppError('conflict', sentence);

/** The date of a day that the card plans; only an open card of a menu has some, and no day that is over. */
function dateOf(context: Context, { day, meal }: Place, card: StoredProposal, weekStartDate: string): string {
  const now = context.now();
  if (shownProposal(card, now).status !== 'pending') throw refused('This card was answered already.');
  const isPlanned = card.lines.some(
    ({ label, after }) => label === `${capital(day)} ${meal}` && after !== null,
  );
  if (!isPlanned) throw refused('This card plans nothing there.');
  const dates = DAYS.map((_, at) => addDays(weekStartDate, at));
  const date = dates.find((one) => dayOf(one) === day) ?? weekStartDate;
  if (date < planDays(undefined, now, context.actor.timeZone).from) throw refused('That day is over.');
  return date;
}

/** The wishes of the plan the card came from: 'without fish', 'at most 30 minutes'. */
async function wishesOf(context: Context, { messageId }: StoredProposal) {
  const { metadata } = await context.records('message').get(messageId);
  const call = metadata.calls?.findLast(({ tool }) => tool === 'planWeek');
  const { maxMinutes, without } = parseInput(mealsSchemas.planWeek.input, call?.input ?? {});
  return { maxMinutes, without: wordsIn(without) };
}

/** Replaces one dish of the card by the next one that fits; every further swap brings another, until all had their turn. */
export function swapDish(
  context: Context,
  { id, ifVersion, day, meal }: Place & { id: string; ifVersion?: number | undefined },
): Promise<Proposal> {
  return context.atomically('swapDish', async (inner) => {
    const proposals = inner.records('proposal');
    const card = await proposals.get(id);
    if (card.tool !== 'saveWeeklyMenu') throw refused('This card has no dishes to swap.');
    const { weekStartDate, meals } = parseInput(mealsSchemas.saveWeeklyMenu.input, card.arguments);
    const date = dateOf(inner, { day, meal }, card, weekStartDate);
    const current = meals[day]?.[meal] ?? CLEARED;
    const members = await eatingFamily(inner);
    await inTurns(prepareChecks(members));
    const { rulesOn } = await householdLunches(inner);
    const inWeek = DAYS.flatMap((other) => MEALS.map((one) => meals[other]?.[one] ?? CLEARED));
    const others = otherDishes({
      ...(await wishesOf(inner, card)),
      members,
      date,
      meal,
      taken: inWeek.filter((dish) => dish !== current),
      lunchRulesOn: rulesOn,
    });
    const next = others[(others.indexOf(current) + 1) % others.length];
    if (next === undefined || next === current)
      throw refused(`The cookbook has no other ${meal} that fits everybody.`);
    // Looked at like every card: another dish that somebody must not eat is named on it, and can be swapped next.
    const seen = await preview(inner, card.tool, {
      ...card.arguments,
      meals: { ...meals, [day]: { ...meals[day], [meal]: next } },
    });
    const { lines, concerns, targets } = seen;
    const changed = { lines, concerns, targets, arguments: seen.arguments };
    return shownProposal(await proposals.update(id, changed, ifVersion ?? card.version), inner.now());
  });
}
