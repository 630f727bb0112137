// What was typed into a form that went away without being closed: by Back on a phone, or by a link from elsewhere.
// It waits in memory for the form of the same record to be opened again, and goes with the page at signing out.
import { useEffect, useRef } from 'react';

const waiting = new Map<string, unknown>();

/** What waits under `key`, if anything. */
export const unfinished = <T>(key: string): T | undefined => waiting.get(key) as T | undefined;

/** Keeps `work` when the form goes away, unless there is none. Answers how to let it go without keeping anything. */
export function useKeepUnfinished<T>(key: string, work: T | undefined): () => void {
  const latest = useRef<T | undefined>(undefined);
  const isPutAway = useRef(false);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(
    () => () => {
      if (latest.current === undefined || isPutAway.current) waiting.delete(key);
      else waiting.set(key, latest.current);
    },
    [key],
  );
  return () => {
    isPutAway.current = true;
    // The form may have gone away while it was being saved.
    waiting.delete(key);
  };
}
