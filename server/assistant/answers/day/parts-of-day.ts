// Parts of a day that are told by what is done then: 'after lunch', 'before supper', 'around noon'.
export interface Part {
  /** 'afternoon', 'at 3:00 PM', 'after lunch'; '' for the whole day. */
  name: string;
  /** Minutes of the day. */
  from: number;
  to: number;
}

/** Meals and other things of each day, with the hours at which they usually begin and end. */
const HABITS: Readonly<Record<string, readonly [number, number]>> = {
  breakfast: [420, 480],
  school: [510, 870],
  work: [540, 1020],
  noon: [720, 720],
  midday: [720, 720],
  lunch: [720, 750],
  lunchtime: [720, 750],
  nap: [780, 840],
  naptime: [780, 840],
  supper: [1050, 1110],
  dinner: [1050, 1110],
  bed: [1200, 1260],
  bedtime: [1200, 1260],
};
const BESIDE = new RegExp(
  `\\b(after|before|around|about|over|during) (?:the |my |our |his |her |their )?(${Object.keys(HABITS).join('|')})\\b(?! (?:program|care|club|event|bus)\\b)`,
);
/** Morning, afternoon and evening begin and end here. */
const BOUNDS = [0, 720, 1080, 1440];
const AROUND = 60;

/** The part of the day beside a meal, school, work or noon, as far as its half of the day goes. */
export function besideHabit(text: string): Part | undefined {
  const [name = '', side = '', habit = ''] = BESIDE.exec(text) ?? [];
  const [start, end] = HABITS[habit] ?? [];
  if (start === undefined || end === undefined) return undefined;
  if (side === 'after') return { name, from: end, to: BOUNDS.find((bound) => bound > end) ?? 1440 };
  if (side === 'before') return { name, from: BOUNDS.findLast((bound) => bound < start) ?? 0, to: start };
  return { name, from: start - AROUND, to: end + AROUND };
}

/** True for a name that stands behind a day as it is: 'on Monday after lunch'. */
export const isPhrase = (name: string): boolean =>
  /^(?:at|after|before|around|about|over|during) /.test(name);
