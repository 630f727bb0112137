// Schemas of the responses that the client gets. Fetched with the first write: a parent who only reads does not need
// them (answers.ts).
import type { Operation, OperationSchemas } from '#contract/operation.ts';
import { allSchemas } from '#contract/schemas/all.ts';

const schemas: Record<string, OperationSchemas> = allSchemas;

/** The schema of what `operation` returns. */
export const outputOf = ({ name }: Operation): OperationSchemas['output'] | undefined =>
  schemas[name]?.output;
