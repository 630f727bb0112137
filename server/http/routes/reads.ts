// Several reads in one request: each with the result, or the refusal, that it would have had alone.
import { MOST_READS, reads } from '#contract/reads.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { implement, type Bound } from '../../implement.ts';
import { statusOf } from '../errors.ts';

interface Found {
  bound: Bound;
  input: Record<string, unknown>;
}

/** Finds the read behind an address; undefined where there is none, or one for visitors or of a file. */
function readFinder(operations: readonly Bound[]): (address: string) => Found | undefined {
  const known = operations
    .filter(({ operation: { method, owner, media } }) => method === 'GET' && owner !== 'public' && !media)
    // As in the router, a fixed path goes before one with a parameter in its place.
    .toSorted((a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')))
    .map((bound) => ({
      bound,
      path: new RegExp(`^${bound.operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }));
  return (address) => {
    const [path = '', query = ''] = address.split('?');
    for (const { bound, path: pattern } of known) {
      const match = pattern.exec(path);
      if (match === null) continue;
      const inPath = Object.entries(match.groups ?? {}).map(([name, value]): [string, string] => [
        name,
        decodeURIComponent(value),
      ]);
      return { bound, input: Object.fromEntries([...new URLSearchParams(query), ...inPath]) };
    }
    return undefined;
  };
}

const NOT_FOUND = new AppError('not_found', "There's nothing here.");
const refusal = (error: AppError) => ({ status: statusOf(error), body: error.message });

/** As many as two requests of one household run at once (household-turns.ts). */
const AT_ONCE = 2;

/** The results in the order of `all`, of which no more than `AT_ONCE` run at the same time. */
async function inLanes<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  const lane = async () => {
    for (const [at, one] of waiting) results[at] = await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

/** The operation that runs several of `operations`, which must not contain it. */
export function readsOperations(operations: readonly Bound[]): Bound[] {
  const find = readFinder(operations);

  const readOne = async (context: Context, address: string): Promise<{ status: number; body: unknown }> => {
    try {
      const found = find(address);
      if (found === undefined) return refusal(NOT_FOUND);
      return { status: 200, body: await found.bound.run(context, found.input) };
    } catch (error) {
      if (error instanceof AppError) return refusal(error);
      if (error instanceof URIError) return refusal(NOT_FOUND);
      // Faults of ours fail the whole request, which logs them.
      throw error;
    }
  };
  return implement(reads, {
    readTogether: (context, { of }) => {
      const addresses = of.split(',');
      if (addresses.length > MOST_READS)
        throw new AppError('invalid', `Please read at most ${MOST_READS} things at once.`);
      return inLanes(addresses, (address) => readOne(context, address));
    },
  });
}
