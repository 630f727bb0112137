// 'How long does chicken cook?', 'when do I start the lasagna to eat at 6?': the cookbook's and the family's own minutes
// for their dishes; times and safe temperatures (foodsafety.gov) from the data file for foods.
import { formatTime } from '#rules/time/dates.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import { nameForm } from '#rules/text/words.ts';
import { formatClock } from '#rules/homeschool/clock.ts';
import type { Asked, Plan } from '../plan.ts';
import rows from './data/cook-times.json' with { type: 'json' };
import methods from './data/methods.json' with { type: 'json' };
import { conversionIn } from './conversions.ts';
import { factIn, isOfBaby, sureFactIn } from './facts.ts';
import { RowIndex, formWords, WordClasses } from '../named-rows.ts';
import { dishOf, dishSaid, wishOf, type Recipe } from './known-recipes.ts';
import { dishesIn } from './recipe-asked.ts';
import { namingAllergic } from './others-allergic.ts';
import { answerThawing, asksThawing } from './thawing.ts';
import { sumIn } from './sums.ts';

interface Row {
  food: string;
  names: string;
  method: string;
  heat: string;
  /** At least and at most. */
  minutes?: readonly number[];
  perPound?: readonly number[];
  /** Inside, in °F. */
  safe?: number;
  note?: string;
}

const FOODS = new RowIndex<Row>(rows);
const METHODS = new WordClasses(methods);
const HOUR = 60;
const MOST_OTHERS = 3;

/** '18 to 22 minutes', '8 to 10 hours' */
function lengthWords([least = 0, most = least]: readonly number[]): string {
  const isHours = least >= 2 * HOUR;
  const [from, to] = isHours ? [least / HOUR, most / HOUR] : [least, most];
  const shown = (amount: number): number => Math.round(amount * 10) / 10;
  return `${from === to ? shown(from) : `${shown(from)} to ${shown(to)}`} ${isHours ? 'hours' : 'minutes'}`;
}

const timeOf = ({ minutes, perPound }: Row): string =>
  perPound ? `${lengthWords(perPound)} a pound` : lengthWords(minutes ?? []);

/** 'in the oven at 425°F', 'boiled at a simmer' */
const wayOf = ({ method, heat }: Row): string => {
  const places: Readonly<Record<string, string>> = {
    oven: `in the oven at ${heat}`,
    pan: `in a pan on ${heat}`,
    grill: `on the grill over ${heat}`,
    'air fryer': `in the air fryer at ${heat}`,
    'instant pot': `in the Instant Pot at ${heat}`,
    'slow cooker': `in the slow cooker on ${heat}`,
    boil: `in water at ${heat}`,
    microwave: `in the microwave at ${heat}`,
    steam: `over steam`,
  };
  return places[method] ?? method;
};

const doneAt = ({ safe }: Row): string | undefined =>
  safe === undefined ? undefined : `Done means ${safe}°F inside.`;

function degreesOf({ text }: Asked): number | undefined {
  const isAsked = formWords(text).some((word) => word === 'done' || word === 'degree' || word === 'ready');
  return isAsked
    ? formWords(text)
        .map(Number)
        .find((number) => number >= 90 && number <= 220)
    : undefined;
}

const DEVICES = new Set(['slow cooker', 'instant pot', 'air fryer', 'microwave', 'grill']);
const HEAT = /\b(2[5-9][05]|[34]\d[05]|500)\b(?! ?-?(?:lbs?|pounds?|g|grams|oz|ml|people|min))/;
const heatOf = ({ heat }: Row): number => Number(/^(\d{3})°F/.exec(heat)?.[1] ?? 0);
/** 'At 400': the row of the oven or air fryer with that heat, else with the nearest. */
function atHeat(text: string, found: readonly Row[]): Row | undefined {
  const heat = Number(HEAT.exec(text)?.[1] ?? 0);
  const isFryer = METHODS.in(text).includes('air fryer');
  const heated = found.filter((row) => heatOf(row) > 0 && (row.method === 'air fryer') === isFryer);
  return heat === 0
    ? undefined
    : heated.toSorted((one, other) => Math.abs(heatOf(one) - heat) - Math.abs(heatOf(other) - heat))[0];
}

