// The part that a correction takes back: 'Theo, not Mia', 'not walnuts, pecans'.
import { withAmount } from './amount-before.ts';
import type { SaidPerson, SaidThing } from '../../reading/said.ts';
import type { Slots } from '../../reading/slots.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { DialogueState } from '../state.ts';

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

/** The wish that is corrected, with the things that it named. */
type Before = Pick<DialogueState, 'slots' | 'text' | 'intent' | 'focus'>;

interface Corrected {
  slots: Slots;
  text: string;
}

/** The wish before with one thing in another's place: 'allergic to walnuts' and 'not walnuts, pecans'. */
export function inItsPlace(said: string, slots: Slots, before: Before): Corrected | undefined {
  const only = onlyThese(said, slots, before);
  if (only) return only;
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
  return (
    valueInPlace(slots, before) ??
    medicineInPlace(said, slots, before) ??
    dietInPlace(said, slots, before) ??
    partInPlace(said, before) ??
    lastInPlace(said, slots, before)
  );
}

const VALUES = ['phones', 'emails', 'addresses'] as const;
/** 'No, 15 Main Street' after 'it's on 5 Main Street': the one value of its kind in the other's place. */
function valueInPlace(slots: Slots, before: Before): Corrected | undefined {
  if (!before.intent.startsWith('contact_')) return undefined;
  const kind = VALUES.find((name) => slots[name].length === 1 && before.slots[name].length === 1);
  const [now, old] = kind ? [slots[kind][0], before.slots[kind][0]] : [];
  if (!kind || now === undefined || old === undefined || !before.text.includes(old)) return undefined;
  return { text: before.text.replace(old, now), slots: { ...before.slots, [kind]: [now] } };
}

const LONGEST_CORRECTION = 9;
/** 'No, cefdinir 300 then' while another new medicine waits: it takes its place, and an amount said with it that of the other. */
function medicineInPlace(
  said: string,
  slots: Slots,
  { intent, slots: old, text }: Before,
): Corrected | undefined {
  const [now, ...others] = slots.medicines;
  const [was, ...more] = old.medicines;
  const isOne = now && was && others.length + more.length + slots.people.length === 0;
  if (intent !== 'medicine_add' || !isOne || wordsOf(said).length > LONGEST_CORRECTION) return undefined;
  if (!text.includes(was.said) || was.said.toLowerCase() === now.said.toLowerCase()) return undefined;
  const amountIn = ({ doses, numbers }: Slots): string | undefined =>
    doses[0] ?? (numbers.length === 1 ? numbers[0] : undefined);
  const [amount, dose] = [amountIn(slots), amountIn(old)];
  const named = text.replace(was.said, now.said);
  return amount === undefined
    ? { text: named, slots: { ...old, medicines: [now] } }
    : {
        text: dose === undefined ? `${named} ${amount}` : named.replace(dose, amount),
        slots: { ...old, medicines: [now], doses: [amount], numbers: [] },
      };
}

/** 'Pescatarian, not vegetarian': one way of eating in another's place. */
function dietInPlace(said: string, { diets }: Slots, before: Before): Corrected | undefined {
  const denied = diets.find((diet) => isDenied(said, { said: diet }));
  const meant = diets.filter((diet) => diet !== denied);
  if (denied === undefined || meant.length === 0 || !before.slots.diets.includes(denied)) return undefined;
  const kept = before.slots.diets.filter((diet) => diet !== denied);
  return {
    text: before.text.replace(new RegExp(RegExp.escape(denied), 'i'), meant.join(' and ')),
    slots: { ...before.slots, diets: [...kept, ...meant] },
  };
}

