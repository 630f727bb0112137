// One press records a dose. Where the server wants the parent to be asked first, the question opens (decision 033).
import { useState } from 'react';
import { changes } from '#contract/changes.ts';
import { doses } from '#contract/doses.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { ApiError } from '../../data/api.ts';
import { newId } from '../../data/new-id.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { undoDeletion } from '../../editing/removal/undo-deletion.ts';
import { openLater, useWhenActedOn } from '../../editing/panel/open-later.ts';
import { later } from '../../kit/later.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useMembers } from '../panel/member-list.ts';
import { doseName } from './dose-name.ts';
import { failureOf } from './giving-failure.ts';
import type { Asking, Giving, Press } from './giving.ts';

export const GiveDialog = later(() => import('./give-dialog.tsx').then((file) => file.GiveDialog));

function useTakeBack() {
  const refresh = useRefresh();
  return async ({ id }: Dose) => {
    try {
      await undoDeletion('giveDose', id);
      toast({ title: 'Dose undone' });
    } catch {
      toastError("This couldn't be undone. Please open the log and remove the dose there.");
    }
    await refresh(changes.undoChange);
  };
}

/** Records doses; `asking` is the one that waits for the parent. */
export function useGiving(): Giving {
  const [asking, setAsking] = useState<Asking | null>(null);
  const refresh = useRefresh();
  const takeBack = useTakeBack();
  const members = useMembers();
  useWhenActedOn(GiveDialog);
  const ask = (medication: Medication, isRefused: boolean) =>
    openLater(GiveDialog, () => setAsking({ medication, isRefused }));
  const { mutateAsync, isPending, variables } = useWrite(doses.giveDose, {
    idempotencyKey: () => newId(),
  });
  const give = async ({ medication, lastSeen, minutesAgo = 0, anyway = false }: Press) => {
    try {
      const dose = await mutateAsync({ medicationId: medication.id, lastSeen, minutesAgo, anyway });
      setAsking(null);
      toast({
        title: 'Dose recorded',
        description: doseName(dose, members),
        action: { label: 'Undo', onClick: () => void takeBack(dose) },
      });
    } catch (error) {
      // It may have been recorded all the same, or somebody else was faster: both are seen in the list.
      await refresh(doses.giveDose);
      if (error instanceof ApiError && error.status === 409) ask(medication, true);
      else toastError(failureOf(error));
    }
  };
  return {
    asking,
    ask,
    give,
    close: () => setAsking(null),
    pendingId: isPending ? variables.medicationId : undefined,
  };
}
