// One preview for each operation Pip may propose, by the name of the operation. Those of single records follow from
// their kinds.
import { crudNames } from '#contract/crud.ts';
import { allOperations } from '#contract/index.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Bound } from '../../../implement.ts';
import { previewDose } from './dose.ts';
import type { Look } from './preview.ts';
import type { RecordKind } from './record-card.ts';
import { changing, creating, removing } from './record-preview.ts';
import { fitsOneCard } from './say-field.ts';
import { previewMissedDay, previewSchoolSchedule, previewSchoolSettings } from './school.ts';
import {
  previewNewItems,
  previewNewList,
  previewItemChange,
  previewItemRemoval,
  previewListRemoval,
} from './shopping.ts';
import { previewUndo } from './undo.ts';
import { previewMenuRemoval, previewWeeklyMenu } from './weekly-menu.ts';

type Named = readonly [operation: string, look: Look];

/** The previews of a kind whose records show whole on one card; others need some of their own. */
function ofKind(kind: RecordKind): Named[] {
  const names = crudNames(kind.table);
  return fitsOneCard(kind)
    ? [
        [names.create, creating(kind)],
        [names.update, changing(kind)],
        [names.delete, removing(kind)],
      ]
    : [];
}

const LOOKS: ReadonlyMap<string, Look> = new Map([
  ...Object.values<RecordKind>(KINDS).flatMap(ofKind),
  ['createDose', previewDose],
  ['saveWeeklyMenu', previewWeeklyMenu],
  ['deleteWeeklyMenu', previewMenuRemoval],
  ['saveSchoolSettings', previewSchoolSettings],
  ['saveSchoolSchedule', previewSchoolSchedule],
  ['missSchoolDay', previewMissedDay],
  ['createShoppingList', previewNewList],
  // Items of a list are changed one by one, below.
  ['updateShoppingList', changing(KINDS.shopping_list)],
  ['deleteShoppingList', previewListRemoval],
  ['addShoppingItems', previewNewItems],
  ['updateShoppingItem', previewItemChange],
  ['deleteShoppingItem', previewItemRemoval],
  ['undoChange', previewUndo],
]);

export const previews: ReadonlyMap<string, Look> = new Map(
  allOperations.flatMap(([name, { pip }]) => {
    const look = LOOKS.get(name);
    return pip === 'proposes' && look !== undefined ? [[name, look] as const] : [];
  }),
);

/** Throws where Pip may propose a write that no card can show. */
export function requirePreviews(operations: readonly Bound[]): void {
  const blind = operations.find(({ name, operation }) => operation.pip === 'proposes' && !previews.has(name));
  if (blind) throw new Error(`Pip cannot show what ${blind.name} would change: it needs a preview.`);
}
