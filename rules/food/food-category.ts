// Category of a pantry or shopping item, by its name.
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import type { PantryCategory } from '#contract/kinds/pantry-item.ts';
import wordLists from '../data/category-words.json' with { type: 'json' };
import { nameForm } from '../text/words.ts';

interface Shelves {
  names: ReadonlyMap<string, PantryCategory>;
  longest: number;
  cupboard: ReadonlySet<string>;
  freezer: ReadonlySet<string>;
}

let built: Shelves | undefined;

function shelves(): Shelves {
  if (built) return built;
  const names = new Map<string, PantryCategory>();
  for (const category of PANTRY_CATEGORIES)
    for (const name of wordLists.shelves[category]) names.set(nameForm(name), category);
  const longest = Math.max(...[...names.keys()].map((name) => name.split(' ').length));
  return (built = {
    names,
    longest,
    cupboard: new Set(wordLists.cupboard.map(nameForm)),
    freezer: new Set(wordLists.freezer.map(nameForm)),
  });
}

// 'Tuna in water' is no water, 'sauce for pasta' no pasta.
const ASIDE = /\s(?:in|with|for|from|without)\s.*$|\(.*$/is;

/** The name that ends last says what it is, 'chicken broth'; among those the longest, 'peanut butter'. */
function byName(words: readonly string[]): PantryCategory | undefined {
  const { names, longest } = shelves();
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const category = names.get(words.slice(start, end).join(' '));
      if (category) return category;
    }
  }
  return undefined;
}

/** The category of any ingredient or item; 'other' when no list knows it. */
export function categoryOf(name: string): PantryCategory {
  const { cupboard, freezer } = shelves();
  const form = nameForm(name.replace(ASIDE, '')) || nameForm(name);
  const words = form.split(' ').filter(Boolean);
  if (words.some((word) => freezer.has(word))) return 'frozen';
  const category = byName(words) ?? 'other';
  const isKept = [...cupboard].some((word) => ` ${form} `.includes(` ${word} `));
  const isMeat = category === 'protein' && /\bground\b/.test(form) && !/\b(?:canned|tinned)\b/.test(form);
  return isKept && (category === 'produce' || (category === 'protein' && !isMeat)) ? 'pantry' : category;
}
