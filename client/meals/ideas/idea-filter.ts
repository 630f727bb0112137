// Filters menu ideas: every typed word must be in the name, tags, ingredients or description, together with the other
// filters.
import type { MealType } from '#contract/kinds/menu-idea.ts';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';

export interface IdeaFilter {
  text: string;
  mealType: MealType | null;
  favorites: boolean;
  /** Only ideas with no known concern for any member. */
  fits: boolean;
}

export const NO_FILTER: IdeaFilter = { text: '', mealType: null, favorites: false, fits: false };

export const isFiltering = (filter: IdeaFilter): boolean =>
  filter.text.trim() !== '' || filter.mealType !== null || filter.favorites || filter.fits;

/** Accents and capitals make no difference: 'Crêpes' is found by 'crepes'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

const textOf = ({ name, tags, ingredients, description, mealType }: KeptMenuIdea): string =>
  plain([name, ...tags, ...ingredients, description, mealType].join(' '));

/** The ideas the filter lets through; `fits` knows what the family can eat. */
export function filteredIdeas(
  ideas: readonly KeptMenuIdea[],
  { text, mealType, favorites, fits: onlyFitting }: IdeaFilter,
  fits: (idea: KeptMenuIdea) => boolean,
): KeptMenuIdea[] {
  const words = wordsIn(text);
  return ideas.filter((idea) => {
    if (mealType !== null && idea.mealType !== mealType) return false;
    if (favorites && !idea.isFavorite) return false;
    const all = words.length > 0 ? textOf(idea) : '';
    return words.every((word) => all.includes(word)) && (!onlyFitting || fits(idea));
  });
}

/** The newest idea first. */
export const newestFirst = <R extends { id: string; createdAt: string }>(records: readonly R[]): R[] =>
  records.toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || Number(a.id < b.id) - Number(a.id > b.id),
  );

/** The wanted pantry items that an idea uses: 'Chicken breast' is used by '2 chicken breasts'. */
export function usedIn({ name, ingredients }: KeptMenuIdea, wanted: readonly string[]): string[] {
  const all = ` ${wordsIn([name, ...ingredients].join(' '))
    .map(singular)
    .join(' ')} `;
  return wanted.filter((thing) => {
    const words = wordsIn(thing).map(singular);
    return words.length > 0 && words.every((word) => all.includes(` ${word} `));
  });
}

/** 'tomatoes,' and 'tomato' alike; good enough to find, and nothing more is promised. */
const singular = (word: string): string =>
  word
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/(?<=[^s])s$/, '');
