// 'Can I use the almond flour for Ivy's muffins': what speaks against a food for those who shall eat it stands before an
// answer about the pantry or about substitutes.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { capital } from '../../text/say.ts';
import { eatersOf, namesOf, reasonOf } from '../../answers/kitchen/eaters.ts';
import { peopleOf } from '../../answers/kitchen/holding.ts';
import { fold } from '../../text/fold-text.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const MAY = /\b(?:can|could|may|should|ok|okay|safe|fine|allowed)\b/;
const USES = /\b(?:use|using|eat|have|drink|make|bake|cook|give|serve|put|add)\b/;
const OF_ALL = /\b(?:we|us|our|everyone|everybody|kids|family|all of)\b/;
const REPLACES = /\b(?:instead|in place|replac\w*|substitut\w*|sub|subs|swap\w*|without|out of|ran out)\b/;

/** The decision, with the caution before its words. */
export function withFoodCaution(talk: Talk, decided: Decided): Decided {
  const { plan, state } = decided;
  const text = fold(talk.reading.said);
  const isMeant =
    state.intent === 'pantry_ask' || (state.intent === 'substitute_ask' && !REPLACES.test(text));
  if (!isMeant || (plan.cards ?? []).length > 0 || !MAY.test(text) || !USES.test(text)) return decided;
  const asked = askedOf(talk, runOf(talk.reading.whole, state.intent));
  const { eaters, isNamed } = eatersOf(asked);
  if (!isNamed && !OF_ALL.test(text)) return decided;
  const check = checkFor(eaters);
  const foods = [...asked.slots.foods, ...asked.slots.dishes].map(({ said }) => said);
  const [first, ...others] = foods
    .flatMap((food) => check.ofItem(food))
    .filter(({ strength }) => strength === 'contains');
  if (!first) return decided;
  const why = [first, ...others].map(reasonOf);
  const said = [...new Set(why)].map(capital).join('. ');
  const caution = `No, not for ${namesOf(asked, peopleOf([first, ...others]))}. ${said}.`;
  const rest = capital(plan.text.replace(/^(?:Yes|Sure)[,.] /, ''));
  return { ...decided, plan: { ...plan, text: `${caution} ${rest}` } };
}
