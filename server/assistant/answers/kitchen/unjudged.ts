// Stored diets that the food rules cannot judge, such as 'low nickel': no food is called fitting for those who have one.
import type { Eater } from '#rules/food/meal-concerns.ts';
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { listed, quoted } from '../../text/say.ts';
import type { Asked } from '../plan.ts';
import { namesOf } from './eaters.ts';
import { isListed } from './rich-foods.ts';

type Stored = Pick<Eater, 'name' | 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>;

/** Entries of a member that no food can be checked against; an allergy to something that is no food is none of them. */
function unjudgedOf({ allergies, dietaryRestrictions, dietaryNeeds }: Stored): string[] {
  const isInDoubt = (entry: string): boolean => readEntry(entry).doubtful.length > 0;
  return [
    ...allergies.filter(isInDoubt),
    ...[...dietaryRestrictions, ...dietaryNeeds].filter(
      (entry) => isInDoubt(entry) || unknownFoods(entry).length > 0,
    ),
  ];
}

/** Those of the eaters for whom nobody can be told that a food fits. */
export const notJudged = <T extends Stored>(eaters: readonly T[]): T[] =>
  eaters.filter((eater) => unjudgedOf(eater).length > 0);

/** 'I can't judge foods for “low potassium” (Ernesto), so please ask the dietitian.'; undefined where all can be judged. */
export function unjudgedWords(
  asked: Pick<Asked, 'household'>,
  eaters: readonly Stored[],
  isKnown: (entry: string) => boolean = () => false,
): string | undefined {
  const found = notJudged(eaters).flatMap((eater) => {
    const entries = unjudgedOf(eater).filter((entry) => !isKnown(entry));
    const words = listed(
      entries.map((entry) => `“${quoted(entry)}”`),
      'or',
    );
    return entries.length > 0 ? [`${words} (${namesOf(asked, [eater.name])})`] : [];
  });
  return found.length > 0
    ? `I can't judge foods for ${listed(found, 'or')}, so please ask the dietitian or the doctor.`
    : undefined;
}

const SAID = /(?:low(?:er)?|reduced|high)[- ](?:protein|fib(?:er|re)|residue|nickel|copper|gi)/i;

/** The same about a diet that a wish names. */
export function unjudgedIn(text: string): string | undefined {
  const said = SAID.exec(text)?.[0];
  return said === undefined || isListed(said)
    ? undefined
    : `I can't judge foods for “${quoted(said.toLowerCase())}”, so please ask the dietitian or the doctor.`;
}
