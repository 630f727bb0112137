// Preview of a card: the content shown before approval, and the arguments that approval runs.
import type { Proposal } from '#contract/schemas/chat.ts';
import type { Context } from '../../../context.ts';
import type { TableName } from '../../../db/records/tables.ts';

export type Target = { table: TableName; id: string; version: number | null };

export interface Preview {
  title: string;
  lines: Proposal['lines'];
  concerns: string[];
  /** Complete arguments of the approval: nothing is decided later. */
  arguments: Record<string, unknown>;
  /** Every record it would touch or refer to, with the version seen; null for one that is not there yet. */
  targets: Target[];
  /** Sentence why the operation must not run as it is; the lines then say what has to change. */
  refused?: string;
}

/** Works out what an operation would change, from the input of a tool or from what an earlier card stored. */
export type Look = (context: Context, input: Record<string, unknown>) => Promise<Preview>;
