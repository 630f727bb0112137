// States of a list of records other than full: loading, failed, empty, and a link to a removed record.
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Pip } from '../../pip/pip.tsx';

/** The list is on its way. */
export function Loading({ noun }: { noun: string }) {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="text-soft">
        Loading {noun}…
      </p>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}

/** Rows of the size of cards, until they are there. */
export function LoadingCards() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-11 w-56" />
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  );
}

interface FailedProps {
  sentence: string;
  /** True when a toast announces it. */
  isSaid?: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** The list could not be had. */
export function Failed({ sentence, isSaid = false, isFetching, onRetry }: FailedProps) {
  return (
    <Card
      as="div"
      role={isSaid ? undefined : 'alert'}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>{sentence}</p>
      <Button pending={isFetching} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}

export interface NothingProps {
  title: string;
  text: ReactNode;
  /** The first step, in addition to the add button above. */
  action?: ReactNode;
}

/** Nothing has been entered: what the list is for, from Pip. */
export function Nothing({ title, text, action }: NothingProps) {
  return (
    <Card as="div">
      <EmptyState
        as="h3"
        pip={<Pip mood="encouraging" size="large" decorative />}
        title={title}
        text={text}
        action={action}
      />
    </Card>
  );
}

/** A kind word where a link leads to what is not there (any more). */
export function GoneNote({ noun }: { noun: string }) {
  return (
    <p role="status" className="rounded-field bg-sunk px-4 py-3">
      That one is no longer among your {noun}. It may have been deleted.
    </p>
  );
}
