// 'Put it on Friday', 'take them off', 'make that chicken': what is said of things that were spoken of, a dish, a list, an allergy.
import { type Attached, type Message, type Spoken } from '../message.ts';
import type { Slots } from '../../reading/slots.ts';
import { topicOf, topicsInContext, withCarried } from '../topics.ts';

const PICKED =
  '(?:it|that|this|them|both|all of (?:them|those)|(?:number|no|nr) ?\\d+|(?:(?:that|this|the) )?(?:(?:first|second|third|fourth|fifth|last|other|next|1st|2nd|3rd|4th|5th)(?: (?:one|two))?|(?:later|earlier) one)|(?:that|this) one)';
export const REMOVES = new RegExp(
  `\\b(?:cancel|delete|remove|drop|scrap|scratch|get rid of|forget) ${PICKED}\\b(?! (?:to|at|with|in the|before|after|until|note|reminder))|\\btake ${PICKED} (?:off|out|down|away)\\b`,
);
/** 'Change it to tacos', 'make that chicken': what is named is the new one, and 'it' the subject. */
export const REPLACES = /\b(?:change|make|switch|swap|turn|replace) (?:it|that|this|them)\b/;
/** A card waits, or is still asked about: what is said next belongs to it. */
export const waitsStill = ({ state, written }: Spoken): boolean =>
  (written.length === 0 && state.cards.length > 0) ||
  (state.asked !== undefined && /_(?:add|move|change)$/.test(state.intent));

/** The intent that a thing is changed by. */
const REPLACING: Readonly<Record<string, string>> = {
  menu: 'menu_place',
  list: 'list_change',
  pantry: 'pantry_change',
  school: 'school_change',
  member: 'member_change',
};

/** The likeliest intent of the topics in context; the own one weighs most. */
function actOnThings(topic: string, { reading, text, spoken: { state } }: Message): string | undefined {
  const own = topicOf(state.intent);
  if (REPLACES.test(text) && REPLACING[own] !== undefined) return REPLACING[own];
  const weights = topicsInContext(state.intent, new Set());
  const scored = reading.whole.intents
    .filter(
      ({ intent, share }) =>
        weights.has(topicOf(intent)) && (!UNREACHED.has(intent) || intent === state.intent) && share > 0.01,
    )
    .map(({ intent, share }) => ({ intent, score: share * (topicOf(intent) === topic ? 1 : 0.5) }));
  return scored.toSorted((one, other) => other.score - one.score)[0]?.intent;
}

/** The wish about things: a dish, a list, an allergy, a school day. */
export function ofThings(topic: string, message: Message): Attached | undefined {
  const { slots, spoken, text } = message;
  if (waitsStill(spoken) && !REMOVES.test(text)) return undefined;
  const intent = actOnThings(topic, message);
  if (intent === undefined) return undefined;
  // What was replaced in a dish is not the dish.
  const isOfPart = spoken.state.intent === 'substitute_ask' && intent !== 'substitute_ask';
  const before = isOfPart ? { ...spoken.state.slots, foods: [], goods: [] } : spoken.state.slots;
  const carried = withDishInFocus(intent, withCarried(intent, slots, before), spoken);
  return { intent, slots: CHANGES_MEAL.test(intent) ? withDayBefore(carried, spoken) : carried, chosen: {} };
}

/** 'Can Ife eat that': the one dish that was spoken of. */
function withDishInFocus(intent: string, slots: Slots, { state }: Spoken): Slots {
  const [dish, ...others] = state.focus.dishes ?? [];
  const wantsDish = /^(?:menu_place|food_ok|recipe|cook|idea|dish)/.test(intent);
  const isOpen = slots.dishes.length + slots.foods.length + slots.ordinals.length === 0;
  if (!wantsDish || !isOpen || dish === undefined || others.length > 0) return slots;
  return { ...slots, dishes: [{ name: dish, said: dish, ids: [] }] };
}

/** Acts that 'it' is never meant for. */
const UNREACHED: ReadonlySet<string> = new Set([
  'menu_another',
  'menu_plan',
  'family_list',
  'list_create',
  'list_delete',
  'member_add',
  'member_remove',
  'menu_save',
]);
const CHANGES_MEAL = /^menu_(?:place|clear)$/;

/** 'Change it to tacos' of a meal: the day is the one spoken of. */
function withDayBefore(slots: Slots, { state }: Spoken): Slots {
  const { day } = state.focus;
  if (slots.days.length > 0 || topicOf(state.intent) !== 'menu') return slots;
  if (state.slots.days.length > 0) return { ...slots, days: state.slots.days.slice(-1) };
  return day === undefined ? slots : { ...slots, days: [{ date: day, span: [0, 0], isPast: false }] };
}
