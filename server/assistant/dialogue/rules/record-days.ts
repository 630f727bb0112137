// 'The Monday of the cardio thing', 'the day after her recital': a day that a stored appointment tells.
import { addDays, weekdayNumber } from '#rules/time/dates.ts';
import { WEEKDAY_STARTS } from '#rules/time/spoken/words.ts';
import { dayOfAppointment, isComing } from '../../answers/appointments/find-appointments.ts';
import type { Asked } from '../../answers/plan.ts';
import { weeksOfChildren } from '../../answers/stored/alternate-weeks.ts';
import { isCommonWord } from '../../answers/find-records.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';

const OF_RECORD =
  /\b(?:the )?(?:same )?(day|night|morning|evening|afternoon|(?:sun|mon|tues?|wed|thu|thurs?|fri|sat)[a-z]*) (of|as|before|after) (?:the |her |his |our |my |their |\w+['’]s )?((?:[a-z][a-z-]+ ?){1,4})/;
const SHORTEST = 4;
/** 'The day the kids come back', where the notes tell their weeks. */
const BACK =
  /\b(?:day|night|evening|when) (?:that |when )?(?:(?:the|my|our|all) )?(?:kids|children|boys|girls|twins) (?:(?:come|get|are|will be) (?:back|home|here)|return)\b/;

/** 'Change the checkup to the same day as Ev's dentist': the words that only tell the day. */
export function besideDay(said: string, slots: Slots): Slots {
  const at = /\b(?:on |to |for )?the same day as\b/i.exec(said)?.index ?? said.length;
  const rest = said.slice(0, at).toLowerCase();
  const isBefore = (one: { said: string }): boolean => rest.includes(one.said.toLowerCase());
  return at === said.length || !slots.visits.some(isBefore)
    ? slots
    : {
        ...slots,
        visits: slots.visits.filter(isBefore),
        people: slots.people.filter(isBefore),
        contacts: slots.contacts.filter(isBefore),
      };
}

/** The day that a coming appointment tells; undefined where the words name none, or several. */
export function dayOfRecord(
  said: string,
  asked: Pick<Asked, 'household' | 'facts'>,
): Slots['days'][number] | undefined {
  if (BACK.test(fold(said))) {
    const date = weeksOfChildren(asked)?.next(asked.facts.today);
    return date === undefined ? undefined : { date, span: [0, 0], isPast: false };
  }
  const [, day = '', side, thing = ''] = OF_RECORD.exec(fold(said)) ?? [];
  const words = wordsOf(thing).filter((word) => word.length >= SHORTEST && !isCommonWord(word));
  if (words.length === 0) return undefined;
  const days = asked.household.appointments
    .filter((one) => isComing(asked, one))
    .filter(({ title }) =>
      words.some((word) => wordsOf(fold(title)).some((own) => own.startsWith(word.replace(/s$/, '')))),
    )
    .map((one) => dayOfAppointment(asked, one));
  const [only, ...others] = [...new Set(days)];
  if (only === undefined || others.length > 0) return undefined;
  const weekday = WEEKDAY_STARTS.indexOf(day.slice(0, 3));
  if (weekday !== -1 && side !== 'before' && side !== 'after')
    return weekdayNumber(only) === weekday ? { date: only, span: [0, 0], isPast: false } : undefined;
  if (weekday !== -1) return undefined;
  const date = side === 'before' ? addDays(only, -1) : side === 'after' ? addDays(only, 1) : only;
  return { date, span: [0, 0], isPast: false };
}
