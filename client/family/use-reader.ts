// Loads the rules that read allergies on demand. They are larger than the whole screen, and nothing depends on them: a
// parent can type and save without them.
import { useEffect, useState } from 'react';
import { whenIdle } from '../kit/later.ts';

const load = () => import('#rules/restrictions/restriction-explained.ts');
export type Rules = Awaited<ReturnType<typeof load>>;

let arrived: Rules | null = null;

/** The rules, fetched at once or at idle; null until they have arrived. */
export function useReader(when: 'now' | 'idle'): Rules | null {
  const [rules, setRules] = useState(arrived);
  useEffect(() => {
    if (rules !== null) return;
    let isOpen = true;
    const fetchThem = () =>
      void load().then(
        (found) => {
          arrived = found;
          if (isOpen) setRules(found);
        },
        () => undefined,
      );
    if (when === 'now') fetchThem();
    else whenIdle(fetchThem);
    return () => {
      isOpen = false;
    };
  }, [rules, when]);
  return rules;
}
