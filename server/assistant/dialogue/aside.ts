// A message that begins with a story: what is said behind 'anyway' is the wish.
import type { Reading } from '../reading/wish.ts';
import { pointsToPerson } from '../reading/slots.ts';

const LEAST = 0.3;
const NO_WISH = /^(?:out_of_scope|thanks|goodbye|greeting|praise|yes|no)$/;

/** The reading of what is meant; the whole where no aside stands before it. */
export function meantOf(reading: Reading): Reading {
  const { meant, whole } = reading;
  const [first] = meant?.intents ?? [];
  if (!meant || first === undefined || first.share < LEAST || NO_WISH.test(first.intent)) return reading;
  const people = meant.slots.people.length > 0 || meant.slots.isMe ? meant.slots.people : [];
  const pronouns = pointsToPerson(meant.slots);
  // 'Lucas was up all night, anyway when does he see the doctor'
  const slots =
    pronouns && people.length === 0 ? { ...meant.slots, people: whole.slots.people } : meant.slots;
  const own = { ...meant, slots };
  const { reason: _, tail: __, ...rest } = reading;
  return { ...rest, said: meant.text, whole: own, wishes: [own] };
}
