// Stream that tells a browser that another device changed something in the household (D21, D33).
import { operations } from './operation.ts';
import type { liveSchemas } from './schemas/live.ts';

/** Header with the browser tab of a request, so that a tab does not receive its own changes. */
export const TAB_HEADER = 'x-tab';

export const live = operations<typeof liveSchemas>()({
  followHousehold: {
    method: 'GET',
    path: '/api/events',
    owner: 'household',
    stream: true,
    kiosk: true,
  },
});
