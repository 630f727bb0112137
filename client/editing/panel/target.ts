// The one record a link leads to: it comes into view and takes the focus, once it is there.
import { createContext, useEffect, useState } from 'react';

/** The id of the record a link leads to. */
export const Target = createContext<string | null>(null);

/** The id of a record's row in the page. */
export const rowId = (recordId: string): string => `record-${recordId}`;

interface Looking {
  data: { id: string }[] | undefined;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Brings the row of `recordId` into view and focuses it; answers whether it is nowhere to be found. */
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
      row?.focus({ preventScroll: true });
    });
  }, [recordId, isThere]);
  useEffect(() => {
    // The list may be older than the record.
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  // Who deletes it here and now need not be told.
  return isMissing && !isFetching && seen !== recordId;
}
