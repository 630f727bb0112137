// Dates of work or of being away that members' notes list ('24-hour shifts from 7 am on April 13, 16 and 19'), and those that
// return every second week from a noted date ('at his father's every other weekend, next April 16 to 18').
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import type { Asked } from '../plan.ts';
import { daysIn } from './note-times.ts';

/** Words of work in the notes of a grown-up. */
export const OF_WORK =
  /\b(?:works?|working|shifts?|nights?|clinic|office|hospital|store|job|on duty|commutes?)\b/;
const AWAY_THEN =
  /\b(?:gone|away|out of (?:town|state|the country)|abroad|overseas|travel(?:s|ing|ling)?|(?:business|work|school|field) trip|trip to|conference|at camp|at (?:his|her|their) (?:dad|mom|father|mother|grandma|grandpa|grandparent)s?\b|with (?:his|her|their) (?:dad|mom|father|mother)\b)/;
const EVERY_OTHER =
  /\bevery (?:other|second|2nd) (?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/;
/** 'Now here Friday to Friday, then at her mom's': the dates are those at home. */
const HERE = /\b(?:here|home|with (?:us|me))\b/;
const ENDS_THEN = /\b(?:until|till?|through|thru|since|by|due|born|back|home again)\b/;
const FORTNIGHT = 14;

const LIST =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?) (\d{1,2})\b(?!:)((?:(?:,? (?:and |& )?|, ?)\d{1,2}\b(?!:|\/| ?[ap]\.?m\b| (?:to|through|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))+)/gi;
/** 'April 13, 16 and 19' with the month before each of its days. */
const withMonths = (text: string): string =>
  text.replaceAll(
    LIST,
    (_, month: string, first: string, others: string) =>
      `${month} ${first}${others.replaceAll(/\d+/g, (day) => `${month} ${day}`)}`,
  );

interface NotedDates {
  isAway: boolean;
  /** The sentence without its dates: the hours are in it. */
  rest: string;
  isOn: (date: string) => boolean;
}

/** The dates of work or of being away that a sentence lists; undefined where it lists none. */
export function notedDates(
  asked: Pick<Asked, 'facts'>,
  sentence: string,
  { relationship }: Pick<FamilyMember, 'relationship'>,
): NotedDates | undefined {
  const text = withMonths(sentence);
  const lower = fold(text);
  const isAway = AWAY_THEN.test(lower) && !HERE.test(lower);
  const isWork = relationship !== 'child' && OF_WORK.test(lower);
  if (!(isAway || isWork) || ENDS_THEN.test(lower) || lower.length !== text.length) return undefined;
  const days = daysIn(asked, text).filter(({ span: [from, to] }) => /\d/.test(text.slice(from, to)));
  if (days.length === 0) return undefined;
  const rest = days.reduceRight((left, { span: [from, to] }) => left.slice(0, from) + left.slice(to), lower);
  const repeats = EVERY_OTHER.test(lower);
  const isOn = (date: string): boolean =>
    days.some(({ date: start, endDate = start }) => {
      const since = daysBetween(start, date);
      return since >= 0 && (repeats ? since % FORTNIGHT : since) <= daysBetween(start, endDate);
    });
  return { isAway, rest, isOn };
}
