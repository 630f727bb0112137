// 'Is Mai gone tomorrow', 'is he home Saturday morning', 'which days am I alone with the kids': who is away or at work, by the notes.
import { visitMeant } from '../appointments/visit-meant.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import { addDays, formatTime } from '#rules/time/dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { datesOf } from '../day/day-view.ts';
import { partOf, WHOLE_DAY } from '../day/free-time.ts';
import { dayWords, nearDay, spanWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { OF_WORK } from './noted-dates.ts';
import { sayNotes } from './say-notes.ts';
import { isTaken, standingFactsOf, standingOn, type StandingFact } from './standing-facts.ts';

const GONE = '(?:gone|away|out of town|out of the house)';
const PRESENT = '(?:home|here|around|in town|with (?:me|us))';
const IS_THERE = new RegExp(
  `\\b(?:is|are|will|whens|when (?:is|are|will)|how long (?:is|are)|(?:til+|until) when (?:is|are)) (?!it\\b|that\\b|this\\b|there\\b|the\\b)(?:\\S+ ){1,3}?(?:(?:be|still|even|all|actually) )*(?:${GONE}|${PRESENT})\\b(?! (?:yet|from|safe|alone))`,
);
/** A story for advice asks for nobody's being there. */
const LONGEST = 16;
const IS_PRESENT = new RegExp(`\\b${PRESENT}\\b`);
const ALONE =
  /\b(?:am i|i am|im|will i|i will|ill|are we|we are|do i|i have)\b.*\b(?:alone|by myself|on my own|solo|single[- ]parenting|without (?:my|the) (?:husband|wife|spouse|partner))\b/;
const ASKS = /^\W*(?:(?:and|so|ok|n|wait) )*(?:am|will|are|do|when|whens|which|what|how|is)\b|\?\s*$/;
const WHEN = /\b(?:when|whens|which|what (?:days|nights|day)|how long)\b/;
const DAY = 1440;
const AHEAD = 7;
const FORTNIGHT = 14;

/** ', 7:00 AM to 7:00 AM the next day'; nothing of a whole day */
export const hoursOf = ({ from, to }: Pick<StandingFact, 'from' | 'to'>): string =>
  from === 0 && to >= DAY
    ? ''
    : `, ${formatTime(formatClock(from))} to ${formatTime(formatClock(to % DAY))}${to - from >= DAY ? ' the next day' : ''}`;

const untilOf = ({ to }: StandingFact): string => `, until ${formatTime(formatClock(to - DAY))}`;

/** The partner; where there is none, the other grown-ups. */
function grownUpsBeside({ household: { members, speakerId } }: Asked): FamilyMember[] {
  const others = members.filter(({ id, relationship }) => id !== speakerId && relationship !== 'child');
  const parents = others.filter(({ relationship }) => relationship === 'spouse' || relationship === 'parent');
  return parents.length > 0 ? parents : others;
}

const namesOf = (asked: Asked, members: readonly FamilyMember[]): string =>
  listed(members.map(({ id, name }) => (id === asked.household.speakerId ? 'you' : quoted(name))));

/** The answer; undefined where it asks for nobody's being there, or no note tells of it. */
export function absenceAsked(asked: Asked, named: readonly FamilyMember[]): Plan | undefined {
  const text = fold(asked.text);
  const { slots, facts, household } = asked;
  if (wordsOf(text).length > LONGEST) return undefined;
  const isAlone = ALONE.test(text) && ASKS.test(text);
  const members = isAlone ? grownUpsBeside(asked) : IS_THERE.test(text) ? named : [];
  const taken = members.flatMap((member) => standingFactsOf(asked, member)).filter(isTaken);
  if (taken.length === 0) return undefined;
  const { today } = facts;
  const isWhen = WHEN.test(text);
  const isOpen = slots.days.length === 0;
  // 'When is he home', 'is he home for the recital': the note itself, or the day of the visit.
  if (isOpen && (isWhen ? IS_PRESENT.test(text) : visitMeant({ ...asked, focus: {} }))) return undefined;
  const ahead = addDays(today, (isAlone ? AHEAD : FORTNIGHT) - 1);
  const open = isWhen ? { date: today, endDate: ahead } : { date: today };
  const range = { span: [0, 0] as const, ...(slots.days.findLast(({ isPast }) => !isPast) ?? open) };
  const dates = datesOf(range).filter((date) => date >= today);
  const part = dates.length === 1 ? partOf(asked) : WHOLE_DAY;
  const ids = new Set(members.map(({ id }) => id));
  const then = dates.map((date) => ({ date, own: standingOn(asked, date, ids, part).filter(isTaken) }));
  const on = then.filter(({ own }) => own.length > 0);
  if (isWhen && isOpen && on.length === dates.length) return undefined;
  const notes = [
    ...new Map(
      (on.length > 0 ? on.flatMap(({ own }) => own) : taken).map((fact) => [fact.text, fact]),
    ).values(),
  ];
  const isYes = on.length > 0 !== (!isAlone && IS_PRESENT.test(text));
  const [first] = on;
  const who = namesOf(
    asked,
    members.filter(({ id }) => notes.some(({ memberId }) => memberId === id)),
  );
  const be = who === 'you' || who.includes(' and ') ? 'are' : 'is';
  if (dates.length > 1) {
    const days = listed(on.map(({ date }) => dayWords(date, today)));
    const isIf = !isWhen && !isAlone ? (isYes ? 'Yes, ' : 'No, ') : '';
    const said = on.length === 0 ? `No day ${spanWords({ ...range, span: [0, 0] }, today)}` : days;
    const children = household.members.filter(({ relationship }) => relationship === 'child');
    const gone = isAlone
      ? children.flatMap((child) =>
          standingFactsOf(asked, child).filter((fact) => fact.isAway && dates.some(fact.isOn)),
        )
      : [];
    const lead = on.length === 0 ? said : `${said}, when ${who} ${be} ${stateOf(notes)}`;
    return sayNotes(asked, `${isIf}${lead}${first ? hoursOf(first.own[0] ?? WHOLE_DAY) : ''}.`, [
      ...notes,
      ...gone,
    ]);
  }
  const when = nearDay(dates[0] ?? today, today);
  const day = when.includes(',') ? `on ${when}` : when;
  const [fact] = first?.own ?? [];
  // A night or a shift of the day before ends on this one.
  const hours = fact && first ? (fact.isOn(first.date) ? hoursOf(fact) : untilOf(fact)) : '';
  const lead = first
    ? `${who} ${be} ${stateOf(first.own)} ${day}${hours}`
    : `by the notes nothing takes ${who} away ${day}${part.name === '' ? '' : ' then'}`;
  return sayNotes(asked, `${isYes ? 'Yes' : 'No'}, ${lead}.`, notes);
}

const stateOf = (own: readonly StandingFact[]): string =>
  own.every(({ isAway, from, to }) => isAway || to - from >= DAY)
    ? 'away'
    : own.every(({ text }) => OF_WORK.test(fold(text)))
      ? 'at work'
      : 'out';
