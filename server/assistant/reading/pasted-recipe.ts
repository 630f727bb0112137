// A recipe that a parent pastes into a message: its lines are read as ingredients and steps, and never as wishes.
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';
import { isRecipeFact, recipeFacts } from './recipe-facts.ts';

export interface PastedRecipe {
  /** The line before the ingredients that is no sentence: 'Pad Thai'. */
  title?: string;
  /** As typed, without bullets. */
  ingredients: string[];
  steps: string[];
  servings?: number;
  /** Minutes. */
  prepTime?: number;
  cookTime?: number;
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
  const above = lines.slice(0, Math.max(0, first));
  const isOfFood = ABOUT_FOOD.test([asked, ...above].join(' ')) || above.some(isRecipeFact);
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

/** A line that says what shall be done with the recipe: 'Save this for dinner' */
const SAYS_WISH =
  /\b(?:save|keep|store|remember|add|write down|put|log|recipe|menu|this|these|that)\b|^(?:please|pls|can|could|hey|hi|pip)\b/i;

/** The lines above the ingredients: the name is the first one that is no wish and no fact such as 'Serves 6'. */
function headOf(lines: readonly string[], asked: string): { title?: string; lead: string } {
  const before = lines.filter((line) => line !== '' && !isRecipeFact(line));
  const hasFacts = lines.some(isRecipeFact);
  const named = before.filter((line) => TITLE.test(line));
  const isAlone = before.length + (asked === '' ? 0 : 1) < 2 && !hasFacts;
  const own = before[0] !== undefined && SAYS_WISH.test(before[0]) ? before.slice(1) : before;
  const title = own.find((line) => named.includes(line) && !SAYS_WISH.test(line)) ?? named.at(-1);
  if (title !== undefined && !isAlone && (title !== before[0] || !SAYS_WISH.test(title)))
    return { title, lead: [...before.filter((line) => line !== title), asked].filter(Boolean).join(' ') };
  // 'Save this recipe: Lemon bars' names it behind its colon.
  const [, wish, behind] = /^([^:]+): *([^.?!:;]{2,80})$/.exec(before[0] ?? '') ?? [];
  const lead = [...(wish === undefined ? before : [wish, ...before.slice(1)]), asked]
    .filter(Boolean)
    .join(' ');
  return behind === undefined ? { lead } : { title: behind, lead };
}

/** The recipe in a message and what is said about it; undefined where the message holds none. */
export function pastedRecipe(typed: string): { lead: string; recipe: PastedRecipe } | undefined {
  const [, about = '', row = ''] = ON_ONE_LINE.exec(typed.trim()) ?? [];
  const text = row === '' ? typed : [about, ...asLines(row)].join('\n');
  const [asked, lines] = partition(text.split(/\r?\n/).map((line) => line.trim()));
  const start = startOf(lines, asked);
  if (start < 0) return undefined;
  const { title, lead } = headOf(lines.slice(0, start), asked);
  const behind = lines.slice(start);
  const end = endOf(behind);
  const ingredients = behind
    .slice(0, end)
    .map((line) => line.replace(INGREDIENTS, ''))
    // 'Ingredients: flour, eggs, milk' on one line.
    .flatMap((line, at) => (at === 0 && !BULLET.test(line) ? line.split(/[,;]/) : [line]))
    .map((line) => line.replace(BULLET, '').trim())
    // 'For the sauce:' heads a part of them.
    .filter((line) => /\p{L}/u.test(line) && !line.endsWith(':') && !isRecipeFact(line));
  if (ingredients.length < FEWEST || TO_BUY.test(lead)) return undefined;
  const steps = behind
    .slice(end)
    .map((line) => line.replace(STEPS, '').replace(BULLET, '').replace(STEP_NUMBER, '').trim())
    .filter((line) => line !== '' && (!isRecipeFact(line) || /^oven/i.test(line)));
  const servings = Number(SERVINGS.exec(typed)?.[1] ?? 0);
  return {
    lead,
    recipe: {
      ...(title === undefined ? {} : { title }),
      ...(servings > 0 ? { servings } : {}),
      ...recipeFacts(lines),
      ingredients,
      steps,
    },
  };
}

const ORDERS_LAST = /^(?:(?:please|pls|can you|could you) )?(?:save|keep|store|remember) (?:this|it|that)\b/i;

/** The questions of a message, an order such as 'save this' on a line of its own below the recipe, and its other lines. */
function partition(lines: readonly string[]): [asked: string, others: string[]] {
  const last = lines.findLastIndex((line) => line !== '');
  const isAsked = (line: string, at: number) =>
    line.endsWith('?') || (at === last && at > 0 && ORDERS_LAST.test(line));
  return [lines.filter(isAsked).join(' '), lines.filter((line, at) => !isAsked(line, at))];
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
