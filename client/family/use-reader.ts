// The rules that read allergies, fetched once they are wanted. They are heavier than the whole screen, and nothing
// depends on them: without them a parent types and saves just the same.
import { useEffect, useState } from 'react';
import { whenIdle } from '../kit/later.ts';

const load = () => import('#rules/restriction-explained.ts');
type Rules = Awaited<ReturnType<typeof load>>;
export type Explain = Rules['explainEntries'];

let arrived: Rules | null = null;

/** Explains what entries mean; null until the rules have arrived, which are fetched at once or at idle. */
export function useReader(when: 'now' | 'idle'): Explain | null {
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
  return rules?.explainEntries ?? null;
}
