// The part of the day on a kitchen tablet: the color of its sky, and the hours in which it is dim.

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

/** From which hour on; the night lasts until the morning. */
const BEGINS = { morning: 6, day: 10, evening: 17, night: 21 } as const;

/** The part of the day at 'HH:MM' of the household's zone. */
export function partOfDay(time: string): PartOfDay {
  const hour = Number(time.slice(0, 2));
  if (hour < BEGINS.morning || hour >= BEGINS.night) return 'night';
  if (hour >= BEGINS.evening) return 'evening';
  return hour >= BEGINS.day ? 'day' : 'morning';
}
