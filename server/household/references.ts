// Lists the records that refer to a record of the household.
import { references } from '#contract/references.ts';
import { implement } from '../implement.ts';

export const referenceOperations = implement(references, {
  listReferences: (context, { record, id }) => context.records(record).referring(id),
});
