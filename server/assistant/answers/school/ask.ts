// Questions about school: a day, a break, early dismissals, the next day off, the hours.
import { addDays, daysBetween } from '#rules/time/dates.ts';
import { listed, quoted } from '../../text/say.ts';
import { best, byWords, wordSet } from '../find-records.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { dayWords, nearDay } from '../moments.ts';
import { whomIn } from '../people.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { asksOff, dayPlan, hoursPlan } from './ask-day.ts';
import { allEntries, breakPlan, inRange, listPlan, rangeOf, rangeWords, type Dated } from './ask-lists.ts';
import { leavesEarly } from './leave-early.ts';
import { dayOfOtherSchool, ownSchoolHours } from './own-hours.ts';
import {
  backAfter,
  entryWords,
  isOff,
  isShort,
  nameOfSchool,
  nextSchoolDay,
  READS,
  unconfirmed,
  whichSchools,
  type Entry,
  type OneSchool,
} from './schools.ts';
import { sentencesOf } from '../stored/passages.ts';
import { typicalWords } from './typical-day.ts';

const HOURS =
  /\b(?:what time|start and end|hours|dismiss\w*|pick ?-?up|drop ?-?off|lets? out|gets? out|bell|start times?|end times?)\b/i;
const SHORT =
  /\b(?:half[- ]days?|early (?:dismissals?|release|out|closings?)|late starts?|delay(?:ed|s)?(?: openings?)?|minimum days?|short days?)\b/i;
