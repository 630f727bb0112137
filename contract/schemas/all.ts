// The schemas of every operation, by its name.
import { accountSchemas } from './account.ts';
import { allergiesSchemas } from './allergies.ts';
import { calendarFilesSchemas } from './calendar-files.ts';
import { changesSchemas } from './changes.ts';
import { chatSchemas } from './chat.ts';
import { crudSchemas } from './crud.ts';
import { foodSchemas } from './food.ts';
import { accessSchemas, householdSchemas } from './household.ts';
import { kioskSchemas } from './kiosk.ts';
import { liveSchemas } from './live.ts';
import { mealSyncSchemas } from './meal-sync.ts';
import { mealsSchemas } from './meals.ts';
import { medicalSchemas } from './medical.ts';
import { productSchemas } from './product.ts';
import { readsSchemas } from './reads.ts';
import { referencesSchemas } from './references.ts';
import { schoolSchemas } from './school.ts';

import { sitterSchemas } from './sitter.ts';

export const allSchemas = {
  ...crudSchemas,
  ...accountSchemas,
  ...accessSchemas,
  ...householdSchemas,
  ...foodSchemas,
  ...mealsSchemas,
  ...mealSyncSchemas,
  ...schoolSchemas,
  ...medicalSchemas,
  ...allergiesSchemas,
  ...sitterSchemas,
  ...readsSchemas,
  ...referencesSchemas,
  ...changesSchemas,
  ...calendarFilesSchemas,
  ...kioskSchemas,
  ...liveSchemas,
  ...chatSchemas,
  ...productSchemas,
};
