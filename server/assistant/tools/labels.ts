// Texts shown to a parent while a tool runs.
import { readingName } from '#contract/crud.ts';
import type { OperationName } from '#contract/index.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Bound } from '../../implement.ts';

const OWN: { readonly [N in OperationName]?: string } = {
  planWeek: 'Planning the week',
  saveWeeklyMenu: 'Preparing the menu for your approval',
  listPantryItems: 'Looking into your pantry',
  findDishes: 'Looking for dishes',
  planShopping: 'Adding up what the week needs',
};

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.values<Kind>(KINDS).map(
    (kind) => [readingName(kind), `Looking at your ${kind.yours ?? kind.plural}`] as const,
  ),
  ...Object.entries(OWN),
]);

/** Label of all writes. */
const PREPARING = 'Preparing a card for your approval';

/** 'Looking at your family'; an operation without words of its own is called by its summary. */
export const labelOf = ({ name, operation }: Bound): string =>
  LABELS.get(name) ?? (operation.pip === 'proposes' ? PREPARING : operation.summary);
