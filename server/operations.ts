// Every bound operation in one list: read by the HTTP routes and Pip's tools.
import { accountOperations } from './account/account.ts';
import { calendarFileOperations } from './data/calendar-downloads.ts';
import { changesOperations } from './household/changes.ts';
import { familyOperations } from './family/members.ts';
import { householdOperations } from './household/operations.ts';
import type { Bound } from './implement.ts';
import { mealOperations } from './meals/operations.ts';
import { allergyOperations, medicalOperations } from './medical/medical.ts';
import { sitterOperations } from './family/sitter-links.ts';
import { schoolOperations } from './school/operations.ts';
import { referenceOperations } from './household/references.ts';

/** Operations of all features but chat, whose proposals carry out operations of this list. */
export const featureOperations: Bound[] = [
  ...accountOperations,
  ...householdOperations,
  ...familyOperations,
  ...mealOperations,
  ...medicalOperations,
  ...allergyOperations,
  ...schoolOperations,
  ...sitterOperations,
  ...referenceOperations,
  ...changesOperations,
  ...calendarFileOperations,
];
