// Checks everything on the Meal Planning screen with the food rules, in a worker (food-worker/food-worker.ts). The family
// members are read from the server each time and never stored in this browser.
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { account } from '#contract/account.ts';
import { allergies } from '#contract/allergies.ts';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { ApiError, queryKey, useRead } from '../data/api.ts';
import type { Household } from './food-worker/questions.ts';
import { FoodChecker } from './food-worker/food-checker.ts';

/** Number of reconnections since this screen was opened. */
function useReconnections(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = () => setTimes((before) => before + 1);
    window.addEventListener('online', count);
    return () => window.removeEventListener('online', count);
  }, []);
  return times;
}

type Concerns = readonly FamilyConcern[];

export interface Concerned {
  /** 'loading' and the two failures: nothing is checked yet, which the screen has to say (`UncheckedNote`). */
  state: 'loading' | 'ready' | 'offline' | 'failed';
  /** Checks again after a failure. */
  retry: () => void;
  /** Each is undefined while the check is running. */
  ofIdea: (idea: IdeaOfDish) => Concerns | undefined;
  /** The text of one meal of a menu. */
  ofMeal: (text: string) => Concerns | undefined;
  /** The name of a shopping or pantry item. */
  ofItem: (name: string) => Concerns | undefined;
  /** A lunch on a date, by the food rules of the children's schools; without schools there are none. */
  ofLunch: (date: string, text: string) => Concerns | undefined;
  /** The filter 'fits the family'; undefined until checked. */
  fits: (idea: IdeaOfDish) => boolean | undefined;
}

type Answers = Omit<Concerned, 'state' | 'retry'>;

const NOTHING: Concerns = [];
/** For screens without texts of menus. */
const NO_IDEAS: readonly IdeaOfDish[] = [];

const UNKNOWN: Answers = {
  ofIdea: () => NOTHING,
  ofMeal: () => NOTHING,
  ofItem: () => NOTHING,
  ofLunch: () => NOTHING,
  fits: () => undefined,
};

const untilChecked = (text: string) => (text.trim() === '' ? NOTHING : undefined);

const CHECKING: Answers = {
  ...UNKNOWN,
  ofIdea: () => undefined,
  ofMeal: untilChecked,
  ofItem: untilChecked,
  ofLunch: (_date, text) => untilChecked(text),
};

function answersOf(checker: FoodChecker): Answers {
  const ofIdea = ({ name, ingredients }: IdeaOfDish) => checker.about({ idea: { name, ingredients } });
  return {
    ofIdea,
    ofMeal: (text) => (text.trim() === '' ? NOTHING : checker.about({ meal: text })),
    ofItem: (name) => checker.about({ item: name }),
    ofLunch: (date, text) =>
      checker.household.schools && text.trim() !== '' ? checker.about({ lunch: text, date }) : NOTHING,
    fits: (idea) => ofIdea(idea) && ofIdea(idea)?.length === 0,
  };
}

type Schools = Household['schools'];
/** Both are needed: an allergy may be stored with either. */
interface Family {
  members: readonly FamilyMember[];
  records: readonly AllergyRecord[];
}
/** Undefined until read. */
type Reading = { [K in keyof Family]: Family[K] | undefined };
interface Asked extends Family {
  ideas: readonly IdeaOfDish[];
  schools: Schools;
}

/** The last checkers of this page: another tab of the screen goes on with their answers. */
const checkers: { asked: Asked; checker: FoodChecker }[] = [];
const MOST_CHECKERS = 3;

function checkerFor(asked: Asked): FoodChecker {
  const { members, records, ideas, schools } = asked;
  const ofFamily = checkers.filter((one) => one.asked.members === members && one.asked.records === records);
  const known = ofFamily.find((one) => one.asked.ideas === ideas && one.asked.schools === schools);
  if (known) return known.checker;
  const before = ofFamily[0]?.checker;
  const dishes = ideas.map(({ name, ingredients }) => ({ name, ingredients }));
  const household = { members, records, ideas: dishes, ...(schools && { schools }) };
  const checker = new FoodChecker(household, before);
  checkers.unshift({ asked, checker });
  checkers.splice(MOST_CHECKERS);
  return checker;
}

/** The checker, and a number that changes with every answer. */
function useChecker({ members, records }: Reading, { ideas, schools }: Omit<Asked, keyof Family>) {
  const checker = useMemo(
    () => members && records && checkerFor({ members, records, ideas, schools }),
    [members, records, ideas, schools],
  );
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    if (!checker) return;
    checker.begin();
    // Dozens of cards change: drawn between taps.
    const draw = () => startTransition(() => setAnswered((before) => before + 1));
    draw();
    return checker.subscribe(draw);
  }, [checker]);
  return { checker, answered };
}

/** Responses of the server have a status; without one there was no connection. */
const causeOf = (error: Error | null): 'offline' | 'failed' =>
  !navigator.onLine || (error !== null && !(error instanceof ApiError)) ? 'offline' : 'failed';

/** True where the screen opens without a connection: the note is there from the start, and moves nothing. */
function useOpensOffline(): boolean {
  const client = useQueryClient();
  const [is] = useState(() => !navigator.onLine || !client.getQueryData(queryKey(account.getUser, {})));
  return is;
}

/**
 * Concerns of the family. Texts of menus are matched with `ideas`; pass the store's own array. With `schools` lunches
 * are checked, too.
 */
export function useConcerns(ideas: readonly IdeaOfDish[] = NO_IDEAS, schools?: Schools): Concerned {
  const reconnections = useReconnections();
  const [retries, setRetries] = useState(0);
  const retry = useCallback(() => setRetries((before) => before + 1), []);
  const attempt = reconnections + retries;
  const members = useRead(family.listFamilyMembers, {});
  const records = useRead(allergies.listAllergyRecords, {});
  const { checker, answered } = useChecker(
    { members: members.data, records: records.data },
    { ideas, schools },
  );
  const isError = members.isError || records.isError;
  const error = members.error ?? records.error;
  useEffect(() => {
    if (attempt === 0) return;
    checker?.retry();
    for (const read of [members, records]) if (read.isError) void read.refetch();
    // Only when the connection came back or the parent asks: a failed read is not repeated for its own sake (API-10).
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  const opensOffline = useOpensOffline();
  return useMemo(() => {
    if (checker?.hasRules !== undefined && !checker.hasFailed)
      return { state: 'ready', retry, ...answersOf(checker) };
    if (isError || checker?.hasFailed) return { state: causeOf(error), retry, ...UNKNOWN };
    if (opensOffline) return { state: 'offline', retry, ...UNKNOWN };
    return { state: 'loading', retry, ...(checker ? answersOf(checker) : CHECKING) };
    // With every answer, the functions are new: what was drawn with the old ones is drawn again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [checker, answered, isError, error, opensOffline, retry]);
}
