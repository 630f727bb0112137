// The schemas of what the client calls. Fetched with the first write: whoever only looks can do without
// (scripts/build-operations.ts).
// Meal Planning works on its own store and calls none of the food operations: their schemas stay on the server.
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { chat } from '#contract/chat.ts';
import { live } from '#contract/live.ts';
import { family } from '#contract/family.ts';
import { access, household } from '#contract/household.ts';
import { mealSync } from '#contract/meal-sync.ts';
import { meals } from '#contract/meals.ts';
import { medical } from '#contract/medical.ts';
import type { Operation } from '#contract/operation.ts';
import { product } from '#contract/product.ts';
import { references } from '#contract/references.ts';

const GROUPS = [
  account,
  access,
  household,
  family,
  meals,
  mealSync,
  medical,
  references,
  changes,
  live,
  chat,
  product,
];

type Declared = Pick<Operation, 'method' | 'path' | 'output'>;

const named = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;

const outputs = new Map(
  GROUPS.flatMap((group) => Object.values<Declared>(group)).map((operation) => [
    named(operation),
    operation.output,
  ]),
);

/** The schema of what `operation` answers. */
export const outputOf = (operation: Operation): Operation['output'] | undefined =>
  outputs.get(named(operation));
