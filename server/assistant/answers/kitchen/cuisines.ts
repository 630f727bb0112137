// 'Thai takeaway tonight, who needs to be careful?', 'going out for Indian, what do I ask about for Maffy': what a cuisine often
// holds that is stored against, for each of those who eat.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, paragraphs, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import rows from './data/cuisines.json' with { type: 'json' };
import { namesOf, type Eaters } from './eaters.ts';
import { richConcerns } from './rich-foods.ts';
import { usualConcerns, usualParts } from './usual-parts.ts';

const CUISINES = rows.map(({ names, cuisine, dishes, hidden }) => ({
  named: new RegExp(`\\b(?:${names.split(', ').join('|')})\\b`),
  cuisine,
  foods: [...dishes.split(', '), ...hidden.split(', ')],
}));
const EATEN =
  /\b(?:takeaway|takeout|take out|takeaways|delivery|restaurants?|place|buffet|food|going out|eat(?:ing)? out|dinner|lunch|order(?:ing)?|for (?:a |an )?(?:thai|indian|chinese|japanese|korean|sushi|vietnamese|mexican|italian|greek|lebanese|turkish|persian|ethiopian|french|brazilian|portuguese))\b/;
const CARES =
  /\b(?:careful|watch(?: out)?|avoid|ask (?:about|for|them)|safe|worry|look out|steer clear|skip|allerg\w+|what (?:can|could|should|cant|can not)|who (?:can|cant|can not|needs|has))\b/;

/** The cuisine of a question what to be careful of; undefined where none is asked about. */
export const cuisineAsked = (said: string): (typeof CUISINES)[number] | undefined => {
  const text = fold(said);
  return EATEN.test(text) && CARES.test(text) ? CUISINES.find(({ named }) => named.test(text)) : undefined;
};

const MOST_FOODS = 6;
/** One line for each eater with what to ask about. */
export function sayCuisine(asked: Asked, { eaters }: Eaters): Plan | undefined {
  const found = cuisineAsked(asked.text);
  if (!found) return undefined;
  const { foods, cuisine } = found;
  const lines = eaters.flatMap((eater) => {
    const check = checkFor([eater]);
    const against = foods.filter((food) =>
      [
        ...check.ofItem(food),
        ...usualConcerns([eater], usualParts(food)),
        ...richConcerns(asked, [eater], [food]),
      ].some(({ strength }) => strength !== 'unknown'),
    );
    return against.length === 0
      ? []
      : [
          `- **${namesOf(asked, [eater.name]).replace(/^you$/, 'You')}**, ${listed(against.slice(0, MOST_FOODS))}`,
        ];
  });
  const ids = new Set(
    asked.household.members.filter(({ name }) => eaters.some((one) => one.name === name)).map(({ id }) => id),
  );
  const pen = asked.household.medications.find(
    ({ name, isActive, familyMemberId }) =>
      isActive &&
      familyMemberId !== null &&
      ids.has(familyMemberId) &&
      /epinephrine|epi-?pen|auvi/i.test(name),
  );
  const owner = asked.household.members.find(({ id }) => id === pen?.familyMemberId);
  const who = namesOf(
    asked,
    eaters.map(({ name }) => name),
  );
  return {
    text: paragraphs(
      lines.length === 0
        ? `I know of nothing in the usual ${cuisine} dishes that is against what's stored for ${who}.`
        : `${cuisine} food often has these, so ask about them by name, in sauces, pastes and garnishes too.`,
      lines.join('\n'),
      `Ask if one wok, fryer or pan is used for everything; traces count for an allergy. How each dish is made only the kitchen knows.${pen && owner ? ` Take ${quoted(pen.name)} along for ${quoted(owner.name)}.` : ''}`,
    ),
    reads: [
      { tool: 'listFamilyMembers', input: {} },
      ...(pen ? [{ tool: 'listMedications', input: {} }] : []),
    ],
  };
}
