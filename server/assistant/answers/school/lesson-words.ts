// A lesson at home in words: '9:00 AM Math (done), Chapter 4'.
import type { Lesson } from '#contract/shapes.ts';
import { formatTime } from '#rules/time/dates.ts';
import { quoted } from '../../text/say.ts';

export const lessonWords = ({ start, subject, activity, done }: Lesson): string =>
  inWords(formatTime(start), { subject, activity, done });

/** With its end: '9:00 AM to 9:45 AM Math, Chapter 4'. */
export const lessonRange = ({ start, end, subject, activity, done }: Lesson): string =>
  inWords(`${formatTime(start)} to ${formatTime(end)}`, { subject, activity, done });

const inWords = (
  hours: string,
  { subject, activity, done }: Pick<Lesson, 'subject' | 'activity' | 'done'>,
): string =>
  [
    `${hours} ${quoted(subject)}${done ? ' (done)' : ''}`,
    ...(activity ? [quoted(activity).replace(/[.\s]+$/, '')] : []),
  ].join(', ');

/** Says that a lesson begins at an hour nobody named. */
export const unsaidHour = (start: string): string =>
  `It needs an hour, so it's at ${formatTime(start)}; tell me another one if that's wrong.`;