function sayFood(asked: Asked, found: readonly Row[]): string {
  // A 'pot roast in the slow cooker' is in no oven.
  const named = METHODS.in(asked.text);
  const wanted = named.some((one) => DEVICES.has(one)) ? named.filter((one) => DEVICES.has(one)) : named;
  const row =
    atHeat(asked.text, found) ??
    wanted.flatMap((method) => found.filter((one) => one.method === method))[0] ??
    found[0];
  if (!row) return '';
  const degrees = degreesOf(asked);
  if (degrees !== undefined && row.safe !== undefined)
    return degrees >= row.safe
      ? `Yes, ${row.food} is done at ${row.safe}°F inside, measured at the thickest place.`
      : `No, not yet. For ${row.food} it takes ${row.safe}°F inside, measured at the thickest place.`;
  const isOfHeat = formWords(asked.text).some((word) =>
    /^(?:temp|temperature|internal|safe|degree)$/.test(word),
  );
  if (isOfHeat && row.safe !== undefined && !asked.text.includes('oven'))
    return [
      `${row.safe}°F inside for ${row.food}, measured at the thickest place.`,
      `That's about ${timeOf(row)} ${wayOf(row)}.`,
      row.note,
    ]
      .filter(Boolean)
      .join(' ');
  const others = found
    .filter((one) => one !== row && one.method !== row.method)
    .slice(0, MOST_OTHERS)
    .map((one) => `${timeOf(one)} ${wayOf(one)}`);
  const isMissing = wanted.length > 0 && !wanted.includes(row.method);
  return paragraphs(
    [
      isMissing ? `I have no time for the ${wanted[0]} written down.` : undefined,
      `${capital(row.food)} ${/[^u]s$/.test(row.food) ? 'take' : 'takes'} ${timeOf(row)} ${wayOf(row)}.`,
      forWeight(asked, row),
      doneAt(row),
      row.note,
    ]
      .filter(Boolean)
      .join(' '),
    wanted.length === 0 && others.length > 0 ? `Or ${listed(others, 'or')}.` : undefined,
  );
}

const HEATED =
  /\d°F|\b(?:bake|roast|broil|simmer|boil|fry|steam|grill|cook|slow cooker)\b.*\b(?:minutes?|hours?)\b/i;
/** The steps of a recipe that say how hot and how long: 'Bake at 350°F for 1 hour.' */
const heatedSteps = ({ steps }: Recipe): string =>
  steps
    .filter((step) => HEATED.test(step))
    .map(quoted)
    .join(' ');

function sayDish({ slots }: Asked, recipe: Recipe): string {
  const { name, minutes, prep, from } = recipe;
  if (minutes === null) return heatedSteps(recipe) || `No time is stored for ${quoted(name)}.`;
  const facts =
    `${quoted(name)} takes about ${minutes} minutes from start to table${prep === null ? '' : `, ${prep} of them preparing`}, by ${from}. ${heatedSteps(recipe)}`.trim();
  const time = slots.times.at(-1)?.time;
  if (time === undefined) return facts;
  const at = Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
  return `Start at ${formatTime(formatClock((at - minutes + 24 * HOUR) % (24 * HOUR)))} to eat at ${formatTime(time)}. ${facts}`;
}

/** 'Roast a 4 lb chicken', 'roast a chicken' is a whole one. */
const WHOLE_BIRD =
  /\b(?:\d+(?:\.\d+)?[ -]?(?:lbs?|pounds?|kg)\.? (?:of )?(chicken|turkey)\b(?! (?:breasts?|thighs?|legs?|wings?|tenders?|drumsticks?))|an? (chicken|turkey)(?= (?:in|at|on|for|until|to|per)\b|\W*$))/i;
const POUNDS = /\b(\d+(?:\.\d+)?)[ -]?(?:lbs?|pounds?)\b/i;

/** 'For 4 pounds that is 80 minutes.' */
function forWeight({ text }: Asked, { perPound }: Row): string | undefined {
  const pounds = Number(POUNDS.exec(text)?.[1] ?? 0);
  return perPound && pounds > 0
    ? `For ${pounds} pounds that's ${lengthWords(perPound.map((minutes) => Math.round((minutes * pounds) / 5) * 5))}.`
    : undefined;
}

