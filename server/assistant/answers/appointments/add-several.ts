// Several new appointments in one sentence: two events with a person, a day and a time each, or one on several days of the week.
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { WEEKDAY_STARTS } from '#rules/time/spoken/words.ts';
import { fold } from '../../text/fold-text.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { momentWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { addAppointment } from './add-appointment.ts';
import { besideOther } from './beside-other.ts';
import { eachAtItsHour } from './each-hour.ts';
import { whenOf } from './find-appointments.ts';
import { isOnlyWhomAndWhen } from './only-whom-and-when.ts';
import { notesWith } from './remarks.ts';
import { notesOf, ofStay } from './stays.ts';

const NAME = '(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:days?)?s?';
const ROW = new RegExp(`\\b${NAME}(?:(?: and | & |, and |, | |/)${NAME})+\\b`, 'i');
const BEGINS = /\b(?:starting|beginning|starts|begins|from|as of)\b/i;
const REPEATS = /\b(?:starting|beginning|starts|begins|from|as of|every|each|weekly)\b/i;

/** The weekdays that stand in a row, 'tues and thurs'; none where fewer than two do. */
function weekdaysIn(text: string): number[] {
  const row = ROW.exec(text)?.[0] ?? '';
  const days = row
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => WEEKDAY_STARTS.indexOf(word.slice(0, 3)))
    .filter((day) => day !== -1);
  const own = [...new Set(days)];
  return own.length > 1 ? own : [];
}

/** The first of each weekday from the day on which it begins. */
function firstDays({ slots, facts, text }: Asked): string[] {
  // 'Ballet mon and wed 4 to 5', 'soccer Saturday and Sunday at 10': one entry for each.
  const weekdays = REPEATS.test(text) || slots.times.length === 1 ? weekdaysIn(text) : [];
  if (weekdays.length === 0) return [];
  const at = BEGINS.exec(text)?.index ?? text.length;
  const begins =
    slots.days.find(({ lead }) => lead === 'from') ?? slots.days.find(({ span: [start] }) => start > at);
  // An hour that is over today is one of next week.
  const isOver = (slots.times.at(-1)?.time ?? facts.time) < facts.time;
  const from = begins?.date ?? slots.repeat?.from ?? (isOver ? addDays(facts.today, 1) : facts.today);
  return Array.from({ length: 7 }, (_, day) => addDays(from, day)).filter((date) =>
    weekdays.includes(weekdayNumber(date)),
  );
}

const UNTIL = /\b(?:until|untill|till?|thru|through|up to)\s+(?:the\s+|and including\s+)?$/i;
/** 'Starting next week' has none. */
const HAS_END = /[-–]|\b(?:to|thru|through|until|till?|up to)\b/i;
const MOST_DATES = 10;

/** 'Every Monday until December 14': each of them; none where no end is said. */
function datesUntil({ slots, facts, text }: Asked): { dates: string[]; end?: string } {
  const { repeat, days } = slots;
  const last = days.find(
    ({ span: [start, stop], isPast }) => stop > start && !isPast && UNTIL.test(text.slice(0, start)),
  );
  // 'Tues and thurs starting dec 1 through dec 17' is one stretch.
  const stretch = days.find(
    ({ endDate, lead, span }) =>
      endDate !== undefined && lead === 'from' && HAS_END.test(text.slice(...span)),
  );
  const inRow = repeat === undefined && REPEATS.test(text) ? weekdaysIn(text) : [];
  const end = repeat?.until ?? last?.date ?? stretch?.endDate;
  const isWeekly = (repeat?.every === 'week' && repeat.interval === 1) || inRow.length > 0;
  const weekdays = repeat?.weekdays ?? inRow;
  if (end === undefined || !isWeekly || weekdays.length === 0) return { dates: [] };
  const begins = days.find((day) => day.lead === 'from' && day !== last)?.date ?? repeat?.from ?? facts.today;
  const all: string[] = [];
  for (let date = begins; date <= end && all.length < MOST_DATES; date = addDays(date, 1))
    if (weekdays.includes(weekdayNumber(date)) && !repeat?.except?.includes(date)) all.push(date);
  return { dates: all, end };
}

/** 'Choir' where 'Choir rehearsal' is stored for that very hour. */
const isStored = (asked: Asked, { input }: NonNullable<Plan['cards']>[number]): boolean =>
  asked.household.appointments.some(
    (one) =>
      whenOf(asked, one) === input['appointmentDate'] &&
      fold(one.title).split(' ')[0] === fold(String(input['title'])).split(' ')[0],
  );

