// The words for dishes that can be cooked with some foods. They name people and reasons, and promise nothing.
import type { FoundDish } from '#contract/schemas/food.ts';
import { listed, paragraphs, quoted } from '../../../text/say.ts';

const MOST_CONCERNS = 4;
const NO_PROMISE =
  "Where I don't name anyone, it just means nothing stored speaks against it, so please read the labels.";

/** 'Mia: peanut butter contains peanut' without the colon a plan line has. */
const asWords = (concern: string): string => quoted(concern.replace(': ', ', '));

const MOST_NEEDED = 6;
/** 'onions, carrots and 3 more things' */
const enough = (missing: readonly string[]): string =>
  missing.length <= MOST_NEEDED
    ? listed(missing.map(quoted))
    : `${missing
        .slice(0, MOST_NEEDED - 1)
        .map(quoted)
        .join(', ')} and ${missing.length - MOST_NEEDED + 1} more things`;

function dishLine({ name, mealType, minutes, uses, missing, concerns }: FoundDish, wanted = 0): string {
  const facts = [mealType, minutes === null ? undefined : `${minutes} minutes`].filter(Boolean).join(', ');
  // A dish with the chicken and without the rice says so.
  const only = uses.length > 0 && uses.length < wanted ? `, with ${listed(uses.map(quoted))} only` : '';
  const need = missing.length > 0 ? `. You also need ${enough(missing)}` : '';
  const careful =
    concerns.length > 0 ? `. Careful, ${concerns.slice(0, MOST_CONCERNS).map(asWords).join('; ')}` : '';
  return `- **${quoted(name)}**, ${facts}${only}${need}${careful}`;
}

/** The dishes found, those that suit everybody first. */
export function sayDishes(dishes: readonly FoundDish[], asked: string, wanted: number): string {
  if (dishes.length === 0)
    return `I find no dish ${asked}, neither among your ideas nor in the cookbook. Should I try with fewer things?`;
  const isComplete = wanted > 0 || dishes.some(({ missing }) => missing.length === 0);
  const [fitting, others] = [
    dishes.filter((dish) => !dish.conflicting),
    dishes.filter((dish) => dish.conflicting),
  ];
  const isOfAll = wanted < 2 || dishes.some(({ uses }) => uses.length >= wanted);
  const lines = (some: readonly FoundDish[]) => some.map((dish) => dishLine(dish, wanted)).join('\n');
  if (fitting.length === 0)
    return paragraphs(`I find no dish ${asked} that suits everyone. These don't.`, lines(others), NO_PROMISE);
  return paragraphs(
    !isOfAll
      ? `No dish I know has ${wanted === 2 ? 'both' : 'all'} of them. This comes closest to what can be cooked ${asked}.`
      : isComplete
        ? `This can be cooked ${asked}.`
        : `This comes closest to what can be cooked ${asked}.`,
    lines(fitting),
    others.length > 0 ? "These don't suit everyone." : undefined,
    lines(others),
    NO_PROMISE,
  );
}
