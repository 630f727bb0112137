// What Pip's own brain does next: call a tool, or speak. Everything is read from the turn, nothing is remembered.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import type { Meal } from '#contract/week.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { planWeek } from '#rules/meals/week-plan.ts';
import { weekStart } from '#rules/time/dates.ts';
import { wordsOf } from '../text/fold-text.ts';
import { askAboutDiet } from './account/account.ts';
import { consented } from './account/consent.ts';
import { isPlanWish, planLeftovers } from './account/plan-wish.ts';
import { firstWish } from './account/second-wish.ts';
import { sayBedtime } from './bedtime.ts';
import type { Decision } from './decision.ts';
import { deskDecision } from './desk/act.ts';
import { isAsking, isDeskWish, type DeskWish } from './desk/wish.ts';
import { sayFamily, sayFood } from './family.ts';
import { sayEvent } from './guides/events.ts';
import { carriedOn } from './guides/follow-up.ts';
import { sayParenting } from './guides/parenting.ts';
import { sayRoutine } from './guides/routines.ts';
import { kitchenDecision } from './kitchen/act.ts';
import type { KitchenWish } from './kitchen/kitchen-rule.ts';
import { isKitchenWish } from './kitchen/kitchen-wish.ts';
import type { Intent } from './matcher.ts';
import type { Member } from './member.ts';
import { lastPlan, planInput, savedState, type PlanInput } from './memory.ts';
import { sayMenu } from './menu.ts';
import { sayPlan, planLines } from './say-plan.ts';
import { dayAndMonth, paragraphs } from './say.ts';
import * as talk from './talk.ts';
import { record, type Call, type Turn } from './turn.ts';
import { sayUnavailable } from './unavailable.ts';
import { understand } from './understand.ts';
import { unsureOf } from './unsure.ts';

const FAILED = 'I could not look that up just now. Please try again in a moment.';

class Deciding {
  readonly turn: Turn;
  readonly tools: ReadonlySet<string>;
  constructor(turn: Turn, tools: ReadonlySet<string>) {
    this.turn = turn;
    this.tools = tools;
  }

  /** What a tool has answered in this turn. */
  done(tool: string): Call | undefined {
    return this.turn.calls.findLast((call) => call.tool === tool);
  }

  /** Reads who is in the family, then speaks with that in mind. */
  knowingFamily(say: (members: Member[], said: string) => string): Decision {
    return this.reading<Member[]>('listFamilyMembers', (members) => say(members, this.turn.said));
  }

  /** Reads with a tool once, then speaks about what it answered. */
  reading<T>(tool: string, say: (output: T) => string): Decision {
    const call = this.done(tool);
    if (call) return { text: call.failed || !Array.isArray(call.output) ? FAILED : say(call.output as T) };
    return this.tools.has(tool) ? { call: { tool, input: {} } } : { text: unsureOf(this.turn.said) };
  }

  /** Plans, then prepares the card; first it asks about an allergy or a diet no plan can follow from words alone. */
  plan(input: PlanInput, say: (plan: WeekPlan, card: Call | undefined) => string): Decision {
    const planned = this.done('planWeek');
    if (!planned)
      return this.tools.has('planWeek')
        ? { call: { tool: 'planWeek', input } }
        : { text: unsureOf(this.turn.said) };
    const plan = planned.failed ? undefined : asPlan(planned.output);
    if (!plan) return { text: FAILED };
    const asking = askAboutDiet(this.turn, planLeftovers(this.turn, plan, input));
    if (asking) return asking;
    const saved = this.done('saveWeeklyMenu');
    if (saved || !this.tools.has('saveWeeklyMenu') || planLines(plan.meals).length === 0)
      return { text: say(plan, saved) };
    return {
      call: { tool: 'saveWeeklyMenu', input: { weekStartDate: plan.weekStartDate, meals: plan.meals } },
    };
  }
}

const isPlan = (output: unknown): output is WeekPlan =>
  typeof output === 'object' && output !== null && 'weekStartDate' in output;

const asPlan = (output: unknown): WeekPlan | undefined => (isPlan(output) ? output : undefined);

function cardOf(call: Call | undefined): 'proposed' | 'unchanged' | 'failed' | undefined {
  if (!call) return undefined;
  const { status } = record(call.output);
  return status === 'proposed' || status === 'unchanged' ? status : 'failed';
}

const showPlan = (deciding: Deciding, input: PlanInput): Decision =>
  deciding.plan(input, (plan, card) =>
    sayPlan({
      plan,
      card: cardOf(card),
      without: input.without,
      unmet: planLeftovers(deciding.turn, plan, input).map(({ text }) => text),
    }),
  );

/** A wish to plan meals, and not just a text with 'plan' in it. */
const planned = (deciding: Deciding, options: { another?: boolean }): Decision => {
  const input = planInput(deciding.turn, options);
  return isPlanWish(deciding.turn, input)
    ? showPlan(deciding, input)
    : { text: unsureOf(deciding.turn.said) };
};

function save(deciding: Deciding): Decision {
  const { turn } = deciding;
  const last = lastPlan(turn.before);
  if (!last) return { text: 'I have no menu to save yet. Shall I plan this week’s meals?' };
  if (savedState(turn.before) === 'approved') {
    return {
      text: `That menu is saved already. You find the week of ${dayAndMonth(last.monday)} on your calendar.`,
    };
  }
  return deciding.plan(last.input, (plan, card) => {
    const text = sayPlan({ plan, card: cardOf(card), without: last.input.without, unmet: [] });
    const shown = turn.before.some(({ answer }) =>
      planLines(plan.meals).every((line) => answer.includes(line)),
    );
    if (!shown) return paragraphs('Something changed since I showed you the plan, so here it is anew.', text);
    if (cardOf(card) !== 'proposed') return text.split('\n\n').at(-1) ?? text;
    return `The menu for the week of ${dayAndMonth(plan.weekStartDate)} is ready. Approve the card below and it is on your calendar.`;
  });
}

