// Several wishes in one message: one answer after the other, the cards together.
import { isDeepStrictEqual } from 'node:util';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { quoted, paragraphs } from '../text/say.ts';
import { WRITES, type Reading, type Wish } from '../reading/wish.ts';
import type { Plan } from '../answers/plan.ts';
import type { Decided } from './decided.ts';
import { GUIDES, OF_PEOPLE, likeBefore } from './like-before.ts';
import { isSameRecord, type Card } from './state.ts';
import type { Talk } from './talk.ts';

const ONE_EACH: readonly (readonly string[])[] = [
  ['menu_place', 'menu_swap', 'menu_clear'],
  ['pantry_change', 'pantry_remove'],
  ['list_add', 'list_change'],
  ['lesson_plan'],
  ['school_add'],
];
/** Things that are gone are read beside those of which something is left; a change reads only the latter. */
const READS_BOTH = 'pantry_remove';
type Lists = Talk['household']['lists'];

const OF_KITCHEN = /^(?:dish_suggest|recipe_ask|food_ok|storage_ask|substitute_ask|cook_time)$/;
const TAKEN_FOR_WISH =
  /^(?:pantry_add|list_add|list_tick|menu_place|menu_clear|out_of_scope|unsure|definition)$/;
const ORDERS = /\b(?:add|put|buy|bought|need|grab|order|plan|move|swap|clear|note|write|save|list)\b/i;
/** 'I got chicken': what no list waits for is there, and was not bought just now. */
const isOnNoList = ({ slots: { foods, goods, lists: named } }: Wish, lists: Lists): boolean =>
  named.length === 0 &&
  [...foods, ...goods].every(({ said }) =>
    lists.every(({ items }) =>
      items.every(({ name, checked }) => checked || !holdsName(nameForm(name), nameForm(said))),
    ),
  );

/** 'We have rice and beans. What can I cook?': what there is stands before the question and is no wish. */
function askedOfStock(
  { whole: { intents }, wishes }: Pick<Reading, 'whole' | 'wishes'>,
  lists: Lists,
): string | undefined {
  const first = intents[0]?.intent ?? '';
  const [asks, ...told] = wishes.toReversed();
  const areTold = told.every((wish) => {
    const [top] = wish.intents;
    const isWish = top?.intent === 'list_tick' && !isOnNoList(wish, lists);
    return (
      top !== undefined &&
      !isWish &&
      (top.intent === first || TAKEN_FOR_WISH.test(top.intent)) &&
      !ORDERS.test(wish.text)
    );
  });
  return OF_KITCHEN.test(first) && asks?.intents[0]?.intent === first && areTold ? first : undefined;
}

const TAKES_THEM_OUT =
  /^\W*(?:(?:so|and|then|please|pls|just|can you|could you|go ahead and) )*(?:(?:take|get|cross) (?:her|him|them) (?:out|off|away)\b|(?:remove|delete|drop|erase) (?:her|him|them)\b)(?: (?:please|pls|thanks|thx|now|then|(?:of|from|off) (?:the|my|our) (?:contacts?|list|numbers|app|phone book)))*\W*$/i;
/** 'The tutor moved away, take her out', 'she can't make the dentist, take her off': it is the contact, or the visit, told of before. */
function takesOut({ whole: { slots }, wishes }: Reading): string | undefined {
  if (wishes.length !== 2 || !TAKES_THEM_OUT.test(wishes[1]?.text ?? '')) return undefined;
  if (slots.contacts.length === 1 && slots.people.length === 0) return 'contact_remove';
  return slots.visits.length > 0 ? 'appointment_cancel' : undefined;
}

