// The bell in every heading row: due entries, each with a link (D18). Its data loads after the first screen.
import { Suspense, useEffect, useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { showAfterFirstScreen } from '../screen/after-first-screen.ts';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { later } from '../kit/later.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useZone, zoneToName } from '../time/zone.ts';

const DueDot = later(() => import('./due-list.tsx').then((file) => file.DueDot));
const DueList = later(() => import('./due-list.tsx').then((file) => file.DueList));

/** Once true, it stays so on every further screen: its bell has the dot from the start. */
let arrived = false;

function useArrived(): boolean {
  const [ready, setReady] = useState(arrived);
  const client = useQueryClient();
  useEffect(() => {
    let left = false;
    const show = () => {
      arrived = true;
      if (!left) setReady(true);
    };
    // Without it the bell has no dot, and is pressed all the same.
    if (!arrived) showAfterFirstScreen(client, DueDot, show);
    return () => {
      left = true;
    };
  }, [client]);
  return ready;
}

export function Notifications() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const ready = useArrived();
  const zone = zoneToName(useZone());
  return (
    <>
      <IconButton
        label="Notifications"
        aria-haspopup="dialog"
        aria-describedby={id}
        className="relative"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden />
        <span id={id}>
          <Suspense fallback={null}>{ready && <DueDot />}</Suspense>
        </span>
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Coming up"
        description={zone === null ? undefined : `Times are ${zone} time.`}
      >
        <Suspense fallback={<Skeleton className="h-14" />}>
          <DueList onFollow={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
