// The rules that read allergies, fetched once they are wanted. They are heavier than the whole screen, and nothing
// depends on them: without them a parent types and saves just the same.
import { useEffect, useState } from 'react';

const load = () => import('#rules/restriction-explained.ts');
type Reader = Awaited<ReturnType<typeof load>>;

let arrived: Reader | null = null;

/** Explains what entries mean; null until the rules have arrived. */
export function useReader(): Reader['explainEntries'] | null {
  const [reader, setReader] = useState(arrived);
  useEffect(() => {
    if (reader !== null) return;
    let isOpen = true;
    load().then(
      (rules) => {
        arrived = rules;
        if (isOpen) setReader(rules);
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [reader]);
  return reader?.explainEntries ?? null;
}
