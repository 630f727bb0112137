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
const BEFORE_DENIED = /\b(?:not|instead of|no longer)(?: for| with| the| to)? *$/i;

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
  return { ...slots, ...Object.fromEntries(kept) };
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
  return undefined;
}
