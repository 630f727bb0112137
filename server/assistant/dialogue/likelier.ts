// Of two readings near each other, the one that the family's records speak for.
import type { Wish } from '../reading/wish.ts';
import { asksMenuCheck } from '../answers/food/menus/menu-check.ts';
import { asksPortions } from '../answers/kitchen/portions.ts';
import { endsInterest, tellsInterest } from '../answers/family/spoken-facts.ts';
import { speakerOf } from '../answers/people.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { byRecords } from './rules/by-records.ts';
import { askedOf, runOf } from './carried.ts';
import { isAsking } from './rules/rule.ts';
import type { Talk } from './talk.ts';

/** An order to keep what happened to somebody. */
const LOGS =
  /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|pip|and|also|just)[, ]+)*(?:log|record)\b(?! (?:in|out|off|of)\b)/;
/** Below it, an order to log somebody's trouble is an entry of the history. */
const SURE = 0.5;

const PUT_BACK = /\bput\b[^,.;]{2,40}\bback\b|\bback on (?!track|it|that)/;
const OF_DAYS: ReadonlySet<string> = new Set(['day', 'past', 'range']);
const JOINS_DAYS = /^(?:and|what|how|about|on|the|ok|okay|so|anything|for|then|of|is|whats)$/;

/** 'December 8', 'and the 4th': nothing but a day. */
export const isOnlyDay = ({ tagged: { tokens, tags } }: Wish): boolean =>
  tags.some(({ type }) => OF_DAYS.has(type)) &&
  tags.every(({ type }) => OF_DAYS.has(type)) &&
  tokens.every(({ word }, at) => JOINS_DAYS.test(word) || tags.some(({ from, to }) => from <= at && at < to));

const UNDOES = /\bundo (?!it\b|that\b)/;

/** 'Put the soap back on, we're out', 'undo the soap' while lists are spoken of: a thing of a list that is ticked. */
export function isBackOnList({ household, state }: Talk, text: string): boolean {
  const isUndone = state?.intent.startsWith('list_') === true && UNDOES.test(text);
  const isNamed = (name: string): boolean =>
    isUndone
      ? wordsOf(fold(name)).some((word) => word.length > 2 && text.includes(word.replace(/s$/, '')))
      : text.includes(fold(name).replace(/s$/, ''));
  return (
    (PUT_BACK.test(text) || isUndone) &&
    household.lists.some(({ items }) => items.some(({ name, checked }) => checked && isNamed(name)))
  );
}

/** Also behind a small word, 'off of it please'. */
const OFF_OF_IT = /\boff(?: of)? (?:it|that|there|that list|the list)(?: (?:too|please|pls|also|again))*\W*$/;
/** 'Oh and band-aids off of it' while lists are spoken of: the item that is named, and not the one spoken of before. */
export const isNamedOff = ({ household, state }: Talk, text: string): boolean =>
  state?.intent.startsWith('list_') === true &&
  OFF_OF_IT.test(text) &&
  !isAsking(text) &&
  household.lists.some(({ items }) => items.some(({ name }) => holdsName(nameForm(text), nameForm(name))));

const STUFF_FOR =
  /\b(?:stuff|things|ingredients|fixings|everything|what we need) (?:we need )?for (?:the |my |our )?(?!the\b|party|trip|school|bathroom|house|kids|baby)[a-z]/;
const HAS_BOUGHT =
  /^(?:(?:ok|so|hey|just|i|we|also|and)[, ]+)*(?:picked up|bought|got|grabbed|brought home)\b(?!.*\blist\b)/;
const WANTS = /\b(?:wants?|is craving|asked for|would like|would love|feels like)\b/;
const LIMITS =
  /\b(?:no|not|never|without|stop\w*|quit\w*|avoid\w*|free|less|vegan|vegetarian|pescatarian|halal|kosher|keto|paleo|diet)\b/;
