// Typed values of forms that disappeared without being closed: by Back on a phone, or by a link. They wait in memory
// until the form of the same record opens again, and are dropped with the page at sign-out.
import { useEffect, useRef } from 'react';

const waiting = new Map<string, unknown>();

/** The values waiting under `key`, if any. */
export const unfinished = <T>(key: string): T | undefined => waiting.get(key) as T | undefined;

/** Stores `work` when the form disappears, if there is any. Returns a function that prevents that. */
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
