// Measures every page's weight over the wire against its budget. A page above its budget fails the build.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  AT_IDLE,
  FOLLOWING,
  ONBOARDING,
  SCREENS,
  lateSheets,
  namedBy,
  scriptsOf,
  type Manifest,
} from './build-manifest.ts';
import { filesToKeep } from './build-offline.ts';

interface Weight {
  what: string;
  bytes: number;
  /** In kB of 1000 bytes. */
  budget: number;
}

const KB = 1000;

/** Most that a screen fetches for itself, and less where it was made lighter. */
const OWN = 45;
const LIGHTER: Record<string, number> = { '/meal-planning': 38 };

function* scriptWeights(manifest: Manifest, app: readonly string[], size: Size): Generator<Weight> {
  const total = (sources: readonly string[], kind: 'brotli' | 'gzip' = 'brotli') =>
    sum([...scriptsOf(manifest, sources, app)].map((file) => size(file, kind)));
  const base = total(AT_IDLE);
  yield {
    what: 'dashboard, scripts',
    bytes: total([...FOLLOWING['/']!, ...AT_IDLE]),
    budget: 135,
  };
  yield { what: 'dashboard, before its data (gzip)', bytes: total([], 'gzip'), budget: 99 };
  for (const [path, source] of [...Object.entries(SCREENS), ['onboarding', ONBOARDING] as const]) {
    const all = total([source, ...(FOLLOWING[path] ?? []), ...AT_IDLE]);
    yield { what: `${path}, scripts`, bytes: all, budget: 165 };
    yield { what: `${path}, scripts of its own`, bytes: all - base, budget: LIGHTER[path] ?? OWN };
  }
}

type Size = (file: string, kind: 'brotli' | 'gzip') => number;
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function documentWeights(
  dist: string,
  { styles, late }: { styles: readonly string[]; late: readonly string[] },
  size: Size,
): Weight[] {
  const landing = readFileSync(join(dist, 'landing.html'));
  const assets = readdirSync(join(dist, 'client', 'assets'));
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  const scriptOf = (page: string) =>
    assets.find((name) => name.startsWith(`${page}-`) && name.endsWith('.js')) ?? `${page}.js`;
  if (fonts.length !== 2) throw new Error(`There are ${fonts.length} fonts instead of two.`);
  return [
    {
      what: 'landing, scripts',
      bytes: landing.includes('<script') ? landing.length : 0,
      budget: 0,
    },
    { what: 'landing, document with its styles', bytes: brotliCompressSync(landing).length, budget: 14 },
    {
      what: 'app, styles',
      bytes: sum(styles.map((file) => size(file, 'brotli'))),
      budget: 12,
    },
    {
      what: 'styles of features, all together',
      bytes: sum(late.map((file) => size(file, 'brotli'))),
      budget: 8,
    },
    {
      what: 'page after signing out, script',
      bytes: size(`assets/${scriptOf('signed-out')}`, 'brotli'),
      budget: 2,
    },
    {
      what: 'page of recovery codes, script',
      bytes: size(`assets/${scriptOf('recovery-codes')}`, 'brotli'),
      budget: 1,
    },
    {
      what: 'page after a refused form, script',
      bytes: size(`assets/${scriptOf('form-again')}`, 'brotli'),
      budget: 1,
    },
    {
      what: 'worker with the food rules, at idle',
      bytes: size(`assets/${scriptOf('food-worker')}`, 'brotli'),
      budget: 89,
    },
    {
      what: 'fonts, two files',
      bytes: sum(fonts.map((name) => readFileSync(join(dist, 'client', 'assets', name)).length)),
      budget: 45,
    },
  ];
}

/** Files that every device fetches and caches for an offline start; it has most of them already. */
function offlineWeights(dist: string, manifest: Manifest, size: Size): Weight[] {
  const files = filesToKeep(manifest, readFileSync(join(dist, 'app.html'), 'utf8'));
  return [
    { what: 'service worker', bytes: size('sw.js', 'brotli'), budget: 3 },
    {
      what: 'kept for no connection',
      bytes: sum(files.map((file) => size(file, 'brotli'))),
      budget: 390,
    },
  ];
}

/** Weighs what was built below `dist`. */
export function weigh(
  dist: string,
  manifest: Manifest,
): { table: string; withinBudget: boolean; weights: Weight[] } {
  const size: Size = (file, kind) => {
    const plain = readFileSync(join(dist, 'client', file));
    return (kind === 'brotli' ? brotliCompressSync(plain) : gzipSync(plain, { level: 9 })).length;
  };
  const app = namedBy(readFileSync(join(dist, 'app.html'), 'utf8'));
  const weights = [
    ...documentWeights(dist, { styles: app.styles, late: lateSheets(manifest, app.styles) }, size),
    ...scriptWeights(manifest, app.scripts, size),
    ...offlineWeights(dist, manifest, size),
  ];
  const width = Math.max(...weights.map(({ what }) => what.length));
  const rows = weights.map(({ what, bytes, budget }) => {
    const kb = (bytes / KB).toFixed(1).padStart(7);
    const verdict = bytes <= budget * KB ? '' : '  TOO HEAVY';
    return `  ${what.padEnd(width)} ${kb} kB of ${String(budget).padStart(3)}${verdict}`;
  });
  return {
    table: rows.join('\n'),
    withinBudget: weights.every(({ bytes, budget }) => bytes <= budget * KB),
    weights,
  };
}
