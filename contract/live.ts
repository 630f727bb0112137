// What tells a browser that another device changed something of the household (D21, D33).
import { operations } from './operation.ts';
import type { liveSchemas } from './schemas/live.ts';

/** Says which browser tab a request comes from, so that nobody is told about their own changes. */
export const TAB_HEADER = 'x-tab';

export const live = operations<typeof liveSchemas>()({
  followHousehold: {
    method: 'GET',
    path: '/api/events',
    owner: 'household',
    stream: true,
  },
});
