// 'When is Mia's next dentist appointment?', 'Add the dentist for Mia next Tuesday at 3:30', 'Move …', 'Cancel …'.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import type { Decision } from '../decision.ts';
import { paragraphs, quoted } from '../say.ts';
import { choosing, knowing, lineOf, matching, shown, wallOf, what, type Known } from './appointment-match.ts';
import { contactIn } from './contact-match.ts';
import { forWhom, nothingStored, type Desk } from './desk.ts';
import { vaccineIn, visitIn } from './health-words.ts';
import { momentIn, momentWords, nowAt, readParts, spanWords } from './moments.ts';
import { wishParts } from './parts.ts';

/** 'When is Mia's next dentist appointment?' */
export const askAppointments = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const { facts } = desk.turn;
    const isPast =
      /\b(?:last|previous|was|were|did|have we had)\b/.test(desk.line) && !/\bnext\b/.test(desk.line);
    const day = readParts(desk.parts, facts, isPast).findLast(({ days }) => days.length > 0)?.days[0];
    const isNow = (appointment: MedicalAppointment) => wallOf(known, appointment) >= nowAt(facts);
    const all = matching(known, day ? [day] : []);
    if (day) {
      const when = spanWords(day, facts.today);
      if (all.length === 0) return { text: `${nothingStored(what(known))} I looked ${when}.` };
      return { text: paragraphs(`This is what you have ${when}.`, shown(known, all)) };
    }
    const found = all.filter((appointment) => isNow(appointment) !== isPast);
    if (found.length === 0) {
      const other = isPast ? undefined : all.at(-1);
      const past = other && `The last one was ${lineOf(known, other)}.`;
      return { text: paragraphs(nothingStored(`${isPast ? 'past' : 'coming'} ${what(known)}`), past) };
    }
    const single =
      /\bnext\b|\bwhen\b|\bwhat time\b|\blast\b/.test(desk.line) &&
      !/\bappointments\b|\bvisits\b/.test(desk.line);
    if (!single)
      return {
        text: paragraphs('These are your appointments.', shown(known, isPast ? found.toReversed() : found)),
      };
    const one = isPast ? found.at(-1)! : found[0]!;
    const more =
      found.length > 1 && !isPast
        ? `After that there ${found.length === 2 ? 'is one more' : `are ${found.length - 1} more`}.`
        : undefined;
    return { text: paragraphs(`${isPast ? 'That was' : 'That is'} ${lineOf(known, one)}.`, more) };
  });

