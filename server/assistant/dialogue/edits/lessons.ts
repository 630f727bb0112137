// An edit of lessons that cards have just made: another number, subject, length or hour.
import type { Lesson } from '#contract/shapes.ts';
import { minutesOfDay } from '#rules/time/dates.ts';
import { later, minutesIn } from '../../answers/moments.ts';
import { lessonRange } from '../../answers/school/lesson-words.ts';
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
const subjectIn = (values: SaidEdit['values']): string | undefined =>
  values.find(({ tag }) => tag.type === 'subject')?.tag.value;
/** The one lesson that is meant: of the subject that is named, with the number of before, or the only one with a number. */
function meantIn(lessons: readonly Lesson[], edit: SaidEdit): Lesson | undefined {
  const { values, denied } = edit;
  // 'History, not geography' is about the geography lesson.
  const subject = subjectIn(denied) ?? subjectIn(values);
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

function changedLesson(lesson: Lesson, { values, denied }: SaidEdit): Lesson {
  const number = values.find(({ tag }) => tag.type === 'number')?.said;
  const time = values.find(({ tag }) => tag.type === 'time')?.tag.time?.time;
  const said = values.find(({ tag }) => tag.type === 'duration')?.tag.value ?? '';
  const length = minutesIn(said) ?? minutesOfDay(lesson.end) - minutesOfDay(lesson.start);
  const subject = subjectIn(denied) === undefined ? undefined : subjectIn(values);
  const start = time ?? lesson.start;
  return {
    ...lesson,
    ...(number === undefined ? {} : { activity: lesson.activity.replace(NUMBER, number) }),
    ...(subject === undefined ? {} : { subject: capital(subject) }),
    start,
    end: later(start, length),
  };
}

/** 'Beau is on 13', 'make it 11:30' after cards with lessons. */
export function lessonsEdited(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const all = targetsOf(talk, state).filter(({ kind }) => kind === 'school_day');
  const isOpen = edit.others.every((word) => UNITS.test(word)) && edit.operation !== 'remove';
  const isSwap = subjectIn(edit.denied) !== undefined && subjectIn(edit.values) !== undefined;
  const isValue = isSwap || edit.values.some(({ tag }) => /^(?:number|time|duration)$/.test(tag.type));
  const isOther = edit.values.some(
    ({ tag }) => !/^(?:number|time|duration|person|group|subject)$/.test(tag.type),
  );
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
  return {
    plan: {
      text: `${first ? lessonRange(first.now) : ''} for ${names} then. Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: { ...state, cards },
  };
}
