// The states of a tab other than full: loading, failed, empty, and a link to what is gone.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Pip } from '../pip/pip.tsx';

/** Rows of the size of cards, until they are there. */
export function LoadingRows() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-11 w-56" />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  );
}

/** This browser could not read what it keeps; the toast says the same in the words of MEAL-15. */
export function FailedNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
      <p>Your meal planning could not be read in this browser.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Card>
  );
}

interface NothingYetProps {
  title: string;
  text: ReactNode;
  /** The first step, beside the add button above. */
  action?: ReactNode;
}

/** Nothing has been entered: what the tab is for, from Pip. */
export function NothingYet({ title, text, action }: NothingYetProps) {
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
      What you were looking for is not among your {noun} any more. It may have been deleted.
    </p>
  );
}
