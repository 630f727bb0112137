// Follow-ups about a dish that was judged, told or put on the menu: 'what about without tahini', 'can we do something else',
// 'with beans instead of meat', 'and rice on the side'.
import { DAYS } from '#contract/week.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { addDays } from '#rules/time/dates.ts';
import { withoutIn } from '../../answers/food/dishes/dish-words.ts';
import { withSugarLimit } from '../../answers/food/dishes/suggest.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import { onDay } from './from-rows.ts';
import { OF_KITCHEN, madeOtherwise } from './made-otherwise.ts';
import { saidOfMenu } from './said-of-menu.ts';

/** Every meal of the menus with its day. */
const plannedMeals = ({ menus }: Message['spoken']['household']) =>
  menus.flatMap(({ weekStartDate, meals }) =>
    DAYS.flatMap((day, at) =>
      Object.entries(meals[day] ?? {}).map(([meal, dish]) => ({
        day: addDays(weekStartDate, at),
        meal,
        dish: dish ?? '',
      })),
    ),
  );

const SWAPS_OUT =
  /(?:^|[.,;!] *)(?:(?:yes|yeah|yep|ok|okay|oh|please|pls|lets|can you|can we|we should|better)[, ]+)*(?:swap|change|replace|switch) (?:it|that|this)(?: out)?(?: (?:please|pls|then|now))*\W*$/;
/** 'Oh no, the stew. Swap it' after meals were told: another dish for its day. */
function swapsOut({ text, slots, spoken: { state, household, facts } }: Message): Attached | undefined {
  const isOpen = isNone(slots, 'days', 'people', 'lists', 'visits', 'medicines');
  if (state.intent !== 'menu_ask' || !SWAPS_OUT.test(text) || !isOpen) return undefined;
  const named = [...slots.foods, ...slots.dishes].map(({ said }) => nameForm(said));
  const found = plannedMeals(household).find(
    ({ day, dish }) => day >= facts.today && named.some((name) => holdsName(nameForm(dish), name)),
  );
  const day = named.length === 0 ? state.focus.day : found?.day;
  if (day === undefined) return undefined;
  const meal = found?.meal ?? state.focus.meal;
  return {
    intent: 'menu_place',
    slots: {
      ...slots,
      ...NO_THINGS,
      days: onDay(day),
      ...(meal === undefined ? {} : { meals: [meal] }),
      pronouns: [],
    },
    chosen: {},
    text: 'something else',
  };
}

