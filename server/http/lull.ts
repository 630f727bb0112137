// Moments in which nobody asks the server for anything: work that no one waits for belongs there.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. A page that opens asks for one file after the other, with shorter pauses than this between them. */
const QUIET_MS = 500;
/** Milliseconds after which the work goes on although somebody asks all the time. */
const LONGEST_MS = 5000;
/** A supervisor asks for it all the time, and nobody looks at the answer. */
const HEALTH = '/healthz';

interface Clock {
  /** Milliseconds. */
  now: () => number;
  rest: (ms: number) => Promise<void>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  rest: (ms) => wait(ms, undefined, { ref: false }),
};

/**
 * Returns a function that resolves after `ms` milliseconds, or later: once the server was not asked for anything for a
 * while.
 */
export function lulls(
  server: Pick<FastifyInstance['server'], 'on'>,
  { now, rest } = CLOCK,
): (ms: number) => Promise<void> {
  let lastAsked = -Infinity;
  server.on('request', ({ url }: { url?: string }) => {
    if (url !== HEALTH) lastAsked = now();
  });
  return async (ms) => {
    const began = now();
    do await rest(ms);
    while (now() - lastAsked < QUIET_MS && now() - began < LONGEST_MS);
  };
}
