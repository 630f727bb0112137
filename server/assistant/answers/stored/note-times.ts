// Times that members' notes tell besides weekly facts: days off and breaks ('Thanksgiving break Nov 23 to 27'), turns ('on call
// every other weekend, next Nov 14 and 15') and the hour at which a school day ends or a place closes ('out at 4:10 pm').
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, daysBetween, weekStart, weekdayNumber } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { fold } from '../../text/fold-text.ts';
import { clockOf, isWithin } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { sentencesOf } from './passages.ts';

export interface NotedTime {
  memberId: string;
  /** The words of the note that say it. */
  text: string;
}

export interface NotedOff extends NotedTime {
  days: readonly SpokenDay[];
}

const DAY_MS = 86_400_000;
/** In days: a break that has begun is no one of next year. */
const BEGUN = 30;
export const daysIn = (asked: Pick<Asked, 'facts'>, text: string): readonly SpokenDay[] => {
  const clock = clockOf(asked.facts);
  return spokenDates(text, { ...clock, now: new Date(clock.now.getTime() - BEGUN * DAY_MS) }).days;
};

const OFF =
  /(?<![\p{L}'’])(?:no (?:school|class(?:es)?|daycare|day care|preschool|lessons|homeschool)|(?:[\p{L}'’]+ )?(?:break|vacation|closed))(?![\p{L}'’])/giu;

/** The days on which somebody has no school, no daycare or a break. */
export const offDaysOf = (asked: Pick<Asked, 'facts'>, { id, notes }: FamilyMember): NotedOff[] =>
  sentencesOf(notes).flatMap((sentence) => {
    const marks = [...sentence.matchAll(OFF)];
    const days = daysIn(asked, sentence);
    return marks.flatMap((mark, at): NotedOff[] => {
      const end = marks[at + 1]?.index ?? sentence.length;
      const own = days.filter(({ span: [from] }) => from >= mark.index + mark[0].length && from < end);
      const text = sentence.slice(mark.index, end).replace(/[\s,;]*(?:\band)?[\s,;]*$/, '');
      return own.length === 0 ? [] : [{ memberId: id, text, days: own }];
    });
  });

export const isOff = ({ days }: NotedOff, date: string): boolean => days.some((day) => isWithin(date, day));

/** The dates that a sentence names with their month, in their order: 'the weeks from March 5 and March 19'. */
export const weeksNoted = (asked: Pick<Asked, 'facts'>, sentence: string): string[] =>
  daysIn(asked, sentence)
    .filter(({ span: [from, to] }) => /\d/.test(sentence.slice(from, to)))
    .map(({ date }) => date)
    .toSorted();

interface NotedTurn extends NotedTime {
  /** 'on call', folded. */
  what: string;
  isOn: (date: string) => boolean;
}

const TURN =
  /^(.*?)[, ]+every (?:other|second|2nd) (weekend|week|(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?\b/i;
const FORTNIGHT = 14;
const saturdayOf = (date: string): string => addDays(weekStart(date), 5);

/** A turn that returns every second week, counted from a date that the note names. */
export const turnsOf = (asked: Pick<Asked, 'facts'>, { id, notes }: FamilyMember): NotedTurn[] =>
  sentencesOf(notes).flatMap((sentence): NotedTurn[] => {
    const [, what = '', unit = ''] = TURN.exec(sentence) ?? [];
    const [first] = daysIn(asked, sentence);
    if (what === '' || !first) return [];
    const isTurn = (from: string, to: string): boolean => daysBetween(from, to) % FORTNIGHT === 0;
    const isOn = (date: string): boolean => {
      if (unit.toLowerCase() === 'week') return isTurn(weekStart(first.date), weekStart(date));
      if (unit.toLowerCase() !== 'weekend') return isTurn(first.date, date);
      return [0, 6].includes(weekdayNumber(date)) && isTurn(saturdayOf(first.date), saturdayOf(date));
    };
    return [{ memberId: id, text: sentence, what: fold(what.split(',').at(-1) ?? what).trim(), isOn }];
  });

interface NotedEnd extends NotedTime {
  /** '16:10' */
  time: string;
  isOfPlace: boolean;
}

const ENDS =
  /\b(out|dismissed|lets out|gets out|ends|done|over|closes|closed|open until|open till)(?: at| by)? (\d{1,2})(?::(\d\d))? ?(am|pm)?\b/i;
/** An hour without a half of the day ends no school in the night. */
const EARLIEST = 7;

/** When the school day of somebody ends, or the place where they are closes. */
export const endsOf = ({ id, notes }: FamilyMember): NotedEnd[] =>
  sentencesOf(notes).flatMap((sentence): NotedEnd[] => {
    const [, verb = '', hour = '', minutes = '00', half = ''] = ENDS.exec(sentence) ?? [];
    if (hour === '') return [];
    const isLate = half.toLowerCase() === 'pm' || (half === '' && Number(hour) < EARLIEST);
    const time = `${String((Number(hour) % 12) + (isLate ? 12 : 0)).padStart(2, '0')}:${minutes}`;
    return [{ memberId: id, text: sentence, time, isOfPlace: /^(?:closes|closed|open)/i.test(verb) }];
  });
