// Links of cards to the records they write, made here and never by a model.
import { allOperations } from '#contract/index.ts';
import { isKindName, kindNamed } from '#contract/kinds.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { recordPlace } from '#rules/kinds/record-place.ts';

const REMOVALS: ReadonlySet<string> = new Set(
  allOperations.flatMap(([name, { method }]) => (method === 'DELETE' ? [name] : [])),
);

/** The record a proposal writes, as a link; null when it removes something, or when no page shows it. */
export function proposalLink({
  tool,
  lines = [],
  targets,
}: {
  tool: string;
  lines?: Proposal['lines'];
  targets: readonly { table: string; id: string }[];
}): { label: string; href: string } | null {
  const [target] = targets;
  if (!target || !isKindName(target.table) || REMOVALS.has(tool)) return null;
  // What an undo takes away has no page any more.
  if (tool === 'undoChange' && lines.every(({ after }) => after === null)) return null;
  const kind = kindNamed(target.table);
  return { label: kind.open, href: recordPlace(kind, target.id) };
}
