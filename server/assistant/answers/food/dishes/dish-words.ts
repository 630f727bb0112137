// Reads what a parent says about a dish besides its name: for which meal, how quick, with what and without what.
import { MEAL_TYPES, type MealType } from '#contract/kinds/menu-idea.ts';
import { readFood } from '#rules/food/allergens.ts';
import { nameForm } from '#rules/text/words.ts';
import { goodsIn } from '../../../text/goods.ts';
import { plainOf } from '../plain.ts';

/** The meal a text names. */
export function mealTypeIn(text: string): MealType | undefined {
  const line = text
    .toLowerCase()
    .replace(/\bsuppers?\b/g, 'dinner')
    .replace(/\bdesserts?\b/g, 'snack');
  return MEAL_TYPES.find((type) => new RegExp(`\\b${type}(?:e?s)?\\b`).test(line));
}

const REFUSED =
  /\b(?:but )?(?:without|no|not|except(?: for)?|excluding|leave out|leaving out|minus|avoid(?:ing)?|nothing with|not too much|(?:sick|tired|bored|fed up|over) (?:of|with))(?: any| using| the| do| have| eat)? (?!more than|longer|time|thanks|idea|problem|need|one|more|breakfast|lunch|dinner|supper|meals?\b|food\b|nothing)([\p{L}][^.;!?]*?)(?=$|[.;!?]|,? (?:under|in (?:under|less|about|at most|\d+)|within|less than|at most|for|that|please|(?:and |then )?(?:put|add|make|have|do)|and (?:under|quick|fast|less)|but|max|up to|with (?!nuts|lupin))\b)/giu;

const WHEN =
  / (?:(?:on |n?or )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?=$|[,;]| (?:n?or|and|when|please)\b)|(?:this|next|the whole|all) week|today|tonight|tomorrow|this time|for (?:us|me|now|the \w+)|in it|on it|at all|any ?more|somehow|if possible|obv(?:iously)?|when (?:you|u|we|i)|of course|either|though|lol|thanks|please|as always)\b.*$/i;

/** 'A friend who is allergic to milk', 'one of them can't have fish': whoever it is, the food is none to cook with. */
const NOT_FOR_ONE =
  /\b(?:allergic to|intolerant (?:to|of)|(?:can['’]?t|cannot|can not|doesn['’]?t|does not|don['’]?t|do not) (?:have|eat|do)) (?:any )?(\p{L}+(?: (?!(?:and|or)\b)\p{L}+)?(?:(?:, | and | or )\p{L}+(?: (?!(?:and|or)\b)\p{L}+)?)*)/giu;
const isNameOfFood = (words: string): boolean =>
  readFood(words).names.some((name) => nameForm(name) === nameForm(words));
const forNobody = (text: string): string[] =>
  [...text.matchAll(NOT_FOR_ONE)].flatMap(([, words = '']) =>
    words
      .split(/, | and | or /i)
      .flatMap((thing) => [thing, thing.split(' ')[0] ?? ''].find(isNameOfFood) ?? []),
  );

/** The foods a text does not want: 'no fish', 'without nuts or mushrooms', 'allergic to milk'. */
export function withoutIn(text: string): string[] {
  const found = [...plainOf(text).matchAll(REFUSED)].flatMap(([, words = '']) =>
    goodsIn(
      words
        .replace(WHEN, '')
        .replace(/ (?:in|on)\W*$/, '')
        .replace(/,? (?:or|nor|and no|no|and without|without)\b/gi, ' and'),
    ),
  );
  return [
    ...new Set([...found.map(({ name }) => name), ...forNobody(text)].map((name) => name.toLowerCase())),
  ];
}

const TAIL =
  /,? (?:for (?:breakfast|lunch|dinner|supper|tonight|today|tomorrow|us|the (?:kids|family))|(?:in|under|within|less than|in under|in less than|at most|max(?:imum)?|up to) (?:\d+|ten|fifteen|twenty|thirty|forty|half an?|an) ?(?:minutes?|mins?|hours?)|tonight|today|quickly|that (?:is|are) .*|at home|left|in the (?:fridge|pantry|freezer|house))\b.*$/i;

/** 'There's rice and beans' */
const IS_THERE =
  /\b(?:there['’]?s|there (?:is|are)|we['’]?(?:ve)? (?:got|have)|i['’]?(?:ve)? (?:got|have))\b/gi;

/** The foods to cook with. */
export function cookedWith(things: string): string[] {
  const wanted = things
    .replace(REFUSED, '')
    .replace(TAIL, '')
    .replace(IS_THERE, '')
    .replace(/\b(?:or|in)\b/gi, 'and');
  return goodsIn(wanted).map(({ name }) => name.toLowerCase().replace(/^(?:leftover|remaining|last) /, ''));
}
