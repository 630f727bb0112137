// The tools that an answer used, with their complete results.
import type * as z from 'zod/mini';
import { allOperations, type OperationName } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import type { allSchemas } from '#contract/schemas/all.ts';

/** The fields of something a model sent; none of what is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export interface ToolRun {
  tool: string;
  input: Record<string, unknown>;
  output: unknown;
}

type Answer<N extends OperationName> = z.output<(typeof allSchemas)[N]['output']>;

const OPERATIONS: ReadonlyMap<string, Operation> = new Map(allOperations);

/** The operation behind a tool; undefined for what a model made up. */
export const operationOf = (tool: string): Operation | undefined => OPERATIONS.get(tool);

/** True for what a tool returns when it could not do its work. */
export const hasFailed = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'status' in output && output.status === 'failed';

/** The last result of a tool; undefined when it was not used or failed. */
export function lastOutput(runs: readonly ToolRun[], tool: string): unknown {
  const output = runs.findLast((run) => run.tool === tool)?.output;
  return hasFailed(output) ? undefined : output;
}

/** The last output of a reading tool. The cast holds: the operation validated its output with this schema. */
export const latest = <N extends OperationName>(runs: readonly ToolRun[], tool: N): Answer<N> | undefined =>
  lastOutput(runs, tool) as Answer<N> | undefined;
