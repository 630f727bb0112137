// Answers about ages and birthdays: how old somebody is, was or will be, when they turn an age, and whose birthday is next.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { ageOn } from '#rules/family/age-on.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { daysBetween } from '#rules/time/dates.ts';
import { dayOfAppointment } from '../appointments/find-appointments.ts';
import { visitMeant } from '../appointments/visit-meant.ts';
import { dayWords, howFar, inWeeks } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { sentencesOf } from '../stored/passages.ts';
import { dateWords } from './member-facts.ts';
import { ageWords, count } from './roster.ts';
import { NUMBERS } from './spoken-facts.ts';
import { belonging, Called, called, storedWords, verb } from './whom.ts';

/** The folded text without the people it names: 'when will will be 17'. */
export function lineWithoutPeople({ slots, text }: Asked): string {
  const named = slots.people.map(({ said }) => fold(said)).filter((said) => said.length > 1);
  // The name is the later of two equal words.
  const rest = named.reduce((line, said) => {
    const at = line.lastIndexOf(said);
    return at === -1 ? line : `${line.slice(0, at)} ${line.slice(at + said.length)}`;
  }, fold(text));
  return rest.replace(/\s+/g, ' ');
}

/** The next birthday, 'YYYY-MM-DD'; February 29 is kept on March 1 in other years. */
export function birthdayFrom(birthDate: string, from: string): string {
  const inYear = (year: number): string =>
    birthDate.endsWith('02-29') && !isLeap(year) ? `${year}-03-01` : `${year}${birthDate.slice(4)}`;
  const year = Number(from.slice(0, 4));
  return inYear(year) < from ? inYear(year + 1) : inYear(year);
}
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const turnsWords = (asked: Asked, member: FamilyMember, birthDate: string): string => {
  const { today } = asked.facts;
  const next = birthdayFrom(birthDate, today);
  const when = next === today ? 'today' : `on ${dayWords(next, today)}, ${howFar(next, today)}`;
  return `${verb(asked, member, 'turns', 'turn')} ${ageOn(birthDate, next)} ${when}`;
};

export function birthday(asked: Asked, member: FamilyMember): string {
  const own = ageWords(member);
  if (member.birthDate === null)
    return `No birthday is stored for ${called(asked, member)}${own === undefined ? '' : `, only the age, ${own}`}. Tell me the day and I'll keep it.`;
  const [span] = asked.slots.days;
  const next = birthdayFrom(member.birthDate, span?.date ?? asked.facts.today);
  const isThen = span !== undefined && next >= span.date && next <= (span.endDate ?? span.date);
  const yesNo =
    span && /^\W*(?:is|does|isn|doesn)\b/.test(lineWithoutPeople(asked)) ? (isThen ? 'Yes. ' : 'No. ') : '';
  const who = Called(asked, member);
  const now = own === undefined ? '' : `, and ${verb(asked, member, 'is', 'are')} ${own} now`;
  return `${yesNo}${capital(belonging(asked, member))} birthday is ${dateWords(member.birthDate)}. ${who} ${turnsWords(asked, member, member.birthDate)}${now}.`;
}

/** 'When will Mia be 17': the day of that birthday. */
function whenAged(asked: Asked, member: FamilyMember, birthDate: string, years: number): string {
  const { today } = asked.facts;
  const day = birthdayFrom(birthDate, `${Number(birthDate.slice(0, 4)) + years}-01-01`);
  const who = Called(asked, member);
  if (day <= today) return `${who} turned ${years} on ${dayWords(day, today)}, born ${dateWords(birthDate)}.`;
  return `${who} ${verb(asked, member, 'turns', 'turn')} ${years} on ${dayWords(day, today)}, ${howFar(day, today)}. ${who} ${verb(asked, member, 'is', 'are')} ${ageWords(member) ?? ageOn(birthDate, today)} now, born ${dateWords(birthDate)}.`;
}

const YEAR = /^(?:19|20)\d\d$/;
const MOST = 120;

