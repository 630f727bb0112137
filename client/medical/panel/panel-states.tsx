// The states of a list other than full: loading, failed, empty, nothing for one person, and a link to what is gone.
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Pip } from '../../pip/pip.tsx';

/** What a panel shows of a query. */
export interface Reading<R> {
  data: R[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

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

/** The list could not be had. */
export function Failed({ noun, reading }: { noun: string; reading: Reading<unknown> }) {
  return (
    <Card as="div" role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>Your {noun} could not be loaded. Check your connection and try again.</p>
      <Button pending={reading.isFetching} onClick={() => void reading.refetch()}>
        Try again
      </Button>
    </Card>
  );
}

/** Nothing has been entered. */
export function Nothing({ title, text }: { title: string; text: ReactNode }) {
  return (
    <Card as="div">
      <EmptyState
        as="h3"
        pip={<Pip mood="encouraging" size="large" decorative />}
        title={title}
        text={text}
      />
    </Card>
  );
}

interface NothingForProps {
  name: string;
  noun: string;
  onEveryone: () => void;
}

/** Something has been entered, but not for the person the list is filtered by. */
export function NothingFor({ name, noun, onEveryone }: NothingForProps) {
  return (
    <EmptyState
      as="h3"
      title={`Nothing for ${name} yet`}
      text={`None of your ${noun} is for ${name}.`}
      action={<Button onClick={onEveryone}>Show everyone's</Button>}
    />
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
