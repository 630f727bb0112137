// 'Cancel tomorrow's, not the other one' after one of several like visits was spoken of: the one of that day.
import { addDays } from '#rules/time/dates.ts';
import { byTime, dayOfAppointment, isComing } from '../../answers/appointments/find-appointments.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const CANCELS =
  /^(?:(?:ok|okay|no|just|and|actually|please|can you|so)[, ]+)*(?:cancel|delete|remove|drop|scrap|skip) (?:just |only )?([^,.;!?]{3,24}?)(?: one| appt| appointment)?[,. ]+(?:but |and |just )?not (?:the |that )?(?:others?|next|later|second|following|last)(?: ones?)?[.! ]*$/;
const TOMORROW = /\b(?:tmrw|tmr|tmrrw|tomorrow)['’]?s?\b/;

/** The appointment of that day is canceled; undefined for another message, or where none is on it. */
export function oneOfDay(talk: Talk, state: DialogueState): Decided | undefined {
  const { household, facts, reading } = talk;
  const said = CANCELS.exec(fold(reading.said).trim())?.[1];
  const spoken = household.appointments.find(({ id }) => id === state.focus.medical_appointment);
  if (said === undefined || spoken === undefined || !/^(?:appointment|day|free)_/.test(state.intent))
    return undefined;
  const { slots } = reading.whole;
  const day = TOMORROW.test(said) ? addDays(facts.today, 1) : slots.days[0]?.date;
  const asked = { facts };
  const [which] = household.appointments
    .filter(
      (one) =>
        one.familyMemberId === spoken.familyMemberId &&
        one.title === spoken.title &&
        isComing(asked, one) &&
        dayOfAppointment(asked, one) === day,
    )
    .toSorted(byTime);
  if (which === undefined) return undefined;
  const text = 'cancel it';
  return carried(
    talk,
    {
      intent: 'appointment_cancel',
      slots: { ...slots, days: [], ordinals: [], people: [] },
      text,
      said: text,
      chosen: { which: { kind: 'medical_appointment', id: which.id } },
    },
    { isAccounted: true },
  );
}
