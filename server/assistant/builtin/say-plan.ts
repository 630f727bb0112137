// The words around a week's plan: what was respected, one line per meal, the gaps and what is to be checked.
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { DAYS, MEALS, type Day } from '#contract/week.ts';
import { addDays, formatWeekday } from '#rules/time/dates.ts';
import type { Guided } from '../answers/plan.ts';
import { respectedWords } from '../text/respected-words.ts';
import { capital, carefulWords, dayAndMonth, listed, paragraphs, quoted } from '../text/say.ts';

const NOTHING_STORED =
  'No allergies or diets are stored for your family, so I chose freely. Please look the dishes over.';

const MOST_NAMED = 6;
type Filled = WeekPlan['kept'];
const placeWords = ({ day, meal, dish }: Filled[number]): string =>
  `${capital(day)} ${meal} (${quoted(dish)})`;
const placesWords = (places: Filled): string =>
  places.length > MOST_NAMED
    ? listed([...places.slice(0, MOST_NAMED - 1).map(placeWords), `${places.length - MOST_NAMED + 1} more`])
    : listed(places.map(placeWords));

/** The week, and the day it starts from where some of it is over. */
function weekWords({ weekStartDate, from }: WeekPlan): string {
  const week = `the week of ${dayAndMonth(weekStartDate)}`;
  if (from === weekStartDate) return week;
  return from === addDays(weekStartDate, 6)
    ? `${week}, for Sunday alone`
    : `${week}, from ${formatWeekday(from)} on`;
}

