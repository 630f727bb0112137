// The morning on which journeys begin: their servers and browsers live on it, whatever date and hour it is. No journey
// meets midnight, or an evening, after which Pip plans from tomorrow (D38).

/**
 * A Friday morning in New York. The days to which journeys set the clock of a page lie around it; the server does not know
 * of them.
 */
const BEGIN = '2026-11-27T10:00:00-05:00';

/** Milliseconds from now until then; below zero once that morning is over. */
export const AHEAD = Date.parse(BEGIN) - Date.now();

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

/** Arguments of Node that start a program on that morning. */
export const ON_JOURNEY_CLOCK: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`(${moveClock.toString()})(${AHEAD})`)}`,
];
