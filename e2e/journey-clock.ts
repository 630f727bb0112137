// The day of the journeys: their servers and browsers live on it, whatever the date is. Only the time of day is real.
const DAY = 86_400_000;

/** A Friday. The days to which journeys set the clock of a page lie around it; the server does not know of them. */
const JOURNEY_DAY = '2026-11-27';

/** Milliseconds from now until the same time of the journeys' day, in UTC; whole days, also below zero. */
export const AHEAD = Date.parse(JOURNEY_DAY) - Math.floor(Date.now() / DAY) * DAY;

/** Now, for the servers and the browsers of the journeys. */
export const journeyNow = (): Date => new Date(Date.now() + AHEAD);

/** Moves the clock of the program or page that runs it. It is sent there as text, so it uses nothing around it. */
export function moveClock(ahead: number): void {
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
    apply: (target) => new target(now()).toString(),
  });
}

/** Arguments of Node that start a program on the journeys' day. */
export const ON_JOURNEY_DAY: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`(${moveClock.toString()})(${AHEAD})`)}`,
];
