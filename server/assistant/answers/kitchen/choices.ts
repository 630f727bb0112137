// 'They have shrimp tacos and fish tacos, which can I have': each dish by itself, for those who ask.
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { namesOf, reasonOf, type Eaters } from './eaters.ts';
import { FAMILY_READS } from './holding.ts';
import { isListed } from './rich-foods.ts';
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
export function choiceAnswer(asked: Asked, { eaters }: Eaters): Plan | undefined {
  const dishes = dishesNamed(asked);
  if (dishes.length < 2 || !choosesDish(asked.text)) return undefined;
  const check = checkFor(eaters, asked.household.ideas);
  const judged = dishes.map((dish) => {
    const named = check.ofMeal(dish);
    const known = [
      ...named.filter(({ strength }) => strength !== 'unknown'),
      ...usualConcerns(eaters, usualParts(dish)),
    ];
    return { dish, known, isOut: known.some(({ strength }) => strength === 'contains') };
  });
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  const lines = judged.map(({ dish, known, isOut }) => {
    const counted = isOut ? known.filter(({ strength }) => strength === 'contains') : known;
    const whose = ({ people }: FamilyConcern): string =>
      eaters.length === 1 ? '' : `${namesOf(asked, people)}: `;
    const reasons = new Set(counted.slice(0, eaters.length).map((one) => `${whose(one)}${reasonOf(one)}`));
    const says = known.length === 0 ? `nothing stored for ${who} is against it` : listed([...reasons]);
    return `- **${capital(quoted(dish))}**, ${known.length === 0 ? 'yes' : isOut ? 'no' : 'check first'}, ${says}`;
  });
  return {
    reads: FAMILY_READS,
    text: paragraphs(
      unjudgedWords(asked, eaters, isListed),
      `By what's stored for ${who}:`,
      lines.join('\n'),
      judged.some(({ isOut }) => isOut) && judged.some(({ isOut }) => !isOut) ? SHARED : undefined,
    ),
  };
}
