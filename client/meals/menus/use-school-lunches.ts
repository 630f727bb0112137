// Checks lunches on school days with the food rules of the children's schools (D35). Without a connection the schools
// are not known, and nothing is said.
import { startTransition, useEffect, useMemo, useState } from 'react';
import { family } from '#contract/family.ts';
import { school } from '#contract/school.ts';
import type { IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { useRead } from '../../data/api.ts';
import { inSlices } from '../../screen/in-slices.ts';
import type { OfLunch } from './lunch-rules.ts';

async function load() {
  const rules = await import('./lunch-rules.ts');
  await inSlices(rules.prepareLunches());
  return rules;
}
type Rules = Awaited<ReturnType<typeof load>>;

const NOTHING: OfLunch = () => [];
const CHECKING: OfLunch = (_date, text) => (text.trim() === '' ? [] : undefined);

/** Concerns about the lunch of a date; undefined until the schools and their rules are known. */
export function useSchoolLunches(ideas: readonly IdeaOfDish[]): OfLunch {
  const reads = [
    useRead(school.getSchoolSettings, {}),
    useRead(school.listSchools, {}),
    useRead(family.listFamilyMembers, {}),
  ] as const;
  const [{ data: settings }, { data: further }, { data: members }] = reads;
  const [rules, setRules] = useState<Rules | 'failed'>();
  const hasRules = [settings, ...(further ?? [])].some((one) => (one?.foodRules.length ?? 0) > 0);
  useEffect(() => {
    if (!hasRules || rules) return;
    let isOpen = true;
    load().then(
      (found) => {
        if (isOpen) startTransition(() => setRules(found));
      },
      // Said by `UncheckedNote`, whose rules are in the same place.
      () => {
        if (isOpen) setRules('failed');
      },
    );
    return () => {
      isOpen = false;
    };
  }, [hasRules, rules]);
  const isComing =
    reads.some(({ data, isError }) => data === undefined && !isError) || (hasRules && rules === undefined);
  return useMemo(() => {
    if (isComing) return CHECKING;
    if (!rules || rules === 'failed' || settings === undefined || !further || !members) return NOTHING;
    return rules.lunchConcerns({ settings, further, members, ideas });
  }, [isComing, rules, settings, further, members, ideas]);
}
