// The places of the dashboard's cards. On a phone today comes first; on a wide screen the calendar stands beside it.

export const DAY_GRID =
  'grid grid-cols-1 gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_24rem]';

const BESIDE = 'xl:col-start-2 xl:self-start';

export const DAY_PLACES = {
  upNext: BESIDE,
  schedule: BESIDE,
  calendar: 'lg:col-span-2 xl:col-span-1 xl:col-start-1 xl:row-span-4 xl:row-start-1 xl:self-start',
  conversations: `lg:col-span-2 xl:col-span-1 ${BESIDE}`,
};
