// Deletes a record, with its name and Undo in the toast.
import { useRef } from 'react';
import { changes } from '#contract/changes.ts';
import type { Operation } from '#contract/operation.ts';
import { ApiError } from '../../data/api.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { undoDeletion } from './undo-deletion.ts';

interface Words {
  /** The toast after it is gone. */
  done: { title: string; description?: string };
  failed: string;
  /** The toast after Undo. */
  restored: { title: string; description?: string };
}

interface DeletionOptions extends Words {
  operation: Operation<{ id: string }>;
  /** Its name in the contract, by which the change log knows it. */
  name: string;
  onDeleted?: () => void;
}

/** Removes records of one kind by their id. */
export function useDeletion({ operation, name, onDeleted, done, failed, restored }: DeletionOptions) {
  const refresh = useRefresh();
  const removed = useRef<string>(undefined);
  const undo = async (id: string) => {
    try {
      await undoDeletion(name, id);
      toast(restored);
    } catch (error) {
      toastError(error instanceof ApiError ? error.body : "This couldn't be brought back. Please try again.");
    }
    await refresh(changes.undoChange);
  };
  const { mutate, isPending } = useWrite(operation, {
    onSuccess: (_, { id }) => {
      onDeleted?.();
      toast({
        description: removed.current,
        ...done,
        action: { label: 'Undo', onClick: () => void undo(id) },
      });
    },
    onError: () => {
      toastError(failed);
      // It may be gone all the same: removed by somebody else, or the response was lost.
      void refresh(operation);
    },
  });
  const remove = (id: string, title?: string) => {
    removed.current = title;
    mutate({ id });
  };
  return { remove, isPending };
}