const ONLY = /\b(?:just|only) (?:the )?/i;
/** 'No, just the oat milk' after several things for a list: nothing else of them. */
function onlyThese(
  said: string,
  { foods, goods, people, days, lists }: Slots,
  before: Before,
): Corrected | undefined {
  const at = ONLY.exec(said)?.index;
  if (at === undefined || before.intent !== 'list_add' || days.length + lists.length > 0) return undefined;
  const isMeant = (thing: SaidThing): boolean =>
    said.toLowerCase().lastIndexOf(thing.said.toLowerCase()) > at;
  const meant = { foods: foods.filter(isMeant), goods: goods.filter(isMeant) };
  const things = [...meant.foods, ...meant.goods].map((thing) => thing.said);
  if (things.length === 0) return undefined;
  return {
    text: `add ${things.join(' and ')}`,
    slots: { ...before.slots, ...meant, dishes: [], people: before.slots.people.length > 0 ? people : [] },
  };
}

const MAKE_IT =
  /^(?:(?:no|nope|wait|oops|sorry|actually|ok|okay|hmm|oh|ugh|can you|could you|please)[,. ]+)*(?:(?:make|change|switch|swap) (?:it|that|those|them)(?: out)?(?: to| for| with| into)?|i (?:meant|mean)|(?:it )?should be|not that(?: one)?,?) (?:the )?(.+?)(?: instead)?(?:,? (?:please|pls))?[.!?]*$/i;
const ONLY_INSTEAD =
  /^(?:(?:no|nope|wait|oops|sorry|actually|ok|okay|hmm|oh|ugh)[,. ]+)*(?:the )?(.+?) instead[.!?]*$/i;
const BARE_THING = /^(?:no|nope|oops|sorry|wait|ugh|oh)[,. ]+(?:the )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)[.!]*$/iu;
const OF_THINGS = /^(?:list|pantry|allergy|diet)_/;

/** 'Make it coconut whip' after 'pumpkins and whip cream': the thing that shares a word with it, else the last one, gives way. */
function lastInPlace(
  said: string,
  { foods, goods, dishes, people, days, lists }: Slots,
  before: Before,
): Corrected | undefined {
  const bare = BARE_THING.exec(said.trim())?.[1];
  const meant = (MAKE_IT.exec(said.trim()) ?? ONLY_INSTEAD.exec(said.trim()))?.[1] ?? bare;
  // 'Not that one, spoons' may name what nobody knows.
  const isOther = before.intent.startsWith('list_') && /\bnot that one,? [\p{L} ]+$/iu.test(said);
  if (
    meant === undefined ||
    (foods.length + goods.length + dishes.length === 0 && !isOther) ||
    people.length + days.length + lists.length > 0
  )
    return undefined;
  if (!OF_THINGS.test(before.intent ?? '')) return undefined;
  const text = before.text.toLowerCase();
  const { slots: had, focus } = before;
  const named = [...had.foods, ...had.goods, ...had.dishes].map((thing) => thing.said);
  const things = [...(focus.things ?? []), ...named]
    .map((thing) => ({ thing, at: text.lastIndexOf(thing.toLowerCase()) }))
    .filter(({ at }) => at !== -1)
    .toSorted(
      (one, other) =>
        one.at + one.thing.length - other.at - other.thing.length || one.thing.length - other.thing.length,
    );
  const words = new Set(meant.toLowerCase().split(' '));
  const shares = ({ thing }: { thing: string }): boolean =>
    thing
      .toLowerCase()
      .split(' ')
      .some((word) => words.has(word) || words.has(word.replace(/s$/, '')));
  // 'No, rye bread' after 'bread and jam': a thing alone takes the place of the one that it is a kind of.
  const found = things.findLast(shares) ?? (bare === meant ? undefined : things.at(-1));
  const old = found && before.text.slice(found.at, found.at + found.thing.length);
  if (old === undefined) return undefined;
  const others = (list: SaidThing[]): SaidThing[] =>
    list.filter(({ said: one }) => !old.toLowerCase().includes(one.toLowerCase()));
  return {
    text: /^\d/.test(meant)
      ? withAmount(before.text.replace(old, meant), before.text.indexOf(old), '')
      : before.text.replace(old, meant),
    slots: {
      ...before.slots,
      foods: [...others(had.foods), ...foods],
      goods: [...others(had.goods), ...goods],
      dishes: [...others(had.dishes), ...dishes],
    },
  };
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
