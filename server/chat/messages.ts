// Messages and proposals as a parent sees them: expiry and interruption are computed from the clock, not set by a job.
import type { Message, Proposal } from '#contract/schemas/chat.ts';
import type { Context } from '../context.ts';
import type { RecordOf } from '../db/records/tables.ts';
import { proposalLink } from './record-links.ts';

export type StoredMessage = RecordOf<'message'>;
export type StoredProposal = RecordOf<'proposal'>;

/** A running answer without a heartbeat for this long has ended, in milliseconds. */
const SILENCE_MS = 30_000;

/** The current state of a proposal: it expires without being opened. */
export function shownProposal(proposal: StoredProposal, now: Date): Proposal {
  const expired = proposal.status === 'pending' && Date.parse(proposal.expiresAt) <= now.getTime();
  const { id, version, conversationId, messageId, tool, title, lines, concerns, expiresAt, changeSetId } =
    proposal;
  const status = expired ? 'expired' : proposal.status;
  const link = proposalLink(proposal);
  return {
    id,
    version,
    conversationId,
    messageId,
    tool,
    title,
    lines,
    concerns,
    status,
    expiresAt,
    changeSetId,
    link,
  };
}

/** The message with its proposals in their present state. */
export function shownMessage(
  message: StoredMessage,
  proposals: readonly StoredProposal[],
  now: Date,
): Message {
  const { id, role, content, createdAt, status, metadata } = message;
  const { suggestions, receipts, model, safety } = metadata;
  const own = proposals.filter(({ messageId }) => messageId === id);
  return {
    id,
    role,
    content,
    createdAt,
    status,
    metadata: {
      suggestions,
      receipts,
      proposals: own.map((proposal) => shownProposal(proposal, now)),
      ...(model ? { model } : {}),
      ...(safety ? { safety } : {}),
    },
  };
}

/** The message as it is now: an answer whose writer died is stored as interrupted. */
export async function messageNow(context: Context, message: StoredMessage): Promise<StoredMessage> {
  const latestSign = new Date(context.now().getTime() - SILENCE_MS).toISOString();
  const dead = message.status === 'running' && (message.heartbeatAt ?? message.createdAt) < latestSign;
  if (!dead) return message;
  const records = context.records('message');
  // Should its writer be alive after all and finish just now, its word counts.
  return records
    .update(message.id, { status: 'interrupted', heartbeatAt: null }, message.version)
    .catch(() => records.get(message.id));
}

/** The messages of a conversation as they are now, oldest first. */
export async function messagesOf(context: Context, conversationId: string): Promise<StoredMessage[]> {
  const messages = await context.records('message').list({ where: { conversationId } });
  return Promise.all(messages.map((message) => messageNow(context, message)));
}

const SHORT = 200;
/** The beginning of a message, for the list of conversations. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  // A letter is at least one unit of the text.
  if (line.length <= SHORT) return line;
  const letters = [...new Intl.Segmenter('en').segment(line)];
  return letters.length <= SHORT
    ? line
    : `${letters
        .slice(0, SHORT)
        .map(({ segment }) => segment)
        .join('')}...`;
};
