// Screens before the session is known: loading, or the server is unreachable.
import { PRODUCT } from '#contract/common.ts';
import { Button } from '../kit/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Pip } from '../pip/pip.tsx';

const CENTERED =
  'mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-4 px-4 text-center';

/**
 * The app's frame, with placeholders for the entries of its bar. The build puts it into the document, so that it is painted before any script; its words
 * are in the fallback font, because the web font would share the line with the scripts.
 */
export function Loading() {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="border-r border-line max-md:hidden" />
      <main className={CENTERED}>
        <Pip mood="thinking" size="large" decorative />
        <p role="status" className="font-[Figtree_Fallback,sans-serif] text-lg text-soft">
          Loading {PRODUCT}...
        </p>
      </main>
      <div className="fixed inset-x-0 bottom-0 flex h-(--bottom-bar) justify-around border-t border-line bg-surface pt-3 md:hidden">
        {['home', 'chat', 'plus', 'area', 'more'].map((entry) => (
          <Skeleton key={entry} className="size-9 rounded-full!" />
        ))}
      </div>
    </div>
  );
}

/** The first request failed; nothing of the family can be shown without it. */
export function Unreachable({ retry }: { retry: () => void }) {
  return (
    <main className={CENTERED}>
      <Pip mood="thinking" size="large" decorative />
      <h1 className="text-3xl">{PRODUCT} isn't answering</h1>
      <p className="text-lg text-soft">
        Please check your connection and try again. Nothing you saved is lost.
      </p>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </main>
  );
}
