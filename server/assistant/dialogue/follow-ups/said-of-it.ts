// Follow-ups about things in closed words: so many of those, a thing put back, another place for a wish that had none.
import { SWAPS_IT } from '../../answers/food/menus/menu-changes.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import { withCarried } from '../topics.ts';
import type { DialogueState } from '../state.ts';
import type { Household } from '../../reading/household.ts';
import { NO_PLACE } from '../carried.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import { NO_THINGS } from '../account/no-things.ts';

const SO_MANY =
  /^(?:(?:ok|okay|and|oh|actually|sorry|no|please|we need|i need|need|get|make|lets do|do|put) )*(?:(?:it|that|them) )*(a dozen|half a dozen|a couple|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (cans?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|packages?|lbs?|pounds?|loaf|loaves|bunch(?:es)?|gallons?|tubs?|rolls?|cases?))?(?: (?:of (?:those|them|that|it)|instead|please|pls))*[.!]*$/;

const inUnit = (unit: string, qty: string): boolean =>
  new RegExp(`\\d ?${unit.replace(/s$/, '').replace(/^pound$/, 'lb')}`, 'i').test(qty);

/** The only thing whose amount has a unit: of those spoken of, else of their list. */
function countedIn(unit: string, { lists }: Household, { focus }: DialogueState): string | undefined {
  const items = lists.find(({ id }) => id === focus.shopping_list)?.items ?? [];
  const counted = items.filter(({ qty }) => inUnit(unit, qty));
  const spoken = counted.filter(({ name }) => focus.things?.includes(name));
  const [one, ...others] = spoken.length > 0 ? spoken : counted;
  return others.length === 0 ? one?.name : undefined;
}

/** A waiting card has something in that unit: it is corrected, whatever else its list has. */
const waitsIn = (unit: string, { cards }: DialogueState): boolean =>
  cards.some(({ input: { items } }) => Array.isArray(items) && inUnit(unit, JSON.stringify(items)));

/** 'Two of those', 'make that a dozen' after a thing was put somewhere: its amount. */
function soMany({ text, slots, spoken: { state, household, written } }: Message): Attached | undefined {
  const [, amount, ownUnit] = SO_MANY.exec(text) ?? [];
  const { things = [] } = state.focus;
  // 'And 3 of those': the one named last.
  const last = [...state.slots.foods, ...state.slots.goods].at(-1)?.said.toLowerCase();
  // 'Make it 3 lbs' of several: the one that is counted so.
  const counted = ownUnit === undefined ? undefined : countedIn(ownUnit, household, state);
  const thing =
    counted ??
    (/\bof (?:those|them|that|it)\b/.test(text)
      ? (things.find((one) => one.toLowerCase() === last) ?? things.at(-1))
      : things.length > 1
        ? undefined
        : things[0]);
  const [, place] = /^(list|pantry)_(?:add|change|create|tick)$/.exec(state.intent) ?? [];
  if (amount === undefined || thing === undefined || place === undefined) return undefined;
  const isOpen = state.cards.length > 0 && written.length === 0;
  if (isOpen && ownUnit !== undefined && waitsIn(ownUnit, state)) return undefined;
  const items = household.lists.find(({ id }) => id === state.focus.shopping_list)?.items ?? [];
  const before = items.find(({ name }) => name.toLowerCase() === thing.toLowerCase())?.qty ?? '';
  // As a waiting card or the list has it: '1 bag'.
  const asked = /"qty":"([^"]*)"/.exec(JSON.stringify(state.cards))?.[1];
  const qty = before || asked;
  // '4 jars for Ivo': the unit, and what it is for.
  const [, stored = '', rest = ''] = /^\S+(?: (?!for )(\S+))?( for .+)?$/.exec(qty ?? '') ?? [];
  const unit = ownUnit ?? stored;
  const more = [amount, unit, unit === '' ? '' : 'of', thing].filter(Boolean).join(' ') + rest;
  return {
    intent: 'list_add',
    slots: {
      ...slots,
      foods: [{ name: thing, said: thing.toLowerCase(), ids: [] }],
      people: state.slots.people,
      pronouns: [],
      lists: isOpen ? state.slots.lists : slots.lists,
    },
    chosen: {},
    text: `add ${more}`,
  };
}

