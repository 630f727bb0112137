// 'Thanks', 'undo that', 'tell me a joke': wishes that no question before them waits for, and the messages that only look like them.
import { isReminder } from '../answers/appointments/remarks.ts';
import { fold } from '../text/fold-text.ts';
import type { Talk } from './talk.ts';

const NEEDS_NOTHING: ReadonlySet<string> = new Set([
  'undo',
  'thanks',
  'goodbye',
  'help',
  'joke',
  'repeat',
  'praise',
]);
const SURE = 0.8;

/** 'Oops, just one' corrects an amount. */
export const SO_MANY = /\b(?:just|only|both|make) (?:\d+|one|two|three|four|five|six|half)\b/i;
const GOES_ON = /^\W*(?:and|what about|how about)\b.*\?\W*$/i;
const BARE_ASK = /^\W*(?:(?:and|but|so|ok)\W+)*(?:where|when|who|how long|how much|how many|what time)\W*$/i;
const ASKS_IT_OF = /\bhow (?:do|can|could|would|should) (?:i|we) \w+ (?:it|that|them)\b/i;
const ASKS_IT = /^\W*(?:(?:and|so|ok|wait|sorry)\W+)*(?:when|where|who|what (?:time|day)|how (?:long|much))/i;

/** By intent, the messages that are about what was spoken of all the same. */
const GOES_ON_ABOUT: Readonly<Record<string, (said: string, talk: Talk) => boolean>> = {
  undo: (said) => SO_MANY.test(said),
  // 'And latex?' is no goodbye.
  thanks: (said) => GOES_ON.test(said),
  praise: (said) => GOES_ON.test(said),
  // Nor is 'until the 15th' after a trip.
  goodbye: (said, { state, facts, reading }) =>
    GOES_ON.test(said) ||
    ((state?.cards.length ?? 0) > 0 && reading.whole.slots.days.some(({ date }) => date > facts.today)),
  // 'When's that again' asks about what was spoken of, and for no answer once more.
  repeat: (said) => ASKS_IT.test(said),
  // 'Where?', and 'how do I change it so he can eat it' after a dish, are no questions about the app.
  help: (said, { state }) =>
    (state !== undefined && BARE_ASK.test(said)) ||
    (state?.focus.dish !== undefined && ASKS_IT_OF.test(said)),
};

/** True where the message is surely such a wish. */
export function standsAlone(talk: Talk): boolean {
  const { said, whole } = talk.reading;
  const [first] = whole.intents;
  if (first === undefined || !NEEDS_NOTHING.has(first.intent) || first.share < SURE) return false;
  return GOES_ON_ABOUT[first.intent]?.(said, talk) !== true && !isReminder(fold(said));
}