const ASKS_IF = /\bright\W*$|\?\s*$|^\W*(?:(?:so|and|but|wait|ok)\W+)*(?:is|are|has|have)\b/;

/** The age on another day or in another year that a question names. */
function ageThen(
  asked: Asked,
  member: FamilyMember,
  birthDate: string,
  years: number | undefined,
): string | undefined {
  const { slots, facts, text } = asked;
  const who = Called(asked, member);
  const day = slots.days.find(({ date }) => date !== facts.today);
  const year = /\b((?:19|20)\d\d)\b/.exec(text)?.[1];
  if (day && (day.endDate === undefined || year === undefined)) {
    const date = day.endDate ?? day.date;
    if (date < birthDate) return undefined;
    const words =
      day.endDate === undefined ? `on ${dayWords(date, facts.today)}` : `by ${dayWords(date, facts.today)}`;
    const is = date < facts.today ? verb(asked, member, 'was', 'were') : 'will be';
    const asks = years !== undefined && ASKS_IF.test(lineWithoutPeople(asked));
    const yesNo = asks ? (ageOn(birthDate, date) === years ? 'Yes. ' : 'No. ') : '';
    return `${yesNo}${who} ${is} ${ageOn(birthDate, date) ?? 0} ${words}. ${capital(belonging(asked, member))} birthday is ${dateWords(birthDate)}.`;
  }
  if (year === undefined || year < birthDate.slice(0, 4)) return undefined;
  const then = birthdayFrom(birthDate, `${year}-01-01`);
  const turns = then < facts.today ? 'turned' : verb(asked, member, 'turns', 'turn');
  return `${who} ${turns} ${ageOn(birthDate, then)} on ${dayWords(then, facts.today)}, born ${dateWords(birthDate)}.`;
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) -
  (to.slice(8) < from.slice(8) ? 1 : 0);

/** The age that a question names: 'turn 17', 'be one'. */
function yearsSaid({ slots }: Asked, line: string): number | undefined {
  const word = /\b(?:turn(?:s|ed|ing)?|be|hit|is|are) (\p{L}+)\b/u.exec(line)?.[1] ?? '';
  const spelt = NUMBERS.indexOf(word);
  return [...slots.ages, ...slots.numbers]
    .map((said) => Number(/\d+/.exec(said)?.[0]))
    .concat(spelt > 0 ? [spelt] : [])
    .find((number) => number > 0 && number < MOST);
}

/** The age in weeks or months, of a baby or where they are asked for, today or on the day that is named. */
function smallAge(asked: Asked, member: FamilyMember, birthDate: string, line: string): string | undefined {
  const { today } = asked.facts;
  const day = asked.slots.days.find(({ date }) => date !== today);
  const date = day?.endDate ?? day?.date ?? today;
  const isInWeeks = /\b(?:weeks?|wks?|days)\b/.test(line);
  if (date < birthDate || (!isInWeeks && !/\bmonths?\b/.test(line) && member.age !== 0)) return undefined;
  const months = monthsBetween(birthDate, date);
  const said =
    isInWeeks || months < 1
      ? inWeeks(daysBetween(birthDate, date))
      : `${months} month${months === 1 ? '' : 's'}`;
  const is = date > today ? 'will be' : date < today ? 'was' : verb(asked, member, 'is', 'are');
  const when = date === today ? '' : ` on ${dayWords(date, today)}`;
  return `${Called(asked, member)} ${is} ${said} old${when}, born ${dateWords(birthDate)}.`;
}

/** 'How old is she at her cleaning': on the day of that visit. */
function onVisit(asked: Asked): Asked {
  const visit = asked.slots.days.length === 0 ? visitMeant({ ...asked, focus: {} }) : undefined;
  if (!visit) return asked;
  const days = [{ date: dayOfAppointment(asked, visit), isPast: false, span: [0, 0] as [number, number] }];
  return { ...asked, slots: { ...asked.slots, days } };
}

