// Import cycles: files that import each other in a circle, also by type imports or dynamic imports. Lint sees only
// cycles of values.
import type { Violation } from './arrows.ts';
import type { Source } from './sources.ts';

/** One violation for each knot of files that all reach each other, at its first file. Tests may import anything. */
export function findImportCycles(sources: readonly Source[]): Violation[] {
  const importsOf = new Map(
    sources.filter(({ isTest }) => !isTest).map(({ path, imports }) => [path, imports]),
  );
  const targetsOf = (path: string) =>
    (importsOf.get(path) ?? []).flatMap(({ target }) =>
      target !== undefined && importsOf.has(target) ? [target] : [],
    );
  return knotsOf([...importsOf.keys()], targetsOf).map((knot) => {
    const [start = ''] = knot;
    const circle = shortestCircle(start, targetsOf);
    const [path = start, next] = circle;
    const line = importsOf.get(path)?.find(({ target }) => target === next)?.line ?? 1;
    const size = knot.length > circle.length - 1 ? ` (a knot of ${knot.length} files)` : '';
    return { path, line, message: `imports in a circle: ${circle.join(' → ')}${size}` };
  });
}

type Targets = (path: string) => readonly string[];

/** Strongly connected components of more than one file, or of a file that imports itself (Tarjan). */
function knotsOf(paths: readonly string[], targetsOf: Targets): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const knots: string[][] = [];
  const visit = (path: string): number => {
    let low = order.size;
    order.set(path, low);
    const depth = stack.push(path) - 1;
    for (const target of targetsOf(path)) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === order.get(path)) {
      const knot = stack.splice(depth);
      if (knot.length > 1 || targetsOf(path).includes(path)) knots.push(knot.toSorted());
    }
    return low;
  };
  for (const path of paths) if (!order.has(path)) visit(path);
  return knots;
}

/** The shortest way from `start` back to itself, both ends included. */
function shortestCircle(start: string, targetsOf: Targets): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const target of targetsOf(path)) {
      if (target === start) {
        const circle = [start];
        for (let at: string | undefined = path; at !== undefined; at = cameFrom.get(at)) circle.unshift(at);
        return circle;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      queue.push(target);
    }
  }
  throw new Error(`${start} is in no circle.`);
}
