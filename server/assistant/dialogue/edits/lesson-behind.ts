// 'And reading right after, for half an hour' while the card of a day's lessons waits: one more lesson on that card.
import { minutesOfDay } from '#rules/time/dates.ts';
import { later, nearDay } from '../../answers/moments.ts';
import { FIRST_HOUR, LESSON_MINUTES, lessonMinutes, newLesson } from '../../answers/school/lesson-hours.ts';
import { lessonRange } from '../../answers/school/lesson-words.ts';
import { matterOf } from '../../answers/school/one-day-of-lessons.ts';
import { topicOf } from '../../answers/school/only-day.ts';
import { listed, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { ownerOf } from './fields.ts';
import { membersMeant } from './more-people.ts';
import { shapeIn } from './shape-in.ts';
import { targetsOf, waitsFor } from './targets.ts';

const ONE_MORE = /^\W*(?:(?:ok|okay|oh|yes|great|good) )*(?:and|also|plus|then|add)\b|\b(?:too|as well)\W*$/;
const OTHER_WISH = /\?|\b(?:not|instead|no|week|every|each)\b/;

/** The waiting cards with one more lesson behind those of each child, or at the hour that is said. */
export function lessonBehind(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, household, facts } = talk;
  const { slots } = reading.whole;
  const { subjects, days, times } = slots;
  const said = fold(reading.said);
  const [subject] = subjects;
  const isMore = ONE_MORE.test(said) && !OTHER_WISH.test(said);
  if (!isMore || subject === undefined || subjects.length > 1 || days.length > 0 || times.length > 1)
    return undefined;
  const activity = matterOf(reading.said) || (topicOf({ text: reading.said, slots }) ?? '');
  const whom = new Set(membersMeant(talk).map(({ id }) => id));
  const targets = targetsOf(talk, state).filter(
    (one) => one.kind === 'school_day' && (whom.size === 0 || whom.has(ownerOf(one) ?? '')),
  );
  if (!waitsFor(talk, state) || targets.length === 0) return undefined;
  const made = targets.map((target) => {
    const lessons = shapeIn('lessons', target.fields['lessons']) ?? [];
    const last = lessons.toSorted((one, other) => minutesOfDay(one.end) - minutesOfDay(other.end)).at(-1);
    const start = times[0]?.time ?? last?.end ?? FIRST_HOUR;
    const end = times[0]?.endTime ?? later(start, lessonMinutes({ slots }) ?? LESSON_MINUTES);
    return { target, lessons: [...lessons, newLesson({ start, end, subject, activity })] };
  });
  const cards = state.cards.map((card, at) => {
    const longer = made.find(({ target }) => target.at === at)?.lessons;
    return longer ? { ...card, input: { ...card.input, lessons: longer } } : card;
  });
  const names = household.members
    .filter(({ id }) => made.some(({ target }) => ownerOf(target) === id))
    .map(({ name }) => quoted(name));
  const [first] = made;
  const own = first?.target.fields['date'];
  const date = typeof own === 'string' ? own : (state.focus.day ?? facts.today);
  const text = `${listed(names)}, ${nearDay(date, facts.today)}: ${(first?.lessons ?? []).map(lessonRange).join('; ')}. Ready for your OK.`;
  return { plan: { text, cards, isAccounted: true }, state: { ...state, cards } };
}
