// Checks everything on the Meal Planning screen with the food rules. Rules and cookbook are larger than the screen, so
// they load at idle; the family members are read from the server each time and never stored in this browser.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyCheck, FamilyConcern } from '#rules/food/meal-concerns.ts';
import { ApiError, useRead } from '../data/api.ts';
import { whenIdle } from '../kit/later.ts';

const load = () => import('#rules/food/meal-concerns.ts');
type Rules = Awaited<ReturnType<typeof load>>;
type Idea = Parameters<FamilyCheck['ofIdea']>[0];

let arrived: Rules | null = null;

/** The rules, fetched at idle: null until they are here, 'failed' when they could not be fetched. */
function useRules(attempt: number): Rules | 'failed' | null {
  const [rules, setRules] = useState<Rules | 'failed' | null>(arrived);
  useEffect(() => {
    if (arrived) return;
    let isOpen = true;
    whenIdle(() => {
      void load().then(
        (found) => {
          arrived = found;
          if (isOpen) setRules(found);
        },
        () => {
          if (isOpen) setRules('failed');
        },
      );
    });
    return () => {
      isOpen = false;
    };
  }, [attempt]);
  return rules;
}

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

export interface Concerned {
  /** 'loading' and the two failures: nothing is checked yet, which the screen has to say (`UncheckedNote`). */
  state: 'loading' | 'ready' | 'offline' | 'failed';
  /** Checks again after a failure. */
  retry: () => void;
  /** True when a member has restrictions or is very young; false until known. */
  hasRules: boolean;
  /** Undefined while the check is running. */
  ofIdea: (idea: Idea) => readonly FamilyConcern[] | undefined;
  /** The text of one meal of a menu; undefined while it is being checked. */
  ofMeal: (text: string) => readonly FamilyConcern[] | undefined;
  /** The name of a shopping or pantry item. */
  ofItem: (name: string) => readonly FamilyConcern[];
  /** The filter 'fits the family'; undefined until the check is complete. */
  fits: (idea: Idea) => boolean | undefined;
}

type Answers = Omit<Concerned, 'state' | 'retry'>;

const NOTHING: readonly FamilyConcern[] = [];
const NO_IDEAS: readonly Idea[] = [];

/** Caches the answers, so that a list of a thousand items is checked once and not at every tap. */
function remembering({ hasRules, ofIdea, ofMeal, ofItem }: FamilyCheck): Answers {
  const ideas = new WeakMap<Idea, readonly FamilyConcern[]>();
  const texts = {
    meal: new Map<string, readonly FamilyConcern[]>(),
    item: new Map<string, readonly FamilyConcern[]>(),
  };
  const ask = (
    answers: Map<string, readonly FamilyConcern[]>,
    text: string,
    check: (text: string) => FamilyConcern[],
  ) => {
    const answer = answers.get(text) ?? check(text);
    answers.set(text, answer);
    return answer;
  };
  const about = (idea: Idea) => {
    const answer = ideas.get(idea) ?? ofIdea(idea);
    ideas.set(idea, answer);
    return answer;
  };
  return {
    hasRules,
    ofIdea: about,
    ofMeal: (text) => ask(texts.meal, text, ofMeal),
    ofItem: (name) => ask(texts.item, name, ofItem),
    fits: (idea) => about(idea).length === 0,
  };
}

const UNKNOWN: Answers = {
  hasRules: false,
  ofIdea: () => NOTHING,
  ofMeal: () => NOTHING,
  ofItem: () => NOTHING,
  fits: () => undefined,
};

const CHECKING: Answers = {
  ...UNKNOWN,
  ofIdea: () => undefined,
  ofMeal: (text) => (text === '' ? NOTHING : undefined),
};

/** Responses of the server have a status; without one there was no connection. */
const causeOf = (error: Error | null): 'offline' | 'failed' =>
  !navigator.onLine || (error !== null && !(error instanceof ApiError)) ? 'offline' : 'failed';

/** Concerns of the family. Texts of menus are matched with `ideas`; pass the store's own array. */
export function useConcerns(ideas: readonly Idea[] = NO_IDEAS): Concerned {
  const reconnections = useReconnections();
  const [retries, setRetries] = useState(0);
  const retry = useCallback(() => setRetries((before) => before + 1), []);
  const attempt = reconnections + retries;
  const rules = useRules(attempt);
  const { data: members, isError, error, refetch } = useRead(family.listFamilyMembers, {});
  useEffect(() => {
    if (attempt > 0 && isError) void refetch();
    // Only when the connection came back or the parent asks: a failed read is not repeated for its own sake (API-10).
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  const isHere = rules !== null && rules !== 'failed';
  const asked = useMemo(
    () => (isHere && members ? remembering(rules.checkFor(members, ideas)) : undefined),
    [isHere, rules, members, ideas],
  );
  return useMemo(() => {
    if (asked) return { state: 'ready', retry, ...asked };
    if (isError || rules === 'failed') return { state: causeOf(error), retry, ...UNKNOWN };
    return { state: 'loading', retry, ...CHECKING };
  }, [asked, isError, error, rules, retry]);
}