export function age(given: Asked, member: FamilyMember): string {
  const asked = onVisit(given);
  const { facts, slots } = asked;
  const line = lineWithoutPeople(asked);
  const is = verb(asked, member, 'is', 'are');
  const who = Called(asked, member);
  const years = yearsSaid(asked, line);
  const isWhen = /\b(?:when|what (?:day|date|year|month)|how long|how soon|which year)\b/.test(line);
  const now = member.birthDate === null ? member.age : ageOn(member.birthDate, facts.today);
  const isSo = years !== undefined && (/\bturned\b/.test(line) ? (now ?? 0) >= years : now === years);
  const yesNo = years !== undefined && ASKS_IF.test(line) ? (isSo ? 'Yes. ' : 'No. ') : '';
  if (member.birthDate === null) {
    const own = ageWords(member);
    if (own === undefined)
      return `No age or birthday is stored for ${called(asked, member)}. Tell me one and I'll keep it.`;
    const missing = /\bmonths?\b/.test(line)
      ? ", so I can't tell the months"
      : isWhen || /\b(?:turn\w*|will|this year)\b/.test(line)
        ? ", so I can't tell the day of the next one"
        : '';
    return `${yesNo}${who} ${is} ${own}. No birthday is stored${missing}.`;
  }
  if (isWhen && years !== undefined) return whenAged(asked, member, member.birthDate, years);
  const small = smallAge(asked, member, member.birthDate, line);
  if (small !== undefined) return small;
  const then =
    slots.days.length > 0 || YEAR.test(slots.numbers[0] ?? '')
      ? ageThen(asked, member, member.birthDate, years)
      : undefined;
  return (
    then ??
    `${yesNo}${who} ${is} ${ageOn(member.birthDate, facts.today) ?? member.age}, born ${dateWords(member.birthDate)}, and ${turnsWords(asked, member, member.birthDate)}.`
  );
}

/** Whole months between two birth dates: '3 years and 2 months'. */
function apartWords(one: string, other: string): string {
  const [first = '', second = ''] = [one, other].toSorted();
  const months = monthsBetween(first, second);
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ].flatMap(([number, unit]) => (number === 0 ? [] : [`${number} ${unit}${number === 1 ? '' : 's'}`]));
  return parts.length > 0 ? listed(parts) : 'less than a month';
}

/** True when the first is not younger than the other, as far as is stored. */
const isOlder = (one: FamilyMember, other: FamilyMember): boolean =>
  one.birthDate !== null && other.birthDate !== null
    ? one.birthDate <= other.birthDate
    : (one.age ?? -1) >= (other.age ?? -1);

/** Twins: only a note tells who came first. */
function sameDay(asked: Asked, one: FamilyMember, other: FamilyMember): string {
  const born = `Both were born on ${dateWords(one.birthDate ?? '')}`;
  for (const member of [one, other]) {
    const note = sentencesOf(member.notes).find((text) => /\bolder\b|\bfirst ?born\b/i.test(text));
    if (note !== undefined) return `${Called(asked, member)}, the notes say ${storedWords(note)}. ${born}.`;
  }
  return `${born}, and the notes don't say who came first.`;
}

