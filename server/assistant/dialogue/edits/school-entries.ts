// An edit of the entry that a card has just put on a school calendar: its days, its hour, its child, or a word about it.
import { SHORT_DAYS, type SchoolEvent } from '#contract/shapes.ts';
import { addDays, formatTime } from '#rules/time/dates.ts';
import { dayWords, spanWords } from '../../answers/moments.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { dayNear } from './fields.ts';
import { membersMeant } from './more-people.ts';
import { textsIn } from '../../text/unchecked.ts';
import { shapeIn } from './shape-in.ts';
import { childrenEdited, isOfPerson, schoolCardWith } from './school-children.ts';
import type { SaidEdit, Value } from './said-edit.ts';
import { waitsFor } from './targets.ts';

const TOOLS = /^(?:saveSchoolSettings|createSchool|updateSchool)$/;
const UNTIL = /^(?:until|untill|til|till|thru|through|to)$/;
const NEEDS = /^(?:bring|brings|wears?|packs?|dress|needs?|need|leaves?|meets?)$/;

/** One entry: a break, or an event of the calendar. */
interface Entry {
  name: string;
  date: string;
  endDate?: string | undefined;
  time?: string | undefined;
  note?: string | undefined;
  kind?: SchoolEvent['kind'];
}

interface Found {
  entry: Entry;
  /** The fields with another entry in its place. */
  withEntry: (entry: Entry) => Record<string, unknown>;
  /** The fields with the same entry on one more day; a break has its own days. */
  withMore?: (date: string) => Record<string, unknown>;
}

const byDate = (one: SchoolEvent, other: SchoolEvent): number =>
  Number(one.date > other.date) - Number(one.date < other.date);

/** The entry of a day, and the fields of the card with another in its place. */
function entryOn(card: Card, day: string): Found | undefined {
  const breaks = shapeIn('breaks', card.input['breaks']) ?? [];
  const own = breaks.find(({ startDate }) => startDate === day);
  if (own)
    return {
      entry: { name: own.name, date: own.startDate, endDate: own.endDate },
      withEntry: ({ date, endDate = date, note }) => ({
        breaks: breaks.map((one) =>
          one === own
            ? { ...one, startDate: date, endDate, ...(note === undefined ? {} : { description: note }) }
            : one,
        ),
      }),
    };
  const calendar = shapeIn('foundCalendar', card.input['foundCalendar']);
  const event = calendar?.events.find(({ date }) => date === day);
  if (!calendar || !event) return undefined;
  return {
    entry: { ...event, name: event.event, note: event.qualifier },
    withMore: (date) => ({
      foundCalendar: {
        ...calendar,
        events: [...calendar.events, { ...event, date, endDate: undefined }].toSorted(byDate),
      },
    }),
    withEntry: ({ date, endDate, time, note }) => ({
      foundCalendar: {
        ...calendar,
        events: calendar.events
          .map((one) =>
            one === event
              ? {
                  ...one,
                  date,
                  ...(endDate === undefined ? {} : { endDate }),
                  ...(time === undefined ? {} : { time }),
                  ...(note === undefined || note === '' ? {} : { qualifier: note }),
                }
              : one,
          )
          .toSorted(byDate),
      },
    }),
  };
}

const joined = (note: string | undefined, more: string): string =>
  note === undefined || note === '' ? more : `${note}, ${more}`;

const DAY_ALONE = /(\d{1,2})(?:st|nd|rd|th)?$/;
/** 'Thru the 3rd' of a break: a bare number is of the month it ends in. */
function lastDay({ date, endDate = date }: Entry, said: string, end: string): string | undefined {
  const [, alone] = DAY_ALONE.exec(said.trim()) ?? [];
  const isBare =
    alone !== undefined && !/\p{L}{3,}\.? \d|\d\/\d/u.test(said.replace(/^\p{L}+ (?:the )?/u, ''));
  const own = isBare ? `${endDate.slice(0, 8)}${alone.padStart(2, '0')}` : end;
  return own > date ? own : undefined;
}

