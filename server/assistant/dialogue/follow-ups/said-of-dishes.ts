// Follow-ups about a dish that was judged, told or put on the menu: 'what about without tahini', 'can we do something else',
// 'with beans instead of meat', 'and rice on the side'.
import { DAYS } from '#contract/week.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { withoutIn } from '../../answers/food/dishes/dish-words.ts';
import { withSugarLimit } from '../../answers/food/dishes/suggest.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import { OF_KITCHEN, madeOtherwise, onDay } from './made-otherwise.ts';

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

const WHAT_WITHOUT =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|even)[, ]+)*(?:(?:what|how) about |what if (?:it|they|we|i)?(?: ?(?:is|are|s|re|make|made))?(?: it)? ?|is it ok |ok )?(without (?:the |any )?[\p{L} -]{2,30}?)\W*$/u;
/** 'What about without tahini' after hummus was judged: the same dish without it. */
function judgedWithout({ text, slots, spoken: { state } }: Message): Attached | undefined {
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
const anotherDish = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'menu_ask' &&
  state.focus.day !== undefined &&
  ANOTHER_DISH.test(text) &&
  isNone(slots, 'foods', 'dishes', 'days', 'people')
    ? {
        intent: 'menu_place',
        slots: { ...slots, days: onDay(state.focus.day) },
        chosen: {},
        text: 'something else',
      }
    : undefined;

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

const WITHOUT = new RegExp(
  `${LEAD}(?:make (?:it|them|that) )?((?:without|with no|minus|hold) (?:the |any )?[\\p{L} -]{2,30}?)(?: (?:then|instead|please|pls))*\\W*$`,
  'u',
);
/** 'Make them without cheese' after tacos went on the menu or were judged for a day: the same dish, made so. */
function madeWithout({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const left = WITHOUT.exec(text)?.[1]?.replace(/^(?:with no|minus|hold)\b/, 'without');
  const { dish, day, meal } = state.focus;
  if (left === undefined || dish === undefined || day === undefined) return undefined;
  if (!/^(?:menu_(?:place|ask)|food_ok)$/.test(state.intent) || !isNone(slots, 'people', 'lists'))
    return undefined;
  return {
    intent: 'menu_place',
    slots: {
      ...slots,
      foods: [],
      goods: [],
      dishes: [],
      days: onDay(day),
      meals: meal === undefined ? [] : [meal],
    },
    chosen: { dish: `${dish} ${left}` },
    text: 'put it on the menu',
  };
}

const ON_SIDE = new RegExp(
  `${LEAD}(?:add |have |with |a side of )*(?:some |the |a side of )?(?!(?:i|we|he|she|they|ive|weve|already|just)\\b)([\\p{L} -]{2,30}?) (?:on the side|as a side|for a side|with it)\\W*$`,
  'u',
);
/** 'And rice on the side' after a dish went on the menu: it comes with it. */
function onTheSide({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const more = ON_SIDE.exec(text)?.[1];
  const { dish, day } = state.focus;
  if (more === undefined || dish === undefined || day === undefined) return undefined;
  if (!/^menu_(?:place|ask)$/.test(state.intent)) return undefined;
  return {
    intent: 'menu_place',
    slots: { ...slots, foods: [], goods: [], dishes: [], days: onDay(day) },
    chosen: { dish: `${dish}, ${more}` },
    text: 'put it on the menu',
  };
}

const HOW_LONG =
  /^(?:(?:and|so|ok|okay|but|oh|wait)[, ]+)*how (?:long|much time) (?:does|do|will|would|should) (?:it|that|this|they|those)\b(?: have to| need to)? (?:take|need|cook|bake|be)\b(?! (?:in|out|at|on) (?:the )?(?:doctor|clinic|school))/;
/** 'How long does it take' after the dinner of a day was told: that dish. */
const takesLong = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  /^(?:menu_(?:ask|place)|food_ok)$/.test(state.intent) &&
  state.focus.dish !== undefined &&
  HOW_LONG.test(text) &&
  isNone(slots, 'foods', 'dishes', 'goods', 'visits', 'medicines', 'people')
    ? { intent: 'cook_time', slots, chosen: { what: state.focus.dish } }
    : undefined;

const OTHERS =
  /(?:^|[.,;!] ?)(?:(?:and|ok|okay|so|no|nah|give me|show me|any|some|something|anything|got|do you have|have you got|what|what about|how about) )*(\d+ |two |three |four |five )?(?:other|others|different|more|else)(?: (?:ideas?|ones?|dishes|options|suggestions|recipes))?(?: with (?:it|that|them))?(?: (?:please|pls|then|lol|haha|is there|have you got|can i do))*\W*$/;
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

const MAKES_IT = /\b(?:make|do|have|cook|try|go with|put) (?:it|that|this)\b(?! (?:a|an|the|\d)\b)/;
/** 'Ok make it tomorrow' after dishes were suggested: on the menu, or the question which one. */
const makesIt = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  /^(?:dish_suggest|recipe_ask|idea_\w+|food_ok)$/.test(state.intent) &&
  ((state.focus.dishes ?? []).length > 0 || state.focus.dish !== undefined) &&
  MAKES_IT.test(text) &&
  slots.days.length > 0 &&
  isNone(slots, 'foods', 'dishes', 'goods', 'people')
    ? { intent: 'menu_place', slots, chosen: {}, text: text.replace(MAKES_IT, 'put it') }
    : undefined;

const SUITS =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|then|wait)[, ]+)*(?:(?:is|are|was|were|would|will) (?:it|that|this|they|those|these|both|all of (?:it|them)) (?:all )?(?:be )?(?:still |even |also |really )?(?:ok|okay|safe|fine|good|alright|all right|allowed|a problem)\b|(?:can|could|may|should) .{1,40}? (?:have|eat|try|get|drink) (?:it|that|this|them|those|these|some|any|one)\b|(?:does|do|will|would) (?:it|that|this|they) (?:work|fit|suit)\b|(?:does|do|will) (?!i\b|we\b).{1,30}? (?:eat|have) (?:it|that|this|them|those|these)\b)/;
const WHAT_THEN =
  /^(?:(?:and|ok|okay|so|then)[, ]+)*what(?: is|s)(?: on| for| planned)? [a-z]+(?: night| dinner| supper| lunch)?(?: now| then| again)+\W*$/;
/** 'What's Friday now' after meals were changed: what is planned then. */
function mealThen({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const [day, ...others] = slots.days;
  const isAsked = state.intent.startsWith('menu_') && WHAT_THEN.test(text) && isNone(slots, 'people');
  if (!isAsked || !day || others.length > 0) return undefined;
  const isPlanned = household.menus.some(
    ({ weekStartDate, meals }) =>
      weekStartDate <= day.date &&
      day.date <= addDays(weekStartDate, 6) &&
      meals[dayOf(day.date)] !== undefined,
  );
  return isPlanned ? { intent: 'menu_ask', slots, chosen: {} } : undefined;
}

const MOVES_MEAL = /\b(?:swap|switch|move|trade|exchange|with|to|after|before)\b/;
/** 'And Friday just pizza' after meals changed their days: a dish of its own for that day. */
const dishOfDay = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  /^menu_(?:swap|move)$/.test(state.intent) &&
  slots.days.length === 1 &&
  slots.foods.length + slots.dishes.length > 0 &&
  !MOVES_MEAL.test(text) &&
  isNone(slots, 'lists', 'visits', 'medicines')
    ? { intent: 'menu_place', slots, chosen: {} }
    : undefined;

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
  if (/^(?:list|pantry)_/.test(state.intent) && !HAS_SOME.test(text)) return undefined;
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
  judgedWithout(message) ??
  anotherDish(message) ??
  swapsOut(message) ??
  madeWith(message) ??
  madeWithout(message) ??
  suitsIt(message) ??
  mealThen(message) ??
  dishOfDay(message) ??
  onTheSide(message) ??
  takesLong(message) ??
  otherIdeas(message) ??
  neededFor(message) ??
  makesIt(message);
