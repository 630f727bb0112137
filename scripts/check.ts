// `npm run check`: types, lint, format, arrows, import cycles and unused exports. One line for each violation.
import { findBrokenArrows, type Violation } from './arrows.ts';
import { findImportCycles } from './import-cycles.ts';
import { readSources, type Source } from './sources.ts';
import { ROOT, runTool, type ToolResult } from './tool.ts';
import { findUnusedExports } from './unused-exports.ts';

const houseRule = (find: (sources: readonly Source[]) => Violation[]) => (): ToolResult => {
  const lines = find(readSources(ROOT)).map(({ path, line, message }) => `${path}:${line}: ${message}\n`);
  return { passed: lines.length === 0, output: lines.join('') };
};

const CHECKS: Record<string, () => ToolResult | Promise<ToolResult>> = {
  'types of the server': () => runTool('tsc', ['-p', 'tsconfig.server.json', '--pretty', 'false']),
  'types of the client': () => runTool('tsc', ['-p', 'tsconfig.client.json', '--pretty', 'false']),
  'types of the browser tests': () => runTool('tsc', ['-p', 'tsconfig.tests.json', '--pretty', 'false']),
  lint: () => runTool('oxlint', ['--format', 'unix']),
  format: () => runTool('oxfmt', ['--check']),
  arrows: houseRule(findBrokenArrows),
  'import cycles': houseRule(findImportCycles),
  'unused exports': houseRule(findUnusedExports),
};

/**
 * Runs all checks concurrently and prints each result as it ends. Returns the number that passed, and the failed ones.
 */
export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const { passed, output } = await check();
      console.log(`${passed ? '✓' : '✗'} ${name}`);
      if (passed) return;
      console.log(output.trimEnd());
      failures.push(`check: ${name}`);
    }),
  );
  return { passed: Object.keys(CHECKS).length - failures.length, failures };
}

if (import.meta.main) {
  const { failures } = await runChecks();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
