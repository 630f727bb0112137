// Runs the project's own tools (tsc, oxlint, vitest …) under the project's own Node.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ToolResult {
  passed: boolean;
  /** Everything it said, both streams in order. */
  output: string;
}

interface ToolOptions {
  env?: Record<string, string | undefined>;
  /** Also show what it says while it runs. */
  show?: boolean;
}

/** Runs a program found in node_modules/.bin or the PATH, from the project's root, and waits for its end. */
export async function runTool(
  program: string,
  parameters: readonly string[],
  { env = {}, show = false }: ToolOptions = {},
): Promise<ToolResult> {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  const take = (chunk: string) => {
    output += chunk;
    if (show) process.stdout.write(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += `${program} could not be started: ${error.message}\n`;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { passed, output };
}
