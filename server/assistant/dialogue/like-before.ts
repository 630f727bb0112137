// A later wish of one message takes from the one before what it does not say: 'cancel the dentist and book one on January 5'.
import { isOnlyWhomAndWhen } from '../answers/appointments/only-whom-and-when.ts';
import type { Wish } from '../reading/wish.ts';
import { forWhomTold } from './for-whom-told.ts';
import type { DialogueState } from './state.ts';
import { isSameMatter } from './topics.ts';

/** Facts about people: their answers read a message clause by clause. */
export const OF_PEOPLE = /^(?:member_(?:add|change)|allergy_(?:add|remove)|diet_(?:add|remove))$/;

/** A long question tells a story: its clauses are no wishes of their own, unless one of them changes a record. */
export const GUIDES = /^(?:parenting|activity|routine|bedtime|event|travel)_|^feeling$/;

/** Words of 'and a party at 5 pm'. */
const SHORT_EVENT = 6;

/** 'Maybe 6 kids' are nobody of the family. */
const GUESTS = /\b\d+ (?:\p{L}+ )?(?:kids|toddlers|children|boys|girls|people|friends)\b/u;

const ASKS =
  /^\W*(?:what|who|when|where|why|how|which|is|are|am|do|does|did|can|could|should|will|any|ideas?|tips?|help)\b/i;

/** 'Have it remind me a week before' */
const REMINDS = /\bremind(?:er)?\b.{0,40}\b(?:before|ahead|early|earlier)\b/i;

/** 'And what's already in there?' behind what was put there. */
const IN_THERE =
  /^\W*(?:(?:and|so) )?what(?:['’]?s| is| else| do (?:we|i) have)\b[^.?!]{0,30}\b(?:in|on) (?:there|it)\W*$/i;
const HOLDS = /^(allergy|list|pantry)_add$/;

/** 'Eye exam for Wyatt February 9 at 10 and Junie at 10:30': the same visit, of somebody else. */
function sameVisit(
  wish: Wish,
  { intent, slots, cards }: Pick<DialogueState, 'intent' | 'slots' | 'cards'>,
): Wish | undefined {
  const title = cards.at(-1)?.input['title'];
  const visits =
    slots.visits.length === 0 && typeof title === 'string'
      ? [{ said: title, name: title, ids: [] }]
      : slots.visits;
  if (intent !== 'appointment_add' || visits.length === 0 || !isOnlyWhomAndWhen(wish)) return undefined;
  const days = wish.slots.days.length > 0 ? wish.slots.days : slots.days.slice(0, 1);
  return {
    ...wish,
    slots: { ...wish.slots, days, visits, contacts: slots.contacts },
    intents: [{ intent: 'appointment_add', share: 1 }],
  };
}

/** 'Cancel the dentist and book one on January 5': one of the kind, and for the person, named before. */
export function likeBefore(wish: Wish, { intent, slots, cards }: DialogueState): Wish {
  const own = wish.slots;
  const now = wish.intents[0]?.intent ?? '';
  const people = own.people.length > 0 || own.isMe || own.groups.length > 0 ? own.people : slots.people;
  const same = sameVisit(wish, { intent, slots, cards });
  if (same) return same;
  // 'A recital Saturday at 10:30 and a party 5pm': the second one is told as well, and on the same day.
  const isNextEvent =
    intent === 'appointment_add' &&
    GUIDES.test(now) &&
    own.times.length > 0 &&
    wish.tagged.tokens.length <= SHORT_EVENT;
  if (isNextEvent && own.days.length === 0)
    return {
      ...wish,
      slots: { ...own, days: slots.days.slice(0, 1), people },
      intents: [{ intent: 'own_event', share: 1 }],
    };
  // '… and Ev's birthday party on the 7th from 1 to 3' has a day of its own.
  const isWhole = own.days.length > 0 && own.times.length > 0 && !ASKS.test(wish.text);
  if (intent === 'appointment_add' && isWhole && (now === 'own_event' || GUIDES.test(now)))
    return { ...wish, intents: [{ intent: 'appointment_add', share: 1 }] };
  // 'Her birthday is the 5th. Ideas for a party?' is about her and that day.
  const isOfTold = GUIDES.test(now) && OF_PEOPLE.test(intent) && slots.people.length === 1;
  const isOpen =
    own.people.length + own.groups.length === 0 ||
    (own.people.every(({ isSure }) => !isSure) && GUESTS.test(wish.text));
  if (isOfTold && isOpen)
    return {
      ...wish,
      slots: { ...own, groups: [], people, days: own.days.length > 0 ? own.days : slots.days },
    };
  const isItsReminder = /^appointment_(?:move|change)$/.test(intent) && REMINDS.test(wish.text);
  if (isItsReminder && own.visits.length + own.contacts.length === 0)
    return {
      ...wish,
      // The visit spoken of, which its words alone need not name.
      slots: { ...own, pronouns: ['it'] },
      intents: [{ intent: 'appointment_change', share: 1 }],
    };
  const [, place] = IN_THERE.test(wish.text) ? (HOLDS.exec(intent) ?? []) : [];
  if (place !== undefined)
    return {
      ...wish,
      slots: { ...own, people, lists: slots.lists },
      intents: [{ intent: `${place}_ask`, share: 1 }],
    };
  const told = forWhomTold(wish, slots);
  if (told) return { ...wish, slots: told };
  const isNew = now === 'appointment_add' && /\b(?:one|another|it|a new)\b/i.test(wish.text);
  if (!isSameMatter(now, intent) && own.pronouns.length === 0) return wish;
  if (isNew && own.visits.length + own.contacts.length === 0)
    return { ...wish, slots: { ...own, visits: slots.visits, contacts: slots.contacts, people } };
  return own.pronouns.length > 0 ? { ...wish, slots: { ...own, people } } : wish;
}