const KIND =
  /^(?:(?:no|nope|nah|oh|ah|oops|sorry|wait|actually|not (?:those|that|these)|i mean|i meant|make (?:it|them|that)|get|just|only|but)\b[,. ]*)*(?:the|those) ((?:[\p{L}\d-]+ ){0,4})(?:kind|ones?|types?|sort|brand|bags?|box(?:es)?|packs?|bottles?|jars?|cans?|size)((?:,? (?:for|that|with|from|like|without|in|by)\b[^.!?]{2,60})?)[.! ]*$/u;

/** 'The unsalted kind', 'no, the ones for the counters': which of the thing that was just put on a list. */
function thatKind({ text, slots, spoken: { state, written } }: Message): Attached | undefined {
  const [, before = '', behind = ''] = KIND.exec(text) ?? [];
  const thing = state.focus.things?.at(-1);
  const kind = `${before.trim()}${behind === '' ? '' : `|${behind.replace(/^,? /, '')}`}`;
  const isOther =
    /^(?:other|first|second|third|last|next|same|new|old)?$/.test(before.trim()) && behind === '';
  if (thing === undefined || kind === '' || isOther || !/^list_(?:add|change)$/.test(state.intent))
    return undefined;
  return written.length > 0
    ? { intent: 'list_change', slots: { ...slots, lists: state.slots.lists }, chosen: { kind }, text: thing }
    : { intent: state.intent, slots: state.slots, chosen: { kind }, text: state.text };
}

const USES =
  /^(?:(?:and|ok|okay|oh|so|we|i|just|actually|kids|they|he|she|oops|no|sorry|wait|have|weve)[, ]+)*(?:used?|ate|drank|finished|opened|tossed|threw|went through|took)\b/;
const SO_MUCH = /\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|half|\d+(?:\.\d+)?)\b/;
const CORRECTED =
  /^(?:(?:no|oops|sorry|wait|actually|i meant?|make (?:it|that)|just|only|it was|like)\b[, ]*)*(both|all(?: of (?:it|them))?|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|half|\d+(?:\.\d+)?)(?: \w+)?)[.!]*$/;

