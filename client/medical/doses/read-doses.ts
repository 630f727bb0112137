// Keeps a press of the question from confirming a dose that arrived in the same moment: facts that have just changed are
// shown for a while before they can be confirmed.
import { useEffect, useState } from 'react';
import type { Dose } from '#contract/kinds/dose.ts';
import { afterReading, stateOf, versionOf, type Reading } from './reading.ts';

/** Milliseconds that changed facts are shown before a press counts. */
const READING_MS = 1500;

export function useReadDoses(doses: readonly Dose[]) {
  const shown = versionOf(doses);
  const [reading, setReading] = useState<Reading>({ read: shown, hasChanged: false });
  useEffect(() => {
    const timer = setTimeout(() => setReading((before) => afterReading(before, shown)), READING_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return stateOf(reading, shown);
}
