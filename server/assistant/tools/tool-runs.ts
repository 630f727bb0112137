// The tools an answer used, with what they answered in full.

export interface ToolRun {
  tool: string;
  input: Record<string, unknown>;
  output: unknown;
}

/** What a tool answered last; undefined when it was not used or failed. */
export const latest = <T>(runs: readonly ToolRun[], tool: string): T | undefined => {
  const output = runs.findLast((run) => run.tool === tool)?.output;
  const failed =
    typeof output === 'object' && output !== null && (output as { status?: unknown }).status === 'failed';
  return failed ? undefined : (output as T | undefined);
};