/** One card for each date up to the end that is said; those that are stored are not doubled. */
function untilEnd(asked: Asked): Plan | undefined {
  const { dates, end } = datesUntil(asked);
  if (dates.length === 0 || end === undefined) return undefined;
  const { repeat: _, ...slots } = asked.slots;
  const plans = dates.map((date) =>
    addAppointment({ ...asked, slots: { ...slots, days: [{ date, span: [0, 0], isPast: false }] } }),
  );
  const open = plans.find((plan) => cardsOf(plan).length === 0);
  if (open) return open;
  const all = plans.flatMap(cardsOf);
  const cards = all.filter((card) => !isStored(asked, card));
  const [first] = cards;
  const { today } = asked.facts;
  if (!first) return { text: 'Each of them is on the calendar already, so nothing changes.' };
  const moments = cards.map(({ input }) => momentWords(String(input['appointmentDate']), today));
  const known = all.length > cards.length ? ' What is on the calendar already stays as it is.' : '';
  const more =
    dates.length === MOST_DATES && (dates.at(-1) ?? '') < end
      ? ` These are the first ${MOST_DATES}; tell me when it's time for the rest.`
      : '';
  return {
    ...plans[0],
    text: `${quoted(String(first.input['title']))}, one appointment each, ${listed([...new Set(moments)])}.${known}${more} Take a look and approve them.`,
    cards,
    isAccounted: true,
  };
}

const cardsOf = ({ cards = [], asked }: Plan): NonNullable<Plan['cards']> =>
  asked === undefined ? cards : [];

/** 'Practice tues and thurs starting dec 1': one card for the first of each. */
function onWeekdays(asked: Asked): Plan | undefined {
  const dates = firstDays(asked);
  if (dates.length < 2) return undefined;
  const { repeat: _, ...slots } = asked.slots;
  const plans = dates.map((date) =>
    addAppointment({ ...asked, slots: { ...slots, days: [{ date, span: [0, 0], isPast: false }] } }),
  );
  const [first] = plans;
  if (!first || plans.some((plan) => cardsOf(plan).length === 0)) return undefined;
  const cards = plans.flatMap(cardsOf);
  const others = dates
    .slice(1)
    .map((date, at) => {
      const moment = plans[at + 1]?.cards?.[0]?.input['appointmentDate'];
      return momentWords(typeof moment === 'string' ? moment : date, asked.facts.today);
    })
    .join(' and ');
  const once = "I keep single appointments, so these are the first; tell me the next dates when they're due.";
  return { ...first, cards, text: `${first.text} And the same ${others}. ${once}`, isAccounted: true };
}

const JOINT = /\s+(?:and|&|plus)\s+|\s*[;]\s*|,\s+/gi;

/** The wish within a part of its text. */
function within(asked: Asked, from: number, to: number): Asked {
  const { slots, text } = asked;
  const isIn = ({ span: [start, end] }: { span: readonly [number, number] }): boolean =>
    end > start && start >= from && end <= to;
  const own = text.slice(from, to);
  const said = own.toLowerCase();
  const names = (one: { said: string }): boolean => said.includes(one.said.toLowerCase());
  const has = (one: string): boolean => said.includes(one.toLowerCase());
  const moved = <T extends { span: readonly [number, number] }>(one: T): T => ({
    ...one,
    span: [one.span[0] - from, one.span[1] - from],
  });
  return {
    ...asked,
    text: own,
    said: own,
    slots: {
      ...slots,
      days: slots.days.filter(isIn).map(moved),
      times: slots.times.filter(isIn).map(moved),
      people: slots.people.filter(names),
      visits: slots.visits.filter(names),
      contacts: slots.contacts.filter(names),
      vaccines: slots.vaccines.filter(names),
      goods: slots.goods.filter(names),
      foods: slots.foods.filter(names),
      durations: slots.durations.filter(has),
      names: slots.names.filter(has),
      loose: slots.loose.filter(has),
    },
  };
}

/** A part with one hour; what it does not name, its day or its person, is that of the part before. */
function eventsOf(parts: readonly Asked[]): Asked[] {
  const [first] = parts;
  return parts.map((part) => {
    const { days, people } = part.slots;
    const slots = {
      ...part.slots,
      days: days.length > 0 ? days : (first?.slots.days ?? []).map((day) => ({ ...day, span: NOWHERE })),
      people: people.length > 0 ? people : (first?.slots.people ?? []),
    };
    return { ...part, slots };
  });
}
const NOWHERE: [number, number] = [0, 0];

const isWhole = ({ slots: { days, times, people } }: Asked): boolean =>
  days.length === 1 && times.length === 1 && people.length < 2;

/** 'She has to be there at 5:45', 'doors at 6': an hour before the event, and none of its own. */
const BEFORE_IT =
  /\b(?:be (?:there|here)|get there|arriv\w*|show up|(?:drop|pick|bring|have|get) (?:her|him|them|us|everyone|the (?:kids|boys|girls|twins))(?: (?:off|up|there|in))?|check[ -]?in|doors?|warm[ -]?ups?|call time|lines? up|meet (?:at|there))\b/iu;
