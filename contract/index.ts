// The whole table of operations, by feature.
import { account } from './account.ts';
import { changes } from './changes.ts';
import { chat } from './chat.ts';
import { live } from './live.ts';
import { family } from './family.ts';
import { food } from './food.ts';
import { access, household } from './household.ts';
import { mealSync } from './meal-sync.ts';
import { meals } from './meals.ts';
import { medical } from './medical.ts';
import type { Operation } from './operation.ts';
import { product } from './product.ts';
import { references } from './references.ts';

export const contract = {
  account,
  access,
  household,
  family,
  food,
  meals,
  mealSync,
  medical,
  references,
  changes,
  live,
  chat,
  product,
};

/** Every declared operation with its name. */
export const allOperations: readonly (readonly [string, Operation])[] = Object.values(contract).flatMap(
  (group): [string, Operation][] => Object.entries(group),
);
