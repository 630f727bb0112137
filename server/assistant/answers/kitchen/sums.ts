// Sums of a kitchen: 'brigadeiro for 24 kids 2 each, 1 can makes 20, how many cans', 'eggs left if I use 5', 'double the
// recipe, one batch takes one can', 'rice and peas for 8, how much rice'.
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { UNITS_IN_WORDS } from '#rules/text/units-in-words.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import { lessBy } from '../food/new-amount.ts';
import { isCalled } from '../food/names.ts';
import { named, recipesOf, type Recipe } from './known-recipes.ts';
import { amountWords, fractionOf, peopleIn, scaled } from './scaled.ts';
import { usualParts } from './usual-parts.ts';

const NUMBER = `(?:\\d{1,3}(?:\\.\\d+)?|half|an?|${UNITS_IN_WORDS.slice(1, 13).join('|')})`;
const numberOf = (word: string): number => {
  const low = word.toLowerCase();
  if (low === 'half') return 0.5;
  return /^an?$/.test(low) ? 1 : Math.max(UNITS_IN_WORDS.indexOf(low), 0) || Number(low);
};
const EATERS = '(?:kids|children|people|ppl|guests|adults|students|classmates|friends|boys|girls|of us)';
const HEADS = new RegExp(`\\b(${NUMBER}) ${EATERS}\\b|\\bfor (\\d{1,3})\\b`, 'i');
const EACH = new RegExp(
  `\\b(${NUMBER})(?: \\p{L}+){0,3} (?:each|apiece|per (?:kid|person|child|head|guest))\\b`,
  'iu',
);
const PER = new RegExp(
  `\\b(?:1|one|an?|each|every) (\\p{L}{3,9})(?: of)?(?: [\\p{L} ]{2,30}?)? (?:makes?|has|holds?|feeds?|serves?|gives?|yields?|is enough for|does|of) (?:about |like |around )?(\\d{1,3})\\b`,
  'iu',
);
const MANY = /\bhow many (\p{L}{3,12})\b/iu;
const one = (word: string): string => word.toLowerCase().replace(/(?<=x|ch|sh|s)es$|s$/, '');
const many = (count: number, word: string): string =>
  count === 1
    ? `1 ${one(word)}`
    : `${count} ${/(?:x|ch|sh)$/.test(one(word)) ? `${one(word)}es` : `${one(word)}s`}`;
const plain = (number: number): string => String(Math.round(number * 100) / 100);

/** '24 kids, 2 each, 1 can makes 20': 3 cans. */
function packsFor(text: string): string | undefined {
  const asked = MANY.exec(text)?.[1];
  const [, unit = '', per = ''] = PER.exec(text) ?? [];
  const rest = text.replace(PER, ' ');
  const [, counted, bare] = HEADS.exec(rest) ?? [];
  const [, things, dozen] =
    /^\W*(?:(?:i|we) )?(?:need |want |make )?(\d{1,3})( dozen)? \p{L}/iu.exec(rest) ?? [];
  const heads =
    numberOf(counted ?? bare ?? things ?? '') * ((counted ?? bare ?? dozen === undefined) ? 1 : 12);
  const each = numberOf(EACH.exec(rest)?.[1] ?? 'one');
  if (asked === undefined || one(asked) !== one(unit) || !(heads > 0) || Number(per) === 0) return undefined;
  const all = heads * each;
  const exact = all / Number(per);
  const whole = Math.ceil(exact);
  const first = each === 1 ? `That's ${all}` : `${heads} times ${plain(each)} is ${plain(all)}`;
  const needed =
    whole === exact ? `exactly ${many(whole, unit)}` : `${plain(exact)}, so ${many(whole, unit)}`;
  return `${first}; at ${per} for each ${one(unit)} that is ${needed}.`;
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl(?:e|ed|ing)\b/i, 2],
  [/\btripl(?:e|ed|ing)\b/i, 3],
  [/\b(?:half|halve|halved)\b(?! (?:a |an )?(?:cup|can|pound|lb|dozen))/i, 0.5],
];
const BATCHES = new RegExp(
  `\\b(${NUMBER}) batch(?:es)?\\b(?! (?:takes?|needs?|uses?|is))|\\bx ?(\\d{1,2})\\b|\\b(\\d{1,2}) ?x\\b|\\btimes (\\d{1,2})\\b`,
  'i',
);
/** How many times a recipe is wanted: 'double it', 'x3', '3 batches'. */
export function timesIn(text: string): number | undefined {
  const said = TIMES.find(([words]) => words.test(text))?.[1];
  const [, batches, behind, before, times] = BATCHES.exec(text) ?? [];
  const number = numberOf(batches ?? behind ?? before ?? times ?? '');
  return said ?? (number > 0 ? number : undefined);
}

const BATCH = new RegExp(
  `\\b(?:1|one|an?|each|the|per|single) (?:batch|recipe)\\b(?: (?:takes?|needs?|uses?|is|calls for))? (${NUMBER})(?: (\\p{L}{3,9}))?`,
  'iu',
);
/** 'Double it, one batch takes one can': 2 cans. */
function forBatches(text: string): string | undefined {
  const [clause = '', number = '', unit = ''] = BATCH.exec(text) ?? [];
  const times = timesIn(text.replace(clause, ' '));
  if (number === '' || times === undefined || !/\bhow (?:many|much)\b/i.test(text)) return undefined;
  const all = numberOf(number) * times;
  return `${plain(times)} times ${number.toLowerCase()} is ${Number.isInteger(all) ? many(all, unit) : `${plain(all)} ${unit}`}.`;
}

