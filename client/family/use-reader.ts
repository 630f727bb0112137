// Loads the rules that read allergies on demand. They are larger than the whole screen, and nothing depends on them: a
// parent can type and save without them.
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../kit/later.ts';
import { inSlices } from '../screen/in-slices.ts';

/** Their indexes are built between taps: in one go they would keep a phone from answering for most of a second. */
async function load() {
  const rules = await import('#rules/restrictions/restriction-explained.ts');
  await inSlices(rules.prepareExplaining());
  return rules;
}
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
          // Each card reads its person's words.
          if (isOpen) startTransition(() => setRules(found));
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
