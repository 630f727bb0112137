// The part that a correction takes back: 'Theo, not Mia', 'not walnuts, pecans'.
import type { SaidPerson, SaidThing } from '../reading/said.ts';
import type { Slots } from '../reading/slots.ts';

const KINDS = [
  'people',
  'contacts',
  'foods',
  'goods',
  'dishes',
  'medicines',
  'visits',
  'vaccines',
  'records',
  'lists',
] as const;
const BEFORE_DENIED = /\b(?:not|instead of|no longer)(?: for| with| the| to| on)? *$/i;

const isDenied = (said: string, thing: { said: string }): boolean => {
  const at = said.toLowerCase().indexOf(thing.said.toLowerCase());
  return at !== -1 && BEFORE_DENIED.test(said.slice(0, at));
};

/** 'Actually Theo, not Mia': those behind 'not' are the ones it is not, where something else is named. */
export function withoutDenied(said: string, slots: Slots): Slots {
  const kept = KINDS.flatMap((kind) => {
    const things: readonly { said: string }[] = slots[kind];
    const meant = things.filter((thing) => !isDenied(said, thing));
    return meant.length > 0 && meant.length < things.length ? [[kind, meant] as const] : [];
  });
  const days = slots.days.filter(({ span }) => span[1] === 0 || !BEFORE_DENIED.test(said.slice(0, span[0])));
  return { ...slots, ...Object.fromEntries(kept), ...(days.length > 0 ? { days } : {}) };
}

interface Corrected {
  slots: Slots;
  text: string;
}

/** The wish before with one thing in another's place: 'allergic to walnuts' and 'not walnuts, pecans'. */
export function inItsPlace(
  said: string,
  slots: Slots,
  before: { slots: Slots; text: string },
): Corrected | undefined {
  for (const kind of KINDS) {
    const things: readonly (SaidThing | SaidPerson)[] = slots[kind];
    const denied = things.find((thing) => isDenied(said, thing));
    const meant = things.filter((thing) => !isDenied(said, thing));
    const old: readonly (SaidThing | SaidPerson)[] = before.slots[kind];
    const at = old.findIndex(({ said: word }) => word.toLowerCase() === denied?.said.toLowerCase());
    const taken = old[at];
    if (!taken || meant.length === 0) continue;
    const text = before.text.replace(taken.said, meant.map((thing) => thing.said).join(' and '));
    return {
      text,
      slots: { ...before.slots, [kind]: [...old.slice(0, at), ...meant, ...old.slice(at + 1)] },
    };
  }
  return partInPlace(said, before);
}

const INSTEAD =
  /(?:^|[,.] ?|\b(?:with|use|make it|do|put|get|its|it['’]s) )([\p{L}-]+(?: [\p{L}-]+)?) (?:instead of|rather than|not) (?:the )?([\p{L}-]+)\s*[.!]*$/iu;

/** 'Leek instead of onion' after 'onion soup': a part of what was named gives way. */
function partInPlace(said: string, before: { slots: Slots; text: string }): Corrected | undefined {
  const [, meant = '', old = ''] = INSTEAD.exec(said) ?? [];
  const word = new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, 'iu');
  if (meant === '' || !word.test(before.text)) return undefined;
  const inPlace = (thing: SaidThing): SaidThing =>
    word.test(thing.said)
      ? { name: thing.said.replace(word, meant), said: thing.said.replace(word, meant), ids: [] }
      : thing;
  const { foods, goods, dishes } = before.slots;
  return {
    text: before.text.replace(word, meant),
    slots: {
      ...before.slots,
      foods: foods.map(inPlace),
      goods: goods.map(inPlace),
      dishes: dishes.map(inPlace),
    },
  };
}
