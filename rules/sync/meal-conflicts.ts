// Conflicts of meal edits: two values of one field that were written without knowing each other (decision 009). The merge
// keeps the later one; the device that sent the edit is told about the other.
import type { Conflict, Edit, FieldValue } from '#contract/schemas/meal-sync.ts';
import { REQUIRED } from './meal-fields.ts';
import { isGone, isSame, partOf, stampOf, WHOLE, type Replica } from './meal-merge.ts';

/** A conflict as the merge finds it. The change log knows who wrote the other value. */
export type FoundConflict = Omit<Conflict, 'who'>;

/** Name of an item or a record; menus have none. */
function nameOf({ collection }: Edit, { fields }: Replica, part: string): string {
  const field = part === WHOLE ? REQUIRED[collection] : `${part}.name`;
  return field === null ? '' : String(fields[field] ?? '');
}

/** The value of one field that is not kept, and whether it is the one of the edit; undefined without a conflict. */
function lostAt(edit: Edit, before: Replica, path: string, value: FieldValue) {
  const [at, held] = [stampOf(before, path), before.fields[path]];
  const isKnown = at === undefined || at === edit.stamp || at <= (edit.saw?.[path] ?? '');
  if (isKnown || held === undefined || isSame(held, value)) return undefined;
  const isYours = edit.stamp > at;
  return { isYours, lost: isYours ? held : value };
}

/**
 * The conflicts of an edit that turned `before` into `after`. Ticks and stars have none: at the shelf two parents tick
 * the same item, and both see it. A removed part has one, however many of its fields were set: writing one again
 * restores them all.
 */
export function conflictsOf(edit: Edit, before: Replica | undefined, after: Replica): FoundConflict[] {
  if (!edit.saw || !before) return [];
  const { collection, recordId } = edit;
  const found = new Map<string, FoundConflict>();
  for (const [path, value] of Object.entries(edit.set)) {
    if (typeof value === 'boolean') continue;
    const part = isGone(after) ? WHOLE : partOf(path);
    const about = { collection, recordId, path, name: nameOf(edit, after, part) };
    if (isGone(after, part)) {
      const isOwn = edit.remove.includes(part);
      if (!isOwn && !found.has(part)) found.set(part, { ...about, isYours: false, lost: value });
    } else if (!isGone(before) && !isGone(before, part)) {
      const lost = lostAt(edit, before, path, value);
      if (lost) found.set(path, { ...about, ...lost });
    }
  }
  return [...found.values()];
}
