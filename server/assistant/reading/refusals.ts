// Writes out the ways to leave a food out of a dish, 'hold the onions', 'minus peanuts', 'leave the egg out', as 'without'.
import { lexicon } from '#rules/food/food-lexicon.ts';
import { nameForm } from '#rules/text/words.ts';

const isFood = (words: string): boolean =>
  [words, words.split(' ')[0] ?? ''].some((name) => lexicon().names.has(nameForm(name)));
const AND = '(?:(?:but|and|just|please|pls|also|you can) )*';
/** Behind other words only: 'skip the milk' alone is a wish of its own, and 'can I leave out the egg' a question. */
const ASKS =
  "i|you|u|we|they|he|she|to|should|can|could|will|would|must|not|dont|don['’]t|never|ok|okay|if|did|do|does|lets|us";
const BEHIND = `(?<=\\S \\S+)(?<!\\b(?:${ASKS}))[,;]? `;
const HOLDS = new RegExp(
  `${BEHIND}${AND}(?:hold|skip(?:ping)?|leav(?:e|ing) out|omit(?:ting)?|minus)( the| any)? (?=(\\p{L}{3,}(?: \\p{L}+)?))`,
  'giu',
);
const LEAVES = new RegExp(
  `${BEHIND}${AND}leave (the |any )?(\\p{L}{3,}(?: \\p{L}+)?) out\\b(?: of (?:it|that))?`,
  'giu',
);

/** 'Skip the pork in the egg rolls Thursday' is egg rolls without pork. */
const IN_DISH =
  /^(\W*(?:(?:please|pls|ok|and|also)\W+)*)(?:skip|hold|leave out|omit)( the| any)? (\p{L}{3,}(?: \p{L}+)??) (?:in|from|on|with|for) (?:the |my |our )?(?!(?:\S+ ){0,4}list\b)(?=(\p{L}{3,}(?: \p{L}+)?))([^,.;!?]+)/iu;

const DAY_SAID =
  '(?:on |for )?((?:this |next )?(?:today|tonight|tomorrow|(?:mon|tues?|wed|weds|wednes|thurs?|fri|satur|sat|sun)(?:day)?))';
/** 'No pancakes Saturday, do waffles' puts one dish in the place of another, and makes no waffles without pancakes. */
const IN_ITS_PLACE = new RegExp(
  `^(\\W*(?:(?:please|pls|ok|okay|and|actually|so)\\W+)*)no (?:more )?((?!no\\b)\\p{L}{3,}(?: \\p{L}+){0,3}?) ${DAY_SAID}[,.]? (?:(?:and|but|so) )?(?:(?:lets|let['’]s|let us|we|we['’]ll|we will|i['’]ll|can we|could we) (?:just )?)?(?:do|make|have|cook|eat|put) (?:some )?(\\p{L}{3,}(?: \\p{L}+){0,4}?)(?: instead)?\\W*$`,
  'iu',
);

export const withRefusals = (text: string): string =>
  text
    .replace(IN_ITS_PLACE, (whole, lead: string, old: string, day: string, dish: string) =>
      isFood(old) ? `${lead}swap the ${old} ${day} for ${dish}` : whole,
    )
    .replace(
      IN_DISH,
      (whole, lead: string, article: string | undefined, food: string, dish: string, rest: string) =>
        isFood(food) && isFood(dish) ? `${lead}${rest} without${article ?? ''} ${food}` : whole,
    )
    .replace(HOLDS, (whole, article: string | undefined, food: string) =>
      isFood(food) ? ` without${article ?? ''} ` : whole,
    )
    .replace(LEAVES, (whole, article: string | undefined, food: string) =>
      isFood(food) ? ` without ${article ?? ''}${food}` : whole,
    );
