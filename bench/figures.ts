// Medians and tables for the benchmarks' report.

/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints rows with their columns aligned, numbers and all to the left. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}

interface Goal {
  /** Row of docs/benchmarks.md. */
  row: string;
  figure: string;
  goal: string;
  met: boolean;
}

const goals: Goal[] = [];

/** Notes a figure that has a goal, for the table at the end of the run. */
export const noteGoal = (goal: Goal): void => void goals.push(goal);

/** The figures with goals so far, as rows of docs/benchmarks.md. */
export const goalsInMarkdown = (): string[] =>
  goals.map(({ row, figure, goal, met }) => `| ${row} | ${figure} | ${goal} | ${met ? '✓' : '✗'} |`);
