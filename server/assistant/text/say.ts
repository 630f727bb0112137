// Formats lists, dates and quoted text for answers. Text never contains a colon, except in the lines of a meal plan: the
// chat parses lines with colons as meals (CHAT-09).
import { formatLongDate } from '#rules/time/dates.ts';

/** 'a', 'a and b', 'a, b and c' */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** '2026-11-23' → 'November 23' */
export const dayAndMonth = (date: string): string => formatLongDate(date).split(', ')[1] ?? date;

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Text a parent typed, on one line and without what would make it a link, a heading or a plan line; '6:30' stays. */
export const quoted = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[[\]<>`*_#|]/g, '')
    .replaceAll(/:(?!\d\d)|(?<!\d):/g, ' ')
    .trim()
    .slice(0, 200);

/** The warning of dishes that somebody must not eat; each reason is a sentence without its end. */
export const carefulWords = (against: readonly string[]): string => `Careful, ${against.join('; ')}.`;

export const paragraphs = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n\n');
