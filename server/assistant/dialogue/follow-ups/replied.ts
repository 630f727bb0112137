// Carries out a reply to what was spoken of: an answer, a change, one more, the same for somebody else.
import { pointsToPerson, mergedSlots, type Slots } from '../../reading/slots.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { factAsked } from '../../answers/health/contacts/ask-contacts.ts';
import { minutesOfDay } from '#rules/time/dates.ts';
import { later, momentWords } from '../../answers/moments.ts';
import { quoted } from '../../text/say.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { inItsPlace } from './denied.ts';
import { BIRTHDAYS } from './listed.ts';
import { counterpart } from './listed-records.ts';
import { hasNoSubject } from '../message.ts';
import type { Reply } from './reply.ts';
import type { DialogueState, Reference } from '../state.ts';
import type { Run, Talk } from '../talk.ts';
import { afterApproval, recordOfCard, withoutCorrecting } from '../cards/written-records.ts';

/** Words of a correction that says nothing but what changes. */
const SHORT = 8;

/** The record of the person now named that is like the one changed before: 'and Will's to 3:45'. */
function recordOfOther(talk: Talk, state: DialogueState, slots: Slots): Run['chosen'] {
  const [record] = talk.written ?? [];
  const before = record ?? state.chosen['which'] ?? focusedAppointment(state);
  const like =
    typeof before === 'object' ? counterpart(before, slots.people[0]?.ids ?? [], talk.household) : undefined;
  return like ? { which: like } : {};
}
const focusedAppointment = ({ focus }: DialogueState): Reference | undefined =>
  focus.medical_appointment === undefined
    ? undefined
    : { kind: 'medical_appointment', id: focus.medical_appointment };

const RIGHT_AFTER =
  /\b(?:(?:right|straight|directly) )?after(?:wards?)?(?: (?:him|her|them|that|it))?\W*$|\b(?:right|straight|directly) after\b/i;
/** 'Teddy too, right after': the end of the one before, or no time where no length is known, and it is asked for. */
function timesAfter(
  { household, written = [], reading }: Talk,
  state: DialogueState,
  times: Slots['times'],
): Slots['times'] {
  if (!RIGHT_AFTER.test(reading.said) || reading.whole.slots.times.length > 0) return times;
  const id = written[0]?.id ?? state.focus.medical_appointment;
  const { wallTime, duration } = household.appointments.find((one) => one.id === id) ?? {};
  const [card] = state.cards;
  const start = wallTime ?? card?.input['appointmentDate'];
  const length = wallTime === undefined ? card?.input['duration'] : duration;
  if (typeof start !== 'string' || typeof length !== 'number') return [];
  return [{ time: later(start.slice(11, 16), length), span: [0, 0] }];
}

/** Kinds of which one names the same thing as another: 'Dr. Feng's number', and 'same for the pharmacy'. */
const PLACES = ['contacts', 'visits', 'medicines'] as const;

/** The words of a wish with another contact or medicine in the place of the one before, and nothing left of that. */
function otherInPlace(
  intent: string,
  text: string,
  before: Slots,
  now: Slots,
): { text: string; slots: Slots } {
  const old = PLACES.flatMap((kind) => before[kind]);
  const said = PLACES.flatMap((kind) => now[kind]).map((thing) => thing.said);
  // 'The school nurse's number' names its contact by other words: the fact that was asked stays.
  const fact = intent === 'contact_ask' && old.length === 0 ? factAsked(text) : undefined;
  if (said.length === 0 || (old.length === 0 && fact === undefined)) return { text, slots: before };
  if (fact !== undefined) return { text: fact, slots: { ...before, loose: [], relations: [], people: [] } };
  const [first] = old;
  return {
    text: first ? text.replace(first.said, said.join(' and ')) : text,
    slots: { ...before, contacts: [], visits: [], medicines: [], doctors: [], people: [] },
  };
}