/** The intent of a message whose parts are one wish; undefined where they are several. */
export function intentOfOne(reading: Reading, lists: Lists): string | undefined {
  const { whole, wishes } = reading;
  const out = takesOut(reading);
  if (out !== undefined) return out;
  const first = whole.intents[0]?.intent ?? '';
  const own = wishes.map(({ intents }) => intents[0]?.intent ?? '');
  const ofStock = askedOfStock({ whole, wishes }, lists);
  if (ofStock !== undefined) return ofStock;
  if (own.every((intent) => intent === 'member_about')) return first;
  // 'Bio test Thursday and an essay due the 4th': a test to come is one of school beside another entry.
  const isOfSchool =
    own.includes('school_add') && own.every((one) => one === 'school_add' || one === 'record_add');
  if (first === 'school_add' && isOfSchool && whole.slots.days.every(({ isPast }) => !isPast)) return first;
  // 'Nell to the dentist Friday at 4. Remind me an hour before': the reminder is that of the new one.
  const [visit, reminder, ...more] = wishes;
  const isReminder =
    own[0] === 'appointment_add' &&
    own[1] === 'appointment_change' &&
    more.length === 0 &&
    /\bremind/i.test(reminder?.text ?? '') &&
    (reminder?.slots.visits.length ?? 0) + (reminder?.slots.contacts.length ?? 0) === 0;
  if (isReminder && visit) return 'appointment_add';
  // 'The fried rice won't work with Ollie. Change to stir fry': what is told is no wish beside the change.
  if (
    WRITES.test(first) &&
    own.some((intent) => GUIDES.test(intent)) &&
    own.every((intent) => intent === first || GUIDES.test(intent)) &&
    own.some((intent) => GUIDES.test(intent)) &&
    own.includes(first)
  )
    return first;
  // 'Soap goes on Costco, and milk on the groceries': each on its own list.
  const named = wishes.map(({ slots }) => slots.lists.flatMap(({ ids }) => ids).join());
  const isEach = named.every((list) => list !== '') && new Set(named).size === wishes.length;
  if (isEach && own.every((intent) => /^list_(?:add|change)$/.test(intent))) return undefined;
  // Each card of a week saves it whole: several changes are one.
  const { days, meals } = whole.slots;
  // 'Take eggs off and put tofu on' is about a list.
  const isOfMenu = days.length + meals.length > 0 || !own.every((intent) => intent.startsWith('menu_'));
  const ofOne = isOfMenu
    ? ONE_EACH.find((intents) => own.every((intent) => intents.includes(intent)))
    : undefined;
  if (ofOne && own.includes(READS_BOTH)) return READS_BOTH;
  if (ofOne) return ofOne.includes(first) ? first : own[0];
  if (own.every((intent) => OF_PEOPLE.test(intent))) return OF_PEOPLE.test(first) ? first : own[0];
  const contacts = new Set(wishes.flatMap(({ slots }) => slots.contacts.flatMap(({ ids }) => ids)));
  const isOneContact = own.every((intent) => intent === 'contact_change') && contacts.size < 2;
  return isOneContact ? first : undefined;
}

/** 'I bought a jar of salsa. Put that in the pantry': one new record told twice, once with less. */
const holdsAll = (more: Card, less: Card): boolean =>
  more.tool === less.tool &&
  more.tool.startsWith('create') &&
  Object.entries(less.input).every(([field, value]) => isDeepStrictEqual(more.input[field], value));

/** Two changes of one record are one card. */
const joined = (cards: readonly Card[]): Card[] =>
  cards.reduce<Card[]>((all, card) => {
    const at = all.findIndex(
      (one) => one.tool === card.tool && one.tool.startsWith('update') && isSameRecord(one, card),
    );
    const same = all[at];
    if (!same)
      return all.some((one) => isDeepStrictEqual(one, card) || holdsAll(one, card)) ? all : [...all, card];
    return all.with(at, { tool: card.tool, input: { ...same.input, ...card.input } });
  }, []);

const HAS_BEEN =
  /\b(?:was|were|went|had|saw|been|called|rang)\b|^(?:(?:so|ok|okay|well|and|hey)[, ]+)*(?:i|we)(?:['’]?m|['’]?re| am| are) \w+ing\b/i;
/** A question that was answered, and no guide. */
const isAnswer = ({ plan: { asked }, state: { intent } }: Decided): boolean =>
  asked === undefined && /_ask$|^food_ok$/.test(intent) && !GUIDES.test(intent);
/** 'We're going to the neighbors and she's making hummus, is it ok for Lena': what leads up to a question, without a day or an order. */
const leadsUp = (
  { plan: { asked }, state: { intent, text, slots } }: Decided,
  all: readonly Decided[],
): boolean =>
  asked !== undefined &&
  WRITES.test(intent) &&
  slots.days.length + slots.times.length === 0 &&
  !ORDERS.test(text) &&
  all.some(isAnswer);