/** The first event with the hour before it, or the hour of the way home, as a note. */
function withHourBeside([first, second]: readonly Asked[]): Plan | undefined {
  if (
    !first ||
    !second ||
    !BEFORE_IT.test(second.text) ||
    second.slots.days.some(({ span }) => span !== NOWHERE)
  )
    return undefined;
  const plan = addAppointment(first);
  const note = capital(betweenFrames(second.text.trim()));
  const cards = cardsOf(plan).map((card) => ({
    ...card,
    input: { ...card.input, notes: notesWith(notesOf(card.input), [note]) },
  }));
  return cards.length === 0 ? undefined : { ...plan, cards, isAccounted: false };
}

/** 'Practice Friday 6 to 8 and Saturday 9 to 11': as many days as hours, in turn, and one name. */
function onMoments(asked: Asked): Plan | undefined {
  const { days, times } = asked.slots;
  const own = [...days, ...times].toSorted((one, other) => one.span[0] - other.span[0]);
  const isInTurn = own.every((one, at) => 'time' in one === (at % 2 === 1));
  const last = own.at(-2);
  const isBare =
    last !== undefined && /^\W*(?:at|from)?\W*$/i.test(asked.text.slice(last.span[1], times.at(-1)?.span[0]));
  if (days.length < 2 || days.length !== times.length || !isInTurn || !isBare) return undefined;
  const before = asked.text
    .slice(days[0]?.span[1], last.span[0])
    .replace(asked.text.slice(...(times[0]?.span ?? NOWHERE)), '');
  if (days.length === 2 && /\p{L}{2,}/u.test(before.replace(/\b(?:at|from|and|then|also|on|plus|&)\b/gi, '')))
    return undefined;
  const plans = days.map((day, at) =>
    addAppointment({ ...asked, slots: { ...asked.slots, days: [day], times: times.slice(at, at + 1) } }),
  );
  const open = plans.find((plan) => cardsOf(plan).length === 0);
  if (open) return open;
  const cards = plans.flatMap(cardsOf);
  const moments = cards.map(({ input }) => momentWords(String(input['appointmentDate']), asked.facts.today));
  return {
    ...plans[0],
    text: `${quoted(String(cards[0]?.input['title']))}, one each, ${listed([...new Set(moments)])}. Take a look and approve them.`,
    cards,
  };
}

/** 'Eye exam for Wyatt at 10, Junie 10:30': the second part has the title and the office of the first. */
function alike([first, second]: readonly Asked[]): Plan[] | undefined {
  if (!first || !second || !isOnlyWhomAndWhen(second)) return undefined;
  const plan = addAppointment(first);
  const title = cardsOf(plan)[0]?.input['title'];
  if (typeof title !== 'string') return undefined;
  const { visits, contacts } = first.slots;
  const chosen = visits.length > 0 ? second.chosen : { ...second.chosen, what: title };
  return [plan, addAppointment({ ...second, chosen, slots: { ...second.slots, visits, contacts } })];
}

/** 'Ivo piano dec 2 4pm and Nell swim this Friday 6pm', 'recital 10:30 and party 5pm': one card each. */
function twoEvents(asked: Asked): Plan | undefined {
  const { people, days, times } = asked.slots;
  if (times.length !== 2 || people.length > 2 || days.length === 0 || days.length > 2) return undefined;
  for (const { index, 0: joint } of asked.text.matchAll(JOINT)) {
    const parts = [within(asked, 0, index), within(asked, index + joint.length, asked.text.length)];
    const sides = eventsOf(parts);
    if (!sides.every(isWhole)) continue;
    const beside = withHourBeside(sides);
    if (beside) return beside;
    const shared = alike(sides);
    const plans = shared ?? sides.map(addAppointment);
    const made = new Set(
      plans.map(
        ({ cards }) => cards?.map(({ input }) => [input['title'], input['familyMemberId']].join())[0],
      ),
    );
    const titles = new Set(plans.map(({ cards }) => cards?.[0]?.input['title']));
    const isOne = made.size < 2 || (titles.size < 2 && shared === undefined);
    if (plans.some((plan) => cardsOf(plan).length !== 1) || isOne) continue;
    const [first, second] = plans;
    if (!first || !second) continue;
    return {
      ...second,
      text: `${first.text}\n\n${second.text}`,
      cards: plans.flatMap(cardsOf),
      isAccounted: false,
    };
  }
  return undefined;
}

/** The cards of a wish that adds appointments. */
export function addAppointments(heard: Asked): Plan {
  const asked = besideOther(heard);
  if (asked !== heard) return { ...addAppointment(asked), isAccounted: true };
  return (
    untilEnd(asked) ??
    onWeekdays(asked) ??
    ofStay(asked, addAppointment) ??
    eachAtItsHour(asked) ??
    onMoments(asked) ??
    twoEvents(asked) ??
    addAppointment(asked)
  );
}
