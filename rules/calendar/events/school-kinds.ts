// The kind of a school event by its title, for calendars that were stored without kinds (SCH-08).
import { DAYS_OFF, type SchoolEvent, type SchoolEventKind } from '#contract/shapes.ts';

/** 'School resumes after Winter Break' names a break and is a day of school. */
const AROUND = /\b(?:resumes?|re-?opens?|returns?|first|last|begins?|starts?|ends?|before|after)\b/i;

/** First match wins. */
const BY_WORDS: readonly (readonly [SchoolEventKind, RegExp])[] = [
  ['early-dismissal', /\bearly (?:dismissal|release|closing)\b|\bhalf[- ]day\b|\bminimum day\b/i],
  ['delayed-opening', /\b(?:delayed opening|late start|late arrival|hour delay)\b/i],
  ['no-school', /\bno (?:school|classes)\b|\bschools? (?:is |are )?closed\b/i],
  [
    'staff-day',
    /\b(?:staff|teachers?'?|professional|in-?service)\b.*\b(?:day|development|work)\b|\bin-?service\b/i,
  ],
  ['break', /\b(?:break|recess|vacation)\b/i],
  [
    'holiday',
    /\bholidays?\b|\b(?:labor|memorial|veterans'?|presidents'?|columbus|indigenous peoples'?|independence) day\b|\b(?:thanksgiving|christmas|new year'?s|juneteenth|martin luther king|mlk)\b/i,
  ],
];

/** True for kinds that may have an hour: a day off is one as a whole. */
export const mayHaveHour = (kind: SchoolEventKind): boolean => !DAYS_OFF.includes(kind);

/** The stored kind of an event, or the one its title names; 'school' where it names none. */
export function kindOfSchoolEvent({ event, kind }: Pick<SchoolEvent, 'event' | 'kind'>): SchoolEventKind {
  if (kind) return kind;
  const named = BY_WORDS.find(([, words]) => words.test(event))?.[0] ?? 'school';
  return DAYS_OFF.includes(named) && AROUND.test(event) ? 'school' : named;
}
