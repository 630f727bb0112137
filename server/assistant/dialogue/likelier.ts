// Of two readings near each other, the one that the family's records speak for.
import type { Wish } from '../reading/read.ts';
import { fold } from '../text/fold-text.ts';
import { askedOf, runOf } from './carried.ts';
import type { Talk } from './talk.ts';

/** 'Whats on thursday' asks for its plans and not for its date. */
const ON_A_DAY = /\b(?:what is|anything|something) (?:on|up|going on|happening)\b/;
const PARTS = /\b(?:bye|goodbye|see (?:you|ya)|talk (?:to|soon|tomorrow)|good ?night|later|thanks?)\b/;

/** An order to keep what happened to somebody. */
const LOGS =
  /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|pip|and|also|just)[, ]+)*(?:log|record)\b(?! (?:in|out|off|of)\b)/;
/** Below it, an order to log somebody's trouble is an entry of the history. */
const SURE = 0.5;

/** 'The dentist called about Lucas, take the 15th': where such a visit is stored, it moves; a second one is not added. */
export function likelier(talk: Talk, wish: Wish, first: string, second: string | undefined): string {
  const text = fold(wish.text);
  if (first === 'date_ask' && second === 'day_ask' && ON_A_DAY.test(text)) return second;
  if (first === 'goodbye' && wish.slots.days.length > 0 && second !== undefined && !PARTS.test(text))
    return second;
  const isLogged = LOGS.test(text) && wish.slots.people.length > 0 && wish.slots.lists.length === 0;
  if (isLogged && (wish.intents[0]?.share ?? 0) < SURE) return 'record_add';
  const isOpen = new Set([first, second]);
  // 'When did Mia have her physical' is kept as an appointment, where the history has no such entry.
  if (first === 'record_ask' && wish.slots.visits.length > 0) {
    const { records, vaccines, conditions } = wish.slots;
    const isOfHistory = records.length + vaccines.length + conditions.length > 0;
    const asked = askedOf(talk, runOf(wish, 'appointment_ask'));
    const isStored = talk.answerers['appointment_ask']?.(asked).focus?.medical_appointment !== undefined;
    return !isOfHistory && isStored ? 'appointment_ask' : first;
  }
  // 'Move it to Friday and tell them he is late': what Pip can do is done, the rest is accounted for.
  if (first === 'send_message' && second === 'appointment_move') {
    const { cards, asked } = talk.answerers[second]?.(askedOf(talk, runOf(wish, second))) ?? {};
    return cards || asked ? second : first;
  }
  // 'He has a rash, got him in with Dr. Raman tomorrow at 3': what comes with a moment ahead is a visit.
  const { days, times, contacts, visits } = wish.slots;
  const isAhead = days.some(({ isPast }) => !isPast) && times.length > 0;
  if (
    isOpen.has('appointment_add') &&
    isOpen.has('record_add') &&
    isAhead &&
    contacts.length + visits.length > 0
  )
    return 'appointment_add';
  if (!isOpen.has('appointment_add') || !isOpen.has('appointment_move')) return first;
  const asked = askedOf(talk, runOf(wish, 'appointment_move'));
  return talk.answerers['appointment_move']?.(asked).cards ? 'appointment_move' : first;
}
