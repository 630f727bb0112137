// The state as a message goes on about it, and the message with days and people that it names by what was spoken of.
import { addDays, weekStart } from '#rules/time/dates.ts';
import { isReminder } from '../../answers/appointments/remarks.ts';
import { isOnlyAsked } from '../../reading/only-asked.ts';
import type { Slots } from '../../reading/slots.ts';
import type { Reading } from '../../reading/wish.ts';
import { fold } from '../../text/fold-text.ts';
import { isNewEvent } from './changeable.ts';
import { record } from '../../text/unchecked.ts';
import { corrected } from '../corrected.ts';
import {
  onDayAsked,
  withBareDate,
  withBareHour,
  withFocusDays,
  withNearestDay,
  withWeekdayAhead,
  withinRange,
  type DateRange,
} from './focus-days.ts';
import { isOnlyDay } from '../likelier.ts';
import { withListMeant } from './list-meant.ts';
import { narrowedPeople } from './people-meant.ts';
import { withPronoun } from './pronouns-meant.ts';
import { besideDay, dayOfRecord } from '../rules/record-days.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** Things that have an hour: 'the lesson is at 530 now'. */
const HAS_HOUR =
  /\b(?:visit|appt|appointment|meeting|practice|class|lesson|game|rehearsal|session|interview|pickup|dropoff)\b/i;

/** The state in which records that were written together are listed in their order: 'how long are those', 'the last one'. */
function withWritten(talk: Talk): Talk {
  const { state, written = [] } = talk;
  const [first, second] = written;
  const isRow =
    first !== undefined && second !== undefined && written.every(({ kind }) => kind === first.kind);
  return state && isRow
    ? { ...talk, state: { ...state, focus: { ...state.focus, listed: [...written] } } }
    : talk;
}

/** 'Add the party Saturday' after a birthday: the Saturday of its week. */
const CORRECTS = /^\W*(?:actually|no|wait|oops|sorry|make (?:it|that)|i mean)\b/i;
const THE_PARTY = /\b(?:the|her|his|their|our|that) (?:\w+ )?party\b|^\W*(?:(?:and|ok|so)\W+)*party\b/i;

/** 'What's on next week' is followed by 'and Friday'. */
const isOfDays = (state: DialogueState | undefined): state is DialogueState =>
  state !== undefined && /^(?:day|free)_ask$/.test(state.intent);

/** The days that a bare weekday is one of: those of an open question, of a week that was asked about, or of a week whose meals or lessons were planned. */
function rangeMeant(state: DialogueState | undefined, today: string): DateRange | undefined {
  const { weekStartDate: monday, request } = state?.cards[0]?.input ?? {};
  if (typeof monday === 'string') return { from: monday, to: addDays(monday, 6) };
  const { from, until } = record(request);
  if (typeof from === 'string' && typeof until === 'string') return { from, to: until };
  const isOfMenu = state?.intent.startsWith('menu_') === true;
  const isOpen = state?.asked === 'when' || state?.asked === 'day' || isOfDays(state) || isOfMenu;
  const days = state && isOpen ? state.slots.days : [];
  const range = days.findLast(({ endDate }) => endDate !== undefined);
  if (range?.endDate !== undefined) return { from: range.date, to: range.endDate };
  // 'And the soup on Thursday' after a meal of next week.
  const [listed] = state?.intent === 'menu_ask' ? (state.focus.daysListed ?? []) : [];
  const week = weekStart(days.at(-1)?.date ?? listed ?? today);
  return isOfMenu && week > today ? { from: week, to: addDays(week, 6) } : undefined;
}

const AHEAD = /\b(?:day|night|evening|week) (?:before|ahead|prior)\b/i;

/** The one day of a question that told of no record. */
const onlyDay = (state: DialogueState | undefined): string | undefined => {
  const [day, ...others] = state?.slots.days ?? [];
  return others.length === 0 && day?.endDate === undefined ? day?.date : undefined;
};

const isOfVisitSpoken = (state: DialogueState | undefined): boolean =>
  state?.intent.startsWith('appointment_') === true;

/** 'On the first one' after the open days of a week: that day. */
function withListedDay(slots: Slots, state: DialogueState | undefined): Slots {
  const [ordinal, ...others] = slots.ordinals;
  const listed = state?.intent === 'menu_ask' ? (state.focus.daysListed ?? []) : [];
  const date = ordinal === undefined ? undefined : listed.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (date === undefined || others.length + slots.days.length > 0) return slots;
  return { ...slots, ordinals: [], days: [{ date, span: [0, 0], isPast: false }] };
}

/** The message with days and people that it names by what was spoken of. */
export function withFocus(talk: Talk): Reading {
  const { state, household, facts } = talk;
  const reading = corrected(talk);
  const { whole, wishes, said } = reading;
  const people = narrowedPeople(whole.slots, said, { state, household });
  // The day on a waiting card counts before the one it moves from.
  const moment = state?.cards[0]?.input['appointmentDate'];
  const carded = typeof moment === 'string' ? moment.slice(0, 10) : undefined;
  // 'Remind me the day before' names no day.
  const isAhead = isReminder(fold(said)) && AHEAD.test(said);
  const counted = isAhead
    ? people
    : withFocusDays(said, people, carded ?? state?.focus.day ?? onlyDay(state));
  const dated = isOfVisitSpoken(state)
    ? withBareDate(said, counted, carded ?? state?.focus.day, facts.today)
    : counted;
  const listed = withListedDay(dated, state);
  const days = withWeekdayAhead(said, listed, state?.focus.day, facts.today);
  const isOfVisit = state?.intent.startsWith('appointment_') === true && !state.intent.endsWith('_ask');
  // 'What about the 22nd' after the 21st of December.
  const isNextDay =
    isOnlyDay({ ...whole, slots: days }) && state?.focus.day !== undefined && state.focus.day > facts.today;
  // 'Actually Thursday' after a dinner of next week
  const isOfMeal = state?.intent === 'menu_place' && CORRECTS.test(said);
  const near =
    (isOfVisit && !isNewEvent(whole)) || isNextDay || isOfMeal || THE_PARTY.test(said)
      ? withNearestDay(
          said,
          days,
          { date: carded ?? state?.focus.day, isCarded: carded !== undefined },
          facts.today,
        )
      : days;
  // 'I mean 6' after 'he had it at 7' is an hour, and no amount.
  const saidHour = state !== undefined && state.slots.times.length > 0 && state.slots.doses.length === 0;
  const isTimed = state?.intent.startsWith('appointment_') === true || saidHour || HAS_HOUR.test(said);
  const hour = isTimed ? withBareHour(said, near) : near;
  const told = isReminder(fold(said)) ? undefined : dayOfRecord(said, { household, facts });
  const ofDay = isOnlyAsked(said) ? hour : onDayAsked(hour, state);
  const range = rangeMeant(state, facts.today);
  const placed = withinRange(said, ofDay, range, facts.today);
  const slots = withListMeant(told ? { ...besideDay(said, placed), days: [told] } : placed, said, {
    state,
    household,
  });
  const own = { ...whole, slots };
  const several = wishes.map((wish) => {
    const ofRange = withinRange(wish.text, wish.slots, range, facts.today);
    return ofRange === wish.slots ? wish : { ...wish, slots: ofRange };
  });
  return { ...reading, whole: own, wishes: wishes.length > 1 ? several : [own] };
}

/** The state as the message means it: what was just written, and whom 'she' is. */
export function withSpoken(told: Talk): Talk {
  const talk = withWritten(told);
  const state = withPronoun(talk);
  return state ? { ...talk, state } : talk;
}
