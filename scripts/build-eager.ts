// Marks the files that draw the first screen, so that V8 compiles their functions while they arrive, beside the main
// thread: most of them run at once, and one by one they took an eighth of the main thread's time. Other browsers see a
// comment.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Groups of vite.config.ts. What comes later runs in part only: compiled whole, it would take memory for nothing. */
const EAGER: readonly string[] = ['base', 'day'];
/** It counts at the beginning of a file; the minifier removes it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export const compiledEagerly: Plugin = {
  name: 'compiled-eagerly',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  // The files change after their names have been made from their contents.
  augmentChunkHash: ({ name }) => (EAGER.includes(name) ? HINT : undefined),
  writeBundle({ dir = '' }, bundle) {
    const eager = Object.values(bundle).filter((one) => one.type === 'chunk' && EAGER.includes(one.name));
    if (eager.length !== EAGER.length) throw new Error('The build made other first files.');
    for (const { fileName } of eager) {
      const file = join(dir, fileName);
      writeFileSync(file, HINT + readFileSync(file, 'utf8'));
    }
  },
};
