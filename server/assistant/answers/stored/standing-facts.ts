// Facts of members' notes that return each week ('dialysis Monday and Friday mornings'), last for a while ('deployed until
// March') or are listed by date ('shifts on April 13 and 16'), by the dates they are true on.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import { WEEKDAY_STARTS } from '#rules/time/spoken/words.ts';
import { fold } from '../../text/fold-text.ts';
import { storedWords } from '../family/whom.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { ALTERNATES } from './alternate-weeks.ts';
import { isOff, offDaysOf } from './note-times.ts';
import { notedDates, OF_WORK } from './noted-dates.ts';
import { sentencesOf } from './passages.ts';

export interface StandingFact {
  memberId: string;
  /** The sentence of the note that says it. */
  text: string;
  /** Minutes of the day; all of it where no hour is said. */
  from: number;
  to: number;
  /** Away from home for as long as it is true. */
  isAway: boolean;
  /** Hours at which a grown-up works. */
  isWork?: boolean;
  /** Said in a sentence about a school or daycare: none of it on a day off. */
  isOfSchool?: boolean;
  isOn: (date: string) => boolean;
}

/** Nobody is at home then, or has no time. */
export const isTaken = ({ isAway, isWork = false }: StandingFact): boolean => isAway || isWork;

const NAME = '(?:sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday|s|rs|r)?s?';
const ONE = `(?:${NAME}|weekdays|weekends)`;
/** 'Fridays off' says when it is not. */
const NOT_OFF = '(?! (?:are |is )?off\\b)';
const RUN = new RegExp(
  `\\b${ONE}\\b${NOT_OFF}(?:(?:,? and |, ?| ?& ?| ?\\/ ?| to | through | ?- ?)${ONE}\\b${NOT_OFF})*`,
  'g',
);
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bmornings?\b/, 360, 720],
  [/\bafternoons?\b/, 720, 1080],
  [/\bevenings?\b/, 1020, 1320],
  [/\bnights?\b/, 1080, 1440],
  [/\blates?\b/, 1020, 1380],
];
const HOURS = /\b(\d{1,2})(?::(\d\d))? ?(am|pm)?(?: ?(?:to|-|until) ?(\d{1,2})(?::(\d\d))? ?(am|pm)?)?\b/;
const UNTIL_HOUR = /\b(?:until|till?|by) $/;
const USUAL = 60;
/** Hours without a half of the day: lessons and practices are rarely before seven. */
const EARLIEST = 7;

const minutesAt = (hour: string, minutes: string | undefined, half: string | undefined): number => {
  const at = Number(hour) % 12;
  const isLate = half === 'pm' || (half === undefined && Number(hour) < EARLIEST) || hour === '12';
  return (at + (isLate ? 12 : 0)) * 60 + Number(minutes ?? 0);
};

const LENGTH = /\b(\d{1,2})[- ]h(?:ou)?rs?\b/;
const DAY = 1440;
/** The hours that a clause names; '24-hour shifts from 7 am' end on the next day. */
function hoursOf(said: string): readonly [number, number] {
  const [length, hours] = LENGTH.exec(said) ?? [''];
  const [from, to] = hoursIn(said.replace(length, ''));
  return hours === undefined || to - from > USUAL ? [from, to] : [from, from + Number(hours) * 60];
}

function hoursIn(said: string): readonly [number, number] {
  const clause = said.replaceAll(/\bnoon\b/g, '12 pm').replaceAll(/\bmidnight\b/g, '12 am');
  const part = PARTS.find(([pattern]) => pattern.test(clause));
  const found = HOURS.exec(clause);
  const [, hour, minutes, half, toHour, toMinutes, toHalf] = found ?? [];
  const { index = 0 } = found ?? {};
  if (hour !== undefined && Number(hour) <= 12) {
    const from = minutesAt(hour, minutes, half ?? (part && part[1] < 720 ? 'am' : undefined));
    if (toHour === undefined && UNTIL_HOUR.test(clause.slice(0, index)))
      return [Math.max(0, from - USUAL), from];
    if (toHour === undefined) return [from, from + USUAL];
    const to = minutesAt(toHour, toMinutes, toHalf ?? half);
    if (to > from) return [from, to];
    // '11 to 7' ends in the evening, '10 pm to 6 am' on the next day.
    const isHalfLater = toHalf === undefined && to + 720 > from;
    return [from, isHalfLater ? Math.min(to + 720, 1440) : to + 1440];
  }
  return part ? [part[1], part[2]] : [0, 1440];
}

