// 'It's with Dr. Amari, not Patel', 'remind me 2 days before the mammogram', 'note for the checkup, bring the forms'
import { minutesOfDay } from '#rules/time/dates.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { beginsNote } from '../../reading/note-frames.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { memberOf, whomIn } from '../people.ts';
import type { SaidThing } from '../../reading/said.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { newDoctor, titleOf } from './appointment-words.ts';
import { chooseAppointments } from './choose-appointment.ts';
import { isCarrier, isSpeaker } from './contact-role.ts';
import { contactOf, isSpokenOf, whenOf } from './find-appointments.ts';
import { moveAppointment } from './move-appointment.ts';
import { placeIn, pointedNote, taskOf } from './pointed-note.ts';
import { evening } from './moved-time.ts';
import {
  aheadWords,
  isReminder,
  noteOf,
  notesWith,
  remarksOf,
  reminderOf,
  shiftsOf,
  visitLength,
} from './remarks.ts';
import { APPOINTMENT_READS, calledAppointment, focusOn, whenSaid } from './say-appointments.ts';

interface Change {
  fields: Record<string, unknown>;
  /** Behind 'will': 'be with Dr. Amari', 'have no reminder'. */
  will: string[];
}

const NOTHING: Change = { fields: {}, will: [] };
const NOT = /\b(?:not|instead of|rather than|no longer)\b[^,.;]{0,8}$/i;

/** The thing of several that is not the one behind 'not' or 'instead of'. */
const meant = <T extends { said: string }>(text: string, things: readonly T[]): T | undefined =>
  things.findLast(({ said }) => {
    const at = text.lastIndexOf(said);
    return at === -1 || !NOT.test(text.slice(0, at));
  });

/** ', instead of Dr. Patel' */
function insteadOf(asked: Asked, { contactId }: MedicalAppointment): string {
  const stored = contactOf(asked, contactId);
  return stored ? `, not ${quoted(stored.name)}` : '';
}

/** Every contact that the wish does not rule out, with the one it had as the one to leave. */
function contactChange(asked: Asked, appointment: MedicalAppointment): Change {
  const named = meant(
    asked.text,
    asked.slots.contacts.filter((one) => !isSpeaker(asked.text, one.said) && !isCarrier(asked, one)),
  );
  const contact = contactOf(
    asked,
    named?.ids.find((id) => id !== appointment.contactId),
  );
  if (named && contact)
    return {
      fields: { contactId: contact.id },
      will: [`be with ${quoted(contact.name)}${insteadOf(asked, appointment)}`],
    };
  const doctor = newDoctor(asked);
  if (doctor === undefined) return NOTHING;
  return {
    fields: { notes: notesWith(appointment.notes, [`With ${doctor}`]) },
    will: [`have “With ${doctor}” in the notes, as ${doctor} isn't among your contacts yet`],
  };
}

const IS_FOR = /\bwrong\b|\b(?:it is|its|that is|thats|this is) (?:actually |really )?for\b/;

/** 'Wrong kid, it's for Theo': the person who is not the one it was for. */
function personChange(asked: Asked, appointment: MedicalAppointment): Change {
  if (!/\b(?:wrong (?:kid|person|child|one)|for|not)\b/.test(fold(asked.text))) return NOTHING;
  const named = meant(
    asked.text,
    asked.slots.people.filter(({ ids }) => !ids.includes(appointment.familyMemberId ?? '')),
  );
  const hasOld = asked.slots.people.some(({ said }) => isDenied(asked.text, said));
  const isOfSeveral = new Set(asked.slots.people.map(({ ids: [id] }) => id)).size > 1 && !hasOld;
  const member = named?.isSure && !isOfSeveral ? memberOf(asked, named.ids[0]) : undefined;
  if (member === undefined || asked.slots.people.length === 1) {
    const isTheirs = member !== undefined && appointment.familyMemberId === null;
    const isWrong = member !== undefined && IS_FOR.test(fold(asked.said));
    if (!isTheirs && !isWrong) return NOTHING;
  }
  return member
    ? { fields: { familyMemberId: member.id }, will: [`be for ${quoted(member.name)}`] }
    : NOTHING;
}

function reminderChange(asked: Asked, appointment: MedicalAppointment): Change {
  const reminder = reminderOf(asked, whenOf(asked, appointment).slice(11));
  // 'Put a team breakfast an hour before' is no reminder.
  const isOther = /\b(?:put|add|have|book|schedule)\b/i.test(asked.text) && !isReminder(fold(asked.text));
  if (reminder === undefined || isOther) return NOTHING;
  if (!reminder.reminderEnabled) return { fields: { ...reminder }, will: ['have no reminder'] };
  const hours = reminder.reminderTime ?? appointment.reminderTime ?? 24;
  return { fields: { ...reminder }, will: [`have a reminder ${aheadWords(hours)}`] };
}

