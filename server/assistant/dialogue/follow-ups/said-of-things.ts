// Follow-ups about the things of a list or of the pantry that name only a kind, an amount or a place: 'the gf kind', '2 packs of the
// steel wool', 'take it off groceries then', 'how many things on there now', 'put it back'.
import { holdsName, nameForm } from '#rules/text/words.ts';
import { isNone, listBefore, type Attached, type Message } from '../message.ts';
import { withAmount } from './amount-before.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { NO_KIND, saidOfCooking, thingOf } from './said-of-cooking.ts';
import { saidOfLists } from './said-of-lists.ts';
import { saidOfDishes } from './said-of-dishes.ts';
import { topicOf } from '../topics.ts';

const AMOUNT = '(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|half a dozen|a dozen|a couple)';

const COUNTS =
  /\bhow many (?:things?|items?)?\s*(?:are |is |do we have )?(?:left |still )?(?:on|in) (?:there|it|that(?: list| one)?)\b|\bwhat (?:is|all is|else is)? ?(?:all |else |still |left )*(?:on|in) (?:there|that one)\b|^(?:(?:and|so|ok)[, ]+)*what(?: is|s) (?:still )?left\W*$/;
/** 'How many things on there now' after a thing went on a list: the whole of the list. */
function countThere({ text, slots, spoken }: Message): Attached | undefined {
  const lists = slots.lists.length > 0 ? slots.lists : listBefore(spoken);
  const isOfList = topicOf(spoken.state.intent) === 'list' && isNone(slots, 'foods', 'goods', 'dishes');
  return isOfList && lists.length > 0 && COUNTS.test(text)
    ? { intent: 'list_ask', slots: { ...slots, lists }, chosen: {}, text: 'what is on the list' }
    : undefined;
}

const BACK_AGAIN =
  /\bput (?:it|that|them|those) back\b(?! (?:to|in|into|at|for|on (?!the list\b|there\b))\b)/;
const TAKEN_OFF = /^(?:list|pantry|allergy|diet|contact|record|medicine)_remove$|^(?:list_tick|menu_clear)$/;
/** 'Put it back, he spilled juice on it' after a removal: that is undone. */
const backAgain = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  TAKEN_OFF.test(state.intent) &&
  state.cards.length > 0 &&
  BACK_AGAIN.test(text) &&
  isNone(slots, 'days', 'times', 'lists')
    ? { intent: 'undo', slots, chosen: {}, text: 'undo that' }
    : undefined;

const KIND_ASKED =
  /^(?:(?:and|ok|okay|so|but|oh|hmm)[, ]+)*(?:what|how) about (?:the |some )?([\p{L}][\p{L} -]{1,28}?) (?:kind|ones?|types?|sort|version)\W*$/u;
