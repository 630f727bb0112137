// Checks lunches on school days with the food rules of the children's schools (D35). Without a connection the schools
// are not known, and nothing is said.
import { useEffect, useMemo, useState } from 'react';
import { family } from '#contract/family.ts';
import { school } from '#contract/school.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { useRead } from '../../data/api.ts';
import type { OfLunch } from './lunch-rules.ts';

const load = () => import('./lunch-rules.ts');
type Rules = Awaited<ReturnType<typeof load>>;

const NOTHING: OfLunch = () => [];

/** Concerns about the lunch of a date; none until the schools and the rules are known. */
export function useSchoolLunches(ideas: readonly IdeaOfDish[]): OfLunch {
  const { data: settings } = useRead(school.getSchoolSettings, {});
  const { data: further } = useRead(school.listSchools, {});
  const { data: members } = useRead(family.listFamilyMembers, {});
  const [rules, setRules] = useState<Rules>();
  const hasRules = [settings, ...(further ?? [])].some((one) => (one?.foodRules.length ?? 0) > 0);
  useEffect(() => {
    if (!hasRules || rules) return;
    let isOpen = true;
    load().then(
      (found) => {
        if (isOpen) setRules(found);
      },
      // Said by `UncheckedNote`, whose rules are in the same place.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [hasRules, rules]);
  return useMemo(
    () =>
      rules && settings !== undefined && further && members
        ? rules.lunchConcerns({ settings, further, members, ideas })
        : NOTHING,
    [rules, settings, further, members, ideas],
  );
}
