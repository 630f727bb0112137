// Parses a line of a recipe: '2 cups flour, sifted' → 2, cup, flour, sifted. Any text returns at least a name; nothing
// here throws.
import { plainNumbers, readAmount, readNumber } from './amounts.ts';
import type { Amount } from './amounts.ts';
import type { Unit } from '../data/measures.ts';
import { saysFreeOf, withFreeOf } from './free-of.ts';

export interface IngredientLine {
  /** Amount; of a range the larger number. Null when the line has none. */
  amount: number | null;
  /** Null for whole pieces and where there is no amount. */
  unit: Unit | null;
  /** Content of one can or package: '14 oz'. Empty when the line has none. */
  size: string;
  /** The food as it was written, without amount and note, with what it is free of; never empty unless the line is. */
  name: string;
  /** Preparation or purpose: 'sifted', 'for frying'. */
  note: string;
}

/** Words that describe a food rather than name it: a comma after them alone does not end the name. */
const TELLING =
  /^(?:(?:boneless|skinless|skin-on|bone-in|fresh|freshly|ripe|large|small|medium|extra-large|extra|big|cooked|dried|frozen|chopped|sliced|diced|peeled|grated|shredded|minced|cubed|crushed|toasted|roasted|low-sodium|unsalted|unsweetened|sweetened|organic|lean|firm|soft|thick|thin|finely|roughly|coarsely|thinly|hot|cold|warm|good-quality|lightly|packed|plain|whole|raw|trimmed|washed|rinsed|drained|pitted|seedless|seeded|young|tender|mild|smoked|light|dark|long|short|red|green|yellow|white)[ ,]*)+$/i;
const TAIL =
  /[ ,]+((?:(?:or )?(?:more |as )?to (?:taste|serve|garnish|finish|cover)|for (?:the |a )?(?:serving|garnish|garnishing|frying|deep frying|deep-frying|dusting|brushing|greasing|sprinkling|drizzling|topping|decoration|dipping|pan|tin|bowl|sauce|coating|rolling)|as needed|as required|if needed|if desired|optional|divided|plus (?:more|extra)|or more|at room temperature)\b.*)$/i;
const BULLET = /^(?:(?:[-–—*•·◦▪‣□☐✓]|\[[ x]?\]|\d{1,2}\))\s+)+/i;
/** 'About 2 cups stock' */
const ROUGHLY = /^(?:(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.?) |[~≈] ?)(?=\d)/i;
const PART_OF =
  /^((?:(?:finely |freshly )?(?:grated |squeezed )?(?:juice|zest|rind|peel|flesh|seeds|pulp|leaves|white|whites|yolk|yolks)(?: (?:and|&|\+) (?:juice|zest|rind|peel))?)) (?:of|from) (.+)$/i;

interface Parts {
  text: string;
  notes: string[];
}

/** Removes text in parentheses. */
function withoutParentheses(text: string): Parts {
  const notes: string[] = [];
  const left = text.replace(/\(([^()]*)\)/g, (_, inside: string) => {
    if (inside.trim() !== '') notes.push(inside.trim());
    return ' ';
  });
  return { text: left.replace(/[()]/g, ' ').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(), notes };
}

/** Splits the name from what is said about it after a comma or a dash. */
function nameAndNote(text: string): { name: string; note: string } {
  for (const { index, 0: mark } of text.matchAll(/[,;]\s*|\s-{1,2}\s/g)) {
    const name = text.slice(0, index).trim();
    if (name === '' || TELLING.test(name) || saysFreeOf(name)) continue;
    return { name, note: text.slice(index + mark.length).trim() };
  }
  return { name: text, note: '' };
}

const FOOD_FIRST = /^([^\d,;:(]*[a-z]['\p{L}\s.-]*?)\s*(?::|=| - |,|\(|\sx\s?|\s)\s*(?=\d)([^()]+)\)?$/iu;

/** 'Veggie burgers no. 3': the number belongs to the name. */
const NUMBERED = /\bno\.?$/i;

/** 'flour: 2 cups', 'eggs (6)' and 'milk 200ml' name the food first. */
function readAmountLast(text: string): { amount: Amount; rest: string } | undefined {
  const [, name = '', behind = ''] = FOOD_FIRST.exec(text) ?? [];
  const amount = name === '' || NUMBERED.test(name) ? undefined : readAmount(behind.trim());
  return amount && amount.rest.trim() === ''
    ? { amount: amount.found, rest: name.trim().replace(/ x$/i, '') }
    : undefined;
}

/** 'juice of 1 lemon': the lemon is what one buys. */
function readPartOf(text: string): { amount: Amount | undefined; rest: string; note: string } | undefined {
  const [, part = '', whole = ''] = PART_OF.exec(text) ?? [];
  if (part === '') return undefined;
  const number = readNumber(whole) ?? undefined;
  const amount = number ? { value: number.found, unit: null, size: '' } : undefined;
  return { amount, rest: number?.rest ?? whole, note: part };
}

const joined = (notes: readonly string[]): string => notes.filter((note) => note !== '').join(', ');

/** A field holds 200 characters; a longer text is not an ingredient. */
const LONGEST_LINE = 500;

/** Reads one line of a recipe. */
export function readIngredient(line: string): IngredientLine {
  if (line.length > LONGEST_LINE) return { amount: null, unit: null, size: '', name: line.trim(), note: '' };
  const whole = plainNumbers(line)
    .replace(BULLET, '')
    .replace(ROUGHLY, '')
    .replace(/^\(([^()]*)\)$/, '$1');
  const part = readPartOf(whole);
  const first = part ? undefined : readAmount(whole);
  const last = part || first ? undefined : readAmountLast(whole);
  const amount = part?.amount ?? first?.found ?? last?.amount;
  const behind = (part?.rest ?? first?.rest ?? last?.rest ?? whole)
    // '1 cup/240 ml milk', '200 g / 7 oz flour'
    .replace(/^\/ ?\d[\d./ ]*[a-z]+\.? (?:of )?/i, '')
    .replace(/^(?:of |x )/i, '');
  const { text, notes } = withoutParentheses(behind);
  const [tailed, tail = ''] = TAIL.exec(text) ?? [];
  const { name, note } = nameAndNote(tailed ? text.slice(0, -tailed.length).trim() : text);
  const bare = name.replace(/[\s.,;:-]+$/, '').trim();
  // '5 cloves' are cloves, and a lone number is all there is to show.
  if (bare === '') return withoutName(whole, amount);
  const kept = withFreeOf(bare, [part?.note ?? '', note, tail, ...notes]);
  return {
    amount: amount?.value ?? null,
    unit: amount?.unit ?? null,
    size: amount?.size ?? '',
    name: kept.name,
    note: joined(kept.notes),
  };
}

function withoutName(whole: string, amount: Amount | undefined): IngredientLine {
  const number = readNumber(whole);
  const rest = number?.rest.trim() ?? '';
  const named = /^[a-z][a-z ]*$/i.test(rest);
  return {
    amount: named && amount ? amount.value : null,
    unit: null,
    size: '',
    name: named ? rest : whole,
    note: '',
  };
}