/** The wish before with other people in their places: 'book Theo …' and 'Mia too' is 'book Mia …'. */
function forOthers(talk: Talk, state: DialogueState, reply: Reply): Decided | undefined {
  const { slots, intent = state.intent } = reply;
  const { people: before } = state.slots;
  const isAdded = state.cards.length > 0 && !isStored(talk);
  // 'Same for Aoife but at 5' of a card that waits: that one stays as it is, beside hers.
  const isOtherTime = slots.days.length + slots.times.length > 0 || RIGHT_AFTER.test(talk.reading.said);
  const beside = isAdded && isOtherTime ? besideWaiting(talk, state, { ...reply, intent }) : undefined;
  if (beside) return beside;
  const [first] = before;
  const people = asNamed(talk, isAdded ? [...before, ...slots.people] : slots.people, first?.said ?? '');
  const names = slots.isMe && people.length === 0 ? 'me' : people.map(({ said }) => said).join(' and ');
  // 'About his knee' is the reason of the one before.
  const { text: wish, slots: kept } = otherInPlace(
    intent,
    state.text.replace(/\b(?:for|about) (?:his|her|their) [^,.;]*/i, ''),
    state.slots,
    slots,
  );
  // 'When does Ines turn 9' and 'and Caro' asks for Caro's birthday.
  const isBirthday = intent === 'member_about' && BIRTHDAYS.test(wish) && slots.people.length > 0;
  const text = isBirthday
    ? `when is ${names}'s birthday`
    : first === undefined
      ? `${wish}. ${talk.reading.said}`
      : wish.replaceAll(first.said, names);
  const { which: _, whom: __, ...rest } = state.chosen;
  const isOfRecord = /_(?:move|change|cancel|stop|remove)$/.test(intent);
  const like = isOfRecord ? recordOfOther(talk, state, slots) : {};
  // What was changed for one is never changed in whatever else somebody has.
  if (/^appointment_(?:move|change)$/.test(intent) && people.length > 0 && like['which'] === undefined)
    return undefined;
  const chosen = { ...rest, ...like };
  const merged = mergedSlots(kept, slots);
  const run = {
    intent,
    slots: {
      ...merged,
      ...(intent === 'appointment_add' ? { times: timesAfter(talk, state, merged.times) } : {}),
      people,
      isMe: slots.isMe,
      ...(isBirthday ? { numbers: [] } : {}),
    },
    text,
    said: text,
    chosen,
  };
  return carried(talk, run, { isAccounted: true });
}

/** The card that waits, and one like it for somebody else at another time. */
function besideWaiting(talk: Talk, state: DialogueState, { slots, intent }: Reply): Decided | undefined {
  const [card] = state.cards;
  const memberId = slots.people[0]?.ids[0];
  const member = talk.household.members.find(({ id }) => id === memberId);
  const before = card?.input['appointmentDate'];
  if (card?.tool !== 'createMedicalAppointment' || typeof before !== 'string' || !member) return undefined;
  const [time] = timesAfter(talk, state, slots.times);
  const day = slots.days[0]?.date ?? before.slice(0, 10);
  const wall = `${day}T${time?.time ?? before.slice(11)}`;
  const cards = [
    ...state.cards,
    { ...card, input: { ...card.input, familyMemberId: member.id, appointmentDate: wall } },
  ];
  const { today } = talk.facts;
  const text = `${quoted(String(card.input['title']))} for ${quoted(member.name)} too, ${momentWords(wall, today)}. The first card stays as it is.`;
  const focus = { ...state.focus, day, family_member: member.id };
  return {
    plan: { text, cards, isAccounted: true },
    state: { ...state, intent: intent ?? state.intent, cards, focus },
  };
}

const OWNS = /['’]s?$|['’]s$/;
/** The people of a wish in the place of one before: 'put Gogo's hair on Friday' and 'same for Aoife' is 'put Aoife's'. */
const asNamed = ({ household }: Talk, people: Slots['people'], before: string): Slots['people'] =>
  people.map((person) => {
    const { said, ids, isSure } = person;
    const name = isSure ? household.members.find(({ id }) => id === ids[0])?.name : undefined;
    return { ...person, said: OWNS.test(before) ? `${name ?? said}'s` : said.replace(OWNS, '') };
  });

/** 'No, I meant the prednisolone': another medicine than that of the card. */
function namesOther(state: DialogueState, { medicines }: Slots): boolean {
  const { which } = recordOfCard(state);
  return (
    which?.kind === 'medication' && medicines.some(({ ids }) => ids.length > 0 && !ids.includes(which.id))
  );
}

const isStored = ({ written = [] }: Talk): boolean => written.length > 0;

/** 'Make it 10' after 'add zyrtec for him': he is still the one. */
const withWhom = (before: Slots, now: Slots): Slots =>
  now.people.length > 0 || pointsToPerson(now)
    ? now
    : {
        ...now,
        pronouns: [...before.pronouns.filter((word) => /^s?he$/.test(word)), ...now.pronouns],
      };

/** 'Same for Thursday' after a lunch is that meal. */
const withMeal = ({ focus: { meal } }: DialogueState, intent: string, slots: Slots): Slots =>
  intent === 'menu_place' && slots.meals.length === 0 && meal !== undefined
    ? { ...slots, meals: [meal] }
    : slots;

/** 'Make it 7' after '7:30 to 9:30': the length stays. */
function withLength({ times: before }: Slots, now: Slots): Slots {
  const { time = '', endTime = '' } = before.at(-1) ?? {};
  const [only, ...others] = now.times;
  const isOpen = only?.endTime === undefined && others.length + now.durations.length === 0;
  return only && isOpen && endTime > time
    ? { ...now, durations: [`${minutesOfDay(endTime) - minutesOfDay(time)} minutes`] }
    : now;
}

