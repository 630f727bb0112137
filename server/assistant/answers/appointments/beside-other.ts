// 'Dentist for Mia, same day right after Theo's': the moment of a new appointment by that of a stored one.
import { later } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { byTime, dayOfAppointment, isComing, whenOf } from './find-appointments.ts';

const BESIDE = /\b(after|before|(?:same (?:day|time) as)) (?:the )?(?=\p{L})/iu;
const USUAL_MINUTES = 30;
const NOWHERE: [number, number] = [0, 0];

/** The wish with the day and the hour beside the appointment of another person; as it is where it names a moment itself. */
export function besideOther(asked: Asked): Asked {
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
  const words = slots.visits.flatMap(({ said, name }) => `${said} ${name}`.toLowerCase().split(/\W+/));
  const begins = (word: string): string => word.slice(0, 4);
  const called = theirs.filter(({ title }) =>
    title
      .toLowerCase()
      .split(/\W+/)
      .some((own) => own.length > 3 && words.some((word) => begins(word) === begins(own))),
  );
  const alike = theirs.filter(({ title, type, contactId }) => {
    const contact = household.contacts.find(({ id }) => id === contactId);
    const own = `${title} ${type ?? ''} ${contact?.type ?? ''}`.toLowerCase();
    return words.some((word) => word.length > 3 && own.includes(word));
  });
  const [visit] = called.length > 0 ? called : alike.length > 0 ? alike : theirs.length === 1 ? theirs : [];
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
