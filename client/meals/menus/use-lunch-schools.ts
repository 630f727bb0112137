// The schools whose food rules the lunches of school days are checked with (D35). Without a connection they are not
// known, and nothing is said.
import { useMemo } from 'react';
import { family } from '#contract/family.ts';
import { school } from '#contract/school.ts';
import { useRead } from '../../data/api.ts';
import type { Household } from '../food-worker/questions.ts';

interface LunchSchools {
  /** True until it is known whether a school has rules. */
  isComing: boolean;
  /** Undefined where no school has rules. */
  schools: Household['schools'];
}

/** The schools of the children, where one of them has food rules. */
export function useLunchSchools(): LunchSchools {
  const reads = [
    useRead(school.getSchoolSettings, {}),
    useRead(school.listSchools, {}),
    useRead(family.listFamilyMembers, {}),
  ] as const;
  const [{ data: settings }, { data: further }, { data: children }] = reads;
  const isComing = reads.some(({ data, isError }) => data === undefined && !isError);
  return useMemo(() => {
    if (settings === undefined || !further || !children) return { isComing, schools: undefined };
    const hasRules = [settings, ...further].some((one) => (one?.foodRules.length ?? 0) > 0);
    return { isComing, schools: hasRules ? { settings, further, children } : undefined };
  }, [isComing, settings, further, children]);
}