const HALF = 12 * 60;
/** 'Make it 7:40' of a game at 7:10 AM, which was said so: the half of the day stays. */
function inItsHalf({ times: before }: Slots, now: Slots): Slots {
  const [old, only] = [before.at(-1), now.times[0]];
  if (!old || old.assumed !== undefined || only?.assumed === undefined || now.times.length > 1) return now;
  const { assumed: _, ...time } = only;
  const isFar = Math.abs(minutesOfDay(time.time) - minutesOfDay(old.time)) > HALF / 2;
  return { ...now, times: [isFar ? { ...time, time: later(time.time, HALF) } : time] };
}

/** 'No, the Wednesday after' of a visit that was pushed by a week: the day says where it goes. */
const beforeMove = ({ slots: before }: DialogueState, intent: string, { days }: Slots): Slots =>
  intent === 'appointment_move' && days.length > 0 ? { ...before, durations: [] } : before;

/** 'What about pizza' after a stew was judged is about the pizza alone. */
const otherFood = (before: Slots, intent: string, { foods, dishes }: Slots): Slots =>
  intent === 'food_ok' && foods.length + dishes.length > 0 ? { ...before, foods: [], dishes: [] } : before;

/** The dish as it stands on the menu, where the reply names no other. */
const sameDish = (
  { focus: { dish }, intent: before }: DialogueState,
  intent: string,
  slots: Slots,
): Run['chosen'] =>
  intent === 'menu_place' &&
  before === 'menu_place' &&
  dish !== undefined &&
  slots.days.length > 0 &&
  slots.foods.length + slots.dishes.length === 0
    ? { dish }
    : {};

/** Carries out a reply to the state. */
export function replied(talk: Talk, state: DialogueState, reply: Reply): Decided | undefined {
  const { kind, slots, chosen, intent = state.intent } = reply;
  const { said } = talk.reading;
  if (reply.isRepeat) return forOthers(talk, state, reply);
  const corrected = kind === 'change' && !reply.isNewWish ? afterApproval(talk, slots) : undefined;
  if (corrected) return carried(talk, corrected);
  if (reply.isNewWish) {
    const own = { intent, text: said, said, chosen };
    return carried(
      talk,
      { ...own, slots: isStored(talk) ? slots : mergedSlots(state.slots, slots) },
      { isAccounted: state.cards.length > 0 },
    );
  }
  // 'No, not his, Junie's' of a waiting card: the record of the one now named.
  const isOther =
    kind === 'change' &&
    state.cards.length > 0 &&
    slots.people.length > 0 &&
    Object.keys(recordOfCard(state)).length > 0;
  const like = isOther ? recordOfOther(talk, { ...state, chosen: recordOfCard(state) }, slots) : {};
  if (like['which'] !== undefined)
    return forOthers(talk, { ...state, cards: [], chosen: recordOfCard(state) }, reply);
  const replaced = kind === 'change' ? inItsPlace(said, talk.reading.whole.slots, state) : undefined;
  if (replaced) {
    const { which: _, whom: __, items: ___, ...rest } = state.chosen;
    return carried(talk, { intent, ...replaced, said: replaced.text, chosen: rest }, { isAccounted: true });
  }
  // A question that names somebody or something is about no record chosen before.
  const { which: _one, ...others } = state.chosen;
  const isOtherAsked =
    kind === 'change' && intent.endsWith('_ask') && (slots.people.length > 0 || !hasNoSubject(slots));
  const kept = isOtherAsked ? others : state.chosen;
  const ofCard = kind === 'change' && !namesOther(state, slots) ? recordOfCard(state) : {};
  const before = { ...(namesOther(state, slots) ? others : kept), ...ofCard };
  const ofEvent = (own: Slots): Slots =>
    intent === 'appointment_add' ? withLength(state.slots, inItsHalf(state.slots, own)) : own;
  // The words before are accounted for already: a card holds them.
  const isCorrection = kind === 'change' && state.cards.length > 0;
  // A correction's own words are no note of a person.
  const more = isCorrection && intent === 'member_change' ? withoutCorrecting(said) : said;
  return carried(
    talk,
    {
      intent,
      slots: withMeal(
        state,
        intent,
        withWhom(
          state.slots,
          mergedSlots(otherFood(beforeMove(state, intent, slots), intent, slots), ofEvent(slots)),
        ),
      ),
      text: kind === 'choice' ? state.text : `${state.text}. ${more}`,
      said: more,
      chosen: { ...(kind === 'change' ? sameDish(state, intent, slots) : {}), ...before, ...chosen },
    },
    isCorrection ? { isAccounted: wordsOf(said).length <= SHORT, accounts: withoutCorrecting(said) } : {},
  );
}
