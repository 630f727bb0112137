// Kinds of things that a wish may be changed in, by its topic: data for all that goes on about a wish.
import type { Slots } from '../../reading/slots.ts';
import type { Wish } from '../../reading/wish.ts';
import { topicOf } from '../topics.ts';
import rows from './data/changeable.json' with { type: 'json' };

export const THINGS = ['foods', 'goods', 'dishes'] as const;
export const WHO = ['people', 'relations', 'names'] as const;

/** Kinds of things that a wish of a topic may be changed in. */
const CHANGEABLE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(rows).map(([topic, kinds]) => [topic, kinds.split(' ')]),
);
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
  const mine = CHANGEABLE.get(topicOf(intent)) ?? [];
  const kinds = named(slots);
  return !isEmpty(slots) && kinds.every((kind) => mine.includes(kind));
}

/** True when nothing that is named is of a kind that this wish has: 'and the dentist' after how long an egg boils. */
export function namesElse(intent: string, slots: Slots): boolean {
  const mine = CHANGEABLE.get(topicOf(intent));
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
