// `npm run check`: types, lint, format, arrows, import cycles and unused exports. One line for each violation.
import { findBrokenArrows, type Violation } from './arrows.ts';
import { findImportCycles } from './import-cycles.ts';
import { readSources, type Source } from './sources.ts';
import { ROOT, runTool, type ToolResult } from './tool.ts';
import { findUnusedExports } from './unused-exports.ts';

type Check = () => ToolResult | Promise<ToolResult>;

/** Checks of the sources, which are parsed once for all of them. */
function houseRules(): Record<string, Check> {
  let sources: readonly Source[] | undefined;
  const houseRule = (find: (sources: readonly Source[]) => Violation[]) => (): ToolResult => {
    const lines = find((sources ??= readSources(ROOT))).map(
      ({ path, line, message }) => `${path}:${line}: ${message}\n`,
    );
    return { passed: lines.length === 0, output: lines.join('') };
  };
  return {
    arrows: houseRule(findBrokenArrows),
    'import cycles': houseRule(findImportCycles),
    'unused exports': houseRule(findUnusedExports),
  };
}

const CHECKS: Record<string, Check> = {
  // Types and the rules that read types share one reading of the programs; each file is checked in the first it is in.
  'lint and types': () => runTool('oxlint', ['--type-check', '--format', 'unix']),
  // Rules and contract again, as browsers have them: without Node.
  'types of the client': () => runTool('tsc', ['-p', 'tsconfig.client.json', '--pretty', 'false']),
  format: () => runTool('oxfmt', ['--check']),
  ...houseRules(),
};

/** A check that breaks, such as on a file that cannot be parsed, has failed; the others go on to their end. */
async function resultOf(check: Check): Promise<ToolResult> {
  try {
    return await check();
  } catch (error) {
    return { passed: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs all checks concurrently and prints each result as it ends. Returns the number that passed, and the failed ones.
 */
export async function runChecks(): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const { passed, output } = await resultOf(check);
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
