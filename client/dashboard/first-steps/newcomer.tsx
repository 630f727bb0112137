// Whatever only a newcomer's dashboard shows: the first steps, and the recovery codes made at sign-up (D41).
import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { account } from '#contract/account.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import * as links from '../../screen/links.ts';
import { useUser } from '../../session/session.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';

function CodesCard() {
  const { mutate, isPending } = useWrite(account.updatePreferences, {
    onSuccess: () =>
      toast({
        title: "We'll remind you",
        description: 'Your recovery codes are in Settings when you want them.',
      }),
    onError: () => toastError("This couldn't be saved. Please try again."),
  });
  return (
    <Card title="Your recovery codes">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <KeyRound aria-hidden className="size-6 shrink-0 text-soft" />
        <p className="min-w-0 flex-1 basis-60 text-soft">
          If you ever forget your password, one of these lets you back in.
        </p>
        {/* Where they do not fit side by side, the codes come first. */}
        <div className="flex flex-wrap-reverse gap-2">
          <Button
            variant="quiet"
            className="max-sm:px-3"
            pending={isPending}
            onClick={() => mutate({ recoveryCodes: 'later' })}
          >
            Remind me later
          </Button>
          <Button asChild>
            <a href={links.recoveryCodes(links.home())}>Show my codes</a>
          </Button>
        </div>
      </div>
    </Card>
  );
}

export function Newcomer({ onCheer }: { onCheer: () => void }) {
  const { firstSteps, recoveryCodes } = useUser().preferences;
  // What was open when the dashboard was opened may end with a celebration.
  const [wereOpen] = useState(firstSteps === 'open');
  return (
    <>
      {wereOpen && <FirstStepsCard onCheer={onCheer} />}
      {recoveryCodes === 'new' && <CodesCard />}
    </>
  );
}
