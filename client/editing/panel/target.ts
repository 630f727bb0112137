// Scrolls to the record that a link points to and focuses it, once it is loaded.
import { createContext, useEffect, useState } from 'react';
import { focusArrival } from '../../screen/focus-arrival.ts';

/** The id of the record a link leads to. */
export const Target = createContext<string | null>(null);

/** The id of a record's row in the page. */
export const rowId = (recordId: string): string => `record-${recordId}`;

interface Looking {
  data: { id: string }[] | undefined;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Scrolls to the row of `recordId` and focuses it; returns true when the record does not exist. */
export function useTarget(recordId: string | null, { data, isFetching, refetch }: Looking): boolean {
  const isThere = data?.some(({ id }) => id === recordId) ?? false;
  const isMissing = recordId !== null && data !== undefined && !isThere;
  const [seen, setSeen] = useState<string | null>(null);
  if (isThere && seen !== recordId) setSeen(recordId);
  useEffect(() => {
    if (recordId === null || !isThere) return;
    // After the screen itself, which moves the focus to its heading when it opens.
    queueMicrotask(() => {
      const row = document.getElementById(rowId(recordId));
      row?.scrollIntoView({ block: 'center' });
      focusArrival(row);
    });
  }, [recordId, isThere]);
  useEffect(() => {
    // The list may be older than the record.
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  // A parent who deletes it here needs no message.
  return isMissing && !isFetching && seen !== recordId;
}
