// The next step of an answer that is made from the whole sentence while its tools answer: a plan of meals, dishes to
// cook. Everything is read from the turn, nothing is remembered.
import { DAYS, MEALS, type Day, type Meal } from '#contract/week.ts';
import { addDays, weekStart } from '#rules/time/dates.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import type { Guided } from '../answers/plan.ts';
import { UNSURE } from '../dialogue/unsure.ts';
import { OVER_AT } from '../answers/food/menus/menu-dates.ts';
import { mealDaysIn } from '../answers/food/menus/meal-days.ts';
import { askAboutDiet } from './account/account.ts';
import type { Leftover } from './account/leftovers.ts';
import { isPlanWish, isWeekdayOver, planLeftovers } from './account/plan-wish.ts';
import type { Decision } from './decision.ts';
import { lastDays, lastPlan, planInput, savedState, type PlanInput } from './memory.ts';
import { sayPlan, planLines } from './say-plan.ts';
import { dayAndMonth, paragraphs } from '../text/say.ts';
import { record } from '../text/unchecked.ts';
import type { Call, Turn } from './turn.ts';
import { FAILED } from './carry-out.ts';

const RECORDS = 'listMedicalRecords';
const NAMES_DAY = /\b(?:today|tonight)\b/i;

class Deciding {
  readonly turn: Turn;
  readonly tools: ReadonlySet<string>;
  /** The days that are wanted; all when absent. */
  readonly #days: readonly Day[] | undefined;
  readonly #mealDays: Guided['mealDays'];
  readonly byRecords: Guided['byRecords'];
  readonly against: Guided['against'];
  constructor(turn: Turn, tools: ReadonlySet<string>, { guide, days, mealDays, byRecords, against }: Guided) {
    this.turn = turn;
    this.tools = tools;
    this.#days = days;
    // 'No eggs please' behind a plan leaves each meal on its days.
    const last = guide === 'another_plan' ? turn.before.at(-1)?.said : undefined;
    this.#mealDays = mealDays ?? (last === undefined ? undefined : mealDaysIn(last));
    this.byRecords = byRecords;
    this.against = against;
  }

  /** The answer of a tool in this turn. */
  done(tool: string): Call | undefined {
    return this.turn.calls.findLast((call) => call.tool === tool);
  }

  /** True where this week had no place left, so that the next one was planned. */
  get isOfNextWeek(): boolean {
    return this.turn.calls.filter(({ tool }) => tool === 'planWeek').length > 1;
  }

  /** The next week, where the days wanted are over in this one. */
  forDays(input: PlanInput): PlanInput {
    const { today } = this.turn.facts;
    const monday = weekStart(today);
    const isOver = this.#days?.every((day) => addDays(monday, DAYS.indexOf(day)) <= today) ?? false;
    return isOver && input.date === monday && !NAMES_DAY.test(this.turn.said)
      ? { ...input, date: addDays(monday, 7) }
      : input;
  }

  /** The plan of the next week, where all that is left of this one is filled and no day was named. */
  #weekAfter({ input, output }: Call): PlanInput | undefined {
    const plan = asPlan(output);
    const monday = weekStart(this.turn.facts.today);
    const isFull = plan && planLines(plan.meals).length + plan.gaps.length === 0 && plan.kept.length > 0;
    const isThis = input['date'] === monday && this.#days === undefined && !NAMES_DAY.test(this.turn.said);
    return isFull && isThis ? { ...input, date: addDays(monday, 7) } : undefined;
  }

  /** Days that were named, as this week's, and are over. */
  daysOver(plan: WeekPlan): Day[] {
    const { said } = this.turn;
    const some = Object.values(this.#mealDays ?? {}).filter((days) => days.length < DAYS.length);
    return DAYS.filter((day) => (this.#days ?? some.flat()).includes(day)).filter(
      (day) => isWeekdayOver(plan, day) && new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(said),
    );
  }

  #lastDays(): Day[] | undefined {
    return this.#mealDays ? undefined : lastDays(this.turn.before);
  }

  /** The plan with each meal on its own days, where such were told. */
  #onPlaces(plan: WeekPlan): WeekPlan {
    const { today, time } = this.turn.facts;
    const mealDays = this.#mealDays;
    const isWanted = (day: Day, meal: Meal): boolean => {
      if (mealDays === undefined) return true;
      // A plan of the week has all meals of today (D38); one where meals have days of their own, those to come.
      const isOver = addDays(plan.weekStartDate, DAYS.indexOf(day)) === today && time >= OVER_AT[meal];
      return !isOver && (mealDays[meal]?.includes(day) ?? true);
    };
    const meals = DAYS.map(
      (day) =>
        [
          day,
          Object.fromEntries(
            Object.entries(plan.meals[day] ?? {}).filter(([meal]) =>
              MEALS.some((one) => one === meal && isWanted(day, one)),
            ),
          ),
        ] as const,
    );
    const own = ({ day, meal }: { day: Day; meal: Meal }) => isWanted(day, meal);
    return {
      ...plan,
      meals: Object.fromEntries(meals.filter(([, of]) => Object.keys(of).length > 0)),
      kept: plan.kept.filter(own),
      replaced: plan.replaced.filter(own),
      gaps: plan.gaps.filter(own),
    };
  }

  /** Plans, then prepares the card; first it asks about an allergy or a diet no plan can follow from words alone. */
  plan(
    input: PlanInput,
    say: (plan: WeekPlan, card: Call | undefined, left: readonly Leftover[]) => string,
  ): Decision {
    // For the receipt, and so that the exchange counts as one about health.
    const reads = this.byRecords && this.tools.has(RECORDS) && !this.done(RECORDS);
    if (reads) return { call: { tool: RECORDS, input: {} } };
    const planned = this.done('planWeek');
    const later = planned && this.#weekAfter(planned);
    if (later) return { call: { tool: 'planWeek', input: later } };
    if (!planned)
      return this.tools.has('planWeek') ? { call: { tool: 'planWeek', input } } : { text: `${UNSURE}.` };
    const whole = planned.failed ? undefined : asPlan(planned.output);
    const plan = whole && this.#onPlaces(onDays(whole, this.#days ?? this.#lastDays()));
    if (!plan) return { text: FAILED };
    const left = planLeftovers(this.turn, plan, input);
    const asking = askAboutDiet(this.turn, left);
    if (asking) return asking;
    const saved = this.done('saveWeeklyMenu');
    if (saved || !this.tools.has('saveWeeklyMenu') || planLines(plan.meals).length === 0)
      return { text: say(plan, saved, left) };
    return {
      call: { tool: 'saveWeeklyMenu', input: { weekStartDate: plan.weekStartDate, meals: plan.meals } },
    };
  }
}