const isOnList = ({ household }: Talk, text: string): boolean =>
  household.lists.some(({ items }) => items.some(({ name }) => text.includes(fold(name))));

/** 'The cream' of 'Heavy cream' */
const endsThing = ({ household }: Talk, text: string): boolean =>
  household.lists.some(({ items }) =>
    items.some(({ name }) => text.split(/\W+/).includes(fold(name).split(' ').at(-1) ?? '')),
  );

/** 'We have dates' while a list is spoken of. */
const WE_HAVE =
  /^(?:(?:oh|ok|wait|actually|no)[, ]+)*(?:we|i) (?:still |already )?(?:have|got) (?!to\b)[^,.;?]{2,30}$/;
const SCRATCHES =
  /\b(?:scratch|cross|skip|forget|drop|remove|delete|take) (?:that|it|those|them)(?: ones?)?(?: off| out| again)?\W*$/;

const COMES_TO =
  /\b(?:more|another|extra|restocked|stocked up|just now|from (?:the |our )?(?:store|market|shop|farm))\b|\+ ?\d/;
/** 'Bought 3 more boxes of pasta': no list waits for it, and it comes to what the pantry has. */
function comesToPantry(
  { household: { lists, pantry } }: Talk,
  text: string,
  { goods, foods }: Wish['slots'],
): boolean {
  const named = [...foods, ...goods].map(({ said }) => nameForm(said));
  const isNamed = (name: string): boolean =>
    named.some((one) => holdsName(nameForm(name), one) || holdsName(one, nameForm(name)));
  const waits = lists.some(({ items }) => items.some(({ name, checked }) => !checked && isNamed(name)));
  return named.length > 0 && !waits && (COMES_TO.test(text) || pantry.some(({ name }) => isNamed(name)));
}

const WHERE_KEPT = /\b(?:where|keep|kept|take|takes|use|uses|used|last|dose|given|give)\b/;
const HAS_ON = /\b(?:have|has|got|going on|doing|up to|booked|on)\b/;

/** Intents that a sentence about somebody's interests is taken for. */
const INTERESTED =
  /^(?:parenting|activity|member|out_of_scope|praise|no$|goodbye|diet|allergy|food_ok|pantry|list_tick|own_event|feeling|lesson|event|joke|complaint|record)/;

/** 'Nora took up knitting', 'I'm into yoga now': told of somebody, and nothing is asked. */
export function tellsOfInterest(talk: Talk, { slots, intents: [first], text: typed }: Wish): boolean {
  const text = fold(typed);
  const owner = talk.household.members.find(({ id }) => id === slots.people[0]?.ids[0]);
  const told = owner ?? (slots.isMe ? speakerOf(talk) : undefined);
  const isFood = slots.foods.length > 0 && /\b(?:loves?|likes?|eats?)\b/.test(text);
  return (
    told !== undefined &&
    first !== undefined &&
    !isAsking(text) &&
    !/\b(?:wants?|would like|threatens|thinking|begs) (?:to|of|about)\b/.test(text) &&
    (!isFood || told.interests.some((interest) => endsInterest(text, interest))) &&
    INTERESTED.test(first.intent) &&
    tellsInterest(text, told.interests)
  );
}

const wishHasNoDose = ({ doses, times, durations }: Wish['slots']): boolean =>
  doses.length + times.length + durations.length === 0;

const ON_THERE = /\bon (?:there|a list|any lists?|any of (?:my|our|the) lists)\b/;

