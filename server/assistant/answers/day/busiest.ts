// 'Which day next week is the fullest', 'our quietest day': the days of a stretch by how many appointments they have.
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { listed } from '../../text/say.ts';
import { APPOINTMENT_READS } from '../appointments/say-appointments.ts';
import { dayWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { datesOf } from './day-view.ts';
import { WHOLE_DAY, hasWords, inTheWay } from './free-time.ts';

export const ASKS_FULLEST =
  /\b(?:full|busi|crazi|packed)(?:est|er)\b|\bmost (?:on|going on|appointments|appts|stuff|things|packed|booked)\b/;

/** The day, or the days, with the most; what each has is told. */
export function fullest(asked: Asked, range: SpokenDay, ids: ReadonlySet<string> | undefined): Plan {
  const { today } = asked.facts;
  const days = datesOf(range)
    .filter((date) => date >= today)
    .map((date) => ({ date, found: inTheWay(asked, date, WHOLE_DAY, ids) }));
  const most = Math.max(...days.map(({ found }) => found.length));
  const top = days.filter(({ found }) => found.length === most);
  const told = top.map(
    ({ date, found }) => `- ${dayWords(date, today)}, ${listed(found.map((one) => hasWords(asked, one)))}`,
  );
  const [first] = top;
  if (most <= 0 || !first)
    return {
      text: 'None is fuller than another; nothing is stored for those days.',
      reads: APPOINTMENT_READS,
    };
  const lead =
    top.length === 1
      ? `${dayWords(first.date, today)} has the most.`
      : `None stands out; these days have ${most} each, and the others less.`;
  return {
    text: `${lead}\n\n${told.join('\n')}`,
    reads: APPOINTMENT_READS,
    isOfField: true,
    focus: { day: first.date },
  };
}