/** A plan with the meals of some days alone. */
function onDays(plan: WeekPlan, days: readonly Day[] | undefined): WeekPlan {
  if (days === undefined) return plan;
  const isWanted = ({ day }: { day: Day }) => days.includes(day);
  return {
    ...plan,
    meals: Object.fromEntries(Object.entries(plan.meals).filter(([day]) => days.some((one) => one === day))),
    kept: plan.kept.filter(isWanted),
    replaced: plan.replaced.filter(isWanted),
    gaps: plan.gaps.filter(isWanted),
  };
}

const isPlan = (output: unknown): output is WeekPlan =>
  typeof output === 'object' && output !== null && 'weekStartDate' in output;

const asPlan = (output: unknown): WeekPlan | undefined => (isPlan(output) ? output : undefined);

function cardOf(call: Call | undefined): 'proposed' | 'unchanged' | 'failed' | undefined {
  if (!call) return undefined;
  const { status } = record(call.output);
  return status === 'proposed' || status === 'unchanged' ? status : 'failed';
}

const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
/** 'Wed and Fri no meat', 'no fish on Tuesday' */
const WITHOUT_ON_DAYS = new RegExp(
  `\\b${WEEKDAY},? (?:no|without) |\\b(?:no|without) [a-z]+(?: on)? ${WEEKDAY}\\b`,
  'i',
);

const showPlan = (deciding: Deciding, input: PlanInput): Decision =>
  deciding.plan(input, (plan, card, left) =>
    sayPlan({
      plan,
      isOfNextWeek: deciding.isOfNextWeek,
      card: cardOf(card),
      without: input.without,
      isOnSomeDays: WITHOUT_ON_DAYS.test(deciding.turn.said) && Object.keys(plan.meals).length > 2,
      byRecords: deciding.byRecords,
      against: deciding.against,
      unmet: left.map(({ text }) => text),
      over: deciding.daysOver(plan),
    }),
  );

/** A wish to plan meals, and not just a text with 'plan' in it. */
const planned = (deciding: Deciding, options: { another?: boolean }): Decision => {
  const input = deciding.forDays(planInput(deciding.turn, options));
  // 'Something else' behind a plan that waits needs no word of meals.
  const last = deciding.turn.before.slice(-1);
  const goesOn = options.another === true && lastPlan(last) !== undefined && savedState(last) === 'pending';
  return goesOn || isPlanWish(deciding.turn, input)
    ? showPlan(deciding, input)
    : { text: `${UNSURE}. Tell me which days I should plan meals for.` };
};

function save(deciding: Deciding): Decision {
  const { turn } = deciding;
  const last = lastPlan(turn.before);
  if (!last) return { text: "I have no menu to save yet. Should I plan this week's meals?" };
  if (savedState(turn.before) === 'approved') {
    return {
      text: `That menu is saved already. You'll find the week of ${dayAndMonth(last.monday)} on your calendar.`,
    };
  }
  return deciding.plan(last.input, (plan, card) => {
    const text = sayPlan({
      plan,
      card: cardOf(card),
      without: last.input.without,
      byRecords: deciding.byRecords,
      against: deciding.against,
      unmet: [],
    });
    const shown = turn.before.some(({ answer }) =>
      planLines(plan.meals).every((line) => answer.includes(line)),
    );
    if (!shown)
      return paragraphs("Something changed since I showed you the plan, so here's a new one.", text);
    if (cardOf(card) !== 'proposed') return text.split('\n\n').at(-1) ?? text;
    return `The menu for the week of ${dayAndMonth(plan.weekStartDate)} is ready. Approve the card below and it's on your calendar.`;
  });
}

/** The first step of each plan. */
const ACTIONS: Record<Guided['guide'], (deciding: Deciding) => Decision> = {
  plan_week: (deciding) => planned(deciding, {}),
  another_plan: (deciding) => planned(deciding, { another: true }),
  save_menu: save,
};

/** The next step of an answer that is made from the whole sentence. */
export function decideGuided(turn: Turn, tools: ReadonlySet<string>, guided: Guided): Decision {
  const { guide, said, consents } = guided;
  const asked = { ...turn, said, ...(consents ? { consents } : {}) };
  return ACTIONS[guide](new Deciding(asked, tools, guided));
}
