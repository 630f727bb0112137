// A lesson at home in words: '9:00 AM Math (done), Chapter 4'.
import type { Lesson } from '#contract/shapes.ts';
import { formatTime } from '#rules/time/dates.ts';
import { quoted } from '../../text/say.ts';

export const lessonWords = ({
  start,
  subject,
  activity,
  done = false,
}: Pick<Lesson, 'start' | 'subject' | 'activity'> & { done?: boolean }): string =>
  [
    `${formatTime(start)} ${quoted(subject)}${done ? ' (done)' : ''}`,
    ...(activity ? [quoted(activity).replace(/[.\s]+$/, '')] : []),
  ].join(', ');
