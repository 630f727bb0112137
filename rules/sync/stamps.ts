// Stamps: the time of a write, as text that sorts by time: 9 digits of milliseconds and 3 of a counter, both in base
// 36, and 6 characters of the device. A hybrid logical clock (Kulkarni and others, 2014): it never goes back behind the
// stamps it has seen, so an edit made after another one was seen is later, whatever the device's clock says.
import type { Stamp } from '#contract/schemas/meal-sync.ts';

const TIME = 9;
const COUNT = 3;
const MOST = 36 ** COUNT;

const padded = (number: number, length: number): string => number.toString(36).padStart(length, '0');

/** Milliseconds since 1970 of a stamp. */
export const timeOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, TIME), 36);

const countOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(TIME, TIME + COUNT), 36);

/** A stamp later than `last` and not before `now` (milliseconds). `device` is 6 characters of 0-9a-z. */
export function nextStamp(last: Stamp | undefined, now: number, device: string): Stamp {
  const isBehind = last !== undefined && last !== '' && timeOf(last) >= now;
  if (!isBehind) return padded(now, TIME) + padded(0, COUNT) + device;
  const count = countOf(last) + 1;
  const carried = count < MOST ? timeOf(last) : timeOf(last) + 1;
  return padded(carried, TIME) + padded(count % MOST, COUNT) + device;
}

/** The later of two stamps; undefined is earlier than all. */
export const laterOf = (a: Stamp | undefined, b: Stamp | undefined): Stamp | undefined =>
  (a ?? '') > (b ?? '') ? a : b;