/** Three dinners, or of the meal named, out of a whole week that fits everybody. */
function suggest(deciding: Deciding): Decision {
  const { meals = 'dinner', ...input } = planInput(deciding.turn, { fresh: true });
  return deciding.reading<FamilyMember[]>('listFamilyMembers', (members) => {
    const plan = planWeek({
      members,
      weekStartDate: weekStart(deciding.turn.facts.today),
      meals: meals.split(',') as Meal[],
      maxMinutes: input.maxMinutes,
      without: wordsIn(input.without),
    });
    const dishes = Object.values(plan.meals).flatMap((day) => Object.values(day));
    if (dishes.length === 0) return 'I found no dish that fits everybody. Shall I try with more time?';
    return paragraphs(
      'How about one of these? I left out what is stored as an allergy or a diet in your family.',
      [...new Set(dishes)]
        .slice(0, 3)
        .map((dish) => `- ${dish}`)
        .join('\n'),
      'Shall I plan the whole week like that?',
    );
  });
}

const isPending = (turn: Turn): boolean => savedState(turn.before.slice(-1)) === 'pending';
/** Whether any card of the last answer waits for the parent. */
const cardWaits = ({ before }: Turn): boolean =>
  before.at(-1)?.calls.some(({ output }) => record(output)['status'] === 'pending') === true;

/** What each intent leads to. */
const ACTIONS: Record<Exclude<Intent, DeskWish | KitchenWish>, (deciding: Deciding) => Decision> = {
  plan_week: (deciding) => planned(deciding, {}),
  another_plan: (deciding) => planned(deciding, { another: true }),
  suggest_meal: suggest,
  list_family: (deciding) => deciding.knowingFamily(sayFamily),
  allergies: (deciding) => deciding.knowingFamily(sayFood),
  save_menu: save,
  show_menu: (deciding) =>
    deciding.reading<WeeklyMenu[]>('listWeeklyMenus', (menus) =>
      sayMenu(menus, deciding.turn.said, deciding.turn.facts.today),
    ),
  bedtime: (deciding) => deciding.knowingFamily(sayBedtime),
  routines: (deciding) => deciding.knowingFamily(sayRoutine),
  events: (deciding) =>
    deciding.knowingFamily((members, said) => sayEvent(members, said, deciding.turn.facts.today)),
  parenting: (deciding) => deciding.knowingFamily(sayParenting),
  school: () => ({ text: talk.school() }),
  greeting: ({ turn }) => ({ text: talk.greeting(turn.facts.firstName) }),
  thanks: () => ({ text: talk.thanks() }),
  goodbye: ({ turn }) => ({ text: talk.goodbye(turn.facts.firstName) }),
  help: () => ({ text: talk.help() }),
  about: () => ({ text: talk.about() }),
  repeat: ({ turn }) => ({ text: turn.before.at(-1)?.answer || talk.nothingToRepeat() }),
  yes: (deciding) => {
    const { before } = deciding.turn;
    if (isPending(deciding.turn)) return save(deciding);
    if (cardWaits(deciding.turn)) return { text: talk.onlyYourTap() };
    const last = before.at(-1);
    // 'Like that' takes the meals and the minutes from the question before.
    if (last && /shall i plan/i.test(last.answer))
      return showPlan(deciding, planInput({ ...deciding.turn, said: last.said }, {}));
    return { text: talk.acknowledged() };
  },
  no: (deciding) => ({ text: talk.declined(cardWaits(deciding.turn)) }),
};

/** The next step of a turn: the same for the same turn. */
export function decide(asked: Turn, tools: ReadonlySet<string>): Decision {
  const { turn, told } = firstWish(consented(asked));
  return told(sayingUnchanged(turn, decideOne(turn, tools)));
}

/** Something new in a statement: 'the inhaler is now only before soccer', 'allergy test nov 5, retest in a year'. */
const REPORTS = /\b(?:now|again|any ?more|no longer|from now on|retest)\b|\d/i;
const SHORTEST_REPORT = 6;

/** An answer that only looked something up says so where the parent reported something. */
function sayingUnchanged(turn: Turn, decision: Decision): Decision {
  if (!('text' in decision) || decision.text.includes('?') || turn.calls.length === 0) return decision;
  const isRead = turn.calls.every(({ tool }) => tool.startsWith('list'));
  const words = wordsOf(turn.said);
  const isReport =
    REPORTS.test(turn.said) &&
    !isAsking(turn.said) &&
    words.length >= SHORTEST_REPORT &&
    turn.said.includes(',');
  if (!isRead || !isReport || /nothing/i.test(decision.text)) return decision;
  return { text: paragraphs(decision.text, 'I only looked that up and stored nothing new.') };
}

function decideOne(turn: Turn, tools: ReadonlySet<string>): Decision {
  const desk = deskDecision(turn, tools);
  if (desk) return desk;
  const kitchen = kitchenDecision(turn, tools);
  if (kitchen) return kitchen;
  const guide = carriedOn(turn);
  if (guide && !isDeskWish(guide.intent) && !isKitchenWish(guide.intent))
    return ACTIONS[guide.intent](new Deciding({ ...turn, said: guide.said }, tools));
  const intent = understand(turn.said, lastPlan(turn.before) !== undefined);
  if (intent && !isDeskWish(intent) && !isKitchenWish(intent))
    return ACTIONS[intent](new Deciding(turn, tools));
  return { text: sayUnavailable(turn.said) ?? unsureOf(turn.said) };
}
