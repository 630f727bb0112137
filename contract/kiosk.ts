// Kitchen tablets (decision 035): a parent makes a code in Settings, the tablet shows the family's week, and ticks items
// of shopping lists. Nothing else answers it.
import { operations } from './operation.ts';
import type { kioskSchemas } from './schemas/kiosk.ts';

/** Minutes in which the code of a new tablet can be used, once. */
export const KIOSK_CODE_MINUTES = 15;
/** Tablets of one household, codes that were not used yet included. */
export const MOST_KIOSKS = 5;
/** Days after which a tablet needs a new code, however often it is used. */
export const KIOSK_DAYS = 365;
/** Address of the screen, to be opened on the tablet. */
export const KIOSK_PLACE = '/kiosk';
/** Author of changes that were made on a tablet. */
export const KIOSK_AUTHOR = 'Kitchen tablet';

export const kiosk = operations<typeof kioskSchemas>()({
  listKiosks: {
    method: 'GET',
    path: '/api/kiosks',
    owner: 'household',
    reads: ['session'],
  },
  createKiosk: {
    method: 'POST',
    path: '/api/kiosks',
    owner: 'household',
    answers: 201,
    writes: ['session'],
  },
  updateKiosk: {
    method: 'PUT',
    path: '/api/kiosks/{id}',
    owner: 'household',
    writes: ['session'],
  },
  endKiosk: {
    method: 'DELETE',
    path: '/api/kiosks/{id}',
    owner: 'household',
    answers: 204,
    writes: ['session'],
  },
  getKioskBoard: {
    method: 'GET',
    path: '/api/kiosk/board',
    owner: 'household',
    kiosk: true,
  },
  tickOnKiosk: {
    method: 'PUT',
    path: '/api/kiosk/lists/{id}/items/{itemId}',
    owner: 'household',
    kiosk: true,
    answers: 204,
    writes: ['shopping_list'],
  },
});
