// One change of the household: author, action, time, origin, and Undo or the reason why it is impossible.
import { useRef } from 'react';
import { UNDO_DAYS, changes } from '#contract/changes.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { changeWords, type WhoseRecord } from '#rules/family/change-words.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { RelativeTime } from '../../time/relative-time.tsx';
import { useNow } from '../../time/use-now.ts';
import { sentenceOf } from '../sentence.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Reason why a change cannot be undone; null when it can, '' when there is nothing to undo. */
function reason(set: ChangeSet, now: Date): string | null {
  if (set.canUndo) return null;
  // A parent has joined.
  if (set.count === 0) return '';
  if (set.undone) return 'Already undone';
  if (now.getTime() - Date.parse(set.at) > UNDO_DAYS * DAY_MS) return `Older than ${UNDO_DAYS} days`;
  return set.tooOld ? 'Too long ago to undo' : 'Changed again since';
}

interface ChangeRowProps {
  set: ChangeSet;
  whose: WhoseRecord;
}

export function ChangeRow({ set, whose }: ChangeRowProps) {
  const now = useNow();
  const refresh = useRefresh();
  const words = changeWords(set, whose);
  const row = useRef<HTMLLIElement>(null);
  const undo = useWrite(changes.undoChange, {
    onSuccess() {
      // The button goes.
      row.current?.focus();
      toast({ title: 'Undone', description: `As it was before ${set.who} ${words}.` });
    },
    onError(error) {
      toastError(sentenceOf(error, "This couldn't be undone. Please try again."));
      // Most likely it was changed in the meantime: the list shall say so.
      void refresh(changes.undoChange);
    },
  });
  const why = reason(set, now);
  return (
    <li ref={row} tabIndex={-1} className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="font-semibold">{set.who}</span> {words}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
          <RelativeTime instant={set.at} />
          {set.through === 'pip' && <Badge>Through Pip</Badge>}
        </p>
      </div>
      {why === null ? (
        <Button pending={undo.isPending} onClick={() => undo.mutate({ id: set.id })}>
          Undo
          <VisuallyHidden>
            : {set.who} {words}
          </VisuallyHidden>
        </Button>
      ) : (
        <p className="max-w-28 shrink-0 text-right text-soft sm:max-w-none">{why}</p>
      )}
    </li>
  );
}
