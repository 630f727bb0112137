// 'Ok put it in, 2 to 5' after 'are we free Saturday, the Hendersons want to go apple picking': the plan that was asked about is an
// event, and no appointment of that day moves.
import { carried, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Run, Talk } from '../talk.ts';

const PUTS_IN =
  /^\W*(?:(?:ok|okay|great|good|cool|perfect|nice|yes|yeah|yep|alright|then|so|please|pls|can you|could you|go ahead and)[,.! ]+)*(?:put|add|book|stick|pencil|block|save|schedule|mark) (?:it|that|this|us|them)(?: (?:in|down|on|for|up|there)\b)?/iu;
const INVITED =
  /(?:^|[.?!,;] ?|\b(?:because|as|since) )(?:that )?((?:the |my |our )?[\p{L}'’]+(?: [\p{L}'’]+)?) (?:wants?|asked|invited|would like|(?:is|are) asking)(?: us| me)?(?: to| for)?(?: (?:go|come|do|have|for|along|over|to))* ((?!us\b|me\b)[\p{L}][\p{L} '’-]{2,40}?)(?: (?:with (?:us|them)|then|that day|together))?[.?!]*$/iu;
const ASKED_FOR =
  /\bfor (?!us\b|me\b|the (?:day|weekend|week)\b|(?:an?|one|two|\d+) (?:hours?|minutes?|days?)\b)((?:an? |the )?[\p{L}][\p{L} '’-]{2,40}?)[.?!]*$/iu;

/** The thing to be done, 'Apple picking with the Hendersons'; undefined where the question names nothing. */
function planIn(text: string): string | undefined {
  const [, who = '', what] = INVITED.exec(text) ?? [];
  if (what !== undefined)
    return `${what} with ${who.replace(/^(?:The|My|Our)\b/, (one) => one.toLowerCase())}`;
  return ASKED_FOR.exec(text)?.[1]?.replace(/^(?:an?|the) /i, '');
}

/** The card for that event, or the question for its name; undefined behind anything else. */
export function planPutIn(
  talk: Talk,
  { intent, text, slots: before, focus }: DialogueState,
): Decided | undefined {
  const { said, whole } = talk.reading;
  if (intent !== 'free_ask' || !PUTS_IN.test(said)) return undefined;
  const what = planIn(text);
  const { slots } = whole;
  const { day } = focus;
  const asked =
    before.days.length > 0
      ? before.days
      : day === undefined
        ? []
        : [{ date: day, span: [0, 0] as [number, number], isPast: false }];
  const run: Run = {
    intent: 'appointment_add',
    slots: {
      ...slots,
      days: (slots.days.length > 0 ? slots.days : asked).map((one) => ({
        ...one,
        span: [0, 0] as [number, number],
      })),
      times: slots.times.length > 0 ? slots.times : before.times,
      people: slots.people.length > 0 ? slots.people : before.people,
      pronouns: [],
    },
    text: said,
    said,
    chosen: what === undefined ? {} : { what },
  };
  if (what === undefined) {
    const plan = { text: 'What should I call it on the calendar?', asked: 'what' };
    return { plan, state: stateAfter(talk, run, plan) };
  }
  return carried(talk, run, { isAccounted: true });
}
