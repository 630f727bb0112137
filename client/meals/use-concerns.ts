// Checks everything on the Meal Planning screen with the food rules. Rules and cookbook are larger than the screen, so
// they load at idle, and the first check is made in slices between taps; the family members are read from the server
// each time and never stored in this browser.
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { account } from '#contract/account.ts';
import { family } from '#contract/family.ts';
import type { Eater, FamilyCheck, FamilyConcern } from '#rules/food/meal-concerns.ts';
import { ApiError, queryKey, useRead } from '../data/api.ts';
import { inSlices } from '../screen/in-slices.ts';
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
/** For screens without texts of menus. */
export const NO_IDEAS: readonly Idea[] = [];

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

/** Shown on a screen, and checked before it says that the check is complete. */
interface Shown {
  ideas?: readonly Idea[];
  /** Texts of a menu. */
  meals?: readonly string[];
  items?: readonly string[];
}

interface Prepared {
  members: readonly Eater[];
  /** The family's own dishes. */
  ideas: readonly Idea[];
  answers: Answers;
}

/** The first check of this page; after it, further checks are quick. */
let prepared: Prepared | null = null;

function* checkInSteps(rules: Rules, { members, ideas }: Omit<Prepared, 'answers'>, shown: Shown) {
  yield* rules.prepareFood(members);
  const answers = remembering(rules.checkFor(members, ideas));
  const checks = [
    ...(shown.ideas ?? []).map((idea) => () => answers.ofIdea(idea)),
    ...(shown.meals ?? []).map((text) => () => answers.ofMeal(text)),
    ...(shown.items ?? []).map((name) => () => answers.ofItem(name)),
  ];
  for (const check of checks) {
    yield;
    check();
  }
  return answers;
}

/** Makes the first check in slices; returns true once it is made. */
function usePrepared(
  rules: Rules | null,
  members: readonly Eater[] | undefined,
  ideas: readonly Idea[],
  shown: Shown,
): boolean {
  const [isReady, setReady] = useState(prepared !== null);
  const prepare = useEffectEvent(async (of: Rules, eaters: readonly Eater[], isWanted: () => boolean) => {
    const answers = await inSlices(checkInSteps(of, { members: eaters, ideas }, shown), isWanted);
    if (!answers) return;
    prepared = { members: eaters, ideas, answers };
    // Dozens of cards change: also drawn between taps.
    startTransition(() => setReady(true));
  });
  useEffect(() => {
    if (isReady || !rules || !members) return;
    let isOpen = true;
    void prepare(rules, members, () => isOpen);
    return () => {
      isOpen = false;
    };
  }, [isReady, rules, members, ideas]);
  return isReady;
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

/** Concerns of the family. Texts of menus are matched with `ideas`; pass the store's own array. */
export function useConcerns(ideas: readonly Idea[] = NO_IDEAS, shown: Shown = {}): Concerned {
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
  const opensOffline = useOpensOffline();
  const here = rules === 'failed' ? null : rules;
  const isReady = usePrepared(here, members, ideas, shown);
  const asked = useMemo(() => {
    if (!isReady || !here || !members) return undefined;
    if (prepared?.members === members && prepared.ideas === ideas) return prepared.answers;
    return remembering(here.checkFor(members, ideas));
  }, [isReady, here, members, ideas]);
  return useMemo(() => {
    if (asked) return { state: 'ready', retry, ...asked };
    if (isError || rules === 'failed') return { state: causeOf(error), retry, ...UNKNOWN };
    if (opensOffline) return { state: 'offline', retry, ...UNKNOWN };
    return { state: 'loading', retry, ...CHECKING };
  }, [asked, isError, error, rules, opensOffline, retry]);
}
