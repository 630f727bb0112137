// Proposals: writes that Pip suggests. A proposal stores exactly the arguments that approval runs and the versions it
// was made against. The parent approves it once, outside the reach of any model, and the write happens in the same
// transaction.
import { crudNames } from '#contract/crud.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { shownProposal, type StoredProposal } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Bound } from '../../implement.ts';
import type { Preview } from './previews/preview.ts';
import { previews } from './previews/previews.ts';

/** Time in milliseconds that a parent has to decide. */
const LIFETIME_MS = 24 * 3600 * 1000;

interface Place {
  conversationId: string;
  messageId: string;
}

type Proposed = { status: 'proposed'; proposal: Proposal } | { status: 'unchanged' };

export async function preview(
  context: Context,
  tool: string,
  input: Record<string, unknown>,
): Promise<Preview> {
  const look = previews.get(tool);
  if (!look) throw new AppError('invalid', "Pip can't propose this.");
  return look(context, input);
}

const additions = (tables: readonly string[]): ReadonlySet<string> =>
  new Set(tables.map((table) => crudNames(table).create));
const ADDITIONS = additions(Object.keys(KINDS));
/** The name, the person, and the day or amount of a new record. */
function partsOf({ arguments: input }: Pick<StoredProposal, 'arguments'>): string[] {
  const { name, title, familyMemberId, memberId, appointmentDate, date, dosage } = input;
  return [name ?? title, familyMemberId ?? memberId, appointmentDate ?? date ?? dosage].map((part) =>
    JSON.stringify(part ?? null),
  );
}

/** Subject of a card that changes or removes: the record and the part of it. */
function subjectOf(seen: Pick<StoredProposal, 'arguments' | 'targets'>): string {
  const { itemId, items } = seen.arguments;
  const names = Array.isArray(items) ? items.map((item: { name?: unknown }) => item.name) : [];
  return JSON.stringify([seen.targets[0]?.id, itemId, names]);
}

/** How two cards of one tool differ: not in what they are about, in no more than a correction may change, or wholly. */
function compare(tool: string, one: StoredProposal, other: Preview): 'same' | 'alike' | 'other' {
  if (!ADDITIONS.has(tool)) return subjectOf(one) === subjectOf(other) ? 'same' : 'alike';
  const [parts, others] = [partsOf(one), partsOf(other)];
  const differing = parts.filter((part, at) => part !== others[at]).length;
  if (differing === 0) return 'same';
  // A correction keeps the name, or all but the name.
  return parts[0] === others[0] || differing === 1 ? 'alike' : 'other';
}

/** Acts that exclude each other on one record: 'cancel it', 'no wait, move it to the 12th'. */
const RIVALS: ReadonlyMap<string, string> = new Map(
  Object.keys(KINDS).flatMap((table): [string, string][] => {
    const { update, delete: remove } = crudNames(table);
    return [
      [update, remove],
      [remove, update],
    ];
  }),
);

/**
 * A new card replaces the open ones of its tool and conversation. Those about something else stay: of the same answer
 * ('practice for Theo on Tuesday and on Thursday'), menus of other weeks, and another new record ('add cetirizine for Sami'
 * after ibuprofen for Lina).
 */
async function supersede(context: Context, place: Place, tool: string, seen: Preview): Promise<void> {
  const { conversationId, messageId } = place;
  const proposals = context.records('proposal');
  const open = await proposals.list({ where: { conversationId, tool, status: 'pending' } });
  for (const old of open) {
    const isOneOfSeveral = old.messageId === messageId || tool === 'saveWeeklyMenu';
    const replaced = isOneOfSeveral ? ['same'] : ['same', 'alike'];
    if (replaced.includes(compare(tool, old, seen))) await proposals.update(old.id, { status: 'superseded' });
  }
  const rival = RIVALS.get(tool);
  if (rival === undefined) return;
  for (const old of await proposals.list({ where: { conversationId, tool: rival, status: 'pending' } }))
    if (old.messageId !== messageId && old.targets[0]?.id === seen.targets[0]?.id)
      await proposals.update(old.id, { status: 'superseded' });
}

async function store(context: Context, place: Place, tool: string, seen: Preview): Promise<Proposal> {
  await supersede(context, place, tool, seen);
  const stored = await context.records('proposal').insert({
    ...place,
    tool,
    title: seen.title,
    lines: seen.lines,
    concerns: seen.concerns,
    arguments: seen.arguments,
    targets: seen.targets,
    status: 'pending',
    expiresAt: new Date(context.now().getTime() + LIFETIME_MS).toISOString(),
    changeSetId: null,
  });
  return shownProposal(stored, context.now());
}

