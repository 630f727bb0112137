// Address and code of a new kitchen tablet, shown only once. Notices when the tablet has used the code.
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { KIOSK_CODE_MINUTES, KIOSK_PLACE, kiosk } from '#contract/kiosk.ts';
import { useRead } from '../../data/api.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { SwitchRow } from '../../kit/form/switch.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { OnlyHere } from '../../screen/only-here.tsx';
import { sentenceOf } from '../sentence.ts';

/** Milliseconds between two looks if the tablet is there, while the dialog is open. */
const LOOK_EVERY = 3000;

/** The tablet of this code as soon as it is connected. */
function useConnected(id: string) {
  const { data, refetch } = useRead(kiosk.listKiosks, {});
  const tablet = data?.find((one) => one.id === id);
  const isConnected = tablet !== undefined && tablet.lastSeenAt !== null;
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(() => void refetch(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isConnected, refetch]);
  return { tablet, isConnected };
}

interface KioskDialogProps {
  id: string;
  code: string;
  onClose: () => void;
}

export function KioskDialog({ id, code, onClose }: KioskDialogProps) {
  const { tablet, isConnected } = useConnected(id);
  const { mutate, isError, variables } = useWrite(kiosk.updateKiosk, {
    onError: (error) => toastError(sentenceOf(error, 'This could not be saved. Please try again.')),
  });
  const stored = tablet?.showTitles ?? false;
  const shown = isError ? stored : (variables?.showTitles ?? stored);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Connect a kitchen tablet"
      description={`Open this address on the tablet and type the code. It works once, for ${KIOSK_CODE_MINUTES} minutes, and is shown only now.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <OnlyHere />
        <dl className="flex flex-col gap-4 rounded-card bg-sunk px-4 py-3">
          <div>
            <dt className="text-soft">Address</dt>
            <dd className="text-lg font-semibold break-words">
              {location.origin}
              {KIOSK_PLACE}
            </dd>
          </div>
          <div>
            <dt className="text-soft">Code</dt>
            <dd className="tabular text-3xl font-bold">{code}</dd>
          </div>
        </dl>
        <p role="status" className="flex items-center gap-1.5 font-semibold text-brand">
          {isConnected && (
            <>
              <CircleCheck aria-hidden className="size-5 shrink-0" />
              Connected: {tablet?.device}
            </>
          )}
        </p>
        <div>
          <SwitchRow
            label="Show what appointments are about"
            checked={shown}
            onChange={(checked) => mutate({ id, showTitles: checked })}
          />
          <p className="text-soft">Without it, guests in your kitchen read just “Appointment”.</p>
        </div>
      </div>
    </Dialog>
  );
}