/** 'Tuesday to Saturday, 4 am to noon': the hours stand behind a comma. */
const HOURS_NEXT = /^, ?(?:from )?\d{1,2}(?::\d\d)? ?(?:[ap]m\b|to\b|until\b|-)/;

/** Numbers of the weekdays that a run names, from 0 for Sunday. */
function weekdaysIn(run: string): Set<number> {
  const days = new Set<number>();
  const isSpan = / to | through | ?- ?/.test(run);
  const found = [...run.matchAll(new RegExp(ONE, 'g'))].flatMap(([word]) =>
    word === 'weekdays'
      ? [1, 2, 3, 4, 5]
      : word === 'weekends'
        ? [0, 6]
        : [WEEKDAY_STARTS.indexOf(word.slice(0, 3))],
  );
  const [first, last] = found;
  if (isSpan && found.length === 2 && first !== undefined && last !== undefined)
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  else for (const day of found) days.add(day);
  return days;
}

/** 'Gone Tuesdays to Thursdays' */
const GONE =
  /\b(?:gone|away|out of (?:town|state)|travels?|traveling|flies|flying|on the road|not home|at (?:his|her|their) (?:dad|mom|father|mother)['’]?s)\b/;

const OF_SCHOOL = /\b(?:home)?school(?:ed)?\b|\b(?:daycare|day care|preschool|class(?:es)?|lessons)\b/;

/** The clauses of a sentence that return each week. */
function weeklyIn(sentence: string, memberId: string): StandingFact[] {
  const lower = fold(sentence);
  // What returns every other week is not true each week.
  if (lower.length !== sentence.length || ALTERNATES.test(lower)) return [];
  const isOfSchool = OF_SCHOOL.test(lower);
  const runs = [...lower.matchAll(RUN)];
  return runs.flatMap((run, at): StandingFact[] => {
    const end = run.index + run[0].length;
    const before = at === 0 ? 0 : (runs[at - 1]?.index ?? 0) + (runs[at - 1]?.[0].length ?? 0);
    const start = Math.max(lower.lastIndexOf(',', run.index) + 1, before);
    const comma = lower.indexOf(',', end);
    const next = HOURS_NEXT.test(lower.slice(end)) ? lower.indexOf(',', comma + 1) : comma;
    const stop = Math.min(next === -1 ? lower.length : next, runs[at + 1]?.index ?? lower.length);
    const isUntil = /\b(?:until|till|by|since|before|after) $/.test(lower.slice(0, run.index));
    // 'Friday December 4' is a date.
    const isDate = /^,? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d+\/|the \d)/.test(
      lower.slice(end),
    );
    if (isUntil || isDate) return [];
    const follows = runs[at + 1]?.index ?? lower.length;
    const text = sentence.slice(start, next === -1 || next < follows ? stop : end).trim();
    const [from, to] = hoursOf(fold(text));
    const days = weekdaysIn(run[0]);
    const isAway = GONE.test(fold(text));
    const isOn = (date: string): boolean => days.has(weekdayNumber(date));
    return [{ memberId, text: sentence, from, to, isAway, isOfSchool, isOn }];
  });
}

const AWAY =
  /\b(?:deployed|deployment|on the road|away|abroad|overseas|travel(?:s|ing|ling)|out of (?:town|state|the country)|at sea|in (?:the )?(?:hospital|rehab)|on a (?:trip|mission)|at camp|offshore)\b/;
const UNTIL = /\b(?:until|till|through|thru|(?:is |comes |gets )?(?:back|home)(?: on)?)\b/;

/** 'On the road until Friday December 4': away before that day; of a month alone, before its first. */
function awayIn(asked: Pick<Asked, 'facts'>, sentence: string, memberId: string): StandingFact[] {
  const lower = fold(sentence);
  const until = UNTIL.exec(lower);
  if (!AWAY.test(lower) || !until) return [];
  const [day] = spokenDates(sentence.slice(until.index + until[0].length), clockOf(asked.facts)).days;
  if (!day) return [];
  const clause = sentence.split(',').find((one) => AWAY.test(fold(one)) && UNTIL.test(fold(one))) ?? sentence;
  const end = /thr(?:ough|u)/.test(until[0]) ? addDays(day.endDate ?? day.date, 1) : day.date;
  return [{ memberId, text: clause.trim(), from: 0, to: 1440, isAway: true, isOn: (date) => date < end }];
}

/** 'Shifts on April 13 and 16' */
function datedIn(asked: Pick<Asked, 'facts'>, sentence: string, member: FamilyMember): StandingFact[] {
  const dates = notedDates(asked, sentence, member);
  if (!dates) return [];
  const { isAway, isOn, rest } = dates;
  const [from, to] = hoursOf(rest);
  return [{ memberId: member.id, text: sentence, from, to, isAway, isOn }];
}

/** Minutes: a lesson or a club is over sooner. */
const SHORTEST_SHIFT = 4 * 60;
const withWork = ({ relationship }: FamilyMember, fact: StandingFact): StandingFact => ({
  ...fact,
  isWork:
    relationship !== 'child' &&
    !fact.isAway &&
    (OF_WORK.test(fold(fact.text)) || (fact.to - fact.from >= SHORTEST_SHIFT && fact.to - fact.from < DAY)),
});

/** Everything that members' notes say of weeks, of stretches of time and of dates. */
export function standingFactsOf(asked: Pick<Asked, 'facts'>, member: FamilyMember): StandingFact[] {
  const off = offDaysOf(asked, member);
  const isHeld = (fact: StandingFact): StandingFact =>
    fact.isOfSchool === true
      ? { ...fact, isOn: (date) => fact.isOn(date) && !off.some((one) => isOff(one, date)) }
      : fact;
  const { id } = member;
  return [
    ...sentencesOf(member.notes)
      .flatMap((one) => [
        ...weeklyIn(one, id).map(isHeld),
        ...awayIn(asked, one, id),
        ...datedIn(asked, one, member),
      ])
      .map((fact) => withWork(member, fact)),
    ...off.map(({ memberId, text, ...one }) => ({
      memberId,
      text,
      from: 0,
      to: 1440,
      isAway: false,
      isOn: (date: string) => isOff({ memberId, text, ...one }, date),
    })),
  ];
}

/** The facts of some members that are true on a date, in part of it; in a part, also a night or a shift of the day before. */
export function standingOn(
  { household, facts }: Pick<Asked, 'household' | 'facts'>,
  date: string,
  ids: ReadonlySet<string> | undefined,
  { from, to } = { from: 0, to: 1440 },
): StandingFact[] {
  return household.members
    .filter(({ id }) => ids === undefined || ids.has(id))
    .flatMap((member) => standingFactsOf({ facts }, member))
    .filter(
      (fact) =>
        (fact.isOn(date) && fact.from < to && from < fact.to) ||
        (to - from < DAY && from < fact.to - DAY && fact.isOn(addDays(date, -1))),
    );
}

/** The fact that a sentence of a member's notes holds, for those that ask by a word of it. */
export const standingIn = (
  asked: Pick<Asked, 'facts'>,
  member: FamilyMember,
  sentence: string,
): StandingFact[] => standingFactsOf(asked, { ...member, notes: sentence });

/** 'Jarmila's notes say “Water aerobics Monday and Thursday mornings”' */
export function standingWords(
  { household }: Pick<Asked, 'household'>,
  { memberId, text }: Pick<StandingFact, 'memberId' | 'text'>,
): string {
  const member = household.members.find(({ id }) => id === memberId);
  const whose = memberId === household.speakerId || !member ? 'your' : `${member.name}'s`;
  return `${whose} notes say ${storedWords(text)}`;
}
