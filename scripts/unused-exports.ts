// Finds exported names that nothing else uses. A test alone does not count as a use.
import type { Violation } from './arrows.ts';
import type { Source } from './sources.ts';

/** Called by something that is no import: the command line, a tool's convention, a name put together at run time. */
const ENTRIES =
  /^[^/]+\.config\.ts$|^server\/db\/migrations\/|^server\/db\/files\/crash-writer\.ts$|^client\/app\/prerender\.tsx$/;
/** Files made for tests: a test is a user of them. */
const FOR_TESTS = /^(e2e|scripts)\/|\/testing\//;

/** Every exported name without a user. */
export function findUnusedExports(sources: readonly Source[]): Violation[] {
  const used = new Map<string, { whole: boolean; names: Set<string> }>();
  const usesOf = (path: string) => {
    const uses = used.get(path) ?? { whole: false, names: new Set<string>() };
    used.set(path, uses);
    return uses;
  };
  for (const { isTest, imports } of sources) {
    for (const { target, names } of imports) {
      if (target === undefined || (isTest && !FOR_TESTS.test(target))) continue;
      const uses = usesOf(target);
      if (names) for (const name of names) uses.names.add(name);
      else uses.whole = true;
    }
  }
  return sources
    .filter(({ path, isTest }) => !isTest && !ENTRIES.test(path) && !usesOf(path).whole)
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ name }) => !usesOf(path).names.has(name))
        .map(({ name, line }) => ({ path, line, message: `nothing uses the export ${name}` })),
    );
}
