// The 404 page; also prerendered for visitors.
import { Compass } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Link } from '../kit/link.tsx';
import * as links from '../screen/links.ts';
import { Pip } from '../pip/pip.tsx';

interface NotFoundProps {
  /** Where a parent whose session has ended signs in again. */
  signIn?: string;
}

export function NotFound({ signIn }: NotFoundProps) {
  return (
    <div className="mx-auto flex min-h-[75dvh] max-w-xl flex-col items-center justify-center gap-4 px-4 py-12 text-center">
      <Pip mood="thinking" size="large" decorative />
      <h1 className="text-4xl">Page Not Found</h1>
      <p className="text-lg text-soft">
        {signIn === undefined
          ? "Pip looked everywhere, but there's nothing at this address. It may have moved, or a letter got lost on the way."
          : 'You are logged out: your session here has ended, or was ended from another device. Sign in to see this page again.'}
      </p>
      {signIn !== undefined && (
        <Button asChild variant="primary" className="mt-2">
          <a href={signIn}>Sign in</a>
        </Button>
      )}
      <Button asChild variant={signIn === undefined ? 'primary' : 'secondary'} className="mt-2">
        <Link href={links.home()}>
          <Compass aria-hidden />
          Back to the start
        </Link>
      </Button>
    </div>
  );
}
