// The place in the calendar as the address holds it: view, month, day, and the open dialog, such as
// `?month=2026-11&day=2026-11-26&view=week`.
import { daysInMonth } from '#rules/time/dates.ts';
import { sameMonth } from './month.ts';

const VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** The day whose dialog is open; 'today' is the complete schedule of today. */
type OpenDay = { kind: 'day'; date: string } | { kind: 'today' };
/** An event is opened from its day, or directly. */
export type Open = OpenDay | { kind: 'event'; key: string; from: OpenDay | null };

export interface CalendarAddress {
  view: CalendarView;
  /** The selected day, 'YYYY-MM-DD'; its month or week is shown. */
  at: string;
  /** The open dialog; `null` for none. */
  open: Open | null;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** A month that exists, 'YYYY-MM'. */
function monthIn(text: string | null): string | null {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(text ?? '')?.map(Number) ?? [];
  if (text === null || year === undefined || month === undefined) return null;
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 ? text : null;
}

/** A date that exists, 'YYYY-MM-DD'. */
function dateIn(text: string | null): string | null {
  const month = monthIn(text?.slice(0, 7) ?? null);
  if (text === null || month === null || !/^-\d\d$/.test(text.slice(7))) return null;
  const day = Number(text.slice(8));
  const [year, number] = month.split('-').map(Number);
  return day >= 1 && day <= daysInMonth(year ?? 0, number ?? 0) ? text : null;
}

/** Today in its month, the first day in others. */
const firstShown = (month: string, today: string): string =>
  sameMonth(month, today) ? today : `${month}-01`;

function openDayIn(params: URLSearchParams): OpenDay | null {
  const day = params.get('day');
  const date = dateIn(day);
  if (date !== null) return { kind: 'day', date };
  return day === 'today' ? { kind: 'today' } : null;
}

/** Reads a query; dates that do not exist count as absent. */
export function placeIn(search: string, today: string): CalendarAddress {
  const params = new URLSearchParams(search);
  const from = openDayIn(params);
  const month = monthIn(params.get('month'));
  const key = params.get('event');
  const at = from?.kind === 'day' ? from.date : dateIn(params.get('at'));
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'month',
    at: at ?? (month === null ? today : firstShown(month, today)),
    open: key ? { kind: 'event', key, from } : from,
  };
}

/** The query of a place; '' for today's month without a dialog. */
export function searchOf({ view, at, open }: CalendarAddress, today: string): string {
  const params = new URLSearchParams();
  const month = at.slice(0, 7);
  const day = open?.kind === 'event' ? open.from : open;
  if (at !== today || day?.kind === 'day') params.set('month', month);
  if (day?.kind === 'day') params.set('day', day.date);
  else if (at !== firstShown(month, today)) params.set('at', at);
  if (day?.kind === 'today') params.set('day', 'today');
  if (open?.kind === 'event') params.set('event', open.key);
  if (view !== 'month') params.set('view', view);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
