// Finds everything a message names. The taggers are listed here; each is a file with a test.
import type { SpokenOptions } from '#rules/time/spoken/spoken-dates.ts';
import type { Household } from './household.ts';
import { chosenTags, type Tag, type Tagger } from './tag.ts';
import { tagClosedWords } from './taggers/closed-words.ts';
import { dateTagger } from './taggers/dates.ts';
import { withAmounts } from './taggers/amounts.ts';
import { withDishes } from './taggers/dishes.ts';
import { tagDoctors } from './taggers/doctors.ts';
import { tagFoods } from './taggers/foods.ts';
import { tagHealthWords } from './taggers/health-words.ts';
import { householdTagger } from './taggers/household.ts';
import { withNames } from './taggers/names.ts';
import { tagPatterns } from './taggers/patterns.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface Tagged {
  typed: string;
  tokens: readonly Token[];
  tags: readonly Tag[];
}

const FIXED: readonly Tagger[] = [tagPatterns, tagHealthWords, tagDoctors, tagFoods, tagClosedWords];

/** A reader of tags for one family at one moment. */
export function tagReader(household: Household, options: SpokenOptions): (typed: string) => Tagged {
  const taggers = [householdTagger(household), dateTagger(options), ...FIXED];
  return (typed) => {
    const tokens = tokensOf(typed);
    const tags = chosenTags(taggers.flatMap((tagger) => tagger({ typed, tokens })));
    const named = withNames(typed, tokens, tags);
    return { typed, tokens, tags: withAmounts(typed, tokens, withDishes(typed, tokens, named)) };
  };
}
