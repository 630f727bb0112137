// Recovery codes: making new ones, and a quiet note until a parent has kept some (D41).
import { KeyRound } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import * as links from '../../screen/links.ts';
import { useUser } from '../../session/session.tsx';

/** To the page of the server that shows waiting codes, or makes new ones with the password. */
function CodesLink({ children }: { children: string }) {
  return (
    <Button asChild>
      <a href={links.recoveryCodes(links.settings())}>{children}</a>
    </Button>
  );
}

export function CodesNote() {
  const { recoveryCodes } = useUser().preferences;
  if (recoveryCodes !== 'new' && recoveryCodes !== 'later') return null;
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunk px-5 py-4">
      <KeyRound aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-56">
        You haven't saved your recovery codes yet. They let you back in if you forget your password.
      </p>
      <CodesLink>Get recovery codes</CodesLink>
    </div>
  );
}

export function CodesCard() {
  // An account that signs in only through a provider has no password to forget.
  if (useUser().hasPassword === false) return null;
  return (
    <Card title="Recovery codes">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-soft">
          One of them sets a new password if you ever forget yours. New codes replace earlier ones.
        </p>
        <CodesLink>Make new codes</CodesLink>
      </div>
    </Card>
  );
}