/** The entry with one value. */
function entryWith(talk: Talk, entry: Entry, { tag, said, lead }: Value, isMore: boolean): Entry | undefined {
  const { day, time } = tag;
  if (day && UNTIL.test(lead)) {
    const endDate = lastDay(entry, said, day.endDate ?? dayNear(day.date, said, '', talk.facts.today));
    return endDate === undefined ? undefined : { ...entry, endDate };
  }
  // 'Goes back the 4th': the day before is the last one.
  if (day && lead === BACK) {
    const first = lastDay(entry, said, day.date);
    return first === undefined ? undefined : { ...entry, endDate: addDays(first, -1) };
  }
  if (day && day.endDate !== undefined) return { ...entry, date: day.date, endDate: day.endDate };
  if (day) {
    const date = dayNear(day.date, said, '', talk.facts.today);
    // 'Monday too' is one more day.
    if (isMore) return undefined;
    return entry.endDate === undefined || entry.endDate === entry.date ? { ...entry, date } : undefined;
  }
  if (!time) return undefined;
  const isShort = entry.kind !== undefined && SHORT_DAYS.includes(entry.kind);
  return isShort
    ? { ...entry, time: time.time }
    : { ...entry, note: joined(entry.note, formatTime(time.time)) };
}

/** Words about the entry: 'wear blue' in the place of 'wear red'. */
function noteWith(talk: Talk, entry: Entry): Entry | undefined {
  const words = talk.reading.said
    .trim()
    .replace(
      /^\W*(?:(?:oh|ok|no|nope|wait|oops|sorry|and|also|actually|but|they|she|he|it['’]?s|its)[,. ]+)+/i,
      '',
    )
    .replace(/[.!]+$/, '');
  const [verb = ''] = words.toLowerCase().split(' ');
  if (!NEEDS.test(verb) || words.split(' ').length > 8) return undefined;
  const before = entry.note ?? '';
  const old = new RegExp(`\\b${verb}\\b[^,]*`, 'i');
  const isInstead = old.test(before) && /^\W*(?:no|nope|wait|oops|sorry|actually)\b/i.test(talk.reading.said);
  return { ...entry, note: isInstead ? before.replace(old, words) : joined(before, words) };
}

const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

const entryWords = ({ name, date, endDate = date, time, note }: Entry, today: string): string =>
  [
    capital(quoted(name)),
    endDate === date ? dayWords(date, today) : spanWords({ date, endDate, span: [0, 0] }, today),
    time === undefined ? '' : `at ${formatTime(time)}`,
    note === undefined || note === '' ? '' : `“${quoted(note)}”`,
  ]
    .filter(Boolean)
    .join(', ');

const spokenDay = ({ date, endDate }: Entry): DialogueState['slots']['days'][number] => ({
  date,
  ...(endDate === undefined ? {} : { endDate }),
  span: [0, 0],
  isPast: false,
});

/** 'Monday too': the same entry on one more day. */
function oneMoreDay(
  talk: Talk,
  state: DialogueState,
  { operation, values, denied, others }: SaidEdit,
  { entry, withMore }: Found,
): Decided | undefined {
  const [value, ...more] = values;
  const date = value?.tag.day?.endDate === undefined ? value?.tag.day?.date : undefined;
  const isOpen = operation === 'add' && denied.length + others.length + more.length === 0;
  if (!withMore || date === undefined || !isOpen || UNTIL.test(value?.lead ?? '')) return undefined;
  const cards = [schoolCardWith(talk, state, withMore(date))];
  const text = `${capital(quoted(entry.name))} on ${dayWords(date, talk.facts.today)}, too. Ready for your OK.`;
  return {
    plan: { text, cards, isAccounted: true },
    state: { ...state, cards, focus: { ...state.focus, day: date } },
  };
}

/** The one card of a school; of what is stored by now, the entries are those of the school. */
function entriesCard(talk: Talk, state: DialogueState): Card[] {
  const isFirst = state.cards[0]?.tool === 'saveSchoolSettings' && !waitsFor(talk, state);
  const stored = isFirst ? talk.household.schoolSettings : null;
  const { breaks, foundCalendar } = stored ?? {};
  return state.cards.map((card) => (stored ? { ...card, input: { breaks, foundCalendar } } : card));
}

const BACK = 'back';
const BACK_ON = /\bback(?: (?:to school|at school|in school))?(?: on)?(?: the)? $/i;
const isBackOn = (said: string, day: string): boolean =>
  BACK_ON.test(said.slice(0, said.toLowerCase().indexOf(day.toLowerCase())));

/** Values with 'back' as the word before the day on which school begins again; a last day beside it says the same. */
function withBack(said: string, values: readonly Value[]): Value[] {
  const read = values.map((value) => (isBackOn(said, value.said) ? { ...value, lead: BACK } : value));
  const isEnded = read.some(({ tag, lead }) => tag.day !== undefined && UNTIL.test(lead));
  return isEnded ? read.filter(({ lead }) => lead !== BACK) : read;
}

/** ', and back on January 4', where the message says when school begins again. */
const againFrom = (talk: Talk, { values }: SaidEdit, { date, endDate = date }: Entry): string =>
  values.some(({ said }) => isBackOn(talk.reading.said, said))
    ? `, and back on ${dayWords(addDays(endDate, 1), talk.facts.today)}`
    : '';

/** 'No, till the 5th', "it's for Mia" after a card of the school calendar. */
export function schoolEdited(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const ofChildren = childrenEdited(talk, state, edit);
  if (ofChildren) return ofChildren;
  const [card, ...more] = entriesCard(talk, state);
  const { day } = state.focus;
  const found = card && TOOLS.test(card.tool) && day !== undefined ? entryOn(card, day) : undefined;
  if (!card || !found || more.length > 0 || edit.operation === 'remove') return undefined;
  const onMore = oneMoreDay(talk, state, edit, found);
  if (onMore) return onMore;
  const people = edit.values.filter(isOfPerson);
  const values = withBack(talk.reading.said, edit.values).filter((value) => !isOfPerson(value));
  let entry: Entry | undefined = found.entry;
  const note = noteWith(talk, found.entry);
  if (note) entry = note;
  else if (edit.others.some((word) => word !== BACK)) return undefined;
  for (const value of note ? values.filter(({ tag }) => tag.type === 'day') : values)
    entry = entry && entryWith(talk, entry, value, edit.operation === 'add');
  if (!entry) return undefined;
  const isWaiting = waitsFor(talk, state);
  const children = membersMeant(talk).map(({ id }) => id);
  // A school that the card starts, or that is stored for nobody yet, takes the children who are named.
  const isNew = isWaiting
    ? 'schoolType' in card.input
    : card.tool === 'saveSchoolSettings' && talk.household.schoolSettings?.children.length === 0;
  const before = edit.operation === 'add' ? textsIn(card.input['children']) : [];
  if (people.length > 0 && (!isNew || children.length === 0)) return undefined;
  if (isSame(entry, found.entry) && people.length === 0) return undefined;
  const change = {
    ...(isSame(entry, found.entry) ? {} : found.withEntry(entry)),
    ...(children.length > 0 ? { children: [...new Set([...before, ...children])] } : {}),
  };
  const made = schoolCardWith(talk, state, change);
  const names = talk.household.members
    .filter(({ id }) => children.includes(id))
    .map(({ name }) => quoted(name));
  const whom = names.length > 0 ? `, for ${listed(names)}` : '';
  return {
    plan: {
      text: `${entryWords(entry, talk.facts.today)}${whom} then${againFrom(talk, edit, entry)}. Ready for your OK.`,
      cards: [made],
      isAccounted: true,
    },
    // The next message goes on about the entry as it is now.
    state: {
      ...state,
      cards: [made],
      text: `${entry.name} ${dayWords(entry.date, talk.facts.today)}`,
      slots: { ...state.slots, days: [spokenDay(entry)], times: [] },
      focus: { ...state.focus, day: entry.date },
    },
  };
}