/** Meals of the menu that stay, and those that would be planned over. */
const filledWords = ({ kept, replaced }: WeekPlan): string | undefined =>
  [
    kept.length > 0 ? `What you have written stays, ${placesWords(kept)}.` : '',
    replaced.length > 0 ? `As you asked, it would overwrite ${placesWords(replaced)}.` : '',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** A warning of the meals that stay and that somebody must not eat. */
function keptWarning({ kept }: WeekPlan, against: NonNullable<Guided['against']>): string | undefined {
  const reasons = kept.flatMap(({ dish }) => (Object.hasOwn(against, dish) ? (against[dish] ?? []) : []));
  return reasons.length > 0 ? carefulWords([...new Set(reasons)]) : undefined;
}

/** Says that nothing is stored only when nothing is: words the rules cannot read are told of further down. */
function opening({ plan, byRecords, isOfNextWeek = false }: PlanAnswer): string {
  const { respected, checkedByName, pleaseCheck } = plan;
  const isNothing = checkedByName.length + pleaseCheck.length === 0 && !byRecords;
  const nothing = isNothing ? NOTHING_STORED : '';
  const told = respectedWords(respected);
  // Nothing is claimed of dishes that the family wrote.
  const claim =
    told !== '' && plan.kept.length > 0
      ? `I chose the new dishes with ${told.charAt(0).toLowerCase()}${told.slice(1)}`
      : told;
  const words = claim || nothing;
  const start = isOfNextWeek ? "This week is planned already, so here's" : 'Here is';
  return `${start} a plan for ${weekWords(plan)}. ${words}`.trimEnd();
}

/** A plan itself names only the allergies of the profiles. */
const recordsWords = ({ foods, words }: NonNullable<PlanAnswer['byRecords']>): string =>
  `I left out dishes with ${listed(foods.map(quoted), 'or')} by ${words}.`;

/** The lines of a plan, 'Monday dinner: …', in the order of the week. */
export const planLines = (meals: WeekPlan['meals']): string[] =>
  DAYS.flatMap((day) =>
    MEALS.flatMap((meal) => {
      const dish = meals[day]?.[meal];
      return dish ? [`${capital(day)} ${meal}: ${dish}`] : [];
    }),
  );

/** Places that stay empty, those with the same reason in one sentence. */
function gapWords(gaps: WeekPlan['gaps']): string | undefined {
  const byReason = Map.groupBy(gaps, ({ reason }) => reason);
  const sentences = [...byReason].map(([reason, places]) => {
    const names = places.map(({ day, meal }) => `${capital(day)} ${meal}`);
    const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more places`] : names;
    return `I left ${listed(shown)} empty. ${capital(quoted(reason)).replace(/[^.!?]$/, '$&.')}`;
  });
  return sentences.join(' ') || undefined;
}

function checkWords({ checkedByName, pleaseCheck, advice }: WeekPlan): string | undefined {
  const byName = checkedByName.map(
    ({ name, word }) =>
      `I don't know “${quoted(word)}” for ${quoted(name)}, so I only made sure that no ingredient is called that.`,
  );
  const check = [...Map.groupBy(pleaseCheck, ({ name }) => name)].map(([name, found]) => {
    const words = listed(found.map(({ word }) => `“${quoted(word)}”`));
    const [matter, they] = found.length > 1 ? ['matter', 'they rule'] : ['matters', 'it rules'];
    return `Please check the dishes for ${quoted(name)} yourself where ${words} ${matter}; I couldn't be sure what ${they} out.`;
  });
  return [...byName, ...check, ...advice.map(quoted)].join(' ') || undefined;
}

interface PlanAnswer {
  plan: WeekPlan;
  /** This week had no place left. */
  isOfNextWeek?: boolean;
  /** The state of the card that saves it; undefined when none was asked for. */
  card: 'proposed' | 'unchanged' | 'failed' | undefined;
  /** Foods that the parent wanted left out this time. */
  without: string | undefined;
  /** They were said of some days only. */
  isOnSomeDays?: boolean;
  /** Foods left out because of medical records, and those records in words. */
  byRecords?: Guided['byRecords'];
  /** Reasons against the meals on the menu. */
  against?: Guided['against'];
  /** A wish the planner cannot follow. */
  unmet: readonly string[];
  /** Days that were named and are over in this week. */
  over?: readonly Day[];
}

const CLOSING = {
  proposed: 'Should I put it on your calendar? Approve the card below, or ask me for something different.',
  unchanged: 'This is exactly what your calendar already holds for that week.',
  failed: "I couldn't prepare the card to save it just now. Ask me to save it in a moment.",
} as const;

/** The whole answer to 'plan our week'. */
export function sayPlan(answer: PlanAnswer): string {
  const { plan, card, without, isOnSomeDays = false, byRecords, against = {}, unmet, over = [] } = answer;
  const lines = planLines(plan.meals);
  if (lines.length === 0 && plan.gaps.length === 0 && plan.kept.length > 0) {
    return paragraphs(
      `Every place of ${weekWords(plan)} is filled already, so I planned nothing new. ${filledWords(plan) ?? ''}`,
      keptWarning(plan, against),
      "Say “replace this week's meals” if I should plan over them, or name another week.",
    );
  }
  if (lines.length === 0) {
    return paragraphs(
      `I found no dish for the week of ${dayAndMonth(plan.weekStartDate)}.`,
      gapWords(plan.gaps),
      'Should I try with more time per meal, or with other meals?',
    );
  }
  return paragraphs(
    opening(answer),
    byRecords && recordsWords(byRecords),
    without &&
      `As you asked, no dish with ${listed(without.split(', ').map(quoted), 'or')} is on it${isOnSomeDays ? ', on any day, since I leave a food out of all of a plan' : ''}.`,
    filledWords(plan),
    keptWarning(plan, against),
    lines.join('\n'),
    gapWords(plan.gaps),
    over.length === 0
      ? undefined
      : `${listed(over.map(capital))} of this week ${over.length > 1 ? 'are' : 'is'} over already.`,
    checkWords(plan),
    unmet.length === 0
      ? undefined
      : `I can't plan around ${listed(unmet.map((words) => `“${quoted(words)}”`))} yet; plans follow the allergies and diets stored with your family, so please look the list over with that in mind.`,
    card ? CLOSING[card] : 'Should I save it, or would you like something different?',
  );
}
