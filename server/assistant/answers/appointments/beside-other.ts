// 'Dentist for Mia, same day right after Theo's': the moment of a new appointment by that of a stored one.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { later } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { byTime, dayOfAppointment, findAppointments, isComing, whenOf } from './find-appointments.ts';

const BESIDE = /\b(after|before|(?:same (?:day|time) as)) (?:the )?(?=\p{L})/iu;
const USUAL_MINUTES = 30;
const NOWHERE: [number, number] = [0, 0];

/** 'Same day as the other two': of the others' visits of that kind. */
const AS_OTHERS =
  /,?\s*(?:on )?(?:the )?same day as (?:the )?(?:other(?:s|['’]s)?(?: (?:\d|two|three|four|kids|ones))?|rest|(?:other )?kids(?:['’])?)(?!\p{L})/iu;

/** The wish with the one day of the others' visits of its kind; as it is where they have none, or several. */
function onDayOfOthers(asked: Asked): Asked {
  const { slots, text, household } = asked;
  const found = AS_OTHERS.exec(text);
  if (!found || slots.days.length > 0) return asked;
  const own = new Set(slots.people.flatMap(({ ids }) => ids));
  const theirs = household.appointments.filter(
    (one) => isComing(asked, one) && one.familyMemberId !== null && !own.has(one.familyMemberId),
  );
  const dates = new Set(ofKind(asked, theirs).map((one) => dayOfAppointment(asked, one)));
  const [date, ...others] = dates;
  if (date === undefined || others.length > 0) return asked;
  const [start, end] = [found.index, found.index + found[0].length];
  // The 'two' of 'the other two' is no hour.
  const times = slots.times.filter(({ span: [from, to] }) => to <= start || from >= end);
  return {
    ...asked,
    text: text.replace(found[0], ''),
    slots: { ...slots, times, days: [{ date, span: NOWHERE, isPast: false }] },
  };
}

/** Those of the kind of visit that a wish names: by the words of their titles, else by their type and contact. */
function ofKind({ slots, household }: Asked, theirs: readonly MedicalAppointment[]): MedicalAppointment[] {
  const words = [...slots.visits, ...slots.vaccines].flatMap(({ said, name }) =>
    `${said} ${name}`.toLowerCase().split(/\W+/),
  );
  const begins = (word: string): string => word.slice(0, 4);
  const called = theirs.filter(({ title }) =>
    title
      .toLowerCase()
      .split(/\W+/)
      .some((own) => own.length > 3 && words.some((word) => begins(word) === begins(own))),
  );
  if (called.length > 0) return called;
  return theirs.filter(({ title, type, contactId }) => {
    const contact = household.contacts.find(({ id }) => id === contactId);
    const own = `${title} ${type ?? ''} ${contact?.type ?? ''}`.toLowerCase();
    return words.some((word) => word.length > 3 && own.includes(word));
  });
}

const BESIDE_VISIT =
  /\b(?:(?:right|just|straight) )?(after|before) (?:my |the |our |his |her |their )?(?=\p{L})/iu;
/** The hour right behind or before a visit of that day which the words behind 'after' name: 'right after my postpartum'. */
export function hourBeside(
  asked: Asked,
  date: string,
): { time: string; isSaid: (said: string) => boolean } | undefined {
  const found = BESIDE_VISIT.exec(asked.text);
  if (!found) return undefined;
  const rest = asked.text.slice(found.index + found[0].length);
  const ofVisit = {
    ...asked,
    text: rest,
    focus: {},
    slots: { ...asked.slots, people: [], isMe: false, pronouns: [] },
  };
  const thatDay = asked.household.appointments.filter((one) => dayOfAppointment(asked, one) === date);
  const { found: visits, isNamed } = findAppointments(ofVisit, thatDay, []);
  const [visit, ...others] = visits;
  if (!visit || !isNamed || others.length > 0) return undefined;
  const minutes = found[1]?.toLowerCase() === 'after' ? (visit.duration ?? USUAL_MINUTES) : -USUAL_MINUTES;
  const time = later(whenOf(asked, visit).slice(11, 16), minutes);
  return { time, isSaid: (said) => rest.toLowerCase().includes(said.toLowerCase()) };
}

/** 'Dentist for Mia Tuesday right after my postpartum': the hour of a visit of that day. */
function besideVisit(asked: Asked): Asked {
  const { slots, text } = asked;
  const [day, ...others] = slots.days;
  if (!day || others.length > 0 || day.endDate !== undefined || slots.times.length > 0) return asked;
  const beside = hourBeside(asked, day.date);
  if (!beside) return asked;
  return {
    ...asked,
    text: text.slice(0, BESIDE_VISIT.exec(text)?.index).trim(),
    slots: {
      ...slots,
      visits: slots.visits.filter(({ said }) => !beside.isSaid(said)),
      times: [{ time: beside.time, span: NOWHERE }],
    },
  };
}

/** The wish with the day and the hour beside the appointment of another person; as it is where it names a moment itself. */
export function besideOther(heard: Asked): Asked {
  const asked = besideVisit(onDayOfOthers(heard));
  const { slots, text, household } = asked;
  const found = BESIDE.exec(text);
  if (!found || slots.days.length + slots.times.length > 0) return asked;
  const place = found.index + found[0].length;
  const isOther = ({ said }: { said: string }): boolean =>
    text.toLowerCase().startsWith(said.toLowerCase(), place);
  const other = slots.people.find(isOther);
  const people = slots.people.filter((one) => !isOther(one));
  if (!other || people.length === 0) return asked;
  const theirs = household.appointments
    .filter((one) => isComing(asked, one) && other.ids.includes(one.familyMemberId ?? ''))
    .toSorted(byTime);
  const alike = ofKind(asked, theirs);
  const [visit] = alike.length > 0 ? alike : theirs.length === 1 ? theirs : [];
  if (!visit) return asked;
  const start = whenOf(asked, visit).slice(11, 16);
  const lead = found[1]?.toLowerCase() ?? '';
  const minutes =
    lead === 'after' ? (visit.duration ?? USUAL_MINUTES) : lead === 'before' ? -USUAL_MINUTES : 0;
  const day = { date: dayOfAppointment(asked, visit), span: NOWHERE, isPast: false };
  // The words of the moment name no contact and no title.
  const before = text
    .slice(0, found.index)
    .replace(/\b(?:the )?same day\b|\b(?:right|just|straight)\s*$/gi, '');
  const behind = text.slice(place + other.said.length).replace(/^['’]?s\b/i, '');
  return {
    ...asked,
    text: `${before.trim()} ${behind.trim()}`.trim(),
    slots: { ...slots, people, days: [day], times: [{ time: later(start, minutes), span: NOWHERE }] },
  };
}