const NEXT = /\b(?:next|upcoming|coming|soon|when(?:'s| is)? the next)\b/i;
const OFF = /\b(?:days? off|holidays?|no school|off|closed|closes?|closures?)\b/i;
const STAFF = /\b(?:teachers?|staff|pd|professional|in-?service)\b/i;
const LEFT = /\bhow many\b.*\b(?:left|until|till?|before)\b|\bdays left\b/i;
const GO_BACK = /\bgo(?:es)? back\b|\bback (?:to|in) school\b|\bschool (?:start|resume)s? (?:again|back)\b/i;

/** School days from today until the next break. */
function daysLeft(asked: Asked, schools: readonly OneSchool[], entries: readonly Dated[]): Plan | undefined {
  const { today } = asked.facts;
  const next = entries.find(
    (entry) => isOff(entry) && entry.start > today && daysBetween(entry.start, entry.end) >= 2,
  );
  const [school] = schools;
  if (!next || !school) return undefined;
  let count = 0;
  for (
    let day = nextSchoolDay(next.school, today);
    day !== undefined && day < next.start;
    day = nextSchoolDay(next.school, day)
  )
    count += 1;
  return {
    text: `There ${count === 1 ? 'is 1 school day' : `are ${count} school days`} left after today before ${quoted(next.title)} starts on ${dayWords(next.start, today)}.`,
    reads: READS,
    focus: { day: next.start },
  };
}

const KIND_WORDS = {
  'first-day': /\bfirst day\b/i,
  'last-day':
    /\blast day\b|\bschool (?:ends?|(?:is|lets?|gets?) out|over) for (?:the (?:year|summer)|summer)\b/i,
  conferences: /\bconferences?\b/i,
  'make-up-day': /\bmake ?-?up days?\b/i,
} as const;

const BREAK = /\b(?:break|vacation|recess)\b/i;

/** Entries that the words of a question name, those to come before those that were. */
function namedEntries({ text, facts: { today } }: Asked, entries: readonly Dated[]): Dated[] {
  const [byKind, words] = Object.entries(KIND_WORDS).find(([, said]) => said.test(text)) ?? [];
  // A found calendar may tell the kind by the title alone.
  const ofKind = entries.filter(({ kind, title }) => kind === byKind || words?.test(title) === true);
  const isBreak = BREAK.test(text);
  const common = wordSet('school day days begins ends start starts end year kids off early dismissal break');
  // 'Winter break' is no winter concert.
  const described = entries
    .filter((entry) => !isBreak || isOff(entry))
    .map((record) => ({
      record,
      words: new Set([...wordSet(record.title)].filter((word) => !common.has(word))),
    }));
  const found = ofKind.length > 0 ? ofKind : byWords(text, described).map(({ record }) => record);
  const coming = found.filter(({ end }) => end >= today);
  if (coming.length > 0 && ofKind.length === 0) {
    const top = best(
      byWords(
        text,
        described.filter(({ record }) => record.end >= today),
      ),
    );
    return top.length > 0 ? top : coming;
  }
  return coming.length > 0 ? coming : found.slice(-1);
}

const SEASON =
  /\b(?:winter|spring|fall|autumn|summer|thanksgiving|christmas|holiday|february|mid-?winter|easter)\b[\w ]{0,12}?\b(?:break|vacation|holidays?|recess)\b/i;

function namedPlan(asked: Asked, schools: readonly OneSchool[], entries: readonly Dated[]): Plan | undefined {
  const found = namedEntries(asked, entries);
  const [first] = found;
  const { today } = asked.facts;
  if (first && (found.length === 1 || daysBetween(first.start, first.end) >= 2))
    return breakPlan(asked, first);
  if (first) return listPlan(asked, schools, found, { none: '', one: '', opening: 'These fit.' });
  if (/\bconferences?\b/i.test(asked.text))
    return {
      text: "No conferences are on the school calendar yet. Tell me the day and I'll add them.",
      reads: READS,
    };
  const last = entries.find((entry) => entry.kind === 'last-day' && entry.start >= today);
  if (/\bsummer\b/i.test(asked.text) && last) return breakPlan(asked, last);
  const season = SEASON.exec(asked.text)?.[0];
  if (season === undefined) return undefined;
  const next = entries.find((entry) => isOff(entry) && entry.start > today);
  const nearest = next ? ` The next days off stored are ${entryWords(next, today)}.` : '';
  return {
    text: `There's no ${quoted(season.toLowerCase())} on the school calendar.${nearest} The School page is where to add it.`,
    reads: READS,
  };
}

/** Lists of a kind: short days, days off, teacher days, everything of some weeks. */
function kindPlan(asked: Asked, schools: readonly OneSchool[], entries: readonly Dated[]): Plan | undefined {
  const { text, facts } = asked;
  const { today } = facts;
  const range = rangeOf(asked);
  const when = range ? ` from ${rangeWords(range, today)}` : ' coming up';
  const within = (entry: Entry) => entry.end >= today && (range ? inRange(entry, range) : true);
  if (SHORT.test(text))
    return listPlan(
      asked,
      schools,
      entries.filter((entry) => isShort(entry) && within(entry)),
      {
        none: `No, there are no early dismissals or late starts stored${when}.`,
        one: 'Yes, there is one,',
        opening: 'Yes, these are stored.',
      },
    );
  if (STAFF.test(text))
    return listPlan(
      asked,
      schools,
      entries.filter((entry) => entry.kind === 'staff-day' && within(entry)),
      {
        none: `No teacher days are stored${when}.`,
        one: 'There is one,',
        opening: `These teacher days are stored${when}.`,
      },
    );
  const isAboutOff = OFF.test(text) || asksOff(text);
  if (range) {
    const found = entries.filter((entry) => (isAboutOff ? isOff(entry) : true) && inRange(entry, range));
    const none = isAboutOff
      ? `No days off are stored${when}.`
      : `Nothing special is on the school calendar${when}.`;
    return listPlan(
      asked,
      schools,
      found,
      isAboutOff
        ? { none, one: 'School is off for', opening: `School is off${when} on these days.` }
        : { none, one: 'There is one thing,', opening: `This is on the school calendar${when}.` },
    );
  }
  if (isAboutOff || NEXT.test(text)) {
    const [next, ...others] = entries.filter((entry) => isOff(entry) && entry.end >= today);
    if (!next) return { text: 'No more days off are on the school calendar.', reads: READS };
    const many = /\b(?:days off|holidays|closed|upcoming)\b/i.test(text) ? [next, ...others] : [next];
    return listPlan(asked, schools, many, {
      none: '',
      one: 'Next is',
      opening: 'These days off are coming up.',
    });
  }
  return undefined;
}

function backPlan(asked: Asked, entries: readonly Dated[]): Plan | undefined {
  const { facts, focus, text } = asked;
  const { today } = facts;
  const breaks = entries.filter(
    (entry) => isOff(entry) && entry.end >= today && daysBetween(entry.start, entry.end) >= 2,
  );
  // 'After the holidays' is the break around New Year.
  const isHolidays = /\b(?:holidays|christmas|winter|new year)/i.test(text);
  const off =
    (isHolidays
      ? breaks.find(({ start, end }) => start.slice(0, 4) < end.slice(0, 4) || /-12-(?:2\d|3\d)$/.test(end))
      : undefined) ??
    namedEntries(asked, breaks)[0] ??
    breaks.find(({ start }) => start === focus.day) ??
    breaks[0];
  const back = off && backAfter(off.school, off.end);
  if (!off || back === undefined) return undefined;
  return {
    text: `They go back on ${dayWords(back, today)}, after ${quoted(off.title)} (${dayWords(off.start, today)} to ${dayWords(off.end, today)}).`,
    reads: READS,
    focus: { day: back },
  };
}

/** One day that is named: a date, or a holiday by its name. */
const dayIn = ({ slots, text, facts: { today } }: Asked): string | undefined => {
  const day = slots.days.findLast(({ endDate }) => endDate === undefined);
  if (day)
    return /\bthe day after\b/i.test(text) && !/\bor the day after\b/i.test(text)
      ? addDays(day.date, 1)
      : day.date;
  return /\b(?:today|tonight|this morning)\b/i.test(text) ? today : undefined;
};

/** Nothing can be told of school days; what the notes of a child say, and how days are stored. */
function noSchoolPlan(asked: Asked, without: FamilyMember | undefined): Plan {
  const whom = whomIn(asked);
  const child = without ?? (whom.kind === 'one' ? whom.member : undefined);
  const day = dayIn(asked);
  const note = sentencesOf(child?.notes ?? '').find((part) =>
    wordsOf(part).some((word) => word.includes('school')),
  );
  const noted = child && note ? ` What I have is ${quoted(child.name)}'s note “${quoted(note)}”.` : '';
  const none = child
    ? `I don't have a school for ${quoted(child.name)} yet.`
    : "There's no school set up yet.";
  const typical = day === undefined ? undefined : typicalWords(asked, day);
  const unsure =
    typical !== undefined
      ? ` ${typical}`
      : day === undefined
        ? ''
        : ` So I can't say for ${dayWords(day, asked.facts.today)}.`;
  return {
    text: `${none}${unsure}${noted} Tell me days off or hours, such as “no school Friday”, and I'll put them on a card; the rest is on the School page.`,
    reads: READS,
    ...(day === undefined ? {} : { focus: { day } }),
  };
}

const schoolAsk: Answerer = (asked) => {
  const { text, facts } = asked;
  const { today } = facts;
  const early = leavesEarly(asked);
  if (early) return early;
  const { schools, without } = whichSchools(asked);
  if (schools.length === 0) return noSchoolPlan(asked, without);
  const entries = allEntries(schools);
  const day = dayIn(asked);
  const isSeason = SEASON.test(text) || KIND_WORDS['last-day'].test(text) || /\bhow long\b/i.test(text);
  if (day === undefined && HOURS.test(text) && !isSeason && !SHORT.test(text))
    return ownSchoolHours(asked) ?? hoursPlan(asked, schools);
  // 'When do the kids get off for thanksgiving' names the holiday's break, not that day alone.
  const isBreakOfDay =
    day !== undefined &&
    /\bwhen\b/i.test(text) &&
    entries.some((entry) => isOff(entry) && entry.start <= day && entry.end >= day);
  const around = isBreakOfDay
    ? entries.find((entry) => isOff(entry) && entry.start <= day && entry.end >= day)
    : undefined;
  if (around) return breakPlan(asked, around);
  if (day !== undefined && !isSeason && !GO_BACK.test(text)) {
    const told = dayPlan(asked, schools, day, HOURS.test(text));
    return (
      dayOfOtherSchool(
        asked,
        schools.map(({ label }) => label),
        told,
      ) ?? told
    );
  }
  if (entries.length === 0) return { text: unconfirmed(schools), reads: READS };
  const range = rangeOf(asked);
  const plan =
    (LEFT.test(text) ? daysLeft(asked, schools, entries) : undefined) ??
    (GO_BACK.test(text) ? backPlan(asked, entries) : undefined) ??
    (range
      ? undefined
      : SHORT.test(text)
        ? kindPlan(asked, schools, entries)
        : namedPlan(asked, schools, entries)) ??
    kindPlan(asked, schools, entries);
  if (plan) return { ...plan, isOfField: true };
  const coming = entries.filter(({ end }) => end >= today).slice(0, 4);
  const isOpen = /\b(?:calend[ae]r|anything|what'?s on|coming)\b/i.test(text);
  const opening = `${isOpen ? '' : "I don't see that on the school calendar. "}Next at ${listed(schools.map(nameOfSchool))} ${coming.length === 1 ? 'is' : 'are these.'}`;
  return listPlan(asked, schools, coming, {
    none: `Nothing more is on the school calendar after ${nearDay(today, today)}.`,
    one: opening,
    opening,
  });
};

export const schoolAskAnswers = { school_ask: schoolAsk };
