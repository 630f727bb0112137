// 'Add a chess day Friday' after a plan of lessons: one more lesson on that weekday of its week, at its first hour.
import { addDays, weekdayNumber, weekStart } from '#rules/time/dates.ts';
import { capital } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const ONE_MORE =
  /^\W*(?:(?:and|also|ok|please|pls|can you|could you|then) )*add (?:an? |some )?([a-z]+(?: [a-z]+)?)(?: (?:day|lesson|class|hour|time))? (?:on |for )?(?:mon|tue|wed|thu|fri|sat)[a-z]*(?: (?:too|please|pls|as well))*\W*$/;
const LATEST = '09:00';

const isHours = (value: unknown): value is { start: string; end: string } =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** The hours that the card of the plan has. */
function hoursOf({ cards }: DialogueState): { start: string; end?: string } {
  const request = cards[0]?.input['request'];
  const hours =
    typeof request === 'object' && request !== null && 'schoolHours' in request
      ? request.schoolHours
      : undefined;
  return isHours(hours) ? hours : { start: LATEST };
}

export function lessonAdded(talk: Talk, state: DialogueState): Decided | undefined {
  const { said, whole } = talk.reading;
  const [, what = ''] = ONE_MORE.exec(fold(said)) ?? [];
  const subject = what.replace(/ (?:day|lesson|class|hour|time)$/, '');
  const [day, ...others] = whole.slots.days;
  const { people, groups } = state.slots;
  const isOfPlan = state.intent === 'lesson_plan' && state.focus.day !== undefined;
  if (!isOfPlan || subject === '' || !day || others.length > 0 || day.endDate !== undefined) return undefined;
  const date = addDays(weekStart(state.focus.day ?? ''), (weekdayNumber(day.date) + 6) % 7);
  const { start, end } = hoursOf(state);
  const text = `${capital(subject)} ${start}`;
  const slots = {
    ...whole.slots,
    people,
    groups,
    subjects: [subject],
    days: [{ date, span: [0, 0] as [number, number], isPast: date < talk.facts.today }],
    times: [
      {
        time: start,
        ...(end === undefined ? {} : { endTime: end }),
        span: [subject.length + 1, text.length] as [number, number],
      },
    ],
  };
  return carried(talk, { ...runOf(whole, 'lesson_plan'), slots, text, said: text }, { isAccounted: true });
}
