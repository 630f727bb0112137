// 'Cancel Mia's dentist', 'cancel both checkups'
import { wordsOf } from '../../text/fold-text.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { speakerOf } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { hasOffice } from './appointment-words.ts';
import { chooseAppointments } from './choose-appointment.ts';
import { byTime, contactOf, dayOfAppointment, findAppointments, isComing } from './find-appointments.ts';
import { moveAppointment } from './move-appointment.ts';
import { hasCondition } from './remarks.ts';
import { APPOINTMENT_READS, calledAppointment, focusOn, whenSaid, withWhom } from './say-appointments.ts';
import { wordingFor } from '../wording.ts';

const MOST_AT_ONCE = 8;

/** 'They offered the 10th or the 15th, let's take the 15th' goes on, on another day. */
const GOES_ON = new Set(['offered', 'offer', 'offers', 'instead', 'reschedule', 'rescheduled', 'moved']);

/** The days of what goes; 'away until the 10th' are all up to it. */
const daysGone = ({ slots, facts }: Asked): SpokenDay[] =>
  slots.days
    .filter(({ isPast }) => !isPast)
    .map((day) =>
      day.lead === 'until' && day.date > facts.today ? { ...day, date: facts.today, endDate: day.date } : day,
    );

/** The number of an office, to cancel there; nothing where nobody books it. */
function officeOf(asked: Asked, gone: readonly MedicalAppointment[]): string {
  const leaving = gone.filter(hasOffice);
  if (leaving.length === 0) return '';
  const contacts = new Set(leaving.map(({ contactId }) => contactOf(asked, contactId)));
  const [only] = contacts;
  const number = contacts.size === 1 && only?.phoneNumber ? ` (${quoted(only.phoneNumber)})` : '';
  return leaving.length === 1 || contacts.size === 1
    ? ` The office${number} doesn't learn of it from me.`
    : " The offices don't learn of it from me.";
}

/** 'And the one after': the next of the person and kind, behind the day spoken of. */
function oneAfter(asked: Asked): MedicalAppointment[] | undefined {
  const { focus, household, slots } = asked;
  const isAfter = wordsOf(asked.said).includes('after') && slots.days.length === 0;
  if (!isAfter || focus.day === undefined || focus.family_member === undefined) return undefined;
  const later = household.appointments
    .filter(({ familyMemberId }) => familyMemberId === focus.family_member)
    .filter((one) => dayOfAppointment(asked, one) > (focus.day ?? ''))
    .toSorted(byTime);
  const { found } = findAppointments(asked, later, []);
  const [next] = found;
  return next && [next];
}

const OLD =
  /(?:\b(?:the|my|our|that|his|her)|['’]?s) (?:old|past|previous) (?!times?\b|slot|day\b|one\b|man\b|lady\b)/i;
/** 'The old blood test': the one past visit that is called so, where its title is said. */
function oldOne(asked: Asked): MedicalAppointment[] | undefined {
  if (!OLD.test(asked.text)) return undefined;
  const past = asked.household.appointments.filter((one) => !isComing(asked, one));
  const { found, isNamed, isOtherDay } = findAppointments(asked, past, asked.slots.days);
  return isNamed && !isOtherDay && found.length === 1 ? found : undefined;
}

/** 'The old flu shot' where only a coming one is called so: that one stays. */
function saysOnlyComing(asked: Asked): Plan | undefined {
  if (!OLD.test(asked.text) || asked.slots.days.length > 0) return undefined;
  const coming = asked.household.appointments.filter((one) => isComing(asked, one));
  const { found, isNamed } = findAppointments(asked, coming, []);
  const [one] = found.toSorted(byTime);
  if (!isNamed || one === undefined) return undefined;
  return {
    text: `No past one is stored. ${capital(calledAppointment(asked, one))} on ${whenSaid(asked, one)} is still to come, so nothing is removed. Say “cancel the coming one” if you meant that.`,
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, one),
  };
}

const AND_MINE = /\band mine\b/i;
/** 'Cancel Emrys's dentist and mine': the one of the parent who writes, too. */
function withMine(asked: Asked): Plan | undefined {
  const me = speakerOf(asked);
  const { people } = asked.slots;
  if (!AND_MINE.test(asked.text) || !me || people.length === 0) return undefined;
  const text = asked.text.replace(AND_MINE, ' ');
  const theirs = cancelAppointment({ ...asked, text, slots: { ...asked.slots, isMe: false } });
  if (theirs.cards === undefined) return { ...theirs, text: `${theirs.text} Yours comes after that.` };
  const own = [{ ids: [me.id], said: me.name, isSure: true }];
  const mine = cancelAppointment({ ...asked, text, slots: { ...asked.slots, people: own, isMe: true } });
  const cards = [theirs, mine].flatMap((plan) => plan.cards ?? []);
  const isOpen = mine.asked !== undefined || mine.cards === undefined;
  return { ...(isOpen ? mine : theirs), text: `${theirs.text}\n\n${mine.text}`, cards };
}

export function cancelAppointment(asked: Asked): Plan {
  const both = withMine(asked);
  if (both) return both;
  const isMove = asked.slots.days.length > 0 && wordsOf(asked.text).some((word) => GOES_ON.has(word));
  if (isMove && asked.slots.times.length > 0) return moveAppointment(asked);
  const old = oldOne(asked);
  const onlyComing = old ? undefined : saysOnlyComing(asked);
  if (onlyComing) return onlyComing;
  const found = oneAfter(asked) ?? old ?? chooseAppointments(asked, daysGone(asked), { isStrict: true });
  if (!Array.isArray(found)) return found;
  const leaving = found.slice(0, MOST_AT_ONCE);
  const [first] = leaving;
  if (first === undefined) return { text: 'Which appointment is it?', asked: 'which' };
  const said = leaving.map(
    (appointment) =>
      `${calledAppointment(asked, appointment)}, ${whenSaid(asked, appointment)}${withWhom(asked, appointment)}`,
  );
  const lead = wordingFor(asked.text, [
    'comes off once you approve',
    'is ready to be removed',
    'goes when you say OK',
  ]);
  const text =
    leaving.length === 1
      ? `${capital(said[0] ?? '')}, ${lead}.${old ? '' : officeOf(asked, leaving)}`
      : `These ${leaving.length} come off once you approve, ${listed(said.map((one) => one.replace(/,/g, '')))}.${officeOf(asked, leaving)}`;
  return {
    // A reason is nothing that a removed record could hold.
    isAccounted: !hasCondition(asked),
    text,
    cards: leaving.map(({ id }) => ({ tool: 'deleteMedicalAppointment', input: { id } })),
    reads: APPOINTMENT_READS,
    focus: leaving.length === 1 ? focusOn(asked, first) : {},
  };
}
