// Page weights over the wire, as the build measured them, against the budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/tool.ts';
import { kilobytes, printTable } from './figures.ts';

interface Weight {
  what: string;
  bytes: number;
  /** In kB. */
  budget: number;
}

/** Prints the weights of the build in dist/. */
export function benchWeights(): void {
  const file = join(ROOT, 'dist', 'weights.json');
  if (!existsSync(file)) throw new Error('There is no build to weigh: run npm run build first.');
  const weights = JSON.parse(readFileSync(file, 'utf8')) as Weight[];
  printTable('Page weights, brotli unless said otherwise', [
    ['', 'weight', 'budget', ''],
    ...weights.map(({ what, bytes, budget }) => [
      what,
      kilobytes(bytes),
      `${budget} kB`,
      bytes <= budget * 1000 ? '✓' : '✗',
    ]),
  ]);
}
