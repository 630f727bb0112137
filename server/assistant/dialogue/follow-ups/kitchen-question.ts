// Questions about cooking, keeping, carbs and measures with another amount, food, unit or sort in the place of the one before:
// 'half a cup?' after the carbs of a cup of rice, 'it's 6 lb, sorry' after a roast of 5 lb, 'cooked?' after raw chicken.
import { conversionIn } from '../../answers/kitchen/conversions.ts';
import type { Slots } from '../../reading/slots.ts';
import { fold } from '../../text/fold-text.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';

interface Exchanged {
  text: string;
  /** The message names a food of its own. */
  isOtherFood: boolean;
}

const LEAD =
  /^(?:(?:and|or|so|ok|okay|but|oh|no|wait|sorry|oops|actually|hmm|then|what about|how about|what if|if|once|after|when|its|it is|is it|make (?:it|that)|i meant?|same for|for)[, ]+)+/;
const TAIL =
  /(?:[,. ]+(?:sorry|instead|please|pls|then|actually|rather|i mean|i meant|not \d+(?: \w+)?))*\W*$/;
const NUMBER =
  '(?:\\d+(?:\\.\\d+)?(?: \\d/\\d)?|\\d/\\d|half an?|a half|half|a quarter|a third|an?|one|two|three|four|five|six)';
const UNIT =
  '(?:teaspoons?|tsps?|tablespoons?|tbsps?|fluid ounces?|fl ?oz|cups?|pints?|quarts?|gallons?|milliliters?|ml|liters?|l|ounces?|oz|pounds?|lbs?|pounders?|grams?|g|kilograms?|kilos?|kgs?|slices?|pieces?|servings?|handfuls?|bowls?|cans?|sticks?|inch(?:es)?)';
const AMOUNT = `${NUMBER}(?: |-)?(?:of an? )?${UNIT}`;
const IN_TEXT = new RegExp(`(?<![\\w./])${AMOUNT}(?!\\w)`);
const ONLY_AMOUNT = new RegExp(
  `^(?:in (?=${NUMBER}))?(${AMOUNT})(?: of (?:it|that|them|those)| (raw|cooked|uncooked|dry))?$`,
);
const ONLY_UNIT = new RegExp(`^(in |to |into )?(?:an? )?(${UNIT})$`);
const TARGETS = [new RegExp(`(?<=how many )${UNIT}\\b`), new RegExp(`(?<= (?:in|to|into) )${UNIT}(?=\\W*$)`)];
const SORTS: Readonly<Record<string, RegExp>> = {
  storage_ask:
    /^(?:raw|cooked|uncooked|fresh|opened|unopened|cut|sliced|chopped|peeled|ripe|smoked|canned|dried|grilled|roasted|baked|fried|hard[- ]?boiled|home ?made|store[- ]bought)$/,
  cook_time:
    /^(?:soft[- ]?boiled|hard[- ]?boiled|medium|rare|medium[- ]rare|well[- ]done|boneless|bone[- ]?in|stuffed|unstuffed|frozen|thawed|brown|white|dried|fresh|canned)$/,
  nutrition_ask:
    /^(?:raw|cooked|uncooked|fresh|brown|white|canned|dried|boiled|baked|fried|sweetened|unsweetened)$/,
};
const SORT_BEFORE =
  '(?:(?:raw|cooked|uncooked|fresh|opened|unopened|canned|dried|frozen|brown|white|(?:soft|hard)[- ]?boiled|baked|fried|boneless|smoked) )';
/** 'Carbs in an orange', which is a color, too. */
const LAST_NOUN = new RegExp(`\\b(?:in|of) (?:${AMOUNT} (?:of )?|an? |the )?([a-z]+(?: [a-z]+)?)\\W*$`);
const KITCHEN = /^(?:cook_time|nutrition_ask|storage_ask)$/;
const LONGEST = 7;

/** Where the question names its food, with its amount and its sort. */
const foodIn = (food: string, isWhole: boolean): RegExp =>
  new RegExp(
    `${isWhole ? `(?<![\\w./])(?:${AMOUNT} (?:of )?|an? )?` : ''}${SORT_BEFORE}?\\b${RegExp.escape(food)}`,
  );

/** The question with another amount, where it has one, or of the food without any. */
function withAmount(text: string, amount: string, food: string | undefined): string | undefined {
  if (IN_TEXT.test(text)) return text.replace(IN_TEXT, amount);
  const head = food?.split(' ').at(-1);
  return head === undefined ? undefined : text.replace(foodIn(head, true), `${amount} of ${food}`);
}

/** 'In ounces' of a measure in other units, 'tablespoon?' of one. */
function withUnit(text: string, words: string): string | undefined {
  const [, isTarget, unit] = ONLY_UNIT.exec(words) ?? [];
  if (unit === undefined || conversionIn(text) === undefined) return undefined;
  const target = TARGETS.find((one) => one.test(text));
  const wish =
    isTarget === undefined
      ? text.replace(new RegExp(`(?<=${NUMBER} ?)${UNIT}\\b`), unit)
      : target && text.replace(target, unit);
  return wish !== undefined && wish !== text && conversionIn(wish) !== undefined ? wish : undefined;
}

/** The wish of such a message; undefined where it is none. */
export function kitchenExchanged(
  { intent, text: before, slots: had }: DialogueState,
  slots: Slots,
  said: string,
): Exchanged | undefined {
  const words = said.replace(TAIL, '').replace(LEAD, '').trim();
  const isOpen = isNone(slots, 'people', 'days', 'times', 'lists', 'medicines', 'visits', 'meals', 'records');
  if (!KITCHEN.test(intent) || !isOpen || words.split(' ').length > LONGEST) return undefined;
  const text = fold(before).trim();
  const [old, ...more] = [...had.foods, ...had.dishes];
  const noun = intent === 'nutrition_ask' ? LAST_NOUN.exec(text)?.[1] : undefined;
  const food = more.length === 0 ? (old?.said.toLowerCase() ?? noun) : undefined;
  const same = (wish: string | undefined): Exchanged | undefined =>
    wish === undefined ? undefined : { text: wish, isOtherFood: false };
  const [, amount, sort] = ONLY_AMOUNT.exec(words) ?? [];
  const sorted = sort === undefined || food === undefined ? food : `${sort} ${food}`;
  if (amount !== undefined && intent !== 'storage_ask') return same(withAmount(text, amount, sorted));
  const unit = withUnit(text, words);
  if (unit !== undefined) return same(unit);
  if (food === undefined) return undefined;
  if (SORTS[intent]?.test(words) === true) return same(text.replace(foodIn(food, false), `${words} ${food}`));
  const [now, ...others] = [...slots.foods, ...slots.dishes];
  const name = now?.said.toLowerCase() ?? '';
  const isFood = new RegExp(`^(?:${AMOUNT} (?:of )?|an? )${SORT_BEFORE}?${RegExp.escape(name)}$`).test(words);
  if (intent === 'storage_ask' || now === undefined || others.length > 0 || !isFood) return undefined;
  return { text: text.replace(foodIn(food, true), words), isOtherFood: true };
}
