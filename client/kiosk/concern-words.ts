// The allergy words of a meal on a kitchen tablet: the foods that somebody should not have.
import type { BoardMeal } from '#contract/schemas/kiosk.ts';

type Concern = BoardMeal['concerns'][number];

/** Foods, and sentences, that are named; the parent's app shows all of them. */
const MOST = 2;

/** 'contains peanut', 'may contain milk, by its name', or "is named in 'annatto'" for a word that the family wrote. */
const FOOD = /^(?:(?:may )?contains? (?<food>[^,]+)(?:, .*)?|is named in '(?<word>.+)')$/;

function foodOf({ says }: Concern): string | undefined {
  const { food, word } = FOOD.exec(says)?.groups ?? {};
  return food ?? word;
}

const atMost = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST);

/** 'contains peanut and milk', of the strongest findings, which come first; a sentence without a food as it is. */
export function concernWords(concerns: readonly Concern[]): string {
  const strength = concerns[0]?.strength ?? 'unknown';
  if (strength === 'unknown') return 'please check the label';
  const found = concerns.filter((one) => one.strength === strength);
  const foods = atMost(found.flatMap((one) => foodOf(one) ?? []));
  const sentences = found.filter((one) => foodOf(one) === undefined).map(({ says }) => says);
  return atMost([...(foods.length > 0 ? [`${strength} ${foods.join(' and ')}`] : []), ...sentences]).join(
    '; ',
  );
}