const LEFT = /\b(?:left|remain(?:s|ing)?)\b/i;
const USES = new RegExp(
  `\\b(?:if|after|when|once)\\b.*\\b(?:use[ds]?|using|take|need|with|make|bake|cook|add|put)\\b`,
  'i',
);
const USED = new RegExp(`\\b(?:use[ds]?|using|take|need|with|add|put(?: in)?) (${NUMBER})\\b`, 'i');
/** 'Eggs left if I use 5', 'how many eggs are left after the banana pancakes': nothing is changed. */
function leftOf(asked: Asked): Plan | undefined {
  const { text, household, slots } = asked;
  if (!LEFT.test(text) || !USES.test(text)) return undefined;
  const item = household.pantry.find(({ name }) => slots.foods.some(({ said }) => isCalled(name, said)));
  if (!item) return undefined;
  const recipe = recipeSaid(asked);
  const line = recipe?.ingredients.find((one_) => isCalled(item.name, readIngredient(one_).name));
  const inLine = /^\d[\d/ ]*/.exec(line ?? '')?.[0].trim();
  const told = USED.exec(text)?.[1];
  const used = told === undefined ? inLine : plain(numberOf(told));
  const left = used === undefined ? undefined : lessBy(item.quantity, plain(fractionOf(used)));
  if (used === undefined || left === undefined) return undefined;
  const from = told === undefined && recipe ? `${quoted(recipe.name)} takes ${used}. ` : '';
  return {
    text: `${from}${capital(quoted(item.name.toLowerCase()))} (${quoted(item.quantity)}) less ${used} leaves ${left}. I changed nothing in the pantry.`,
    reads: [{ tool: 'listPantryItems', input: {} }],
  };
}

/** The recipe of a dish that a message names. */
function recipeSaid(asked: Asked): Recipe | undefined {
  const recipes = recipesOf(asked).filter(({ ingredients }) => ingredients.length > 0);
  const names = [
    ...asked.slots.dishes,
    ...asked.slots.foods.filter(({ said }) => usualParts(said).length > 0),
  ];
  return names
    .map(({ said }) =>
      named(formWords(said), recipes).find(({ name }) => holdsName(nameForm(name), nameForm(said))),
    )
    .find((recipe) => recipe !== undefined);
}

const HOW_MUCH = /\bhow (?:much|many) (.+)$/i;
/** 'Mac and cheese for 10, how much macaroni and cheddar': those lines of its recipe, for so many. */
function amountsOf(asked: Asked): Plan | undefined {
  const wanted = HOW_MUCH.exec(asked.text)?.[1];
  const people = peopleIn(asked.text.replace(/\b(?:ppl)\b/i, 'people'));
  const recipe = wanted === undefined || people === undefined ? undefined : recipeSaid(asked);
  if (!recipe || recipe.servings === null || people === undefined) return undefined;
  const isWanted = (line: string): boolean =>
    asked.slots.foods.some(
      ({ said }) =>
        wanted?.toLowerCase().includes(said.toLowerCase()) &&
        holdsName(nameForm(readIngredient(line).name), nameForm(said)),
    );
  const isAll = asked.slots.foods.every(
    ({ said }) =>
      wanted?.toLowerCase().includes(said.toLowerCase()) !== true ||
      recipe.ingredients.some((line) => holdsName(nameForm(readIngredient(line).name), nameForm(said))),
  );
  if (!isAll) return undefined;
  const lines = recipe.ingredients
    .filter(isWanted)
    .map((line) => scaled(line, people / (recipe.servings ?? 1)));
  const stock = asked.household.pantry.filter(({ name }) =>
    asked.slots.foods.some(
      ({ said }) => wanted?.includes(said) && ` ${nameForm(name)}`.endsWith(` ${nameForm(said)}`),
    ),
  );
  return lines.length === 0
    ? undefined
    : {
        text: `For ${people} take ${listed(lines.map(quoted))}, by ${quoted(recipe.name)} for ${recipe.servings}.${stock.length > 0 ? ` The pantry has ${listed(stock.map(({ name, quantity }) => `${quoted(name.toLowerCase())} (${quoted(quantity)})`))}.` : ''}`,
        reads: [{ tool: 'listPantryItems', input: {} }],
        focus: { dish: recipe.name },
      };
}

/** 'Brigadeiro x3' of a dish without a recipe: so many times its usual parts. */
function manyTimes({ text, slots }: Asked): Plan | undefined {
  const [dish] = [...slots.dishes, ...slots.foods.filter(({ said }) => usualParts(said).length > 0)];
  const times = timesIn(text);
  const rest = text.toLowerCase().replace(dish?.said.toLowerCase() ?? '', '');
  if (
    !dish ||
    times === undefined ||
    !/^\W*(?:(?:x ?\d+|\d+ ?x|double|triple|half|halve|times|batch(?:es)?|of|the|a|recipe|please|pls|for|\d+)\W*)+$/.test(
      rest,
    )
  )
    return undefined;
  const parts = usualParts(dish.said).map(({ food }) => food);
  return {
    text: `I have no recipe for ${quoted(dish.name)}, so take ${amountWords(times)} times each of what yours lists. It's usually made with ${listed(parts)}. Tell me the amounts of one batch and I multiply them.`,
    focus: { dish: capital(dish.name) },
  };
}

/** The answer to a sum; undefined where a message is none. */
export function sumIn(asked: Asked): Plan | undefined {
  const told = packsFor(asked.text) ?? forBatches(asked.text);
  if (told !== undefined) return { text: told };
  const recipe = recipeSaid(asked);
  return leftOf(asked) ?? amountsOf(asked) ?? (recipe ? undefined : manyTimes(asked));
}
