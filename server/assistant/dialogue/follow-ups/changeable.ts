// Kinds of things that a wish may be changed in, by its topic: data for all that goes on about a wish.
import type { Slots } from '../../reading/slots.ts';
import type { Wish } from '../../reading/wish.ts';
import { topicOf } from '../topics.ts';

export const THINGS = ['foods', 'goods', 'dishes'] as const;
export const WHO = ['people', 'relations', 'names'] as const;

/** Kinds of things that a wish of a topic may be changed in. */
const CHANGEABLE: Readonly<Record<string, readonly (keyof Slots)[]>> = {
  appointment: [
    ...WHO,
    'days',
    'times',
    'contacts',
    'durations',
    'visits',
    'vaccines',
    'repeat',
    'addresses',
  ],
  medicine: [
    ...WHO,
    'doses',
    'frequencies',
    'days',
    'durations',
    'medicines',
    'times',
    'contacts',
    'repeat',
    'instructions',
  ],
  dose: [...WHO, 'days', 'times', 'doses', 'medicines', 'durations'],
  contact: ['phones', 'emails', 'addresses', 'contacts', 'visits'],
  record: [...WHO, 'days', 'contacts', 'vaccines', 'records', 'conditions', 'visits'],
  member: [...WHO, 'ages', 'days', 'diets', ...THINGS],
  allergy: [...WHO, 'diets', ...THINGS],
  diet: [...WHO, 'diets', ...THINGS],
  list: ['lists', 'doses', ...THINGS],
  pantry: ['doses', 'days', ...THINGS],
  menu: ['days', 'meals', 'diets', 'durations', ...THINGS],
  day: [...WHO, 'days', 'times'],
  free: [...WHO, 'days', 'times'],
  date: [...WHO, 'days'],
  school: [...WHO, 'days', 'times', 'schools'],
  lesson: [...WHO, 'days', 'subjects'],
  dish: [...WHO, 'diets', 'meals', 'durations', ...THINGS],
  food: [...WHO, 'diets', ...THINGS],
  storage: [...THINGS],
  cook: [...THINGS],
  substitute: [...THINGS],
  recipe: [...THINGS],
  activity: [...WHO, 'days', 'ages', 'times'],
  routine: [...WHO, 'ages'],
  bedtime: [...WHO, 'ages'],
  parenting: [...WHO, 'ages'],
};
const SAY_NOTHING: ReadonlySet<string> = new Set([
  'isMe',
  'pronouns',
  'ordinals',
  'groups',
  'numbers',
  'loose',
  'amounts',
]);

export const named = (slots: Slots): string[] =>
  Object.entries(slots)
    .filter(
      ([kind, value]) =>
        !SAY_NOTHING.has(kind) && (Array.isArray(value) ? value.length > 0 : value !== undefined),
    )
    .map(([kind]) => kind);

export const isEmpty = (slots: Slots): boolean =>
  named(slots).length === 0 && slots.groups.length + slots.numbers.length === 0 && !slots.isMe;

/** True when everything named is of the kinds that this wish has. */
export function changes(intent: string, slots: Slots): boolean {
  const mine: readonly string[] = CHANGEABLE[topicOf(intent)] ?? [];
  const kinds = named(slots);
  return !isEmpty(slots) && kinds.every((kind) => mine.includes(kind));
}

/** True when nothing that is named is of a kind that this wish has: 'and the dentist' after how long an egg boils. */
export function namesElse(intent: string, slots: Slots): boolean {
  const mine: readonly string[] | undefined = CHANGEABLE[topicOf(intent)];
  const kinds = named(slots);
  return mine !== undefined && kinds.length > 0 && !kinds.some((kind) => mine.includes(kind));
}

/** Nothing but people is named. */
export const isOnlyWhom = (slots: Slots): boolean =>
  named(slots).every((kind) => WHO.some((one) => one === kind)) && !isEmpty(slots);

const SURE = 0.9;
const HESITATES = /^\W*(?:no|nope|oops|wait|actually|sorry|i mean|i meant|make|change|move|not)\b/i;
/** 'Ngozi dentist tuesday 3pm': an event with its name, its day and its hour is another one than that spoken of. */
export const isNewEvent = ({ text, slots, intents: [first] }: Wish): boolean =>
  first !== undefined &&
  /^(?:appointment_add|own_event)$/.test(first.intent) &&
  first.share >= SURE &&
  slots.days.length > 0 &&
  slots.times.length > 0 &&
  (slots.visits.length > 0 || first.intent === 'own_event') &&
  !HESITATES.test(text);
