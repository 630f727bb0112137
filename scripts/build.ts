// Builds the client into dist/: the app, the prerendered pages of visitors, compressed copies, and the weight check.
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'vite';
import { compressFolder, compressPages } from './build-compress.ts';
import { writeDocuments, type Bodies } from './build-documents.ts';
import { lateSheets, namedBy, readManifest } from './build-manifest.ts';
import { refuseWithheld } from './build-plain-http.ts';
import { refuseLateUtilities } from './build-styles.ts';
import { weigh } from './build-weights.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** Everything is made here first: a server that is running, or a build that fails, finds the old files whole. */
const MAKING = join(DIST, `.making-${process.pid}`);
const CONFIG = join(ROOT, 'vite.config.ts');
/** Scripts of pages that the server renders. */
const PAGE_SCRIPTS = {
  'signed-out': 'client/meal-store/sign-out/signed-out.ts',
  'recovery-codes': 'client/settings/account/recovery-codes.ts',
  'form-again': 'client/session/form-again.ts',
};

/** Exports of client/app/prerender.tsx. */
interface Prerender {
  renderLanding: () => string;
  renderNotFound: () => string;
  renderLoading: () => string;
}

async function prerender(): Promise<Bodies> {
  const outDir = join(MAKING, 'prerender');
  await bundle({
    configFile: CONFIG,
    logLevel: 'warn',
    build: {
      ssr: 'app/prerender.tsx',
      outDir,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: {} },
    },
  });
  const { href } = pathToFileURL(join(outDir, 'prerender.js'));
  const pages = (await import(`${href}?${Date.now()}`)) as Prerender;
  await rm(outDir, { recursive: true });
  return {
    landing: pages.renderLanding(),
    notFound: pages.renderNotFound(),
    loading: pages.renderLoading(),
  };
}

/** The script of such a page: one small file, because what the app shares with its screens is large. */
async function bundlePageScript(outDir: string, [page, source]: [string, string]): Promise<void> {
  await bundle({
    configFile: false,
    root: join(ROOT, 'client'),
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(ROOT, source),
        output: { format: 'iife', entryFileNames: `assets/${page}-[hash].js` },
      },
    },
  });
}

/** Builds everything; returns false when a weight is above its budget. */
async function build(): Promise<boolean> {
  try {
    await mkdir(MAKING, { recursive: true });
    const withinBudget = await make();
    await putInPlace();
    return withinBudget;
  } finally {
    await rm(MAKING, { recursive: true, force: true });
  }
}

/** Replaces what an earlier build made. */
async function putInPlace(): Promise<void> {
  for (const name of await readdir(MAKING)) {
    await rm(join(DIST, name), { recursive: true, force: true });
    await rename(join(MAKING, name), join(DIST, name));
  }
}

async function make(): Promise<boolean> {
  const files = join(MAKING, 'client');
  await bundle({ configFile: CONFIG, logLevel: 'warn', build: { outDir: files } });
  // Nobody on the web needs the manifest or the unfinished document.
  await rename(join(files, '.vite', 'manifest.json'), join(MAKING, 'manifest.json'));
  await rm(join(files, '.vite'), { recursive: true });
  await rename(join(files, 'index.html'), join(MAKING, 'app.html'));
  const manifest = readManifest(join(MAKING, 'manifest.json'));
  const { styles } = namedBy(await readFile(join(MAKING, 'app.html'), 'utf8'));
  for (const sheet of lateSheets(manifest, styles))
    refuseLateUtilities(sheet, await readFile(join(files, sheet), 'utf8'));
  await writeDocuments(MAKING, manifest, await prerender());
  for (const script of Object.entries(PAGE_SCRIPTS)) await bundlePageScript(files, script);
  refuseWithheld(files);
  await compressFolder(files);
  compressPages(MAKING, ['landing', 'not-found']);
  const { table, withinBudget, weights } = weigh(MAKING, manifest);
  await writeFile(join(MAKING, 'weights.json'), JSON.stringify(weights, null, 2));
  console.log(table);
  return withinBudget;
}

if (import.meta.main) {
  const withinBudget = await build();
  if (!withinBudget) {
    console.error('The client is heavier than its budget.');
    process.exitCode = 1;
  }
}