/** 'Used up one block' after the tofu of the pantry was asked about, and 'sorry, both': what is gone of it. */
function usedIt({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [thing, ...others] = state.focus.things ?? [];
  if (thing === undefined || others.length > 0 || !state.intent.startsWith('pantry_')) return undefined;
  const using = (words: string): Attached => ({
    intent:
      /\b(?:both|all|it|them|rest|last)\b/.test(words) && !SO_MUCH.test(words)
        ? 'pantry_remove'
        : 'pantry_change',
    slots: { ...slots, ...withCarried('pantry_change', slots, state.slots), days: [] },
    chosen: {},
    text: SO_MUCH.test(words)
      ? `used ${words
          .replace(USES, '')
          .replace(/^\s*up\b/, '')
          .trim()} of the ${thing}`
      : `the ${thing} is gone`,
  });
  if (USES.test(text) && isNone(slots, 'foods', 'goods', 'dishes') && text.split(' ').length <= 8)
    return using(text);
  const amount = CORRECTED.exec(text)?.[1];
  return amount !== undefined && /\bused|\bgone\b/.test(state.text) ? using(`used ${amount}`) : undefined;
}

const AND_SOME =
  /^(?:and|also|plus|oh and|and also) ((?:a|an|one|two|three|four|five|six|half|the|some|\d+)\b.+)$/;
/** 'And a bag of the peas' after something of the pantry was used: used as well. */
function usedMore({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const rest = AND_SOME.exec(text)?.[1];
  const isOfUse =
    state.intent === 'pantry_change' && /\b(?:used|ate|drank|took|opened|went through)\b/i.test(state.text);
  return rest !== undefined && isOfUse && !isNone(slots, 'foods', 'goods')
    ? { intent: 'pantry_change', slots, chosen: {}, text: `used ${rest}` }
    : undefined;
}

const BACK =
  /\bput (?:the |my |our )?((?!it\b|that\b|this\b|them\b|everything\b|all\b)[\p{L}\p{N}' -]{2,40}?) back\b(?: (?:on|in|to)\b)?/u;

/** 'Put the stew back on Tuesday', 'put pinakbet back' after a meal was changed: that dish again. */
function putBack({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const thing = BACK.exec(text)?.[1];
  const isOfMenu = /^(?:menu|dish|food)_/.test(state.intent) || slots.meals.length > 0;
  if (thing === undefined || !isOfMenu || /\blist\b/.test(text)) return undefined;
  const words = thing.split(' ');
  const planned = household.menus.flatMap(({ meals }) =>
    Object.values(meals ?? {}).flatMap((day) => Object.values(day ?? {})),
  );
  const dish = [...(state.focus.replaced ?? []), ...planned].find(
    (name) => typeof name === 'string' && words.every((word) => name.toLowerCase().includes(word)),
  );
  const day = state.focus.day;
  const days =
    slots.days.length > 0 || day === undefined
      ? slots.days
      : [{ date: day, span: [0, 0] as [number, number], isPast: false }];
  return {
    intent: 'menu_place',
    slots: { ...slots, days, ordinals: [] },
    chosen: typeof dish === 'string' ? { dish } : {},
    text: `put ${thing} on the menu`,
  };
}

const ADDS_TO =
  /^(?:(?:ok|okay|and|also|can you|could you|please)[, ]+)*(?:add|put|have) (?:the |some )?(\p{L}[\p{L}' -]{2,60}?) (?:to|with) (?:that|it|this)(?: (?:too|as well|please))*[.!]*$/u;
/** 'Add green beans to that' after a meal was spoken of: the dish with it. */
function addsToMeal({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const more = ADDS_TO.exec(text)?.[1];
  const { day, meal = 'dinner' } = state.focus;
  if (more === undefined || day === undefined || !state.intent.startsWith('menu_') || slots.lists.length > 0)
    return undefined;
  const planned = household.menus
    .filter(({ weekStartDate }) => weekStartDate <= day && day <= addDays(weekStartDate, 6))
    .flatMap(({ meals }) => Object.entries(meals[dayOf(day)] ?? {}))
    .find(([name]) => name === meal)?.[1];
  return planned
    ? {
        intent: 'menu_place',
        slots: {
          ...slots,
          ...NO_THINGS,
          meals: [meal],
          days: [{ date: day, span: [0, 0], isPast: false }],
          pronouns: [],
        },
        chosen: { dish: `${planned} with ${more}` },
        text: 'put it on the menu',
      }
    : undefined;
}

const MISSING =
  /\b(?:stuff|things|ingredients|what|everything|whatever) (?:that )?(?:we|i) (?:do not have|dont have|still need|need|are missing|am missing|lack)\b|\bmissing (?:things|stuff|ingredients|ones)\b|\bwhat is missing\b/;
/** 'And what we lack on the list' after a dish was spoken of. */
const fillsFor = ({ text, slots, spoken: { state } }: Message): Attached | undefined => {
  const dish = state.focus.dish ?? (state.focus.dishes?.length === 1 ? state.focus.dishes[0] : undefined);
  return dish !== undefined &&
    MISSING.test(text) &&
    /\b(?:list|groceries)\b/.test(text) &&
    isNone(slots, 'foods', 'dishes', 'goods', 'days') &&
    /^(?:menu|dish|recipe|food|idea|storage|cook|substitute)_/.test(state.intent)
    ? { intent: 'list_fill', slots, chosen: { dish }, text: 'put what is missing for it on the list' }
    : undefined;
};

/** 'Swap that and Friday': the meal just spoken of and that of another day. */
function swapsIt({ text, slots, spoken: { state, written } }: Message): Attached | undefined {
  const isDay =
    /\b(?:swap|switch|trade) (?:it|that|this|them)\b/.test(text) &&
    slots.days.length === 1 &&
    slots.foods.length + slots.dishes.length === 0;
  const isDish = SWAPS_IT.test(text) && slots.days.length === 0 && !isNone(slots, 'foods', 'dishes');
  // The dish of a card that waits goes to the other day.
  const { dish } = state.focus;
  const waits: Attached['chosen'] =
    state.cards.length > 0 && written.length === 0 && dish !== undefined ? { dish } : {};
  return (isDay || isDish) && state.intent.startsWith('menu_')
    ? { intent: 'menu_swap', slots, chosen: waits }
    : undefined;
}

/** 'Do number 2 on Friday': a dish of those that were shown. */
const placesShown = ({ reading, slots, spoken: { state } }: Message): Attached | undefined =>
  slots.ordinals.length > 0 &&
  (state.focus.dishes ?? []).length > 1 &&
  !isNone(slots, 'days', 'meals') &&
  isNone(slots, 'people', 'visits', 'dishes') &&
  reading.whole.tagged.tokens.length <= 10
    ? { intent: 'menu_place', slots, chosen: {} }
    : undefined;

const PUTS_IT = /\b(?:put|stick|add|write|throw|note|save|keep) (?:it|that|this|them)\b/;
const ACT_BEFORE =
  /^(?:(?:hey|hi|ok|please|can|could|you|u|pip|just)[, ]+)*(?:put|add|write|note|remind (?:me|us|\w+(?= to\b))(?: to)?|save|schedule|book)\s+|\s+(?:on|to|in|onto|down (?:on|in)) (?:my |our |the )?(?:to ?-?dos?(?: list)?|calendar|reminders?|list|schedule)\b/gi;

const IN_CALENDAR =
  /\b(?:change|move|put|update|fix|enter|note|set) (?:it|that)\b(?: just| then)?(?: in| on| into) (?:the |my |our )?(?:calendar|app|schedule|here)\b/;
/** 'Put it in the calendar at least' after a message that Pip cannot send: the visit that it was about. */
const inCalendar = ({ text, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'send_message' &&
  IN_CALENDAR.test(text) &&
  !isNone(state.slots, 'days', 'times') &&
  !isNone(state.slots, 'people', 'contacts', 'visits')
    ? { intent: 'appointment_move', slots: state.slots, chosen: {}, text: state.text }
    : undefined;

/** 'Then put it on groceries', 'just put it in Rosa's notes' after a wish that had no place. */
function elsewhere({ text, reading, slots, spoken: { state, household } }: Message): Attached | undefined {
  if (state.refused === undefined) return undefined;
  const thing = betweenFrames(state.refused).replace(ACT_BEFORE, '').trim();
  // 'Starting in January', 'tomorrow at 9 then': with a day or an hour it has one.
  const isMore =
    isNone(slots, 'people', 'foods', 'goods', 'dishes', 'visits') && !isNone(slots, 'days', 'times');
  if (!PUTS_IT.test(text))
    return isMore && text.split(' ').length <= MOST_MORE && NO_PLACE.has(state.intent)
      ? {
          intent: 'appointment_add',
          slots: { ...slots, people: state.slots.people },
          chosen: { what: thing },
          text: reading.said,
        }
      : undefined;
  const list = household.lists.find(({ title }) => text.includes(title.toLowerCase()));
  const lists = list ? [{ name: list.title, said: list.title, ids: [list.id] }] : slots.lists;
  return lists.length > 0 || /\blist\b/.test(text)
    ? { intent: 'list_add', slots: { ...slots, lists }, chosen: { items: thing }, text: 'put it on the list' }
    : undefined;
}
const MOST_MORE = 6;

/** The wish of such a message; undefined where it is none. */
export const saidOfIt = (message: Message): Attached | undefined =>
  thatKind(message) ??
  usedIt(message) ??
  usedMore(message) ??
  soMany(message) ??
  putBack(message) ??
  addsToMeal(message) ??
  fillsFor(message) ??
  placesShown(message) ??
  swapsIt(message) ??
  inCalendar(message) ??
  elsewhere(message);
