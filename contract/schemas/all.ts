// The schemas of every operation, by its name.
import { accountSchemas } from './account.ts';
import { calendarFilesSchemas } from './calendar-files.ts';
import { changesSchemas } from './changes.ts';
import { chatSchemas } from './chat.ts';
import { crudSchemas } from './crud.ts';
import { foodSchemas } from './food.ts';
import { accessSchemas, householdSchemas } from './household.ts';
import { liveSchemas } from './live.ts';
import { mealSyncSchemas } from './meal-sync.ts';
import { mealsSchemas } from './meals.ts';
import { productSchemas } from './product.ts';
import { readsSchemas } from './reads.ts';
import { referencesSchemas } from './references.ts';
import { schoolSchemas } from './school.ts';

export const allSchemas = {
  ...crudSchemas,
  ...accountSchemas,
  ...accessSchemas,
  ...householdSchemas,
  ...foodSchemas,
  ...mealsSchemas,
  ...mealSyncSchemas,
  ...schoolSchemas,
  ...readsSchemas,
  ...referencesSchemas,
  ...changesSchemas,
  ...calendarFilesSchemas,
  ...liveSchemas,
  ...chatSchemas,
  ...productSchemas,
};
