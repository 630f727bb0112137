// 'Dentist for Mia, Leo and Ivy on Friday at 10, 10:30 and 11': as many people as hours, in turn, and one card each.
import { formatClock } from '#rules/homeschool/clock.ts';
import { listed, quoted } from '../../text/say.ts';
import { momentWords } from '../moments.ts';
import { peopleOf } from '../health/narrow.ts';
import type { Asked, Plan } from '../plan.ts';
import { addAppointment } from './add-appointment.ts';

const HOUR = String.raw`(?:1[0-2]|0?[1-9])(?::[0-5]\d)?(?: ?[ap]\.?m\.?)?`;
const ROW = new RegExp(String.raw`\b(?:at|@) (${HOUR}(?:(?:,? and |, ?|\/| & )${HOUR})+)(?![\d:])`, 'i');
const NOON = 12 * 60;

/** The hours of a row, 'HH:MM', each after the one before; the first has the half of the day that was read. */
function hoursIn(text: string, first: string): string[] {
  const parts = ROW.exec(text)?.[1]?.split(/,? and |, ?|\/| & /) ?? [];
  const half = Number(first.slice(0, 2)) >= 12 ? NOON : 0;
  let before = -1;
  return parts.map((part) => {
    const [, hour = '0', minutes = '0'] = /^(\d{1,2})(?::(\d\d))?/.exec(part) ?? [];
    const own = (Number(hour) % 12) * 60 + Number(minutes);
    const at = [own, own + NOON].find((minute) => minute >= half && minute > before) ?? own;
    before = at;
    return formatClock(at);
  });
}

/** The text with blanks for whom it is and for all hours but the first, so that places in it stay the same. */
function withoutRows({ slots, text }: Asked): string {
  const names = [...slots.people.map(({ said }) => said), ...slots.groups].map((said) => RegExp.escape(said));
  const blank = (words: string): string => ' '.repeat(words.length);
  const whom = new RegExp(
    `\\bfor (?:(?:all(?: of)?|both|the|my|our|\\d|two|three|four|five) )*(?:(?:${names.join('|')})(?:,? and |, | & |\\b))+`,
    'i',
  );
  return text.replace(whom, blank).replace(ROW, (row) => {
    const first = /^.*?\d[\d:]*(?: ?[ap]\.?m\.?)?/i.exec(row)?.[0] ?? row;
    return first + blank(row.slice(first.length));
  });
}

/** The cards; undefined where hours and people are not as many. */
export function eachAtItsHour(asked: Asked): Plan | undefined {
  const { slots, text, facts } = asked;
  const [time] = slots.times;
  const members = time && slots.days.length === 1 ? peopleOf(asked) : [];
  const hours = time && members.length > 1 ? hoursIn(text, time.time) : [];
  if (!time || hours.length < 2 || hours.length !== members.length) return undefined;
  const rest = withoutRows(asked);
  const plans = members.map(({ id, name }, at) => {
    const people = [{ ids: [id], said: name, isSure: true }];
    const times = [{ ...time, time: hours[at] ?? time.time }];
    return addAppointment({
      ...asked,
      text: rest,
      said: rest,
      slots: { ...slots, groups: [], people, times, numbers: [] },
    });
  });
  const open = plans.find((plan) => plan.asked !== undefined);
  if (open) return open;
  const cards = plans.flatMap((plan) => plan.cards ?? []);
  const said = plans.flatMap((plan, at) =>
    (plan.cards ?? []).map(
      ({ input }) =>
        `${quoted(members[at]?.name ?? '')}, ${momentWords(String(input['appointmentDate']), facts.today)}`,
    ),
  );
  if (said.length === 0) return plans[0];
  return {
    ...plans[0],
    text: `${quoted(String(cards[0]?.input['title']))}, one each. ${listed(said)}. Take a look and approve them.`,
    cards,
    isAccounted: true,
  };
}
