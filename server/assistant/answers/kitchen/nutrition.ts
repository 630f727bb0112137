// 'How many carbs are in a cup of rice?': round figures of the public food tables (USDA FoodData Central) for plain
// foods. Other dishes and other nutrients are not guessed, and no dose is worked out from a figure.
import { listed, quoted } from '../../text/say.ts';
import { RowIndex, formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import rows from './data/nutrition.json' with { type: 'json' };

interface Row {
  food: string;
  names: string;
  serving: string;
  carbs: number;
  calories: number;
  protein: number;
}

const FOODS = new RowIndex<Row>(rows);
const MOST_FOODS = 3;

/** 'carbs' of 'how many carbs'; undefined for what the tables here don't hold. */
function nutrientIn(words: readonly string[]): 'carbs' | 'calories' | 'protein' | undefined {
  if (words.some((word) => word.startsWith('carb'))) return 'carbs';
  if (words.some((word) => /^(?:calorie|kcal|cal)$/.test(word))) return 'calories';
  return words.includes('protein') ? 'protein' : undefined;
}

const amountOf = (row: Row, nutrient: 'carbs' | 'calories' | 'protein'): string => {
  const amount = row[nutrient];
  if (nutrient === 'calories') return `${amount} calories`;
  return amount === 0 ? `hardly any ${nutrient}` : `${amount} g of ${nutrient}`;
};

const LABEL = 'Weigh it or read the label where it has to be exact.';

/** Answers 'how many carbs are in …?' */
export function answerNutrition(asked: Asked): Plan {
  const { slots, text, focus } = asked;
  const words = formWords(text);
  const named = [...slots.dishes, ...slots.foods].map(({ said }) => said);
  const nutrient = nutrientIn(words);
  const found = FOODS.find(text)
    .flatMap((one) => one.rows.slice(0, 1))
    .slice(0, MOST_FOODS);
  const isWhole = found.length > 0 && slots.dishes.length === 0 && nutrient !== undefined;
  if (isWhole)
    return {
      text: `By the public food tables, ${listed(
        found.map((row) => `${row.food} has about ${amountOf(row, nutrient)} (${row.serving})`),
      )}. ${LABEL}`,
    };
  const what = named[0] ?? focus.dish;
  return {
    text: `I have no nutrition figures for ${what === undefined ? 'that' : quoted(what).toLowerCase()}, and I won't guess them. The label has them, and fdc.nal.usda.gov has most foods.`,
  };
}
