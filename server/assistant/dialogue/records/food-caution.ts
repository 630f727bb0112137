// 'Can I use the almond flour for Ivy's muffins': what speaks against a food for those who shall eat it stands before an
// answer about the pantry or about substitutes.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { capital, quoted } from '../../text/say.ts';
import { eatersOf, namesOf, reasonOf } from '../../answers/kitchen/eaters.ts';
import { peopleOf } from '../../answers/kitchen/holding.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { fold, stem, wordsOf } from '../../text/fold-text.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const MAY = /\b(?:can|could|may|should|ok|okay|safe|fine|allowed)\b/;
const USES = /\b(?:use|using|eat|have|drink|make|bake|cook|give|serve|put|add)\b/;
const OF_ALL = /\b(?:we|us|our|everyone|everybody|kids|family|all of)\b/;
const REPLACES = /\b(?:instead|in place|replac\w*|substitut\w*|sub|subs|swap\w*|without|out of|ran out)\b/;

const FINE = /\b(?:negative|fine|ok|okay|tolerat\w*|passed|safe|may (?:eat|have)|can (?:eat|have))\b/i;
const NOT_FINE = /\b(?:positive|allergic|avoid|not|no|failed|reacted|wait|until)\b/i;
/** The answer with what a stored test says of the food: what a doctor found comes before what its family of foods is like. */
function testedFood({ reading, household }: Talk, { plan, state }: Decided): string | undefined {
  if (state.intent !== 'food_ok' || (plan.cards ?? []).length > 0) return undefined;
  const foods = reading.whole.slots.foods.flatMap(({ said }) => wordsOf(fold(said)).map(stem));
  const named = new Set(state.slots.people.flatMap(({ ids }) => ids));
  for (const { title, description, date, provider, familyMemberId, category } of household.records) {
    const owner = household.members.find(({ id }) => id === familyMemberId);
    const isOf = owner && (named.size === 0 ? plan.text.includes(owner.name) : named.has(owner.id));
    if (!isOf || category === 'vaccination') continue;
    const found = description.split(/(?<=[.;!])\s+/).find((sentence) =>
      wordsOf(fold(sentence))
        .map(stem)
        .some((word) => foods.includes(word)),
    );
    if (found === undefined) continue;
    const says = `${quoted(owner.name)}'s ${quoted(title)}${date === null ? '' : ` of ${formatLongDate(date)}`} says “${quoted(found.replace(/[.;!]+$/, ''))}”.`;
    const [first = '', ...rest] = plan.text.split('\n\n');
    const isOnly = first.startsWith(`No, not for ${quoted(owner.name)}.`);
    if (!isOnly || !FINE.test(found) || NOT_FINE.test(found)) return undefined;
    const yes = `Yes, as the test on record goes. ${says} Traces of what is stored as an allergy are on the label, and ask ${quoted(provider) || 'the allergist'} if something has changed since.`;
    return [yes, ...rest].join('\n\n');
  }
  return undefined;
}

/** The decision, with the caution before its words. */
export function withFoodCaution(talk: Talk, before: Decided): Decided {
  const tested = testedFood(talk, before);
  const decided = tested ? { ...before, plan: { ...before.plan, text: tested } } : before;
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