export function compareAges(asked: Asked, one: FamilyMember, other: FamilyMember): string {
  if (one.age === null || other.age === null)
    return `I can't tell, no age is stored for ${listed([one, other].filter((member) => member.age === null).map((member) => called(asked, member)))}.`;
  if (one.age === other.age && (one.birthDate === null || other.birthDate === null))
    return `I can't tell, both are ${one.age}, and no birthday is stored for ${listed([one, other].filter((member) => member.birthDate === null).map((member) => called(asked, member)))}.`;
  if (one.birthDate !== null && one.birthDate === other.birthDate) return sameDay(asked, one, other);
  const text = fold(asked.text);
  const fact = (member: FamilyMember): string =>
    `${called(asked, member)} ${verb(asked, member, 'is', 'are')} ${member.age}`;
  const ages = `${fact(one)} and ${fact(other)}`;
  const [older, younger] = isOlder(one, other) ? [one, other] : [other, one];
  const years = Math.abs(one.age - other.age);
  const apart =
    one.birthDate !== null && other.birthDate !== null
      ? apartWords(one.birthDate, other.birthDate)
      : `${count(years)} ${years === 1 ? 'year' : 'years'}`;
  if (/^\W*(?:is|are|am)\b/.test(text) && /older|younger/.test(text) && !/ or /.test(text)) {
    const isSo = /older/.test(text) ? older.id === one.id : younger.id === one.id;
    return `${isSo ? 'Yes' : 'No'}, ${ages}.`;
  }
  if (!/older|younger|oldest|youngest/.test(text)) return `${capital(apart)}. ${capital(ages)}.`;
  const [who, than, word] = /young/.test(text) ? [younger, older, 'younger'] : [older, younger, 'older'];
  return `${Called(asked, who)} ${verb(asked, who, 'is', 'are')} ${apart} ${word} than ${called(asked, than)}. ${capital(ages)}.`;
}

/** 'Who is the oldest': one of several, with everybody's age. */
export function extremeOf(asked: Asked, members: readonly FamilyMember[]): string {
  const known = members
    .filter((member) => member.age !== null)
    .toSorted((one, other) => (isOlder(one, other) ? -1 : 1));
  const isYoung = /young/.test(fold(asked.text));
  const ordered = isYoung ? known.toReversed() : known;
  const [first, ...others] = ordered;
  if (!first) return 'No ages are stored yet.';
  const born = first.birthDate === null ? '' : `, born ${dateWords(first.birthDate)}`;
  const rest = others.map(
    (member) => `${called(asked, member)} ${verb(asked, member, 'is', 'are')} ${member.age}`,
  );
  return `${Called(asked, first)} ${verb(asked, first, 'is', 'are')} the ${isYoung ? 'youngest' : 'oldest'}, ${ageWords(first)}${born}.${rest.length > 0 ? ` ${capital(listed(rest))}.` : ''}`;
}
/** Birthdays to come, the nearest first: of a stretch of days that is named, or the next one. */
export function birthdaysAhead(
  asked: Asked,
  members: readonly FamilyMember[],
): { text: string; members: FamilyMember[] } {
  const { facts, slots } = asked;
  const known = members
    .flatMap((member) =>
      member.birthDate === null
        ? []
        : [{ member, next: birthdayFrom(member.birthDate, slots.days[0]?.date ?? facts.today) }],
    )
    .toSorted((one, other) => (one.next < other.next ? -1 : 1));
  const without = members.filter(({ birthDate }) => birthDate === null);
  const rest =
    without.length > 0
      ? ` No birthday is stored for ${listed(
          without.map((member) => called(asked, member)),
          'or',
        )}.`
      : '';
  const [first] = known;
  if (!first)
    return {
      text: "No birthdays are stored yet. Tell me one, like “Mia's birthday is March 3, 2013”.",
      members: [],
    };
  const [span] = slots.days;
  if (
    span === undefined &&
    !/\b(?:all|everyone|everybody|list|each|what)\b|birthdays\b/.test(fold(asked.text))
  )
    return { text: `${birthday(asked, first.member)}${rest}`, members: [first.member] };
  const within = span
    ? known.filter(({ next }) => next >= span.date && next <= (span.endDate ?? span.date))
    : known;
  if (within.length === 0)
    return {
      text: `No stored birthday is then. The next one. ${birthday(asked, first.member)}${rest}`,
      members: [first.member],
    };
  const lines = within.map(
    ({ member, next }) =>
      `${called(asked, member)} on ${dayWords(next, facts.today)} (turning ${ageOn(member.birthDate ?? '', next)})`,
  );
  return {
    text: `${lines.length === 1 ? capital(lines[0] ?? '') : lines.map((line) => `- ${capital(line)}`).join('\n')}${lines.length === 1 ? '.' : ''}${lines.length > 1 && rest !== '' ? `\n\n${rest.trim()}` : rest}`,
    members: within.map(({ member }) => member),
  };
}
