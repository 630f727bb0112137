// Pip's tools are the operations marked for Pip, with the same validation, ownership and errors. Reads run at once as
// the signed-in parent; every write is only proposed.
import { jsonSchema, tool, type JSONValue, type ToolSet } from 'ai';
import * as z from 'zod/mini';
import type { CheckedOperation } from '#contract/index.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Bound } from '../../implement.ts';
import { parseInput } from '../../invalid-input.ts';
import { TOO_MANY_CALLS, TOO_MANY_CARDS, type ToolBudget } from '../answer/answer-limits.ts';
import { belongs } from '../answer/presence.ts';
import { checkOwnWords } from '../proposals/own-doses.ts';
import { propose } from '../proposals/proposals.ts';
import { heldList } from './held-lists.ts';
import { hasFailed } from './tool-runs.ts';

/** Fields no model decides about: versions and ids are ours, and so is who signs in. */
const OURS: readonly string[] = [
  'ifVersion',
  'version',
  'createdAt',
  'updatedAt',
  ...Object.values<Kind>(KINDS).flatMap(({ fields }) =>
    Object.keys(fields).filter((name) => fields[name]?.is === 'account'),
  ),
];
const SORRY = "This didn't work just now.";

interface ToolOptions {
  context: Context;
  /** Conversation and message of a proposal. */
  place: { conversationId: string; messageId: string };
  /** Everything the parent wrote in the conversation. */
  said: string;
  /** Dishes that the parent wants on the menu in spite of an allergy: their card warns instead of being refused. */
  insisted?: readonly string[];
  /** The model reads what its reading tools return; otherwise it only hears that they did. */
  isTold?: boolean;
  /** Aborted when the answer has ended: no tool starts after that. */
  signal: AbortSignal;
  budget: ToolBudget;
  onProposal: (proposal: Proposal) => void;
  /** Told the cause of an unexpected failure, for the log. */
  onFailure: (error: unknown) => void;
}

/** A field that may be cleared takes what its own schema takes; the step that turns '' into nothing has no words. */
function described(field: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { def } = field.zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
  const { $schema: _, ...own } = z.toJSONSchema(def.out, SCHEMA);
  Object.assign(field.jsonSchema, own);
}
const SCHEMA = { io: 'input', unrepresentable: 'any', override: described } as const;

/** Fields this tool's caller does not decide: a new record gets its id from us. */
const oursIn = ({ idempotent }: CheckedOperation): readonly string[] => (idempotent ? [...OURS, 'id'] : OURS);

const schemas = new WeakMap<CheckedOperation, Record<string, unknown>>();

/** Made once for each operation: it takes a quarter of a millisecond. */
function schemaOf(operation: CheckedOperation): Record<string, unknown> {
  const made = schemas.get(operation) ?? madeSchema(operation);
  schemas.set(operation, made);
  return made;
}

function madeSchema(operation: CheckedOperation): Record<string, unknown> {
  const schema = z.toJSONSchema(operation.input, SCHEMA);
  const ours = oursIn(operation);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !ours.includes(name));
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** A result as a model gets it: data only, without fields that mean nothing outside. */
function slim(value: unknown): JSONValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(slim);
  if (typeof value !== 'object' || value === null) return null;
  const kept = Object.entries(value).filter(([name, part]) => part !== undefined && !OURS.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, slim(part)]));
}

async function proposed(
  { name, operation }: Bound,
  input: unknown,
  { context, place, said, insisted = [], budget, onProposal }: ToolOptions,
) {
  if (!budget.takeCard()) throw new AppError('invalid', TOO_MANY_CARDS);
  const ours = oursIn(operation);
  const given = Object.entries(parseInput(operation.input, input) ?? {});
  const wish = Object.fromEntries(given.filter(([field]) => !ours.includes(field)));
  await checkOwnWords(context, name, wish, said);
  const isMenu = name === 'saveWeeklyMenu' && insisted.length > 0;
  const outcome = await propose(context, place, name, isMenu ? { ...wish, insisted } : wish);
  if (outcome.status !== 'proposed') return outcome;
  onProposal(outcome.proposal);
  const { id, title, lines } = outcome.proposal;
  return { status: 'proposed', id, title, changes: lines.length };
}

/** The words a model may read about a failure; causes stay here. */
function failureOf(error: unknown, { onFailure }: ToolOptions): { status: 'failed'; reason: string } {
  if (error instanceof AppError) return { status: 'failed', reason: error.message };
  onFailure(error);
  return { status: 'failed', reason: SORRY };
}

/** The operations among these that Pip may use. */
function pipOperations(operations: readonly Bound[]): Bound[] {
  return operations.filter(({ operation }) => operation.pip !== undefined);
}

/** The tools of one answer. */
export function toolsFor(operations: readonly Bound[], options: ToolOptions): ToolSet {
  const { isTold = true } = options;
  const tools = pipOperations(operations).map((bound) => {
    const { name, operation } = bound;
    const made = tool({
      description: operation.summary,
      inputSchema: jsonSchema(schemaOf(operation), {
        validate: (value) => ({ success: true, value }),
      }),
      execute: async (input) => {
        try {
          if (options.signal.aborted || !options.budget.takeCall())
            throw new AppError('invalid', TOO_MANY_CALLS);
          // A parent who was removed meanwhile gets nothing more.
          if (!(await belongs(options.context)))
            throw new AppError('unauthenticated', 'Please sign in again.');
          if (operation.pip !== 'reads') return await proposed(bound, input, options);
          return isTold
            ? await bound.run(options.context, input)
            : await heldList(bound, options.context, input);
        } catch (error) {
          return failureOf(error, options);
        }
      },
      toModelOutput: ({ output }) => ({
        type: 'json',
        value: operation.pip === 'reads' && !isTold && !hasFailed(output) ? null : slim(output),
      }),
    });
    return [name, made] as const;
  });
  return Object.fromEntries(tools);
}
