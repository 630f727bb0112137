// Content of a card while its query is loading or failed.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';

/** As much of a query as a card needs. */
interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Asked<T>;
  /** One sentence for when it cannot be loaded. */
  failed: string;
  /** Size of what is loading. */
  size?: string;
  children: (data: T) => ReactNode;
}

/** The content once it has arrived. What is there stays, also when asking again fails. */
export function Loaded<T>({ query, failed, size = 'h-24', children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className={size} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{failed}</p>
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </div>
  );
}
