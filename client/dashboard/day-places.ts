// The places of the dashboard's cards. Today comes first; on a wide screen the calendar is beside it.

export const DAY_GRID =
  'grid grid-cols-1 gap-5 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_24rem]';

const BESIDE = 'xl:col-start-2 xl:self-start';

export const DAY_PLACES = {
  upNext: BESIDE,
  /** Near the top. */
  medicines: `lg:col-start-1 ${BESIDE}`,
  calendar: 'lg:col-span-2 xl:col-span-1 xl:col-start-1 xl:row-span-4 xl:row-start-1 xl:self-start',
  conversations: `lg:col-span-2 xl:col-span-1 ${BESIDE}`,
};

/** In two columns, today's schedule is beside Up Next and the medicines. */
export const schedulePlace = (medicines: number): string =>
  medicines > 0 ? `lg:max-xl:col-start-2 lg:max-xl:row-span-2 lg:max-xl:row-start-1 ${BESIDE}` : BESIDE;
