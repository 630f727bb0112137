// Screens before the session is known: loading, or the server is unreachable.
import { PRODUCT } from '#contract/common.ts';
import { Button } from '../kit/button.tsx';
import { Pip } from '../pip/pip.tsx';

const CENTERED =
  'mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-4 text-center';

export function Loading() {
  return (
    <main className={CENTERED}>
      <Pip mood="thinking" size="large" decorative />
      <p role="status" className="text-lg text-soft">
        Loading {PRODUCT}...
      </p>
    </main>
  );
}

/** The first request failed; nothing of the family can be shown without it. */
export function Unreachable({ retry }: { retry: () => void }) {
  return (
    <main className={CENTERED}>
      <Pip mood="thinking" size="large" decorative />
      <h1 className="text-3xl">{PRODUCT} does not answer</h1>
      <p className="text-lg text-soft">
        Please check your connection and try again. Nothing you saved is lost.
      </p>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </main>
  );
}
