// Asks the food rules about everything on the Meal Planning screen. Rules and cookbook are heavier than the screen, so
// they arrive at idle; whom they are asked for is read from the server each time and never kept in this browser.
import { useEffect, useMemo, useState } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyCheck, FamilyConcern } from '#rules/meal-concerns.ts';
import { useRead } from '../api.ts';
import { whenIdle } from '../kit/later.ts';

const load = () => import('#rules/meal-concerns.ts');
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

/** How often the connection came back since this screen was opened. */
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
  /** 'failed': nothing could be checked, which the screen has to say (`UncheckedNote`). */
  state: 'loading' | 'ready' | 'failed';
  /** Whether anybody in the family has restrictions or is very young; false until known. */
  hasRules: boolean;
  ofIdea: (idea: Idea) => readonly FamilyConcern[];
  /** The text of one meal of a menu. */
  ofMeal: (text: string) => readonly FamilyConcern[];
  /** The name of a shopping or pantry item. */
  ofItem: (name: string) => readonly FamilyConcern[];
  /** The filter 'fits the family'; undefined until it can be told. */
  fits: (idea: Idea) => boolean | undefined;
}

const NOTHING: readonly FamilyConcern[] = [];
const NO_IDEAS: readonly Idea[] = [];

/** The same answer for the same question, so that a list of a thousand items is checked once and not at every tap. */
function remembering({ hasRules, ofIdea, ofMeal, ofItem }: FamilyCheck): Omit<Concerned, 'state'> {
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

const UNKNOWN: Omit<Concerned, 'state'> = {
  hasRules: false,
  ofIdea: () => NOTHING,
  ofMeal: () => NOTHING,
  ofItem: () => NOTHING,
  fits: () => undefined,
};

/** Who should not have what. Texts of menus are matched with `ideas`; hand in the store's own array. */
export function useConcerns(ideas: readonly Idea[] = NO_IDEAS): Concerned {
  const reconnections = useReconnections();
  const rules = useRules(reconnections);
  const { data: members, isError, refetch } = useRead(family.listFamilyMembers, {});
  useEffect(() => {
    if (reconnections > 0 && isError) void refetch();
    // Only when the connection came back: a failed read is not repeated for its own sake (API-10).
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reconnections]);
  const isHere = rules !== null && rules !== 'failed';
  const asked = useMemo(
    () => (isHere && members ? remembering(rules.checkFor(members, ideas)) : undefined),
    [isHere, rules, members, ideas],
  );
  return useMemo(() => {
    if (asked) return { state: 'ready', ...asked };
    return { state: isError || rules === 'failed' ? 'failed' : 'loading', ...UNKNOWN };
  }, [asked, isError, rules]);
}
