// The appointment that a day picks of those that were offered: 'just this week', 'the December one'.
import { wallTime } from '#rules/time/dates.ts';
import { isWithin } from '../answers/moments.ts';
import type { Reply } from './reply.ts';
import type { DialogueState } from './state.ts';
import type { Talk } from './talk.ts';

const LONGEST_PICK = 8;

export function pickedByDay({ reading, household, facts }: Talk, state: DialogueState): Reply | undefined {
  const { slots, tagged } = reading.whole;
  const isPick = state.asked === 'which' && slots.days.length > 0 && tagged.tokens.length <= LONGEST_PICK;
  if (!isPick || reading.wishes.length > 1) return undefined;
  const picked = state.offered.filter(({ choice }) => {
    const one =
      typeof choice === 'object' ? household.appointments.find(({ id }) => id === choice.id) : undefined;
    const date = one && wallTime(new Date(one.appointmentDate), facts.zone).date;
    return date !== undefined && slots.days.some((day) => isWithin(date, day));
  });
  const [only, ...others] = picked;
  return only && others.length === 0
    ? { kind: 'choice', slots: state.slots, chosen: { which: only.choice } }
    : undefined;
}
