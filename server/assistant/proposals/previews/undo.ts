// Preview of taking back a change that one of Pip's cards made: the lines of that card with before and after swapped.
import { UNDO_DAYS } from '#contract/changes.ts';
import { isKindName } from '#contract/kinds.ts';
import { changesSchemas } from '#contract/schemas/changes.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { parseInput } from '../../../invalid-input.ts';
import type { Look, Target } from './preview.ts';

const UNDONE = /^Undo “(.*)”$/;

/** 'Undo “Add to Groceries”'; what was taken back is done again. */
const titleOf = (title: string): string => {
  const again = UNDONE.exec(title)?.[1];
  return again === undefined ? `Undo “${title}”` : `Redo “${again}”`;
};

function requireUndoable({ undone, tooOld, canUndo, changes: [first] }: ChangeSet): void {
  if (undone) throw new AppError('conflict', 'This change was already undone.');
  if (tooOld) throw new AppError('conflict', `A change can be undone for ${UNDO_DAYS} days.`);
  if (!canUndo) {
    const name = first?.label ?? 'It';
    throw new AppError('conflict', `${name} has changed since then, so this can't be undone anymore.`);
  }
}

/** The records of a change set as they are now; null where one is gone. */
const targetsOf = (context: Context, { changes }: ChangeSet): Promise<Target[]> =>
  Promise.all(
    changes.flatMap(({ record: table, id }) =>
      isKindName(table)
        ? [
            context
              .records(table)
              .find(id)
              .then((found): Target => ({ table, id, version: found?.version ?? null })),
          ]
        : [],
    ),
  );

/** A change that no card of this parent made cannot be taken back by Pip. */
export const previewUndo: Look = async (context, input) => {
  const { id } = parseInput(changesSchemas.undoChange.input, input);
  const [made] = await context.records('proposal').list({ where: { changeSetId: id, status: 'approved' } });
  if (!made) {
    throw new AppError(
      'conflict',
      'I can only undo what one of my cards did. The rest is in Settings, under Recent changes.',
    );
  }
  const set = await context.changes.get(id);
  requireUndoable(set);
  return {
    title: titleOf(made.title),
    lines: made.lines
      // A warning of the card was no change.
      .filter(({ label }) => label !== 'Careful' && label !== 'Please check')
      .map(({ label, before, after }) => ({ label, before: after, after: before })),
    concerns: made.concerns,
    arguments: { id },
    targets: await targetsOf(context, set),
  };
};