const LEAD = '^(?:(?:and|but|ok|okay|oh|actually|make (?:it|them|that)|just)[, ]+)*';
const INSTEAD = new RegExp(
  `${LEAD}(?:with )?(?:the )?([\\p{L} -]{2,30}) instead of (?:the )?([\\p{L} -]{2,30}?)\\W*$`,
  'u',
);
/** 'With beans instead of meat' after tacos went on the menu: the same dish, made so. */
function madeWith({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [, part, old] = INSTEAD.exec(text) ?? [];
  const { dish, day } = state.focus;
  const isOfMenu = state.intent === 'menu_place' && dish !== undefined && day !== undefined;
  // 'Burgers instead of tacos' takes another dish.
  const isOther = dish === undefined || old === undefined || dish.toLowerCase().includes(old.trim());
  if (!isOfMenu || isOther || part === undefined || slots.days.length > 0) return undefined;
  return {
    intent: 'menu_place',
    slots: { ...slots, foods: [], goods: [], dishes: [], days: onDay(day) },
    chosen: { dish: `${dish} with ${part.trim()} instead of ${old.trim()}` },
    text: 'put it on the menu',
  };
}

const OTHERS =
  /(?:^|[.,;!] ?)(?:(?:and|ok|okay|so|no|nah|give me|show me|any|some|something|anything|got|do you have|have you got|what|what about|how about) )*(\d+ |one |two |three |four |five )?(?:(?:other|others|different|more|else|another)(?: (?:ideas?|ones?|dish(?:es)?|options?|suggestions?|recipes?))?|(?:not|none of) (?:that|this|those|these|them)(?: ones?)?)(?: with (?:it|that|them))?(?: (?:please|pls|then|lol|haha|is there|have you got|can i do))*\W*$/;
const ALONE =
  /\b(?:herself|himself|themselves|on (?:his|her|their) own|without (?:any )?(?:help|a knife|a stove|cooking|heating))\b/;
const REFUSES =
  /^(?!.*\?)(?:(?:but|and|oh|ok|no|well|hmm|sorry)[, ]+)*(?:(?:i|we|he|she|they|\w+) (?:really )?(?:can ?not (?:face|stand|have|eat|do)|will not (?:eat|touch)|do(?:es)? not (?:like|want|eat)|hates?|(?:is|are|am) (?:sick|tired|bored|fed up) (?:of|with))|(?:no|not|without|nothing with))\b/;
/** 'Give me some others', 'he can't face eggs' after dishes were suggested: more of that kind, without what is refused or was had lately. */
function otherIdeas({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const many = OTHERS.exec(text)?.[1] ?? '';
  const isMore = OTHERS.test(text) || (ALONE.test(text) && text.startsWith('something'));
  const named = [...slots.foods, ...slots.dishes].map((one) => one.said);
  const isRefused = REFUSES.test(text) && named.length > 0;
  const isOfIdeas = state.intent === 'dish_suggest' && (state.focus.dishes ?? []).length > 0;
  if (!(isMore || isRefused) || !isOfIdeas || !isNone(slots, 'diets', 'medicines', 'lists')) return undefined;
  // 'Something else Tuesday' is for that day.
  if (slots.days.length > 0 && state.slots.foods.length === 0) return undefined;
  const left = withoutIn(state.text);
  const foods = withSugarLimit(state).slots.foods.filter(({ said }) => !left.includes(said.toLowerCase()));
  const without = named.length === 0 ? '' : ` without ${named.join(' or ')}`;
  const wanted = foods.map((one) => one.said).join(' and ');
  return {
    intent: 'dish_suggest',
    slots: { ...state.slots, ...(foods.length > 0 ? { days: [] } : {}), dishes: [] },
    chosen: {},
    text: foods.length > 0 ? `${many}other ideas with ${wanted}${without}` : `${state.text}${without}`,
  };
}

const NEEDED = /\b(?:need|needs|buy|get|missing|ingredients|shop)\b/;
/** 'The second one, what do I need to buy' after dishes were shown. */
function neededFor({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [at, ...others] = slots.ordinals;
  const dish =
    at === undefined || others.length > 0 ? undefined : (state.focus.dishes ?? []).at(at < 0 ? at : at - 1);
  const isOpen = isNone(slots, 'foods', 'dishes', 'goods', 'lists', 'visits', 'medicines', 'people', 'days');
  return dish !== undefined && isOpen && NEEDED.test(text) && OF_KITCHEN.test(state.intent)
    ? {
        intent: 'list_fill',
        slots: { ...slots, ordinals: [] },
        chosen: { dish },
        text: `what do we need to buy for ${dish}`,
      }
    : undefined;
}

const SUITS =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|then|wait)[, ]+)*(?:(?:is|are|was|were|would|will) (?:it|that|this|they|those|these|both|all of (?:it|them)) (?:all )?(?:be )?(?:still |even |also |really )?(?:ok|okay|safe|fine|good|alright|all right|allowed|a problem)\b|(?:can|could|may|should) .{1,40}? (?:have|eat|try|get|drink) (?:it|that|this|them|those|these|some|any|one)\b|(?:does|do|will|would) (?:it|that|this|they) (?:work|fit|suit)\b|(?:does|do|will) (?!i\b|we\b).{1,30}? (?:eat|have) (?:it|that|this|them|those|these)\b)/;
const HAS_SOME = /\b(?:have|eat|try|drink)\b/;
/** 'Is it ok for everybody' after a recipe, 'can Ines have it, too' after a meal: the dish or the thing that was spoken of. */
function suitsIt({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [shown, ...more] = state.focus.dishes ?? [];
  const { dish, things = [] } = state.focus;
  const isOfThings = /^(?:list_(?!fill)|pantry_|cook_|storage_)/.test(state.intent);
  const named = dish ?? (more.length === 0 ? shown : undefined);
  const thing = state.slots.foods.at(-1)?.said ?? things.at(-1);
  const what = (isOfThings ? thing : undefined) ?? named ?? things.at(-1);
  const isOpen = isNone(slots, 'foods', 'dishes', 'goods', 'medicines', 'visits', 'ordinals', 'vaccines');
  // 'Is it ok for everybody' of a thing for a list means something else.
  const isOfOne = slots.people.length > 0 && /^(?:list|pantry)_ask$/.test(state.intent);
  if (/^(?:list|pantry)_/.test(state.intent) && !HAS_SOME.test(text) && !isOfOne) return undefined;
  if (what === undefined || !isOpen || !SUITS.test(text) || !OF_KITCHEN.test(state.intent)) return undefined;
  return { intent: 'food_ok', slots, chosen: { what } };
}

const IN_PLACE =
  /\b(?:put|have|do|make|use|serve) (?:it|that|those|them|these)\b.*\bfor (?:the |our )?(\p{L}{3,})\b.*\b(?:instead|in place) of\b/u;
/** 'Put those on for the party instead of the meat ones' after a recipe: in the place of the one meal that is called so. */
function inPlaceOf({ text, slots, spoken: { state, household, facts } }: Message): Attached | undefined {
  const called = IN_PLACE.exec(text)?.[1];
  const { dish } = state.focus;
  if (called === undefined || dish === undefined || state.intent !== 'recipe_ask') return undefined;
  const found = plannedMeals(household).filter(
    (meal) => meal.day >= facts.today && holdsName(nameForm(meal.dish), nameForm(called)),
  );
  const [one, ...others] = found;
  if (!one || others.length > 0) return undefined;
  return {
    intent: 'menu_place',
    slots: { ...slots, ...NO_THINGS, lists: [], days: onDay(one.day), meals: [one.meal], pronouns: [] },
    chosen: { dish },
    text: 'put it on the menu',
  };
}

/** The wish of such a message; undefined where it is none. */
export const saidOfDishes = (message: Message): Attached | undefined =>
  inPlaceOf(message) ??
  madeOtherwise(message) ??
  saidOfMenu(message) ??
  swapsOut(message) ??
  madeWith(message) ??
  suitsIt(message) ??
  otherIdeas(message) ??
  neededFor(message);
