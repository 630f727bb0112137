// 'When does Mia see the orthodontist?', 'where is it', 'who with', 'how long until', 'any appointments next week'
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import { spanWords, withOpenDays } from '../moments.ts';
import { childrenNamed, nameOf, whomIn } from '../people.ts';
import { askDay } from '../day/ask-day.ts';
import { nextAfterRecord } from '../health/history/checked-again.ts';
import { entryFor, lastEntry } from '../health/history/last-entry.ts';
import type { Asked, Plan } from '../plan.ts';
import { leavesEarly } from '../school/leave-early.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { ASKS_DRIVER, aboutOne, isYesNo, onAnotherDay, saying, type Says } from './about-appointment.ts';
import { noneStored } from './choose-appointment.ts';
import {
  byTime,
  chosenAppointment,
  dayOfAppointment,
  findAppointments,
  focusedAppointment,
  isComing,
  peopleIds,
  type FoundAppointments,
} from './find-appointments.ts';
import { leaveFor } from './leave-for.ts';
import { afterThat } from './next-after.ts';
import { noFoodBefore } from './no-food-before.ts';
import { noteOf, notesWith } from './remarks.ts';
import {
  APPOINTMENT_READS,
  appointmentList,
  appointmentSentence,
  calledAppointment,
  focusOn,
  focusOnSeveral,
  noteWords,
  whenSaid,
} from './say-appointments.ts';
import { wordingFor } from '../wording.ts';

/** Past or coming, as the wish speaks of it. */
function isAboutPast(says: Says, asked: Asked): boolean {
  if (says('next', 'upcoming', 'coming', 'until', 'untill', 'til', 'till')) return false;
  if (asked.slots.days.some(({ isPast }) => isPast)) return true;
  return (
    says('was', 'previous', 'ago', 'last', 'went', 'did', 'had') &&
    !says('reminder', 'schedule') &&
    !says('first')
  );
}

const one = (asked: Asked, appointment: MedicalAppointment, text: string): Plan => ({
  text,
  ...(text.endsWith(ASKS_DRIVER) ? { asked: 'note' } : {}),
  reads: APPOINTMENT_READS,
  focus: focusOn(asked, appointment),
});

const listWords = (asked: Asked, when: string, count: number): string =>
  isYesNo(asked)
    ? `Yes, ${count} ${when}.`
    : wordingFor(asked.text, [
        `There are ${count} ${when}.`,
        `${count} appointments ${when}.`,
        `I have ${count} ${when}.`,
      ]);

const COUNTED =
  /\b(?:next|first|upcoming) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:appointments?|appts?|visits?|things|ones)\b/iu;
/** 'The next 3 appts' */
function countAsked({ text }: Asked): number | undefined {
  const [, count = ''] = COUNTED.exec(text) ?? [];
  return count === '' ? undefined : (numberWord(count.toLowerCase()) ?? Number(count));
}

/** The appointments of days, or all that are coming. */
function listOf(asked: Asked, { found, isOtherDay }: FoundAppointments, isPart = false): Plan {
  const { days } = asked.slots;
  const { today } = asked.facts;
  const when = days[0] ? days.map((day) => spanWords(day, today)).join(' and ') : 'coming up';
  const [first, second] = found;
  if (isOtherDay || first === undefined) {
    const next = first && ` ${appointmentSentence(asked, first)}${noteWords(first)}`;
    return {
      text: `${isYesNo(asked) ? 'No, nothing' : 'Nothing'} is stored ${when}.${next ?? ''}`,
      reads: APPOINTMENT_READS,
      ...(first ? { focus: focusOn(asked, first) } : {}),
    };
  }
  if (second === undefined)
    return one(
      asked,
      first,
      aboutOne(asked, first, saying(asked)).replace(/^(?!Yes|No)/, isYesNo(asked) ? 'Yes, ' : ''),
    );
  return {
    text: `${isPart ? `Here are the next ${found.length}.` : listWords(asked, when, found.length)}\n\n${appointmentList(asked, found)}`,
    reads: APPOINTMENT_READS,
    focus: focusOnSeveral(asked, found),
  };
}

/** Who takes somebody was said: it goes into the notes. */
function withDriver(asked: Asked, appointment: MedicalAppointment, said: string): Plan {
  // 'Gus' alone says who, and not what for.
  const driver = asked.household.members.find(({ name }) => fold(name) === fold(said).trim());
  const note = driver
    ? [`${driver.name} takes ${nameOf(asked, appointment.familyMemberId) ?? 'them'}`]
    : noteOf({ ...asked, text: said, slots: { ...asked.slots, people: [] } });
  return {
    text: `${calledAppointment(asked, appointment)}, ${whenSaid(asked, appointment)}, will have ${driver ? `“${note.map(quoted).join(' ')}”` : 'that'} in the notes.`,
    cards: [
      {
        tool: 'updateMedicalAppointment',
        input: { id: appointment.id, notes: notesWith(appointment.notes, note.length > 0 ? note : [said]) },
      },
    ],
    isAccounted: true,
    focus: focusOn(asked, appointment),
  };
}

