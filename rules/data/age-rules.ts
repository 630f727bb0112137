// Foods a small child can choke on, and foods a baby should not get in the first year. After the choking lists of the
// American Academy of Pediatrics. An ingredient prepared in one of the ways of `unless` is no danger.
import rules from './age-rules.json' with { type: 'json' };

export const CHOKING_AGE = 4;
export const BABY_AGE = 1;

interface FoodsRow {
  names: readonly string[];
  /** Only with one of these words in the ingredient; always when absent. */
  when?: readonly string[] | undefined;
}

interface ChokingRow extends FoodsRow {
  unless: readonly string[];
  advice: string;
}

interface BabyRow extends FoodsRow {
  reason: string;
}

/** 'Apple chicken sausage' and 'blueberry muffin' only name the fruit: `madeOfFruit`. */
const PREPARATIONS: Readonly<Record<string, string>> = rules.preparations;

/** '@cooked' is replaced by every word of that preparation. */
const withPreparations = (words: string): string[] =>
  words
    .replaceAll(/@(\w+)/g, (all, name: string) => {
      const named = PREPARATIONS[name];
      if (named === undefined) throw new Error(`No such preparation: ${all}`);
      return named;
    })
    .split(', ');

export const CHOKING: readonly ChokingRow[] = rules.choking.map(({ names, when, unless, advice }) => ({
  names,
  when: when?.split(', '),
  unless: withPreparations(unless),
  advice,
}));

/** Besides honey, which is a food fact. */
export const NOT_FOR_A_BABY: readonly BabyRow[] = rules.notForABaby.map(({ names, when, reason }) => ({
  names,
  when: when?.split(', '),
  reason,
}));
