// 'If that's taken then Saturday at 4' about a visit that was just written or waits on a card: another moment under a condition
// that Pip can't see, so nothing changes.
import { fold } from '../../text/fold-text.ts';
import { momentWords, nearDay } from '../../answers/moments.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';
import { formatTime } from '#rules/time/dates.ts';

const OF_VISITS = /^(?:appointment_(?:add|move|change)|own_event)$/;
const CONDITION =
  /^\W*(?:(?:and|or|but|ok|okay|so|oh)[, ]+)*(?:(?:if not|otherwise|or else|else)\b|(?:if|unless|in case)\b[^,;]*?\b(?:not|no|taken|full|booked|closed|gone|unavailable|busy)\b)/;

/** Undefined where nothing of the kind is said, or no other moment is named. */
export function secondChoice({ reading, state, facts, written = [] }: Talk): Decided | undefined {
  const { days, times } = reading.whole.slots;
  const [day] = days;
  const [time] = times;
  const isOpen = state !== undefined && OF_VISITS.test(state.intent) && state.asked === undefined;
  if (!isOpen || (!day && !time) || !CONDITION.test(fold(reading.said))) return undefined;
  if (state.cards.length === 0 && written.length === 0) return undefined;
  const when = day
    ? time
      ? momentWords(`${day.date}T${time.time}`, facts.today)
      : nearDay(day.date, facts.today)
    : formatTime(time?.time ?? '');
  return {
    plan: {
      text: `Then ${when} is the second choice, and nothing changes for now. If the first one is free I can't see, so ask there, and tell me “make it ${when}” where it isn't.`,
    },
    state: { ...state, offered: [] },
  };
}
