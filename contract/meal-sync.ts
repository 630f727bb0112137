// Sync of the browser's meal store with the server's records (D6, D7, D33): edits go up, records come down.
import { operations } from './operation.ts';
import type { mealSyncSchemas } from './schemas/meal-sync.ts';

export const mealSync = operations<typeof mealSyncSchemas>()({
  syncMeals: {
    method: 'POST',
    path: '/api/meal-sync',
    owner: 'household',
    ownTransaction: true,
    writes: ['pantry_item', 'weekly_menu', 'shopping_list', 'menu_idea'],
  },
});
