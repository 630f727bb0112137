// The household's kitchen tablets: connecting one, choosing what it shows, and disconnecting it.
import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { kiosk } from '#contract/kiosk.ts';
import type { Kiosk } from '#contract/schemas/kiosk.ts';
import { formatShortDate, todayIn } from '#rules/time/dates.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { SwitchRow } from '../../kit/form/switch.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { RelativeTime } from '../../time/relative-time.tsx';
import { useZone } from '../../time/zone.ts';
import { EndButton } from '../end-button.tsx';
import { Loaded } from '../loaded.tsx';
import { sentenceOf } from '../sentence.ts';
import { useLatest } from '../use-latest.ts';
import { KioskDialog } from './kiosk-dialog.tsx';

function ConnectedTablet({ device, lastSeenAt, madeBy, createdAt }: Kiosk) {
  const zone = useZone();
  const day = formatShortDate(todayIn(new Date(createdAt), zone));
  if (lastSeenAt === null) {
    return (
      <>
        <p className="font-semibold">A code that waits for its tablet</p>
        <p className="text-soft">Made by {madeBy}, for a few minutes</p>
      </>
    );
  }
  return (
    <>
      <p className="font-semibold">{device}</p>
      <p className="text-soft">
        Last seen: <RelativeTime instant={lastSeenAt} />
      </p>
      <p className="text-soft">
        Connected by {madeBy} on {day}
      </p>
    </>
  );
}

function TabletRow({ tablet }: { tablet: Kiosk }) {
  const { id, device, showTitles } = tablet;
  const end = useWrite(kiosk.endKiosk, {
    onSuccess: () => toast({ title: device === null ? 'Code canceled' : 'Kitchen tablet disconnected' }),
    onError: (error) =>
      toastError(sentenceOf(error, 'The tablet could not be disconnected. Please try again.')),
  });
  const change = useWrite(kiosk.updateKiosk, {
    onError: (error) => toastError(sentenceOf(error, 'This could not be saved. Please try again.')),
  });
  // The choice made here; the list catches up a moment later.
  const shown = change.isError ? showTitles : (change.variables?.showTitles ?? showTitles);
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-center gap-3">
        <Tablet aria-hidden className="size-6 shrink-0 text-soft max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <ConnectedTablet {...tablet} />
        </div>
        <EndButton busy={end.isPending} onEnd={() => end.mutate({ id })}>
          {device === null ? 'Cancel' : 'Disconnect'}
          <VisuallyHidden> {device ?? 'the code'}</VisuallyHidden>
        </EndButton>
      </div>
      {device !== null && (
        <SwitchRow
          label="Show what appointments are about"
          checked={shown}
          onChange={(checked) => change.mutate({ id, showTitles: checked })}
        />
      )}
    </li>
  );
}

export function KiosksCard() {
  const query = useLatest(kiosk.listKiosks, {});
  const [made, setMade] = useState<{ id: string; code: string } | null>(null);
  const { mutate, isPending } = useWrite(kiosk.createKiosk, {
    onSuccess: ({ id, code }) => setMade({ id, code }),
    onError: (error) => toastError(sentenceOf(error, 'The code could not be made. Please try again.')),
  });
  return (
    <Card id="tablets" title="Kitchen tablets" tabIndex={-1} className="scroll-mt-5">
      <div className="flex flex-col gap-4">
        <p className="text-soft">
          A tablet on the wall shows the family's day, week, menu and shopping lists. It opens nothing else:
          no medical records, no chat, no settings.
        </p>
        <Loaded query={query} failed="Your kitchen tablets couldn't be loaded." size="h-14">
          {(tablets) =>
            tablets.length > 0 && (
              <ul aria-label="Kitchen tablets" className="divide-y divide-line">
                {tablets.map((tablet) => (
                  <TabletRow key={tablet.id} tablet={tablet} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <div>
          <Button pending={isPending} onClick={() => mutate({})}>
            <Tablet aria-hidden />
            Connect a kitchen tablet
          </Button>
        </div>
      </div>
      {made && <KioskDialog {...made} onClose={() => setMade(null)} />}
    </Card>
  );
}
