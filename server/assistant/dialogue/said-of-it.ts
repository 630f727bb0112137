// Follow-ups that say in set words what they want: the next one, the other one, a clash, another place for a refused wish.
import { hasNoSubject, recordOf, type Attached, type Message } from './message.ts';

const NEXT =
  /^(?:and |ok |so |then |what about |what is |when is )*(?:the )?(?:(?:one |next one )?after (?:that|this|it)(?: one)?|one after|next one|following one|next|then)\s*[?!.]*$/;
const CLASHES = /\b(?:overlap\w*|clash\w*|conflict\w*|at the same time|double booked)\b/;

/** 'And after that' of an appointment: the next one of the same people. */
function nextOne({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  if (!NEXT.test(text)) return undefined;
  const one = household.appointments.find(({ id }) => id === state.focus.medical_appointment);
  if (!one) return undefined;
  const named = slots.people.length > 0 ? slots.people : state.slots.people;
  const ids = new Set(
    state.slots.isMe && named.length === 0 ? [household.speakerId] : named.flatMap(({ ids: own }) => own),
  );
  const [next] = household.appointments
    .filter(
      ({ id, familyMemberId, appointmentDate }) =>
        id !== one.id &&
        appointmentDate >= one.appointmentDate &&
        (ids.size === 0 || ids.has(familyMemberId ?? '')),
    )
    .toSorted(
      (first, second) =>
        Number(first.appointmentDate > second.appointmentDate) -
        Number(first.appointmentDate < second.appointmentDate),
    );
  const people = named;
  if (!next)
    return {
      intent: 'appointment_ask',
      slots: { ...slots, people, isMe: state.slots.isMe },
      chosen: {},
      text: 'and after that',
    };
  return {
    intent: 'appointment_ask',
    slots,
    chosen: { which: { kind: 'medical_appointment', id: next.id } },
    text: 'when is it',
  };
}

/** 'Do they overlap now': the day of what was spoken of. */
const clashing = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  CLASHES.test(text) && state.focus.day !== undefined && hasNoSubject(slots)
    ? { intent: 'day_ask', slots, chosen: {} }
    : undefined;

const PUTS_IT = /\b(?:put|stick|add|write|throw|note|save|keep) (?:it|that|this|them)\b/;
const ACT_BEFORE =
  /^(?:(?:hey|hi|ok|please|can|could|you|u|pip|just)[, ]+)*(?:put|add|write|note|remind (?:me|us)(?: to)?|save|schedule|book)\s+|\s+(?:on|to|in|onto|down (?:on|in)) (?:my |our |the )?(?:to ?-?dos?(?: list)?|calendar|reminders?|list|schedule)\b/gi;

/** 'Then put it on groceries', 'just put it in Rosa's notes' after a wish that had no place. */
function elsewhere({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  if (state.refused === undefined || !PUTS_IT.test(text)) return undefined;
  const thing = state.refused.replace(ACT_BEFORE, '').trim();
  if (/\b(?:notes?|profile)\b/.test(text))
    return { intent: 'member_change', slots, chosen: {}, text: `note: ${thing}` };
  const list = household.lists.find(({ title }) => text.includes(title.toLowerCase()));
  const lists = list ? [{ name: list.title, said: list.title, ids: [list.id] }] : slots.lists;
  return lists.length > 0 || /\blist\b/.test(text)
    ? { intent: 'list_add', slots: { ...slots, lists }, chosen: { items: thing }, text: 'put it on the list' }
    : undefined;
}

const OTHER_ONE =
  /^(?:(?:no|nope|oh|ah|wait|sorry)[,. ]+)*(?:not (?:that|this)(?: one)?|(?:i mean(?:t)? )?the other(?: one)?)\s*[.!]*$/;

/** 'No, the other one' after an appointment that Pip took: the one that is like it. */
function otherOne({ text, reading, spoken }: Message): Attached | undefined {
  const { household, state } = spoken;
  const record = recordOf(reading, spoken, 'medical_appointment');
  const one = household.appointments.find(({ id }) => id === record?.id);
  if (!one || !state.intent.startsWith('appointment_') || !OTHER_ONE.test(text)) return undefined;
  const others = household.appointments.filter(
    (other) =>
      other.id !== one.id &&
      other.appointmentDate >= one.createdAt &&
      (one.contactId === null
        ? other.familyMemberId === one.familyMemberId
        : other.contactId === one.contactId),
  );
  const [other] = others;
  return other && others.length === 1
    ? {
        intent: state.intent,
        slots: state.slots,
        chosen: { which: { kind: 'medical_appointment', id: other.id } },
      }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const saidOfIt = (message: Message): Attached | undefined =>
  nextOne(message) ?? clashing(message) ?? otherOne(message) ?? elsewhere(message);