/** True where the one food that is named has a row of its own. */
export const hasCookTime = ({ text, slots }: Asked): boolean =>
  slots.foods.length === 1 &&
  FOODS.find(text).some(({ name }) => name === nameForm(slots.foods[0]?.said ?? ''));

/** The food of a row that has the most words, of two in a row the last: a 'sweet potato' is no 'potato', 'chicken drumsticks' no 'chicken'. */
const longestFood = (text: string) =>
  FOODS.find(text.replace(WHOLE_BIRD, 'whole $1$2')).toSorted(
    (one, other) =>
      other.to - other.from - (one.to - one.from) ||
      Number(other.from === one.to) - Number(one.from === other.to),
  )[0];

/** A fact asked for somebody names those whose stored allergies are against its food: 'are runny eggs ok for Theo'. */
function forNamed(asked: Asked, plan: Plan): Plan {
  const { slots } = asked;
  const foods = [...slots.foods, ...slots.dishes].map(({ said }) => said);
  const isFor = (slots.people.length + slots.groups.length > 0 || isOfBaby(asked.text)) && foods.length > 0;
  return isFor ? namingAllergic(asked, { eaters: [], isNamed: true }, foods, plan) : plan;
}

/** Answers 'how long does … take?' */
export function answerCookTime(asked: Asked): Plan {
  const sum = sumIn(asked);
  if (sum) return { ...sum, isAccounted: true };
  const sure = sureFactIn(asked.text);
  if (sure !== undefined) return forNamed(asked, { text: sure, focus: asked.focus });
  const converted = conversionIn(asked.text);
  if (converted !== undefined) return { text: converted };
  if (asksThawing(asked)) return answerThawing(asked);
  const fact = factIn(asked.text, asked.focus.dish);
  if (fact !== undefined) return forNamed(asked, { text: fact, focus: asked.focus });
  const answer = asked.chosen['what'];
  const text = typeof answer === 'string' ? `${answer} ${asked.text}` : asked.text;
  const best = longestFood(asked.said) ?? longestFood(text);
  // 'How long does spanakopita bake' names it among other words.
  const dish = dishSaid({ ...asked, text }) ?? (best ? undefined : dishesIn(text)[0]);
  // 'Baked potatoes in the oven' are no baked potatoes with beans.
  const isOfFood =
    dish !== undefined &&
    dish.ideaId === undefined &&
    asked.slots.times.length === 0 &&
    best !== undefined &&
    best.to - best.from >= Math.min(formWords(dishOf(dish)).length, wishOf({ ...asked, text }).words.length);
  // 'How long to roast the turkey' asks for its time, and not for the recipe that is called so.
  if (dish && !isOfFood && !(METHODS.in(dish.name).length > 0 && hasCookTime({ ...asked, text })))
    return {
      text: sayDish(asked, dish),
      ...(dish.ideaId
        ? { reads: [{ tool: 'listMenuIdeas', input: {} }], focus: { menu_idea: dish.ideaId } }
        : {}),
    };
  const parts = typeof answer === 'string' ? FOODS.find(answer) : [];
  if (parts.length > 1)
    return {
      text: paragraphs(...parts.map((part) => sayFood({ ...asked, text }, part.rows))),
      focus: { ...asked.focus, things: parts.flatMap(({ rows: [row] }) => row?.food ?? []) },
    };
  // 'And potatoes?' after the eggs asks of potatoes.
  if (best)
    return {
      text: sayFood({ ...asked, text }, best.rows),
      focus: { things: [best.rows[0]?.food ?? best.name] },
    };
  const name = asked.slots.foods[0]?.said ?? asked.slots.dishes[0]?.said;
  return name === undefined
    ? { text: 'Which food or dish is it?', asked: 'what' }
    : {
        text: `I have no cooking time for ${quoted(name)}, and I won't guess one. Chicken and turkey are done at 165°F inside, ground meat at 160°F, fish, pork and beef at 145°F.`,
      };
}