/** 'We saw the doctor on Monday', 'so he claims' beside a wish with a card: it is told, and nothing is to be done. */
function isTold(decided: Decided, all: readonly Decided[]): boolean {
  const {
    plan,
    state: { intent, text },
  } = decided;
  return (
    (plan.cards ?? []).length === 0 &&
    !/\?|^(?:what|who|when|where|how|why|which|any|ideas?|tips?|help)\b/i.test(text) &&
    ((GUIDES.test(intent) && all.some((one) => (one.plan.cards ?? []).length > 0 || isAnswer(one))) ||
      leadsUp(decided, all) ||
      (WRITES.test(intent) &&
        HAS_BEEN.test(text) &&
        all.some((one) => (one.plan.cards ?? []).length > 0 || one.state.intent.endsWith('_ask'))))
  );
}

const KEEPS = /\b(?:log|record|track|diagnos\w+|enter|file|remember|history)\b/i;
/** 'Oskar has dyslexia and hates reading. How can I help him': an illness that leads up to a question for advice is no entry. */
const leadsToAdvice = (
  { plan: { cards = [] }, state: { text } }: Decided,
  all: readonly Decided[],
): boolean =>
  cards.length > 0 &&
  cards.every(({ tool }) => tool === 'createMedicalRecord') &&
  !ORDERS.test(text) &&
  !KEEPS.test(text) &&
  all.some(
    ({ state, plan }) => /^(?:parenting_ask|medical_advice)$/.test(state.intent) && !plan.cards?.length,
  );

/** True for a part that is stored already: its cards would change nothing. */
const isStoredSo = ({ household: { members } }: Talk, { plan: { cards = [] } }: Decided): boolean =>
  cards.length > 0 &&
  cards.every(({ tool, input: { id, ...fields } }) => {
    const stored = tool === 'updateFamilyMember' ? members.find((one) => one.id === id) : undefined;
    const before = new Map<string, unknown>(Object.entries(stored ?? {}));
    return (
      stored !== undefined &&
      Object.entries(fields).every(([field, value]) => isDeepStrictEqual(before.get(field), value))
    );
  });

const OFFERS_TO_BUY = / ?Should I put (?:it|them) on the list\?$/;
/** 'Finished the oats, put them on the list': what is put there already is not offered. */
function withoutOffer(plan: Plan, all: readonly Decided[]): Plan {
  const isPut = all.some(({ plan: { cards = [] } }) => cards.some(({ tool }) => tool === 'addShoppingItems'));
  if (plan.asked !== 'buy' || !isPut) return plan;
  const { asked: _asked, offered: _offered, ...rest } = plan;
  return { ...rest, text: plan.text.replace(OFFERS_TO_BUY, '') };
}

/** The answers to several wishes as one; undefined where a part of the message is none. */
export function together(
  talk: Talk,
  wishes: readonly Wish[],
  decideOne: (talk: Talk, wish: Wish) => Decided | undefined,
): Decided | undefined {
  const decided: Decided[] = [];
  const undone: string[] = [];
  for (const wish of wishes) {
    const before = decided.at(-1)?.state;
    const one = decideOne({ ...talk, state: before ?? talk.state }, before ? likeBefore(wish, before) : wish);
    if (!one || one.plan.asked === 'intent') return undefined;
    // An answer made while its tools answer stands alone.
    if (one.plan.guided) undone.push(`I haven't done “${quoted(wish.text)}”. Please ask me that next.`);
    else decided.push(one);
  }
  const told = decided.filter((one) => !isTold(one, decided) && !leadsToAdvice(one, decided));
  // 'Her birthday is the 5th. Ideas for a party?' with that day stored: only the question is open.
  const open = told.filter((one) => !isStoredSo(talk, one));
  const meant = open.length > 0 ? open : told;
  const last = meant.at(-1);
  if (!last) return undefined;
  const plans = meant.map(({ plan }) => withoutOffer(plan, meant));
  const asking = meant.find((_, at) => plans[at]?.asked !== undefined) ?? last;
  const cards = joined(plans.flatMap((plan) => plan.cards ?? []));
  return {
    plan: {
      text: paragraphs(...new Set([...plans.map(({ text }) => text), ...undone])),
      reads: plans.flatMap((plan) => plan.reads ?? []),
      cards,
      ...(asking.plan.asked === undefined ? {} : { asked: asking.plan.asked }),
      offered: asking.plan.offered ?? [],
    },
    // What is told beside the question if a day is free is the plan for it.
    state: {
      ...asking.state,
      ...(asking.state.intent === 'free_ask' ? { text: talk.reading.whole.text } : {}),
      cards,
      focus: last.state.focus,
    },
  };
}