const wantsList = (asked: Asked, says: Says): boolean =>
  !(
    says('next') &&
    !says('appointments', 'appts', 'visits', 'all', 'list') &&
    asked.slots.days.length === 0
  ) &&
  (says('appointments', 'appts', 'visits', 'all', 'list', 'anyone', 'anybody', 'upcoming', 'stuff') ||
    (says('any', 'anything') && !says('note', 'notes')) ||
    (says('coming', 'lined', 'scheduled') && !says('next')) ||
    asked.slots.days.some(({ endDate }) => endDate !== undefined));

/** 'It', 'that': the appointment spoken of, where the wish names no other. */
function spokenOf(asked: Asked, isNamed: boolean): MedicalAppointment | undefined {
  const focused = focusedAppointment(asked);
  const isPerson = whomIn(asked, { usesFocus: false }).kind !== 'nobody';
  return focused && !isNamed && !isPerson && asked.slots.days.length === 0 ? focused : undefined;
}

/** 'How many do we have in December, I can't keep up' asks for everybody's. */
const OF_ALL = /\b(?:do|did|have|are|will) we\b|\bwe(?:['’]ve)? (?:have|got)\b/i;

/** 'What do I need to bring to the checkup' asks for the checkup, whose ever it is. */
function withoutAsker(asked: Asked): Asked {
  const isTask = saying(asked)('bring', 'remember', 'prepare', 'supposed') || OF_ALL.test(asked.text);
  return isTask && asked.slots.isMe && !wordsOf(asked.text).some((word) => /^(?:my|mine|me)$/.test(word))
    ? { ...asked, slots: { ...asked.slots, isMe: false } }
    : asked;
}

/** 'The next dentist' of two children who go one after the other: both, where nobody is named. */
const togetherWith = (
  asked: Asked,
  first: MedicalAppointment,
  { found }: FoundAppointments,
): MedicalAppointment[] =>
  whomIn(asked, { usesFocus: false }).kind === 'nobody'
    ? found.filter(
        (other) =>
          other.title === first.title && dayOfAppointment(asked, other) === dayOfAppointment(asked, first),
      )
    : [];

/** 'Both dates please' of what the words leave at one, and 'Dr. Stahl' who is two doctors. */
function allMeant(
  asked: Asked,
  says: Says,
  result: FoundAppointments,
  isPast: boolean,
): MedicalAppointment[] | undefined {
  const { found, isOtherDay } = result;
  const [first] = found;
  const together = first && !isPast && !isOtherDay ? togetherWith(asked, first, result) : [];
  if (together.length > 1) return together;
  const ids = peopleIds(asked);
  if (says('both', 'dates') && ids && found.length < 2) {
    const own = asked.household.appointments.filter(
      (record) => isComing(asked, record) && ids.has(record.familyMemberId ?? ''),
    );
    return own.length > 1 ? own.toSorted(byTime) : undefined;
  }
  // 'When are the kids due': each child's first.
  const firsts = found.filter(
    ({ familyMemberId }, at) => found.findIndex((other) => other.familyMemberId === familyMemberId) === at,
  );
  const isOfChildren = (childrenNamed(asked) ?? []).length > 1 && asked.slots.people.length === 0;
  if (isOfChildren && !isPast && !isOtherDay && firsts.length > 1) return firsts;
  const contacts = new Set(found.map(({ contactId }) => contactId));
  const isEither = (asked.slots.contacts.at(-1)?.ids.length ?? 0) > 1 && contacts.size > 1;
  return isEither && !isPast ? [...found] : undefined;
}

/** 'Who else has an eye exam': visits of that kind of others than the one spoken of. */
function ofSomebodyElse(asked: Asked): Plan {
  const coming = asked.household.appointments.filter((appointment) => isComing(asked, appointment));
  const result = findAppointments({ ...asked, focus: {} }, coming, asked.slots.days, { isWide: true });
  const found = result.found.filter(({ familyMemberId }) => familyMemberId !== asked.focus.family_member);
  return found.length > 0
    ? listOf(asked, { ...result, found })
    : { text: 'Nobody else has one coming up.', reads: APPOINTMENT_READS };
}

const listOrNone = (asked: Asked, result: FoundAppointments): Plan =>
  result.found.length === 0 && result.ofOthers.length > 0 ? noneFor(asked, result) : listOf(asked, result);

function nextOnes(asked: Asked, result: FoundAppointments): Plan | undefined {
  const count = countAsked(asked);
  return count === undefined || result.found.length < 2
    ? undefined
    : listOf(asked, { ...result, found: result.found.slice(0, count) }, true);
}

/** Answers about the way there, what goes before a visit, and what follows from the health history. */
const besideVisits = (asked: Asked): Plan | undefined =>
  noFoodBefore(asked) ?? leavesEarly(asked) ?? leaveFor(asked) ?? nextAfterRecord(asked) ?? lastEntry(asked);

/** 'When is Mia's next orthodontist appointment?' */
export function askAppointments(heard: Asked): Plan {
  const asked = withOpenDays(withoutAsker(heard));
  const says = saying(asked);
  if (says('else') && says('who', 'whos', 'anybody', 'anyone', 'anything', 'somebody'))
    return asked.slots.visits.length > 0 && !says('anything') ? ofSomebodyElse(asked) : askDay(heard);
  const next = besideVisits(asked);
  if (next) return next;
  const chosen = chosenAppointment(asked);
  const driver = asked.chosen['note'];
  const about = chosen ?? focusedAppointment(asked);
  if (typeof driver === 'string' && about) return withDriver(asked, about, driver);
  if (chosen) return one(asked, chosen, aboutOne(asked, chosen, says));
  const isPast = isAboutPast(says, asked);
  const { appointments } = asked.household;
  const search = (past: boolean) =>
    findAppointments(
      asked,
      appointments.filter(
        (appointment) => isComing(asked, appointment) !== past || (past && asked.slots.days.length > 0),
      ),
      asked.slots.days,
      { isWide: wantsList(asked, says) },
    );
  const result = search(isPast);
  const focused = spokenOf(asked, result.isNamed);
  const before =
    focused ?? (result.isNamed || asked.slots.days.length > 0 ? undefined : focusedAppointment(asked));
  if (before && says('after', 'then')) return afterThat(asked, before);
  if (focused && !wantsList(asked, says) && !says('next'))
    return one(asked, focused, aboutOne(asked, focused, says));
  const counted = nextOnes(asked, result);
  if (counted) return counted;
  if (wantsList(asked, says) && !(result.isNamed && result.found.length === 1))
    return listOrNone(asked, result);
  if (says('many') && says('left', 'more', 'appointments', 'visits', 'sessions', 'times', 'appts'))
    return listOf(asked, result);
  const all = allMeant(asked, says, result, isPast);
  if (all)
    return listOf(
      { ...asked, slots: { ...asked.slots, days: [] } },
      { ...result, found: all, isOtherDay: false },
    );
  const found = isPast ? result.found.at(-1) : result.found[0];
  if (found === undefined) return noneOf(asked, result, search(!isPast), isPast);
  if (result.isOtherDay) return one(asked, found, onAnotherDay(asked, found));
  const others = result.found.length - 1;
  const ofSeveral =
    others > 0 && !isPast && !says('next', 'first', 'where', 'who', 'long', 'bring', 'note', 'reminder');
  const several = ofSeveral && result.found.length <= 4 && whomIn(asked).kind !== 'one';
  if (several) return listOf(asked, result);
  const more = ofSeveral ? ` After that there ${others === 1 ? 'is one more' : `are ${others} more`}.` : '';
  const plan = one(asked, found, `${aboutOne(asked, found, says)}${more}`);
  if (!says('anyone', 'anybody', 'everyone', 'us', 'family')) return plan;
  const { family_member: _person, ...focus } = plan.focus ?? {};
  return { ...plan, focus };
}

const noneFor = (asked: Asked, { ofOthers }: FoundAppointments): Plan => noneStored(asked, ofOthers);

/** Nothing fits: the last one, or somebody else's, is the nearest fact. */
function noneOf(asked: Asked, result: FoundAppointments, other: FoundAppointments, isPast: boolean): Plan {
  const near = isPast ? other.found[0] : other.found.at(-1);
  if (near && other.isNamed) {
    // 'And what was that about Zyrtec': the one visit that fits is still to come.
    const asksLast = saying(asked)('last', 'previous', 'ago');
    if (isPast && !asksLast && other.found.length === 1 && asked.slots.days.every((day) => !day.isPast))
      return one(asked, near, aboutOne(asked, near, saying(asked)));
    const none = noneStored(asked, [], isPast ? 'past ' : 'coming ').text;
    const entry = isPast && asksLast ? entryFor(asked, near) : undefined;
    const known = entry ? ` The newest entry of the health history is ${entry.text}` : '';
    return one(asked, near, `${none}${known} ${appointmentSentence(asked, near)}`);
  }
  return noneFor(
    asked,
    result.ofOthers.length > 0 ? result : { ...result, ofOthers: isPast ? [] : other.ofOthers.slice(0, 0) },
  );
}
