// A recipe that a parent pastes into a message: its lines are read as ingredients and steps, and never as wishes.
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';

export interface PastedRecipe {
  /** The line before the ingredients that is no sentence: 'Pad Thai'. */
  title?: string;
  /** As typed, without bullets. */
  ingredients: string[];
  steps: string[];
  servings?: number;
}

const INGREDIENTS =
  /^\W*(?:ingredients?|ingredient list|what you(?:['’]ll)? need|you(?:['’]ll| will) need)\s*(?::|$)/i;
const STEPS =
  /^\W*(?:instructions?|directions?|method|steps|preparation|how to make(?: it)?|to make(?: it)?)\s*(?::|$)/i;
const BULLET = /^\s*(?:[-*•·–—▢☐□]|\[ ?\])\s*/u;
/** 'Put these ingredients on the list': things to buy, and no recipe. */
const TO_BUY = /\b(?:lists?|buy|shop(?:ping)?|grocer(?:y|ies)|pantry)\b/i;
/** Before lines without a heading: 'can Zoe eat this?', 'what do you think of this recipe' */
const ABOUT_FOOD = /\b(?:eat|have|ok|okay|safe|recipe|cook\w*|bak\w+|mak\w+)\b/i;
/** 'I'm making this tonight: rice, peanut oil, onions' */
const ON_ONE_LINE = /^([^:\n]*\b(?:this|these|recipe)\b[^:\n]*):\s*([^\n]*[,;][^\n]*[,;][^\n]*)$/i;
/** A title has few words and no mark of a sentence. */
const TITLE = /^[^.?!:;]{2,80}$/;
const FEWEST = 2;
/** 'Serves 6', 'for 4 people' */
const SERVES = /\b(?:serves?|servings?|makes|feeds|for (?:\d+|four|six|eight) people)\b/i;
const SERVINGS = /\b(?:serves?|servings?:?|feeds|for)(?: about)? (\d{1,2})\b/i;
const HALF =
  /^(?:half|an?|one|two|three|four) (?:an? )?(?:cups?|cans?|tablespoons?|teaspoons?|pounds?|pinch|handful)\b/i;
const STEP_NUMBER = /^\d+[.)]\s+/;

/** '- 2 eggs', '400 g flour': a line with a bullet or an amount. */
const isIngredient = (line: string): boolean =>
  BULLET.test(line) ||
  (!STEP_NUMBER.test(line) && /^[\d½¼¾⅓⅔]/.test(line) && readIngredient(line).amount !== null);

/** Where the ingredients begin: at their heading or, in a message about food, at the first line that is one. */
function startOf(lines: readonly string[], asked: string): number {
  const heading = lines.findIndex((line) => INGREDIENTS.test(line));
  if (heading >= 0) return heading;
  const first = lines.findIndex(isIngredient);
  const isOfFood = ABOUT_FOOD.test([asked, ...lines.slice(0, Math.max(0, first))].join(' '));
  return isOfFood && lines.filter(isIngredient).length >= FEWEST ? first : -1;
}

/** Where the steps begin: at their heading or, without any heading, at the first line that is no ingredient. */
function endOf(lines: readonly string[]): number {
  const heading = lines.findIndex((line) => STEPS.test(line));
  const hasHeading = heading >= 0 || INGREDIENTS.test(lines[0] ?? '');
  const at = hasHeading ? heading : lines.findIndex((line) => line !== '' && !isIngredient(line));
  return at < 0 ? lines.length : at;
}

/** 'Koko alaisa, serves 6. 2 cups rice, 3 tablespoons cocoa' on one line: its name, if it has one, above its ingredients. */
function asLines(row: string): string[] {
  const parts = row
    .split(/[,;]|\.\s+/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean);
  const amounts = parts.map((part) => !SERVES.test(part) && (isIngredient(part) || HALF.test(part)));
  const first = amounts.indexOf(true);
  const isNamed = first > 0 && amounts.filter(Boolean).length >= FEWEST;
  const head = isNamed ? parts.slice(0, first) : [];
  return [
    ...head.filter((part) => !SERVES.test(part)),
    'Ingredients:',
    ...parts.slice(head.length).filter((part) => !SERVES.test(part)),
  ];
}

/** The recipe in a message and what is said about it; undefined where the message holds none. */
export function pastedRecipe(typed: string): { lead: string; recipe: PastedRecipe } | undefined {
  const [, about = '', row = ''] = ON_ONE_LINE.exec(typed.trim()) ?? [];
  const text = row === '' ? typed : [about, ...asLines(row)].join('\n');
  const [asked, lines] = partition(text.split(/\r?\n/).map((line) => line.trim()));
  const start = startOf(lines, asked);
  if (start < 0) return undefined;
  const before = lines.slice(0, start).filter(Boolean);
  const title =
    before.length + (asked === '' ? 0 : 1) > 1 ? before.findLast((line) => TITLE.test(line)) : undefined;
  const lead = [...before.filter((line) => line !== title), asked].filter(Boolean).join(' ');
  const behind = lines.slice(start);
  const end = endOf(behind);
  const ingredients = behind
    .slice(0, end)
    .map((line) => line.replace(INGREDIENTS, ''))
    // 'Ingredients: flour, eggs, milk' on one line.
    .flatMap((line, at) => (at === 0 && !BULLET.test(line) ? line.split(/[,;]/) : [line]))
    .map((line) => line.replace(BULLET, '').trim())
    // 'For the sauce:' heads a part of them.
    .filter((line) => /\p{L}/u.test(line) && !line.endsWith(':'));
  if (ingredients.length < FEWEST || TO_BUY.test(lead)) return undefined;
  const steps = behind
    .slice(end)
    .map((line) => line.replace(STEPS, '').replace(BULLET, '').replace(STEP_NUMBER, '').trim())
    .filter(Boolean);
  const servings = Number(SERVINGS.exec(typed)?.[1] ?? 0);
  return {
    lead,
    recipe: {
      ...(title === undefined ? {} : { title }),
      ...(servings > 0 ? { servings } : {}),
      ingredients,
      steps,
    },
  };
}

/** The questions of a message, and its other lines. */
function partition(lines: readonly string[]): [asked: string, others: string[]] {
  const isQuestion = (line: string) => line.endsWith('?');
  return [lines.filter(isQuestion).join(' '), lines.filter((line) => !isQuestion(line))];
}

/** The foods of its ingredients, without amounts: '1 Tbsp peanut oil' is 'peanut oil'. */
export const foodsOf = ({ ingredients }: PastedRecipe): string[] => [
  ...new Set(ingredients.map((line) => readIngredient(line).name.toLowerCase())),
];

/** The foods that its steps put in: 'top with peanuts' has 'peanuts'. */
export const putInBy = ({ steps }: PastedRecipe): string[] =>
  steps
    .flatMap((step) => step.split(/[.,;]| and /))
    .map((part) => part.replace(/^.*\b(?:with|in|add|using|of)\b/i, '').trim())
    .filter((part) => /\p{L}/u.test(part));