const SHORT: Readonly<Record<string, string>> = { gf: 'gluten free', df: 'dairy free' };
/** 'What about the gf kind' after the flour of the pantry was asked about. */
function kindAsked({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const kind = KIND_ASKED.exec(text)?.[1];
  const head = state.focus.things?.at(-1)?.toLowerCase().split(' ').at(-1);
  if (kind === undefined || head === undefined || NO_KIND.test(kind)) return undefined;
  if (!/^(?:list|pantry)_ask$/.test(state.intent)) return undefined;
  const name = `${SHORT[kind] ?? kind} ${head}`;
  return {
    intent: 'pantry_ask',
    slots: { ...slots, ...NO_THINGS, diets: [], foods: thingOf(name) },
    chosen: {},
    text: `do we have ${name}`,
  };
}

const BOUGHT = new RegExp(
  `^(?:(?:oh|ok|okay|and|so|well|yeah|actually|btw)[, ]+)*(?:(?:i|we) )?(?:just |already )?(?:bought|got|picked up|grabbed) ${AMOUNT}(?: (\\p{L}+))? of (?:that|those|it|them|these)\\b`,
  'u',
);
/** 'I bought 2 bags of that today' after a thing of the pantry was asked about. */
function boughtThat({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [said, amount = '', unit = ''] = BOUGHT.exec(text) ?? [];
  const thing = state.focus.things?.at(-1);
  if (said === undefined || thing === undefined || !/^pantry_(?:ask|add)$/.test(state.intent))
    return undefined;
  const name = thing.toLowerCase();
  return {
    intent: 'pantry_add',
    slots: { ...slots, ...NO_THINGS, diets: [], days: [], foods: thingOf(thing) },
    chosen: {},
    text: `bought ${[amount, unit].filter(Boolean).join(' ')} of ${name}`,
  };
}

const TAKES_OFF =
  /\b(?:take|get|cross|knock|remove|drop|delete|pull|scratch) (?:it|that|those|them) (?:off|from)\b/;
/** 'Ok, take it off groceries then' after the pantry got it. */
function offTheList({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const thing = state.focus.things?.at(-1);
  const namesList = slots.lists.length > 0 || /\b(?:list|groceries)\b/.test(text);
  if (thing === undefined || !namesList || topicOf(state.intent) !== 'pantry') return undefined;
  if (!TAKES_OFF.test(text) || !isNone(slots, 'foods', 'goods', 'dishes')) return undefined;
  return {
    intent: 'list_remove',
    slots: { ...slots, foods: thingOf(thing) },
    chosen: {},
    text: `take ${thing.toLowerCase()} off ${slots.lists[0]?.said ?? 'the list'}`,
  };
}

const FOR_SO_MANY =
  /^(?:(?:and|so|ok|okay|but|oh|wait)[, ]+)*(?:(?:how much|what)(?: of (?:each|everything|it)| do (?:i|we) need| would (?:it|that) be| is (?:it|that))*|(?:can you )?(?:make|do) (?:it|that)|(?:what|how) about)? ?(?:for|to feed) (?:the |all )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?: (?:of us|people|ppl|kids|persons|servings|adults|guests))?(?: (?:please|pls|instead|then))?\W*$|^(?:(?:and|so|ok|okay|but|oh|can you|could you|please)[, ]+)*(?:double|triple|halve) (?:it|that|the recipe|everything)\W*$/;
const ENOUGH_FOR =
  /^(?:(?:and|so|ok|okay|but|oh|wait)[, ]+)*(?:(?:will|would|does|is|can) (?:it|that|this|they) (?:all )?(?:do|feed|serve|be enough for|enough for|stretch to|make)|(?:make|do) (?:it|that|them)) (?:for )?(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b(?: [a-z]+)?\W*$/;
/** 'How much for 6 people' after a recipe: its amounts for them. */
function recipeForSoMany({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const { dish } = state.focus;
  const many = ENOUGH_FOR.exec(text)?.[1];
  const isOfRecipe = dish !== undefined && state.intent === 'recipe_ask' && isNone(slots, 'lists');
  if (!isOfRecipe || (many === undefined && !FOR_SO_MANY.test(text))) return undefined;
  return {
    intent: 'recipe_ask',
    slots: { ...slots, ...NO_THINGS, people: [], groups: [] },
    chosen: { dish },
    text: many === undefined ? `${dish} ${text}` : `${dish} for ${many} people`,
  };
}

const ALL_OF_IT =
  /\b(?:put|add|get|throw|stick) (?:those|them|these|it all|all (?:of )?(?:it|that|those|them)|everything|(?:the|all the) ingredients)\b.*\b(?:on|to|onto)\b/;
/** 'Put those on groceries' after a recipe: its ingredients. */
function recipeOnList({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const { dish } = state.focus;
  if (dish === undefined || state.intent !== 'recipe_ask' || !ALL_OF_IT.test(text)) return undefined;
  // 'Instead of the meat ones' makes room on a menu.
  if (/\b(?:instead|in place) of\b/.test(text) && slots.lists.length === 0) return undefined;
  return {
    intent: 'list_fill',
    slots: { ...slots, ...NO_THINGS },
    chosen: { dish },
    text: `add the ingredients for ${dish} to ${slots.lists[0]?.said ?? 'the list'}`,
  };
}

/** A thing of a list with its amount: on the waiting card, or on the list that has it. */
function muchOf(thing: string, much: string, { slots, spoken }: Pick<Message, 'slots' | 'spoken'>): Attached {
  const { state, written } = spoken;
  const at = state.text.toLowerCase().lastIndexOf(thing.toLowerCase());
  if (state.cards.length > 0 && written.length === 0 && at !== -1)
    return {
      intent: state.intent,
      slots: state.slots,
      chosen: {},
      text: withAmount(state.text, at, `${much} of `),
    };
  return {
    intent: 'list_change',
    slots: { ...slots, ...NO_THINGS, lists: listBefore(spoken), foods: thingOf(thing) },
    chosen: {},
    text: `make the ${thing.toLowerCase()} ${much}`,
  };
}

const SO_MUCH_OF = new RegExp(
  `^(?:(?:and|ok|okay|oh|actually|make (?:it|that)|we need|i need|need|get)[, ]+)*${AMOUNT}(?: (\\p{L}+))? of (?:the |those |that )(.{2,40}?)(?: please| pls| instead)?[.!]*$`,
  'u',
);
/** '2 packs of the steel wool' after it went on a list: its amount. */
function soMuchOf({ text, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const [said, amount = '', unit = '', named = ''] = SO_MUCH_OF.exec(text) ?? [];
  const thing = state.focus.things?.find((one) => holdsName(nameForm(one), nameForm(named)));
  if (said === undefined || thing === undefined || topicOf(state.intent) !== 'list') return undefined;
  return muchOf(thing, [amount, unit].filter(Boolean).join(' '), { slots, spoken });
}

const THING_THEN =
  /^(?:(?:and|ok|okay|oh|make (?:the|that))[, ]+)*(?:the )?(\p{L}[\p{L} -]{2,30}?) (\d+(?: \p{L}+)?)[.!]*$/u;
/** '6 wrappers' */
const THEN_THING = /^(?:(?:and|ok|okay|oh|no|make (?:it|that))[, ]+)*(\d+) (\p{L}[\p{L} -]{2,30}?)[.!]*$/u;
/** 'Towels 6', '6 wrappers' after they went on a list: that many. */
function thingThen({ text, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const [, first = '', second = ''] = THING_THEN.exec(text) ?? [];
  const [, much = second, named = first] = THEN_THING.exec(text) ?? [];
  const items = spoken.household.lists.find(({ id }) => id === state.focus.shopping_list)?.items ?? [];
  const thing = [...(state.focus.things ?? []), ...items.map(({ name }) => name)].find(
    (one) => named !== '' && holdsName(nameForm(one), nameForm(named)),
  );
  return thing === undefined || topicOf(state.intent) !== 'list'
    ? undefined
    : muchOf(thing, much, { slots, spoken });
}

const COUNTED_KIND =
  /^(?:(?:and|ok|okay|oh|no|actually|make (?:it|them|that)|get|need|we need|i need|just|put)[, ]+)*(\d+) (\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) ones(?: (?:please|pls|then))*[.!]*$/u;
/** '6 green ones' after bananas went on a list: so many, of that kind. */
function countedKind({ text, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const [, much, kind = ''] = COUNTED_KIND.exec(text) ?? [];
  const thing = state.focus.things?.at(-1);
  if (much === undefined || thing === undefined || NO_KIND.test(kind)) return undefined;
  if (!/^list_(?:add|change)$/.test(state.intent)) return undefined;
  return { ...muchOf(thing, much, { slots, spoken }), chosen: { kind } };
}

const WHAT_TO_WRITE =
  /\bwhat (?:do|should|can|could|would) (?:i|we) (?:write|say|text|tell|put)\b|\b(?:draft|write) (?:it|that|one|something|me one)\b/;
/** 'OK, what do I write then' after a message that Pip cannot send: its words. */
const draftThen = ({ text, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'send_message' && WHAT_TO_WRITE.test(text)
    ? { intent: 'send_message', slots: state.slots, chosen: {}, text: state.text }
    : undefined;

const MORE_OF_IT =
  /^(?:(?:and|ok|okay|so|oh|well|please|pls|can you|could you)[, ]+)*(?:put|add|get|write|need) (?:some )?more (?:(?:of (?:it|that|those|them)|down) )?(?:on|to|onto) (?:the|my|our) .{0,20}list\b/;
/** 'Put more on the list' after rice was asked about. */
function moreOfIt({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const things = state.focus.things ?? [];
  const isOfStock = state.intent.startsWith('pantry_') && things.length > 0;
  return isOfStock && MORE_OF_IT.test(text) && isNone(slots, 'foods', 'goods', 'dishes')
    ? {
        intent: 'list_add',
        slots: { ...slots, foods: things.flatMap(thingOf) },
        chosen: {},
        text: `add ${things.map((name) => name.toLowerCase()).join(' and ')} to the list`,
      }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const saidOfThings = (message: Message): Attached | undefined =>
  countThere(message) ??
  thingThen(message) ??
  countedKind(message) ??
  recipeForSoMany(message) ??
  draftThen(message) ??
  recipeOnList(message) ??
  backAgain(message) ??
  kindAsked(message) ??
  saidOfCooking(message) ??
  boughtThat(message) ??
  offTheList(message) ??
  soMuchOf(message) ??
  saidOfDishes(message) ??
  moreOfIt(message) ??
  saidOfLists(message);
