// Asks for the day before a wish that names a date no calendar has, or a day that nothing tells, so that no other day is taken.
import { listed, quoted } from '../text/say.ts';
import type { Answerer, Answerers } from './plan.ts';
import { askUnknownDay } from './unknown-day.ts';

/** Intents whose answers go by days; advice is not held back by a date in it. */
const BY_DAYS =
  /^(?:(?:appointment|day|free|dose|member|menu|medicine|record|school|lesson|grade)_\w+|event_plan|travel_pack|own_event|todo|reminder)$/;

const asking =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const { impossible = [], times } = asked.slots;
    if (impossible.length === 0) return askUnknownDay(asked) ?? answerer(asked);
    const which = impossible.length > 1 ? 'Which days do you mean?' : 'Which day do you mean?';
    return {
      text: `There is no ${listed(impossible.map(quoted), 'or')}. ${which}`,
      asked: times.length > 0 ? 'day' : 'when',
    };
  };

/** The answers; a wish that names an impossible date gets the question for the day instead. */
export const withPossibleDays = (answers: Answerers): Answerers =>
  Object.fromEntries(
    Object.entries(answers).map(([intent, answerer]) => [
      intent,
      BY_DAYS.test(intent) ? asking(answerer) : answerer,
    ]),
  );
