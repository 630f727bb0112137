// Follow-ups about a dish that was judged or told: 'what about without tahini', 'can we do something else'.
import { isNone, type Attached, type Message } from './message.ts';

const WHAT_WITHOUT =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|even)[, ]+)*(?:(?:what|how) about |what if (?:it|they|we|i)?(?: ?(?:is|are|s|re|make|made))?(?: it)? ?|is it ok |ok )?(without (?:the |any )?[\p{L} -]{2,30}?)\W*$/u;
/** 'What about without tahini' after hummus was judged: the same dish without it. */
export function judgedWithout({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const left = WHAT_WITHOUT.exec(text)?.[1];
  const { dish } = state.focus;
  if (left === undefined || dish === undefined || state.intent !== 'food_ok') return undefined;
  const people = slots.people.length > 0 ? slots.people : state.slots.people;
  return {
    intent: 'food_ok',
    slots: { ...slots, foods: [], goods: [], dishes: [], people, groups: state.slots.groups },
    chosen: { what: `${dish.toLowerCase()} ${left}` },
  };
}

const ANOTHER_DISH =
  /^(?:(?:and|ok|okay|so|oh|hmm|nah|no|ugh|actually)[, ]+)*(?:(?:can|could|lets|let['’]s|how about|what about|id rather|i['’]d rather)(?: we| you| i| us)? ?(?:do|have|make|eat|get|pick|try)? ?)?(?:something|anything) (?:else|different)(?: instead)?(?: (?:then|please|pls))?\W*$/;
/** 'Can we do something else' after the dinner of a day was told: another dish for it. */
export const anotherDish = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'menu_ask' &&
  state.focus.day !== undefined &&
  ANOTHER_DISH.test(text) &&
  isNone(slots, 'foods', 'dishes', 'days', 'people')
    ? {
        intent: 'menu_place',
        slots: { ...slots, days: [{ date: state.focus.day, span: [0, 0], isPast: false }] },
        chosen: {},
        text: 'something else',
      }
    : undefined;