/** Where the things that a message names belong to another kind of record than its words. */
function ofOtherKind(talk: Talk, wish: Wish, first: string, text: string): string | undefined {
  const { slots } = wish;
  const { people, days, medicines, foods } = slots;
  if (first === 'member_about' && medicines.length > 0 && WHERE_KEPT.test(text)) return 'medicine_ask';
  // 'Do I have dish soap on there': a list is written on, a pantry is looked into.
  if (
    (first === 'pantry_ask' || (first === 'list_add' && /^(?:is|are|do|does|did)\b/.test(text))) &&
    ON_THERE.test(fold(talk.reading.said)) &&
    talk.household.lists.length > 0
  )
    return 'list_ask';
  if (
    first === 'member_about' &&
    days.length > 0 &&
    HAS_ON.test(text) &&
    !/\b(?:old|birthday|bday|turn)/.test(text)
  )
    return 'day_ask';
  if (asksMenuCheck({ text, slots }) && /^(?:allergy|pantry|food|list|menu|diet|dish)_/.test(first))
    return 'menu_ask';
  if (
    !/^(?:list_add|pantry_|list_fill|medic|dose)/.test(first) &&
    foods.length > 0 &&
    asksPortions(askedOf(talk, runOf(wish, 'pantry_ask')))
  )
    return 'pantry_ask';
  // 'How old is Mia' is about her, and no roll call.
  if (
    first === 'family_list' &&
    people.length === 1 &&
    /\b(?:how old|age|birthday|bday|born|turns?|turning|who is|whos|likes?|enjoys?|hobb\w+|interests?)\b/.test(
      text,
    )
  )
    return 'member_about';
  // 'Add penicillin for her' while allergies are spoken of: a drug that nobody doses.
  if (first === 'medicine_add' && talk.state?.intent.startsWith('allergy_') && wishHasNoDose(slots))
    return 'allergy_add';
  if (tellsOfInterest(talk, wish)) return 'member_change';
  return undefined;
}

/** The intent that the words of a message and the family's records speak for. */
export function likelier(talk: Talk, wish: Wish, first: string, second: string | undefined): string {
  const text = fold(wish.text);
  // 'The boys have science lesson 14 tomorrow at 11' is told.
  // 'We have rice, scratch that one' while a list is spoken of.
  const named = [...wish.slots.foods, ...wish.slots.goods];
  if (
    talk.state?.intent.startsWith('list_') &&
    (named.length > 0 || WE_HAVE.test(text)) &&
    (SCRATCHES.test(text) || WE_HAVE.test(text)) &&
    isOnList(talk, text)
  )
    return 'list_remove';
  if (isOnlyDay(wish)) return 'day_ask';
  const { days, meals } = wish.slots;
  const other = byRecords({ talk, wish, first, second, text }) ?? ofOtherKind(talk, wish, first, text);
  if (other !== undefined) return other;
  // 'Bought 2 more jars of honey' comes to what is there.
  if (/^list_(?:add|tick)$/.test(first) && HAS_BOUGHT.test(text) && comesToPantry(talk, text, wish.slots))
    return 'pantry_add';
  // 'She wants lasagna' is a wish for a dish, and no diet.
  if (first === 'diet_add' && WANTS.test(text) && !LIMITS.test(text)) return 'menu_place';
  // 'Put tofu on', 'need stuff for smores': neither a day nor a meal, and no thing of its own.
  if (
    first === 'menu_place' &&
    days.length + meals.length === 0 &&
    /\b(?:put|add|throw|stick) .{2,40} on\W*$/.test(text)
  )
    return 'list_add';
  if (first === 'list_add' && STUFF_FOR.test(text) && !/[:,]/.test(wish.text)) return 'list_fill';
  // 'Scratch the eggs' takes a thing off the list that has it.
  const isOfList = isOnList(talk, text) || (talk.state?.intent.startsWith('list_') && endsThing(talk, text));
  if (first === 'menu_clear' && days.length + meals.length === 0 && isOfList) return 'list_remove';
  if (first === 'date_ask' && /\b(?:taken|booked|full|spoken for)\W*$/.test(text)) return 'day_ask';
  const isLogged = LOGS.test(text) && wish.slots.people.length > 0 && wish.slots.lists.length === 0;
  if (isLogged && (first === 'medical_advice' || (wish.intents[0]?.share ?? 0) < SURE)) return 'record_add';
  return first;
}
