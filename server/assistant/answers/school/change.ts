// Changes of a school: its hours, its name, who goes there, and further schools.
import { FIRST_SCHOOL } from '#rules/calendar/events/schools.ts';
import { formatTime } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { Card } from '../../dialogue/state.ts';
import { capital, quoted } from '../../text/say.ts';
import { storedWords } from '../family/whom.ts';
import { clockOf, dayWords } from '../moments.ts';
import { whomIn } from '../people.ts';
import type { Answerer, Asked, Plan } from '../plan.ts';
import { cardOf, whichSchool } from './add.ts';
import { cardOpening } from './say-card.ts';
import { nameOfSchool, READS, schoolsIn, schoolsToChange, whichSchools, type OneSchool } from './schools.ts';

/** A school's name that is not stored yet: capitals before 'School', or the words after 'called', 'to', 'at'. */
const TYPED =
  /\b((?:\p{Lu}[\p{L}.'’-]*\s+){1,4}(?:School|Elementary|Middle|High|Academy|Preschool|Kindergarten|Montessori|Daycare|Primary)(?:\s+(?:School|Academy))?)/u;
const AFTER =
  /\b(?:called|named|spelled|school name to|rename the school to|change the school name to|goes to|switched to|now its|now it's|it's|its|attends|at|to|school)\s+((?:\p{Lu}[\p{L}.'’-]*\s*){1,5})/u;
const LOWER =
  /\b(?:called|named|spelled|to|another school|second school)\s+([a-z][a-z .'’-]{2,40}?)(?:\s+(?:not|now|instead|and)\b|[,.!?]|$)/i;

const newNameIn = (text: string): string | undefined =>
  (TYPED.exec(text)?.[1] ?? AFTER.exec(text)?.[1] ?? LOWER.exec(text)?.[1])?.trim() || undefined;

const REMOVES =
  /\b(?:take|remove|delete|drop)\b.*\b(?:off|schools?|out)\b|\bnobody goes there\b|\bgraduated\b/i;
const ADDS = /\b(?:another|second|too|also|add|set up|keep the other)\b/i;
const RENAMES = /\b(?:rename|school name|called|spelled|name of the school)\b/i;

function hoursPlan({ text, slots, facts }: Asked, school: OneSchool): Plan {
  const { start, end } = school.schoolHours;
  const [first, second] = slots.times;
  if (!first) return { text: 'Which hours should it be?', asked: 'time' };
  const isNot = second !== undefined && /\b(?:not|instead of|was)\b/i.test(text);
  const until = first.endTime ?? (isNot ? undefined : second?.time);
  const isEnd = /\b(?:ends?|out|dismissal|pick ?-?up|until|done|over)\b/i.test(text);
  const hours =
    until !== undefined
      ? { start: first.time, end: until }
      : isEnd
        ? { start, end: first.time }
        : { start: first.time, end };
  if (hours.start >= hours.end)
    return {
      text: `That would end at ${formatTime(hours.end)}, before it starts at ${formatTime(hours.start)}. Which time is it, with AM or PM?`,
      asked: 'time',
    };
  // 'Monday to Friday' is every week.
  const later = slots.days.find(
    ({ date, isPast, endDate }) => !isPast && date > facts.today && endDate === undefined,
  );
  const dated = later
    ? ` Hours have no first day here, so approve it when ${dayWords(later.date, facts.today)} comes.`
    : '';
  // 'Goes to Roosevelt Elementary, 8:25 to 3:15' names the school that has no name yet.
  const schoolName = school.schoolName === '' ? TYPED.exec(text)?.[1] : undefined;
  const called = schoolName === undefined ? nameOfSchool(school) : quoted(schoolName);
  return {
    text: `${cardOpening(text)} ${called} would run from ${formatTime(hours.start)} to ${formatTime(hours.end)}.${dated}`,
    cards: [cardOf(school, { ...(schoolName === undefined ? {} : { schoolName }), schoolHours: hours })],
  };
}

/** Numbers and addresses have no field of their own: they go into the notes of the school. */
function notePlan({ text, slots }: Asked, school: OneSchool): Plan | undefined {
  const [phone] = slots.phones;
  const [address] = slots.addresses;
  const note = phone ? `Phone ${phone}` : address ? `Address ${address}` : undefined;
  if (!note) return undefined;
  return {
    text: `${cardOpening(text)} A school has no field for that, so it goes into the notes of ${nameOfSchool(school)}.`,
    cards: [cardOf(school, { notes: [school.notes, note].filter(Boolean).join('\n') })],
  };
}

function removal(asked: Asked, school: OneSchool): Plan {
  if (school.id === FIRST_SCHOOL)
    return {
      text: `${nameOfSchool(school)} is the first school, which I can rename but not remove. What's the school called now?`,
      asked: 'name',
    };
  return {
    text: `${cardOpening(asked.text)} That takes ${nameOfSchool(school)} off, with its calendar.`,
    cards: [{ tool: 'deleteSchool', input: { id: school.id } }],
  };
}

const ofName = (schools: readonly OneSchool[], name: string): OneSchool | undefined =>
  schools.find(({ schoolName }) => schoolName.toLowerCase() === name.toLowerCase());

/** Children who go to another school from now on: the card of the new school, and of the one they leave. */
function moved(asked: Asked, name: string, ids: readonly string[]): Plan {
  const all = schoolsIn(asked);
  const there = ofName(all, name);
  const stays = /\b(?:too|also|keep|second|another)\b/i.test(asked.text);
  const left = all.filter(
    (school) => !stays && school !== there && school.children.some((id) => ids.includes(id)),
  );
  const leaving = left.map((school): Card =>
    cardOf(school, { children: school.children.filter((id) => !ids.includes(id)) }),
  );
  const cards: Card[] = there
    ? [cardOf(there, { children: [...new Set([...there.children, ...ids])] })]
    : all.length === 0
      ? [{ tool: 'saveSchoolSettings', input: { schoolName: name, children: [...ids] } }]
      : [{ tool: 'createSchool', input: { schoolName: name, children: [...ids] } }];
  // A first school without children of its own is meant for all of school age: it is the one that is renamed.
  const [only] = left;
  if (only && all.length === 1 && only.children.every((id) => ids.includes(id)))
    return {
      text: `${cardOpening(asked.text)} ${nameOfSchool(only)} becomes ${quoted(name)}. Its stored hours and calendar stay as they are, so please check them on the School page.`,
      cards: [cardOf(only, { schoolName: name })],
    };
  const off = left.length > 0 ? ` and leaves ${left.map(nameOfSchool).join(' and ')}` : '';
  const who = asked.household.members
    .filter(({ id }) => ids.includes(id))
    .map((member) => quoted(member.name))
    .join(' and ');
  return {
    text: `${cardOpening(asked.text)} ${who || 'The school'} ${who ? `goes to ${quoted(name)}${off}` : `${quoted(name)} is added`}.`,
    cards: [...cards, ...leaving],
  };
}

function namePlan(asked: Asked, schools: readonly OneSchool[]): Plan {
  const { text, chosen, slots } = asked;
  const said = chosen['name'];
  const name = typeof said === 'string' ? capital(said) : (newNameIn(text) ?? slots.schools.at(-1)?.name);
  if (name === undefined) return { text: "What's the school called?", asked: 'name' };
  const whom = whomIn(asked);
  const ids =
    whom.kind === 'one' ? [whom.member.id] : whom.kind === 'several' ? whom.members.map(({ id }) => id) : [];
  const all = schoolsIn(asked);
  const isRename = RENAMES.test(text) && !ADDS.test(text);
  if (!isRename && (ids.length > 0 || ADDS.test(text))) {
    const times = slots.times[0]?.endTime
      ? { schoolHours: { start: slots.times[0].time, end: slots.times[0].endTime } }
      : {};
    const plan = moved(asked, name, ids);
    const cards =
      plan.cards?.map((card) =>
        card.tool === 'createSchool' ? { ...card, input: { ...card.input, ...times } } : card,
      ) ?? [];
    return {
      ...plan,
      text:
        ids.length === 0
          ? `${cardOpening(text)} That adds ${quoted(name)}. Tell me who goes there and I'll add that, too.`
          : plan.text,
      cards,
    };
  }
  const [school, ...others] = schools.length > 0 ? schools : all;
  if (!school)
    return {
      text: `${cardOpening(text)} ${quoted(name)} becomes your school; hours and calendar are on the School page.`,
      cards: [{ tool: 'saveSchoolSettings', input: { schoolName: name } }],
    };
  if (others.length > 0) return whichSchool([school, ...others]);
  return {
    text: `${cardOpening(text)} ${nameOfSchool(school)} becomes ${quoted(name)}.`,
    cards: [cardOf(school, { schoolName: name })],
  };
}

const WEEKDAYS = 5;

/** One weekday that differs has no field; the notes are the place. */
const WEEKDAY_HOURS: Plan = {
  text: "School hours are the same every day here, so I can't store one short or late weekday. A note on the School page can say it.",
  reads: READS,
};

/** Hours of somebody who learns at home by the notes, where no school is stored for them. */
function homeHours(asked: Asked): Plan | undefined {
  const { schools, isNew } = schoolsToChange(asked);
  const [school] = schools;
  if (!isNew || school?.schoolType !== 'homeschool') return undefined;
  const { household, text } = asked;
  // The answer to the question stands behind the wish.
  const said = spokenDates(text, clockOf(asked.facts)).times;
  const times = [...said, ...asked.slots.times.filter(({ time }) => said.every((one) => one.time !== time))];
  const [child] = household.members.filter(({ id }) => school.children.includes(id));
  const [first, second] = times;
  if (!child || !first) return undefined;
  const note = child.notes.split(/\.\s+|;|\n|(?<=[a-z]): /).find((one) => /\bhome-?school/i.test(one)) ?? '';
  const told = `${quoted(child.name)}'s homeschool isn't on the School page yet; the notes say ${storedWords(note)}.`;
  return first.endTime === undefined && second === undefined
    ? {
        text: `${told} From ${formatTime(first.time)} until when should it run?`,
        asked: 'time',
        focus: { family_member: child.id },
      }
    : hoursPlan(
        { ...asked, slots: { ...asked.slots, times } },
        { ...school, label: `${child.name}'s homeschool` },
      );
}

const schoolChange: Answerer = (asked) => {
  const { text, slots } = asked;
  // 'Every weekday from 8 to 3' are the hours of all days.
  if (slots.repeat && slots.times.length > 0 && (slots.repeat.weekdays?.length ?? 0) < WEEKDAYS)
    return WEEKDAY_HOURS;
  const atHome = slots.times.length > 0 ? homeHours(asked) : undefined;
  if (atHome) return atHome;
  const { schools } = whichSchools(asked);
  const stored = schools.length > 0 ? schools : schoolsIn(asked);
  // 'They go Monday to Friday, 8 to 3' before any school is set up starts one.
  const begun = slots.times.at(-1)?.endTime === undefined ? [] : schoolsToChange(asked).schools;
  const [school, ...others] = stored.length > 0 ? stored : begun;
  const isNew =
    school !== undefined && /\bpreschool too\b|\badd\b|\bset up\b|\banother\b|\bsecond\b/i.test(text);
  const isHours = slots.times.length > 0 && !isNew;
  const newName = newNameIn(text.replace(/^.*?\b(?:take|remove|delete)\b/i, ''));
  const removes =
    REMOVES.test(text) && (newName === undefined || ofName(schoolsIn(asked), newName) !== undefined);
  if (school && (removes || isHours || slots.phones.length > 0 || slots.addresses.length > 0)) {
    if (others.length > 0) return whichSchool([school, ...others]);
    if (removes) return removal(asked, school);
    return notePlan(asked, school) ?? hoursPlan(asked, school);
  }
  return namePlan(asked, schools);
};

export const schoolChangeAnswers = { school_change: schoolChange };
