// 'Doesn't that clash with Poppy's speech', 'can we make both': appointments that a question sets against each other.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import {
  byTime,
  dayOfAppointment,
  findAppointments,
  focusedAppointment,
  isComing,
  onDays,
} from '../appointments/find-appointments.ts';
import {
  APPOINTMENT_READS,
  calledAppointment,
  focusOn,
  onDayWords,
  whenSaid,
} from '../appointments/say-appointments.ts';
import type { Asked, Plan } from '../plan.ts';
import { overlapping, spanOf, spanSaid } from './spans.ts';

/** The wish about one person or one visit of it: the words from its name to the next one's. */
function sidesOf(asked: Asked): Asked[] {
  const { slots, text } = asked;
  const { people, visits, contacts, vaccines } = slots;
  const at = ({ said }: { said: string }): number => text.toLowerCase().indexOf(said.toLowerCase());
  const named = people.length > 0 ? people : [...visits, ...contacts];
  const starts = named.map(at).toSorted((one, other) => one - other);
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? text.length;
    const isWithin = (thing: { said: string }): boolean => at(thing) >= start && at(thing) < end;
    return {
      ...asked,
      text: text.slice(start, end),
      slots: {
        ...slots,
        isMe: false,
        people: people.filter(isWithin),
        visits: visits.filter(isWithin),
        contacts: contacts.filter(isWithin),
        vaccines: vaccines.filter(isWithin),
      },
    };
  });
}

/** The coming appointments of each side; 'it' is the one spoken of. */
function sidesFound(asked: Asked): MedicalAppointment[][] {
  const coming = asked.household.appointments.filter((one) => isComing(asked, one));
  const { days } = asked.slots;
  const named = sidesOf(asked).map((side) => {
    const { found } = findAppointments(side, coming, days);
    return days.length > 0 ? onDays(asked, found, days) : found;
  });
  const sides = named.filter(({ length }) => length > 0);
  const focused = focusedAppointment(asked);
  const isOpen = sides.length === 1 && !sides.flat().some(({ id }) => id === focused?.id);
  return focused && isOpen && isComing(asked, focused) ? [[focused], ...sides] : sides;
}

/** One appointment of each of two sides: two that overlap, else two of one day, else the first of each. */
function nearest(
  asked: Asked,
  [one = [], other = []]: readonly MedicalAppointment[][],
): [MedicalAppointment, MedicalAppointment] | undefined {
  const pairs = one.flatMap((first) =>
    other
      .filter(({ id }) => id !== first.id)
      .map((second): [MedicalAppointment, MedicalAppointment] => [first, second]),
  );
  const isOneDay = ([first, second]: (typeof pairs)[number]): boolean =>
    dayOfAppointment(asked, first) === dayOfAppointment(asked, second);
  return pairs.find((pair) => overlapping(asked, ...pair)) ?? pairs.find(isOneDay) ?? pairs[0];
}

const SEVERAL = /\b(?:appts|appointments|visits|cleanings|checkups|both|boys|girls|kids|children|twins)\b/;

/** 'Do the boys' dentist appointments overlap': two of one kind on one day; those that overlap first. */
function pairOfKind(asked: Asked): [MedicalAppointment, MedicalAppointment] | undefined {
  const { people, visits } = asked.slots;
  const persons = new Set(people.map(({ said }) => said.toLowerCase()));
  if (!SEVERAL.test(fold(asked.text)) || visits.length !== 1 || persons.size > 1) return undefined;
  const coming = asked.household.appointments.filter((one) => isComing(asked, one));
  const { found, isNamed } = findAppointments(asked, coming, asked.slots.days, { isWide: true });
  const pairs = found.flatMap((one, at) =>
    found
      .slice(at + 1)
      .filter((other) => dayOfAppointment(asked, other) === dayOfAppointment(asked, one))
      .map((other): [MedicalAppointment, MedicalAppointment] => [one, other]),
  );
  return isNamed ? (pairs.find((pair) => overlapping(asked, ...pair)) ?? pairs[0]) : undefined;
}

const GAP = (minutes: number): string =>
  minutes === 0
    ? 'One begins as the other ends.'
    : `There ${minutes === 1 ? 'is a minute' : `are ${minutes} minutes`} in between.`;
const LONGEST_GAP = 120;

/** The answer about two appointments, both with their times; undefined where the wish does not name two. */
export function comparedPlan(asked: Asked): Plan | undefined {
  const pair = pairOfKind(asked) ?? nearest(asked, sidesFound(asked));
  if (!pair) return undefined;
  const { today } = asked.facts;
  const [first, second] = pair.toSorted(byTime);
  if (!first || !second) return undefined;
  const date = dayOfAppointment(asked, first);
  // 'Can we make both' is answered the other way round.
  const isWish = /\b(?:both|time (?:for|between))\b/.test(fold(asked.text));
  const [clashes, fits] = isWish ? ['No', 'Yes'] : ['Yes', 'No'];
  const plan = (text: string): Plan => ({
    text,
    reads: APPOINTMENT_READS,
    focus: { ...focusOn(asked, second), day: date },
  });
  if (date !== dayOfAppointment(asked, second))
    return plan(
      `${fits}, they are on different days. ${capital(listed([first, second].map((one) => `${calledAppointment(asked, one)} is ${whenSaid(asked, one)}`)))}.`,
    );
  const both = listed([first, second].map((one) => spanSaid(asked, one)));
  const day = onDayWords(date, today);
  if (overlapping(asked, first, second)) return plan(`${clashes}, ${both} overlap ${day}.`);
  const gap = spanOf(asked, second).start - spanOf(asked, first).end;
  const near = gap > LONGEST_GAP || first.duration === null ? '' : ` ${GAP(gap)}`;
  return plan(`${fits}, nothing overlaps. ${capital(day)} there is ${both}.${near}`);
}