/** Stores a write for the parent to approve; nothing else happens. */
export function propose(
  context: Context,
  place: Place,
  tool: string,
  input: Record<string, unknown>,
): Promise<Proposed> {
  return context.atomically('propose', async (inner) => {
    const seen = await preview(inner, tool, input);
    if (seen.refused !== undefined) throw new AppError('conflict', seen.refused);
    if (seen.lines.length === 0) return { status: 'unchanged' };
    return { status: 'proposed', proposal: await store(inner, place, tool, seen) };
  });
}

/** Content and targets of a card, serialised independently of the database's order of fields. */
const shownBy = ({ lines, targets }: Pick<Preview, 'lines'> & Pick<StoredProposal, 'targets'>): string =>
  JSON.stringify([
    lines.map(({ label, before, after }) => [label, before, after]),
    targets.map(({ table, id, version }) => [table, id, version]),
  ]);

const ENDED: Record<Exclude<Proposal['status'], 'pending' | 'approved'>, string> = {
  declined: 'You declined this. Ask Pip again if you want it after all.',
  expired: 'This has expired. Ask Pip again for a new card.',
  superseded: 'A newer card has taken the place of this one.',
};

function stillOpen(proposal: StoredProposal, now: Date): void {
  const { status } = shownProposal(proposal, now);
  if (status !== 'pending' && status !== 'approved') throw new AppError('conflict', ENDED[status]);
}

/** The data has changed: the card is computed again from the same request, for the parent to review. */
async function renew(context: Context, old: StoredProposal, seen: Preview): Promise<Proposal> {
  const { conversationId, messageId, tool } = old;
  const gone = await context.records('proposal').update(old.id, { status: 'superseded' });
  if (seen.lines.length === 0) return shownProposal(gone, context.now());
  return store(context, { conversationId, messageId }, tool, seen);
}

async function carryOut(context: Context, proposal: StoredProposal, bound: Bound): Promise<Proposal> {
  const proposals = context.records('proposal');
  // A second approval finds another version here, and is rolled back.
  await proposals.update(proposal.id, { status: 'approved' }, proposal.version);
  await bound.run(context, proposal.arguments);
  const done = await proposals.update(proposal.id, { changeSetId: context.changes.current() });
  return shownProposal(done, context.now());
}

/** Runs exactly the shown change, once. A second tap returns the result of the first. */
export async function approveProposal(
  context: Context,
  operations: readonly Bound[],
  { id, ifVersion }: { id: string; ifVersion?: number | undefined },
): Promise<Proposal> {
  const { tool } = await context.records('proposal').get(id);
  const bound = operations.find(({ name, operation }) => name === tool && operation.pip === 'proposes');
  if (!bound) throw new AppError('conflict', 'Pip can no longer do this. Please do it by hand.');
  try {
    return await context.atomically(
      tool,
      async (inner) => {
        const proposal = await inner.records('proposal').get(id);
        stillOpen(proposal, inner.now());
        if (proposal.status === 'approved') return shownProposal(proposal, inner.now());
        // A dish was swapped elsewhere: the card is read again before it is approved.
        if (ifVersion !== undefined && ifVersion !== proposal.version)
          return shownProposal(proposal, inner.now());
        // Looked at once more: what was shown may be gone, and an allergy may have become known since. The new card names
        // the dish, which can be swapped; a card that has named it already is refused.
        const seen = await preview(inner, proposal.tool, proposal.arguments);
        if (shownBy(seen) !== shownBy(proposal)) return renew(inner, proposal, seen);
        if (seen.refused !== undefined) throw new AppError('conflict', seen.refused);
        return carryOut(inner, proposal, bound);
      },
      'pip',
    );
  } catch (error) {
    const raced = error instanceof AppError && error.code === 'stale';
    const now = raced ? await context.records('proposal').get(id) : undefined;
    if (now?.status === 'approved') return shownProposal(now, context.now());
    throw error;
  }
}

/** Puts a proposal aside; declining twice is declining once. */
export async function declineProposal(context: Context, { id }: { id: string }): Promise<Proposal> {
  const proposals = context.records('proposal');
  const proposal = await proposals.get(id);
  const { status } = shownProposal(proposal, context.now());
  if (status === 'approved') {
    throw new AppError('conflict', 'This was already approved. You can still undo it.');
  }
  if (status !== 'pending') return shownProposal(proposal, context.now());
  return shownProposal(await proposals.update(id, { status: 'declined' }, proposal.version), context.now());
}
