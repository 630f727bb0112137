// 'How many carbs are in a cup of rice?': round figures of the public food tables (USDA FoodData Central) for plain
// foods. Other dishes and other nutrients are not guessed, and no dose is worked out from a figure.
import { checkFor } from '#rules/food/meal-concerns.ts';
import { plainNumbers, readAmount } from '#rules/shopping/amounts.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { RowIndex, formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import sources from './data/good-sources.json' with { type: 'json' };
import rows from './data/nutrition.json' with { type: 'json' };
import { eatersOf, namesOf } from './eaters.ts';
import { answerFoodOk } from './food-ok.ts';

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
  if (words.some((word) => /^(?:calor|kcal|cals?$)/.test(word))) return 'calories';
  return words.includes('protein') ? 'protein' : undefined;
}

/** 'Half a cup' of 'half a cup of black beans', with how many servings of the table it is; undefined where none is said. */
function portionSaid(text: string, { names, serving }: Row): { said: string; times: number } | undefined {
  const whole = readAmount(plainNumbers(serving))?.found;
  const words = plainNumbers(text).split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const behind = words.slice(from).join(' ');
    const read = readAmount(behind);
    const rest = read?.rest.replace(/^(?:of |cooked |plain |the )+/i, '').toLowerCase();
    const name = names.split(', ').find((one) => rest?.startsWith(one));
    if (!read || !name || !whole || read.found.unit !== whole.unit) continue;
    const times = read.found.value / whole.value;
    const amount = behind.slice(0, -read.rest.length).replace(/\s*(?:of)?\s*$/, '');
    return times === 1
      ? undefined
      : {
          said:
            whole.unit === null
              ? `${amount} ${rest?.slice(0, name.length)}${/^e?s\b/.exec(rest?.slice(name.length) ?? '')?.[0] ?? ''}`
              : amount,
          times,
        };
  }
  return undefined;
}

/** 'White rice has about 45 g of carbs (1 cup cooked)', or that of the amount that was said. */
function figureOf(text: string, row: Row, nutrient: 'carbs' | 'calories' | 'protein'): string {
  const portion = portionSaid(text, row);
  if (!portion) return `${row.food} has about ${amountOf(row, nutrient)} (${row.serving})`;
  const amount = Math.round(row[nutrient] * portion.times);
  return `${row.food} has about ${amountOf({ ...row, [nutrient]: amount }, nutrient)} in ${portion.said} (${row[nutrient]} in ${row.serving})`;
}

const amountOf = (row: Row, nutrient: 'carbs' | 'calories' | 'protein'): string => {
  const amount = row[nutrient];
  if (nutrient === 'calories') return `${amount} calories`;
  return amount === 0 ? `hardly any ${nutrient}` : `${amount} g of ${nutrient}`;
};

interface Source {
  nutrient: string;
  names: string;
  foods: string;
  note?: string;
}
const OF_FIGURES =
  /\b(?:how (?:much|many)|nutrition\w*|nutrients?|healthy|healthier|sugars?|fat|sodium|salt|fib(?:er|re)|vitamins?|iron|calcium|high|low|rich|source|fill\w*|macros?|points)\b/i;
const SOURCES = new RowIndex<Source>(sources);
const ASKS_SOURCES =
  /\b(?:foods?|snacks?|sources?|vegetables?|fruits?|meals?|what|which|where|ideas)\b.*\b(?:high|rich|lots|lot|full|good|best|most|more|enough|with|has|have|for)\b|\b(?:high|rich|good source|sources?|more|enough|get)\b/i;

const SEEKS =
  /\b(?:foods?|snacks?|sources?|eat|meals?|vegetables?|fruits?)\b|\b(?:high|rich) in\b|\bget (?:\p{L}+ ){0,4}?(?:from|enough|more)\b|\bwhere (?:does|do|can|could)\b.*\bget\b/iu;
/** True where foods with a nutrient are looked for. */
export const seeksSources = (text: string): boolean => SEEKS.test(text) && SOURCES.find(text).length > 0;

/** 'Which foods are high in iron?': common sources, by the public tables, without those that somebody must not have. */
function saySources(asked: Asked): Plan | undefined {
  const [row] = SOURCES.find(asked.text).flatMap(({ rows: found }) => found);
  if (!row || !(ASKS_SOURCES.test(asked.text) || SEEKS.test(asked.text))) return undefined;
  const { eaters, isNamed } = eatersOf(asked);
  const check = checkFor(eaters);
  const foods = row.foods.split(', ');
  const fits = foods.filter((food) => check.ofItem(food).every(({ strength }) => strength !== 'contains'));
  const left = foods.length - fits.length;
  const who = isNamed
    ? namesOf(
        asked,
        eaters.map(({ name }) => name),
      )
    : 'your family';
  return {
    text: [
      `Good sources of ${row.nutrient} are ${listed(fits)}.`,
      row.note === undefined ? undefined : `${capital(row.note)}.`,
      left > 0
        ? `I left out ${left === 1 ? 'one' : left} that ${left === 1 ? 'is' : 'are'} not for ${who}, by what's stored.`
        : undefined,
    ]
      .filter(Boolean)
      .join(' '),
    reads: [{ tool: 'listFamilyMembers', input: {} }],
  };
}

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
      text: `By the public food tables, ${listed(found.map((row) => figureOf(text, row, nutrient)))}. ${LABEL}`,
    };
  const fromFoods = named.length === 0 || nutrient === undefined ? saySources(asked) : undefined;
  if (fromFoods) return fromFoods;
  // 'Hummus for June?' asks for no figure.
  const isOfFigures = nutrient !== undefined || OF_FIGURES.test(text) || named.length === 0;
  if (!isOfFigures) return answerFoodOk(asked);
  const what = named[0] ?? focus.dish;
  return {
    text: `I have no nutrition figures for ${what === undefined ? 'that' : quoted(what).toLowerCase()}, and I won't guess them. The label has them, and fdc.nal.usda.gov has most foods.`,
  };
}
