// The whole contract, for the server and for tests: every operation with its schemas. The client takes the groups it
// needs, and the schemas later.
import type * as z from 'zod/mini';
import { account } from './account.ts';
import { allergies } from './allergies.ts';
import { calendarFiles } from './calendar-files.ts';
import { changes } from './changes.ts';
import { chat } from './chat.ts';
import { family } from './family.ts';
import { food } from './food.ts';
import { access, household } from './household.ts';
import { kiosk } from './kiosk.ts';
import { live } from './live.ts';
import { mealSync } from './meal-sync.ts';
import { meals } from './meals.ts';
import { medical } from './medical.ts';
import type { Operation, OperationSchemas } from './operation.ts';
import { product } from './product.ts';
import { reads } from './reads.ts';
import { references } from './references.ts';
import { school } from './school.ts';
import { sitter } from './sitter.ts';
import { allSchemas } from './schemas/all.ts';

const contract = {
  account,
  access,
  household,
  family,
  food,
  meals,
  mealSync,
  medical,
  allergies,
  school,
  sitter,
  reads,
  references,
  changes,
  calendarFiles,
  kiosk,
  live,
  chat,
  product,
};

type Groups = (typeof contract)[keyof typeof contract];
/** The name of every operation. */
export type OperationName = Groups extends infer G ? (G extends unknown ? keyof G : never) : never;

/** An operation with its schemas. */
export interface CheckedOperation extends Operation, OperationSchemas {}

/** Input that a function gets after validation. */
export type CheckedInput<N extends OperationName> = z.output<(typeof allSchemas)[N]['input']>;

/** Does not compile while an operation has no schemas, or schemas have no operation. */
const schemas: Record<OperationName, OperationSchemas> & {
  [N in Exclude<keyof typeof allSchemas, OperationName>]: never;
} = allSchemas;

const schemasByName = new Map<string, OperationSchemas>(Object.entries(schemas));

/** Adds its schemas to an operation. */
export function withSchemas(operation: Operation): CheckedOperation {
  const own = schemasByName.get(operation.name);
  if (own === undefined) throw new Error(`${operation.name} has no schemas.`);
  return { ...operation, ...own };
}

/** Every declared operation with its name. */
export const allOperations: readonly (readonly [string, CheckedOperation])[] = Object.values(
  contract,
).flatMap((group) =>
  Object.values<Operation>(group).map((operation) => [operation.name, withSchemas(operation)] as const),
);
