// 'They have shrimp tacos and fish tacos, which can I have': each dish by itself, for those who ask.
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { holdsName } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { namesOf, reasonOf, type Eaters } from './eaters.ts';
import { FAMILY_READS } from './holding.ts';
import { AMOUNT, isListed, limitsFor, richConcerns } from './rich-foods.ts';
import { unjudgedWords } from './unjudged.ts';
import { usualConcerns, usualParts } from './usual-parts.ts';

const CHOOSES =
  /\b(?:which|what) (?:one |ones |of (?:those|these|them) |all )?(?:can|could|may|should|would|is|are) (?:\w+ ){0,3}?(?:have|eat|get|order|ok|okay|safe|fine)\b/;

/** A message that asks which of several dishes suits. */
export const choosesDish = (text: string): boolean => CHOOSES.test(fold(text));

/** The dishes that are named, in the order of the message; 'shrimp tempura' is one. */
function dishesNamed({ slots, text }: Asked): string[] {
  const lower = text.toLowerCase();
  const said = [...slots.dishes, ...slots.foods].map((one) => one.said.toLowerCase());
  const own = said.filter((one) => !said.some((other) => other !== one && other.includes(one)));
  const inOrder = [...new Set(own)].toSorted((one, other) => lower.indexOf(one) - lower.indexOf(other));
  return inOrder.reduce<string[]>((all, one) => {
    const whole = `${all.at(-1) ?? ''} ${one}`;
    return all.length > 0 && lower.includes(whole) ? [...all.slice(0, -1), whole] : [...all, one];
  }, []);
}

const SHARED = 'Ask if one grill, fryer or knife is used for both.';

/** The answer to a choice of dishes; undefined where none is asked for. */
export function choiceAnswer(asked: Asked, who: Eaters): Plan | undefined {
  const dishes = dishesNamed(asked);
  if (dishes.length < 2 || !choosesDish(asked.text)) return undefined;
  const judged = judgedFor(asked, who, dishes);
  const isMixed = judged.some(({ isOut }) => isOut) && judged.some(({ isOut }) => !isOut);
  return sayJudged(asked, who, judged, isMixed ? SHARED : undefined);
}

const POINTS =
  /\b(?:does|do|will|would|is|are|can) (?:that|this|it|those|these|they|any of (?:them|those))\b.*\b(?:works?|suits?|fits?|goes?|ok|okay|fine|safe|good|alright)\b(?!.*\bto (?:have|eat|drink|give)\b)/;
/** A question if what was just spoken of suits somebody. */
export const pointsAtDish = (text: string): boolean => POINTS.test(fold(text));

/** 'Does that work for Hoa' after several dishes were suggested: each of them. */
export function spokenDishes(asked: Asked, who: Eaters): Plan | undefined {
  const { dishes = [] } = asked.focus;
  const { said, slots } = asked;
  const isNamed = [...slots.foods, ...slots.dishes].some((one) => holdsName(fold(said), fold(one.said)));
  if (isNamed || dishes.length < 2 || !pointsAtDish(said)) return undefined;
  return { ...sayJudged(asked, who, judgedFor(asked, who, dishes)), focus: { ...asked.focus, dishes } };
}

interface Judged {
  dish: string;
  known: FamilyConcern[];
  /** It surely holds something that is stored against it. */
  isOut: boolean;
}

const judgedFor = (asked: Asked, { eaters }: Eaters, dishes: readonly string[]): Judged[] => {
  const check = checkFor(eaters, asked.household.ideas);
  return dishes.map((dish) => {
    const parts = usualParts(dish);
    const isKnown = dishFinder(asked.household.ideas)(dish).dishes.length > 0;
    const known = [
      ...check.ofMeal(dish).filter(({ strength }) => strength !== 'unknown'),
      ...(isKnown ? [] : usualConcerns(eaters, parts)),
      ...richConcerns(asked, eaters, [dish, ...parts.map(({ food }) => food)]),
    ];
    return { dish, known, isOut: known.some(({ strength }) => strength === 'contains') };
  });
};

/** Each dish in one line. */
function sayJudged(asked: Asked, { eaters }: Eaters, judged: readonly Judged[], shared?: string): Plan {
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  // A diet of amounts is never met by a list of foods.
  const isOfAmounts = limitsFor(asked, eaters, '').length > 0;
  const fits = isOfAmounts ? 'I find nothing against it' : `yes, nothing stored for ${who} is against it`;
  const lines = judged.map(({ dish, known, isOut }) => {
    const counted = isOut ? known.filter(({ strength }) => strength === 'contains') : known;
    const whose = ({ people }: FamilyConcern): string =>
      eaters.length === 1 ? '' : `${namesOf(asked, people)}: `;
    const reasons = new Set(counted.slice(0, eaters.length).map((one) => `${whose(one)}${reasonOf(one)}`));
    const says = known.length === 0 ? fits : `${isOut ? 'no' : 'check first'}, ${listed([...reasons])}`;
    return `- **${capital(quoted(dish))}**, ${says}`;
  });
  return {
    reads: FAMILY_READS,
    text: paragraphs(
      unjudgedWords(asked, eaters, isListed),
      `By what's stored for ${who}:`,
      lines.join('\n'),
      shared,
      isOfAmounts ? AMOUNT : undefined,
    ),
  };
}
