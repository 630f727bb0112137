// Dishes named in a menu slot: 'Tacos with rice' are two dishes, 'leftover chili' is already cooked, and 'Eating out'
// is no dish. A dish is searched among the family's ideas first, then in the cookbook.
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { holdsName, nameForm } from '../text/words.ts';
import { COOKBOOK } from './cookbook.ts';

export type IdeaOfDish = Pick<MenuIdea, 'name' | 'ingredients'>;

export interface KnownDish {
  name: string;
  ingredients: readonly string[];
  /** The cookbook lists everything in a dish; an idea lists what somebody typed. */
  from: 'idea' | 'cookbook';
}

interface MeantDishes {
  dishes: KnownDish[];
  /** Parts of the text that no idea and no dish of the cookbook explains. */
  unknown: string[];
  /** Cooked before: eaten, but nothing to buy. */
  isLeftover: boolean;
}

const LEFTOVER = /\b(?:left[\s-]?overs?|reheated|rest of)\b/i;
const ELSEWHERE =
  /^(?:(?:we(?:'re)?|kids?|everyone|everybody|family|all) )?(?:are )?(?:eat(?:ing)? out|din(?:e|ing) out|out|out for (?:dinner|lunch|breakfast|brunch)|go(?:ing)? out|restaurant|take[\s-]?(?:out|away)|delivery|order(?:ing)? in|school (?:lunch|breakfast|meal)|cafeteria|canteen|(?:at )?(?:daycare|kindergarten|school|work|party)|travel(?:l?ing)?|at (?:grandma|grandpa|gran|nana|friends?|a friend)\S*(?: \S+)?|skip(?:ped)?|nothing|none|fasting|fend for (?:yourself|yourselves|ourselves)|-+|n\/a)\W*$/i;
const JOINTS = /\s*(?:[,;+/&\n]|\band\b|\bwith\b|\bplus\b|\bw\/)\s*/i;

/** More dishes than these in one slot are prose, not a menu. */
const MOST_PARTS = 25;

function* build(): Generator<void, ReadonlyMap<string, KnownDish>> {
  const byForm = new Map<string, KnownDish>();
  yield* eachInSteps(COOKBOOK, ({ name, ingredients }) => {
    byForm.set(nameForm(name), { name, ingredients, from: 'cookbook' });
  });
  return byForm;
}

/** The cookbook by comparable name; built on first use or in steps before it. */
export const cookbookByName = inSteps(build);

function ideasByForm(ideas: readonly IdeaOfDish[]): ReadonlyMap<string, KnownDish> {
  const known = new Map<string, KnownDish>();
  for (const idea of ideas) {
    const form = nameForm(idea.name);
    const before = known.get(form);
    // An idea kept twice, once without ingredients: the one that says what is in it.
    if (form !== '' && (!before || before.ingredients.length === 0)) {
      known.set(form, { name: idea.name, ingredients: idea.ingredients, from: 'idea' });
    }
  }
  return known;
}

const withoutWords = (text: string): string =>
  text
    .replace(/\((?:[^()]*left[\s-]?over[^()]*)\)/gi, ' ')
    .replace(/\b(?:left[\s-]?overs?|reheated|rest of(?: the)?)\b(?:\s+(?:of|from|the))*/gi, ' ')
    .replace(/^\W+|\W+$/g, '')
    .trim();

/** Finds dishes by name; made once for a week's texts. */
export function dishFinder(ideas: readonly IdeaOfDish[]): (text: string) => MeantDishes {
  const own = ideasByForm(ideas);
  const find = (text: string): KnownDish | undefined => {
    const form = nameForm(text);
    const idea = own.get(form);
    return idea && idea.ingredients.length > 0 ? idea : cookbookByName().get(form);
  };
  /** 'Mum's lentil soup' is the idea 'Lentil soup'; a single word could be anything. */
  const findInside = (text: string): KnownDish | undefined => {
    const form = nameForm(text);
    const inside = [...own].filter(
      ([name, { ingredients }]) => ingredients.length > 0 && name.includes(' ') && holdsName(form, name),
    );
    return inside.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
  };
  return (text) => {
    const isLeftover = LEFTOVER.test(text);
    const plain = isLeftover ? withoutWords(text) : text.trim();
    if (plain === '' || ELSEWHERE.test(plain)) return { dishes: [], unknown: [], isLeftover };
    const whole = find(plain);
    if (whole) return { dishes: [whole], unknown: [], isLeftover };
    const dishes: KnownDish[] = [];
    const unknown: string[] = [];
    const parts = plain.split(JOINTS).filter((word) => /\p{L}/u.test(word));
    if (parts.length > MOST_PARTS) return { dishes, unknown: [plain], isLeftover };
    for (const part of parts) {
      const dish = find(part) ?? findInside(part);
      if (dish) dishes.push(dish);
      else unknown.push(part.trim());
    }
    if (dishes.length > 0) return { dishes, unknown, isLeftover };
    // None of the parts is known alone: the joining words may belong to a name, 'Mac and cheese with peas'.
    const inside = findInside(plain);
    return inside
      ? { dishes: [inside], unknown: [], isLeftover }
      : { dishes: [], unknown: [plain], isLeftover };
  };
}