const ENDS =
  /\b(?:until|(?:un)?till?|ends? (?:at|around|about)|(?:goes|runs|lasts?) (?:to|till?|until)|(?:done|over|out) (?:at|by))\b/i;
/** 'It goes till 6': so many minutes from its beginning. */
function endChange(asked: Asked, appointment: MedicalAppointment): Change {
  const [time, ...others] = asked.slots.times;
  if (!time || others.length > 0 || !ENDS.test(asked.said)) return NOTHING;
  const duration =
    minutesOfDay(evening(asked, whenOf(asked, appointment), time.time)) -
    minutesOfDay(whenOf(asked, appointment).slice(11));
  return duration > 0 ? { fields: { duration }, will: [`take ${duration} minutes`] } : NOTHING;
}

function lengthChange(asked: Asked): Change {
  const said = asked.slots.durations.filter((length) => !isDenied(asked.text, length));
  const duration = visitLength({ ...asked, slots: { ...asked.slots, durations: said } });
  return duration === undefined ? NOTHING : { fields: { duration }, will: [`take ${duration} minutes`] };
}

const CLEARS = /\b(?:delete|remove|clear|erase|drop) (?:the |my |that |all )?notes?\b/;

function notesChange(asked: Asked, appointment: MedicalAppointment): Change {
  if (CLEARS.test(fold(asked.text))) return { fields: { notes: '' }, will: ['have no note'] };
  const isNote =
    beginsNote(asked.text) || /\bnotes?\b|\bwrite\b|\badd\b|\bput\b|\bsay\b/.test(fold(asked.text));
  const remarks = pointedNote(asked, () => (isNote ? noteOf(asked) : remarksOf(asked)));
  if (remarks.length === 0) return NOTHING;
  return {
    fields: { notes: notesWith(appointment.notes, remarks) },
    will: [`have “${quoted(remarks.join('. '))}” in the notes`],
  };
}

const SAYS_NOTE =
  /\bnotes?\b|\bbring|\bforget|\bremember|\bask\b|\bfast(?:ing)?\b|\bpark|\bwrite\b|\bwear\b|\bno food\b|\bvideo\b|\bvirtual\b|\btelehealth\b|\bzoom\b|\bearly\b|\bdriv/;

function titleChange(asked: Asked): Change {
  const swap = visitsToSwap(asked);
  const title =
    swap && titleOf({ ...asked, slots: { ...asked.slots, visits: [swap.next], vaccines: [], contacts: [] } });
  return title === undefined ? NOTHING : { fields: { title }, will: [`be called ${quoted(title)}`] };
}

/** All that the wish changes of an appointment. */
function changesOf(asked: Asked, appointment: MedicalAppointment): Change {
  if (asked.chosen['note'] !== undefined) return notesChange(asked, appointment);
  const changes = [
    contactChange(asked, appointment),
    personChange(asked, appointment),
    reminderChange(asked, appointment),
    asked.slots.durations.length > 0 ? lengthChange(asked) : endChange(asked, appointment),
    titleChange(asked),
  ];
  changes.push(...[placeIn(asked), taskOf(asked.said)].map((note) => noteChange(appointment, note)));
  const isOther = changes.every(({ will }) => will.length === 0);
  if (isOther || SAYS_NOTE.test(fold(asked.text)) || asked.slots.addresses.length > 0) {
    const hasReminder = (changes[2]?.will.length ?? 0) > 0;
    const isAskedFor =
      !hasReminder || /\bnotes?\b|\bbring\b|\bdriv|\bput (?:that|it|this) in\b/.test(fold(asked.text));
    const isMeant = SAYS_NOTE.test(fold(asked.text)) || isSpokenOf(asked, appointment);
    if (isAskedFor && isMeant) changes.push(notesChange(asked, appointment));
  }
  return {
    fields: Object.fromEntries(changes.flatMap(({ fields }) => Object.entries(fields))),
    will: changes.flatMap(({ will }) => will),
  };
}

/** One more note. */
const noteChange = ({ notes }: Pick<MedicalAppointment, 'notes'>, note: string | undefined): Change =>
  note === undefined
    ? NOTHING
    : {
        fields: { notes: notesWith(notes, [capital(note)]) },
        will: [`have “${quoted(capital(note))}” in the notes`],
      };

const isDenied = (text: string, said: string): boolean => {
  const at = text.lastIndexOf(said);
  return at !== -1 && NOT.test(text.slice(0, at));
};

/** Two kinds of visit, 'not a cleaning, it's a filling': the one it was and the one it becomes. */
function visitsToSwap({ slots, text }: Asked): { old: SaidThing; next: SaidThing } | undefined {
  const [first, second] = slots.visits;
  if (!first || !second || !/\bnot an?\b|\b(?:in)?to an?\b|\binstead of an?\b/i.test(text)) return undefined;
  return isDenied(text, second.said) ? { old: second, next: first } : { old: first, next: second };
}