/** What a new appointment is called: the kind of visit, or the doctor. */
function titleOf({ desk, contacts, members }: Known): string | undefined {
  const visit = visitIn(desk.line);
  const [contact, ...others] = contactIn(contacts, desk.line, members);
  if (contact && others.length === 0 && (!visit || visit.title === 'Doctor')) return contact.name;
  if (visit && visit.title !== 'Doctor') return visit.title;
  const vaccine = vaccineIn(desk.line);
  if (vaccine) return vaccine.title;
  const named = /\b(dr\.?|doctor) (\p{Lu}[\p{L}'-]+)/iu.exec(desk.text);
  if (named && /^\p{Lu}/u.test(named[2] ?? '')) return `Dr. ${named[2]}`;
  const answer = desk.parts.findLast(({ asked }) => asked === 'what')?.text.trim();
  return answer ? answer.slice(0, 1).toUpperCase() + answer.slice(1) : visit?.title;
}

/** The contact an appointment is with: the one named, or the only one of its kind. */
function contactFor({ desk, contacts, members }: Known): { id?: string; note?: string } {
  const named = contactIn(contacts, desk.line, members);
  const [one] = named;
  if (one && named.length === 1) return { id: one.id };
  const visit = visitIn(desk.line);
  if (!visit?.contact || visit.title === 'Doctor') return {};
  const { contact: type, specialty } = visit;
  const fitting = contacts.filter((contact) =>
    specialty === undefined
      ? contact.type === type && !/orthodont/i.test(contact.specialty)
      : new RegExp(specialty, 'i').test(`${contact.specialty} ${contact.name}`),
  );
  const [only] = fitting;
  if (!only) return {};
  if (fitting.length === 1) return { id: only.id };
  return { note: `You have ${fitting.length} contacts that fit, so I left open whom it is with.` };
}

/** 'Add the dentist for Mia next Tuesday at 3:30' */
export const addAppointment = (desk: Desk): Decision =>
  knowing(desk, true, (known) => {
    const { facts } = desk.turn;
    const moment = momentIn(wishParts(desk.parts), facts);
    const title = titleOf(known);
    if (title === undefined) return desk.ask('what');
    if (moment.repeats) return desk.ask('when', 'I can add one appointment at a time.');
    if (moment.date === undefined) {
      const wide = moment.day && `You said ${spanWords(moment.day, facts.today).replace(/^on /, '')}.`;
      return moment.time === undefined ? desk.ask('when', wide) : desk.ask('day', wide);
    }
    if (moment.time === undefined)
      return desk.ask(
        'time',
        `You said ${spanWords({ date: moment.date, span: [0, 0] }, facts.today).replace(/^on /, '')}.`,
      );
    const wall = `${moment.date}T${moment.time}`;
    if (wall < nowAt(facts)) return desk.ask('when', `${momentWords(wall, facts.today)} has passed.`);
    const { whom, members } = known;
    const member =
      whom.kind === 'one' ? whom.person.id : whom.kind === 'myself' ? desk.myself(members)?.id : undefined;
    const contact = contactFor(known);
    const type = visitIn(desk.line)?.type;
    return desk.propose(
      'createMedicalAppointment',
      {
        title,
        appointmentDate: wall,
        ...(member ? { familyMemberId: member } : {}),
        ...(contact.id ? { contactId: contact.id } : {}),
        ...(type ? { type } : {}),
      },
      `I prepared ${quoted(title)}${forWhom(members, member ?? null)}, ${momentWords(wall, facts.today)}.`,
      moment.note,
      contact.note,
    );
  });

/** Which days of a sentence about moving say where from, and which where to. */
function fromAndTo(days: readonly SpokenDay[]): { from: SpokenDay[]; to: SpokenDay | undefined } {
  const [only] = days;
  // 'From Tuesday to Friday' is read as one stretch.
  if (days.length === 1 && only?.lead === 'from' && only.endDate !== undefined)
    return { from: [{ date: only.date, span: only.span }], to: { date: only.endDate, span: only.span } };
  const to = days.findLast(({ lead }) => lead === 'to') ?? days.at(-1);
  return { from: days.filter((day) => day !== to), to };
}

/** 'Move Mia's dentist appointment to Friday at 10' */
export const moveAppointment = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const { facts } = desk.turn;
    const parts = wishParts(desk.parts);
    const { from } = fromAndTo(readParts(parts.slice(0, 1), facts)[0]?.days ?? []);
    return choosing(known, from, (appointment) => {
      const before = wallOf(known, appointment);
      const moment = momentIn(parts, facts, (days) => fromAndTo(days).to);
      const onlyDay = moment.day?.endDate === undefined;
      if (!onlyDay || (moment.date === undefined && moment.time === undefined))
        return desk.ask('when', 'I move it gladly.');
      const wall = `${moment.date ?? before.slice(0, 10)}T${moment.time ?? before.slice(11)}`;
      if (wall < nowAt(facts)) return desk.ask('when', `${momentWords(wall, facts.today)} has passed.`);
      const kept = moment.time === undefined ? `The time stays ${formatTime(before.slice(11))}.` : undefined;
      return desk.propose(
        'updateMedicalAppointment',
        { id: appointment.id, appointmentDate: wall },
        `I prepared the move of ${quoted(appointment.title)}${forWhom(known.members, appointment.familyMemberId)} to ${momentWords(wall, facts.today)}.`,
        kept ?? moment.note,
        'The office does not learn of it from me; please tell them.',
      );
    });
  });

/** 'Cancel Mia's dentist appointment' */
export const cancelAppointment = (desk: Desk): Decision =>
  knowing(desk, false, (known) => {
    const days = readParts(wishParts(desk.parts), desk.turn.facts).flatMap((part) => part.days);
    return choosing(known, days, (appointment) =>
      desk.propose(
        'deleteMedicalAppointment',
        { id: appointment.id },
        `I prepared to remove ${lineOf(known, appointment)}.`,
        'The office does not learn of it from me; please tell them.',
      ),
    );
  });
