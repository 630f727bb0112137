// An edit of lessons that cards have just made: another number, subject matter of one child, another hour.
import type { Lesson } from '#contract/shapes.ts';
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { later } from '../../answers/moments.ts';
import { subjectKey } from '#rules/homeschool/curricula/subjects.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { ownerOf } from './fields.ts';
import { membersMeant } from './more-people.ts';
import { shapeIn } from './shape-in.ts';
import type { SaidEdit } from './said-edit.ts';
import { cardFor, targetsOf, waitsFor, type Target } from './targets.ts';

const UNITS = /^(?:lesson|lessons|chapter|ch|page|pages|unit|week|module|section)$/;
const NUMBER = /(?<!\d)\d+(?!\d)/;
const lessonsOf = ({ fields }: Target): Lesson[] => shapeIn('lessons', fields['lessons']) ?? [];
/** The one lesson that is meant: of the subject that is named, with the number of before, or the only one with a number. */
function meantIn(lessons: readonly Lesson[], { values, denied }: SaidEdit): Lesson | undefined {
  const subject = values.find(({ tag }) => tag.type === 'subject')?.tag.value;
  const old = denied.find(({ tag }) => tag.type === 'number')?.said;
  const named = lessons.filter(
    (one) =>
      (subject === undefined || subjectKey(one.subject).includes(subjectKey(subject))) &&
      (old === undefined || NUMBER.exec(one.activity)?.[0] === old),
  );
  const isNumber = values.some(({ tag }) => tag.type === 'number');
  const numbered = isNumber ? named.filter(({ activity }) => NUMBER.test(activity)) : named;
  return numbered.length === 1 ? numbered[0] : undefined;
}

function changedLesson(lesson: Lesson, { values }: SaidEdit): Lesson {
  const number = values.find(({ tag }) => tag.type === 'number')?.said;
  const time = values.find(({ tag }) => tag.type === 'time')?.tag.time?.time;
  const length = minutesOfDay(lesson.end) - minutesOfDay(lesson.start);
  return {
    ...lesson,
    ...(number === undefined ? {} : { activity: lesson.activity.replace(NUMBER, number) }),
    ...(time === undefined ? {} : { start: time, end: later(time, length) }),
  };
}

/** 'Beau is on 13', 'make it 11:30' after cards with lessons. */
export function lessonsEdited(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const all = targetsOf(talk, state).filter(({ kind }) => kind === 'school_day');
  const isOpen = edit.others.every((word) => UNITS.test(word)) && edit.operation !== 'remove';
  const isValue = edit.values.some(({ tag }) => tag.type === 'number' || tag.type === 'time');
  const isOther = edit.values.some(({ tag }) => !/^(?:number|time|person|group|subject)$/.test(tag.type));
  if (all.length === 0 || !isOpen || !isValue || isOther) return undefined;
  const whom = new Set(membersMeant(talk).map(({ id }) => id));
  const targets = whom.size === 0 ? all : all.filter((one) => whom.has(ownerOf(one) ?? ''));
  const made = targets.flatMap((target) => {
    const lessons = lessonsOf(target);
    const lesson = meantIn(lessons, edit);
    return lesson ? [{ target, lesson, lessons, now: changedLesson(lesson, edit) }] : [];
  });
  if (made.length === 0 || made.length < targets.length) return undefined;
  const isWaiting = waitsFor(talk, state);
  const withLesson = (lessons: readonly Lesson[], old: Lesson, now: Lesson): Lesson[] =>
    lessons
      .map((one) => (one === old ? now : one))
      .toSorted((one, other) => Number(one.start > other.start) - Number(one.start < other.start));
  const cards = isWaiting
    ? state.cards.map((card, at) => {
        const own = made.find(({ target }) => target.at === at);
        return own
          ? { ...card, input: { ...card.input, lessons: withLesson(own.lessons, own.lesson, own.now) } }
          : card;
      })
    : made.map(({ target, lessons, lesson, now }) =>
        cardFor(target, { lessons: withLesson(lessons, lesson, now) }),
      );
  const names = listed(
    talk.household.members
      .filter(({ id }) => made.some(({ target }) => ownerOf(target) === id))
      .map(({ name }) => quoted(name)),
  );
  const [first] = made;
  const { subject = '', activity = '', start = '' } = first?.now ?? {};
  const what = activity === '' ? capital(subject) : `${capital(subject)}, ${activity.toLowerCase()}`;
  return {
    plan: {
      text: `${quoted(what)} at ${formatTime(start)} for ${names} then. Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: { ...state, cards },
  };
}