/** The wish as far as it says which appointment it is: without the doctor and the visit it is changed to. */
function withoutNew(asked: Asked): Asked {
  const { slots, text } = asked;
  const old = slots.contacts.filter(({ said }) => isDenied(text, said));
  const isFoundOtherwise = old.length > 0 || slots.visits.length > 0 || slots.people.length > 0;
  const swap = visitsToSwap(asked);
  const leaving = [
    ...(isFoundOtherwise ? slots.contacts.filter((contact) => !old.includes(contact)) : []),
    ...(swap ? [swap.next] : []),
  ];
  return {
    ...asked,
    text: leaving.reduce((rest, { said }) => rest.replace(said, ' '), text),
    slots: {
      ...slots,
      contacts: slots.contacts.filter((contact) => !leaving.includes(contact)),
      visits: swap ? [swap.old] : slots.visits,
    },
  };
}

/** The appointment to change; a person said as the new one is left aside where nobody else fits. */
function appointmentToChange(asked: Asked): MedicalAppointment[] | Plan {
  const days = asked.slots.days;
  const found = chooseAppointments(withoutNew(asked), days);
  if (Array.isArray(found)) return found;
  const whom = whomIn(asked);
  const isWrongPerson =
    /\b(?:wrong|not|for)\b/.test(fold(asked.text)) && whom.kind !== 'nobody' && found.asked === undefined;
  if (!isWrongPerson) return found;
  const again = chooseAppointments(
    { ...withoutNew(asked), slots: { ...withoutNew(asked).slots, people: [], isMe: false } },
    days,
  );
  return Array.isArray(again) ? again : found;
}

/** 'Put a reminder on it' of what has that very reminder. */
const isStoredReminder = (
  { reminderEnabled, reminderTime }: MedicalAppointment,
  fields: Record<string, unknown>,
): boolean =>
  reminderEnabled &&
  fields['reminderEnabled'] === true &&
  Object.keys(fields).every((field) => field.startsWith('reminder')) &&
  (fields['reminderTime'] === undefined || fields['reminderTime'] === reminderTime);

const MOVES = /\b(?:mov|push|bump|shift|postpon|reschedul)(?:e|es|ed|ing|s)?\b/i;

/** 'Change Theo's checkup, it's with Dr. Amari, not Patel' */
export function changeAppointment(asked: Asked): Plan {
  const found = appointmentToChange(asked);
  if (!Array.isArray(found)) return found;
  const [appointment] = found;
  if (appointment === undefined) return { text: 'Which appointment is it?', asked: 'which' };
  const { fields, will } = changesOf(asked, appointment);
  const alike = found.slice(1).map((other) => ({ other, change: changesOf(asked, other) }));
  const focus = focusOn(asked, appointment);
  const called = calledAppointment(asked, appointment);
  const isMoved = shiftsOf(asked).length > 0 && MOVES.test(asked.said);
  if (isMoved || (will.length === 0 && asked.slots.days.length + asked.slots.times.length > 0))
    return moveAppointment(asked);
  if (alike.length === 0 && isStoredReminder(appointment, fields))
    return {
      text: `${capital(called)} has a reminder ${aheadWords(appointment.reminderTime ?? 24)} already. Tell me another time before it, and I'll change that.`,
      reads: APPOINTMENT_READS,
      focus,
    };
  const same = asked.slots.contacts.find(({ ids }) => ids.includes(appointment.contactId ?? ''));
  if (will.length === 0 && same) {
    const text = `${capital(called)} is with ${quoted(same.name)} already, so nothing changes.`;
    return { text, reads: APPOINTMENT_READS, focus };
  }
  if (will.length === 0)
    return {
      text: `What should I change about ${called}? I can change the doctor, the person, the length, the notes and the reminder.`,
      asked: 'what',
      reads: APPOINTMENT_READS,
      focus,
    };
  const ready = wordingFor(asked.text, [
    "Here's the card.",
    'Ready for your OK.',
    "Approve it and it's stored.",
  ]);
  const text = `${capital([appointment, ...alike.map(({ other }) => other)].map((one) => `${calledAppointment(asked, one)}, ${whenSaid(asked, one)}`).join('; and '))}, will ${listed(will)}.`;
  return {
    text: `${text} ${ready}`,
    // What is no change of the visit is talk about it; notes are taken where they are asked for.
    isAccounted: true,
    cards: [
      { tool: 'updateMedicalAppointment', input: { id: appointment.id, ...fields } },
      ...alike.map(({ other, change }) => ({
        tool: 'updateMedicalAppointment',
        input: { id: other.id, ...change.fields },
      })),
    ],
    reads: APPOINTMENT_READS,
    focus,
  };
}
