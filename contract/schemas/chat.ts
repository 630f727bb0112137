// The schemas of conversations with Pip, messages with their cards, and proposals.
import * as z from 'zod/mini';
import { LIMITS, isVisible } from '../common.ts';
import { DAYS, MEALS } from '../week.ts';
import {
  ClientId,
  Id,
  Instant,
  NoContent,
  instant,
  listLimit,
  oneLine,
  recordFields,
  target,
} from './common.ts';

/** A write that Pip suggests: shown with before and after, approved or declined once. */
export const Proposal = z.object({
  id: Id,
  /** Counts what the card has shown; approving names the one that was read. */
  version: z.number(),
  conversationId: Id,
  messageId: Id,
  tool: z.string(),
  title: z.string(),
  /** The change in words. `before` is null for something new, `after` null for something removed. */
  lines: z.array(
    z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  /** First names of the people it concerns. */
  concerns: z.array(z.string()),
  status: z.enum(['pending', 'approved', 'declined', 'expired', 'superseded']),
  expiresAt: Instant,
  /** The change set of the approved write, for Undo. */
  changeSetId: z.nullable(Id),
  /** The record after approval; null when nothing is left to see. */
  link: z.nullable(z.object({ label: z.string(), href: z.string() })),
});
export type Proposal = z.infer<typeof Proposal>;

/**
 * A danger that a rule recognised in the parent's message; no model was called. `numbers` are shown as call buttons.
 */
const Safety = z.object({
  kind: z.enum(['crisis', 'allergy', 'emergency', 'poison', 'abuse', 'doctor', 'dose']),
  numbers: z.array(z.object({ label: z.string(), tel: z.string() })),
});
export type Safety = z.infer<typeof Safety>;

const Metadata = z.object({
  suggestions: z.array(z.string()),
  /** Links to the records of an answer, computed from tool results. */
  receipts: z.array(z.object({ label: z.string(), href: z.string() })),
  proposals: z.array(Proposal),
  /** The model that answered, and whether it replaced the configured one. */
  model: z.optional(z.object({ name: z.string(), standIn: z.boolean() })),
  safety: z.optional(Safety),
});
export type MessageMetadata = z.infer<typeof Metadata>;

export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: Instant,
  /** A stored answer that is still being written is `running`; one whose writer died is `interrupted`. */
  status: z.enum(['done', 'running', 'interrupted']),
  metadata: Metadata,
});
export type Message = z.infer<typeof Message>;

export const ConversationSummary = z.object({
  ...recordFields,
  title: z.string(),
  lastMessage: z.string(),
  topic: z.string(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const Conversation = z.extend(ConversationSummary, { messages: z.array(Message) });
export type Conversation = z.infer<typeof Conversation>;

export const Exchange = z.object({ userMessage: Message, assistantMessage: Message });
export type Exchange = z.infer<typeof Exchange>;

const Title = z.string('Title must be text').check(oneLine, z.maxLength(LIMITS.name, 'Title is too long'));

export const chatSchemas = {
  listConversations: {
    summary: 'List conversations, newest first',
    /** Only conversations last touched before this instant. */
    input: z.object({ before: z.optional(instant('Before')), limit: listLimit }),
    output: z.array(ConversationSummary),
  },
  createConversation: {
    summary: 'Start a conversation',
    input: z.object({
      id: z.optional(ClientId),
      title: z._default(Title, ''),
    }),
    output: ConversationSummary,
  },
  getConversation: {
    summary: 'A conversation with its messages',
    input: z.object({ id: Id }),
    output: Conversation,
  },
  renameConversation: {
    summary: 'Give a conversation another title',
    input: z.object({
      id: Id,
      title: Title.check(z.refine(isVisible, 'Please give the conversation a title')),
    }),
    output: ConversationSummary,
  },
  deleteConversation: {
    summary: 'Delete a conversation; it can be restored for 30 days',
    input: z.object({ id: Id }),
    output: NoContent,
  },
  restoreConversation: {
    summary: 'Bring a deleted conversation back',
    input: z.object({ id: Id }),
    output: ConversationSummary,
  },
  postMessage: {
    summary: 'Say something to Pip; answers as JSON, or as events with Accept: text/event-stream',
    input: z.object({
      id: Id,
      role: z.literal('user', 'Role must be user'),
      content: z
        .string('Please write a message')
        .check(
          z.refine(isVisible, 'Please write a message'),
          z.maxLength(LIMITS.text, 'A message can have at most 10,000 characters'),
        ),
      clientId: z.optional(ClientId),
    }),
    output: Exchange,
  },
  approveProposal: {
    summary: 'Carry out what Pip proposed, exactly as shown, once',
    input: z.object(target),
    output: Proposal,
  },
  swapDish: {
    summary: 'Put another dish that fits the family into one place of a proposed weekly menu',
    input: z.object({ ...target, day: z.enum(DAYS), meal: z.enum(MEALS) }),
    output: Proposal,
  },
  declineProposal: { summary: 'Decline what Pip proposed', input: z.object({ id: Id }), output: Proposal },
};
