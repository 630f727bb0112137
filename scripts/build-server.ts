// Bundles the server into dist/server/, which `npm start` runs: one module starts with a third of the processor time
// and half of the memory of several hundred (docs/decisions/029). The program that reads calendar files is bundled with
// it. Data files and other programs of child processes are not: they are found beside their sources, so the bundle runs
// only inside this folder.
import { rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build as bundle, type Plugin } from 'vite';
import { unusedServerParts } from './build-unused.ts';

const ROOT = join(import.meta.dirname, '..');
const PLACE = join(ROOT, 'dist', 'server');

const fromPlace = (path: string): string => relative(PLACE, path).replaceAll(sep, '/');

/** Packages of the program that reads calendar files: large, in one file each, and loaded by format. */
const NOT_BUNDLED = ['unpdf', '@hyzyla/pdfium', 'tesseract.js-core', 'word-extractor'];

/** Lets a bundled module find files as if it still were where its source is. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null;
    const url = `new URL(${JSON.stringify(fromPlace(id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
};

/**
 * V8 keeps the whole text of a module, and needs two bytes a character when one is beyond Latin-1. The minifier escapes
 * such characters, but not in tagged templates and comments.
 */
const plainAscii: Plugin = {
  name: 'plain-ascii',
  transform(code, id) {
    if (!/\.[mc]?[jt]s$/.test(id) || !/\P{ASCII}/u.test(code)) return null;
    const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const escaped = (character: string) => character.split('').map(unit).join('');
    return { code: code.replaceAll(/(?<!\\)\P{ASCII}/gu, escaped), map: null };
  },
};

/** Writes `main.js`, its chunks and their source maps to `outDir`, which takes the place of dist/server/ afterwards. */
export async function bundleServer(outDir: string): Promise<void> {
  await bundle({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [unusedServerParts, sourceUrls, plainAscii],
    // Parsing a string is faster than running a literal, and takes less memory.
    json: { stringify: true },
    ssr: { noExternal: true, external: NOT_BUNDLED },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node26',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(ROOT, 'server', 'main.ts'),
          'read-file': join(ROOT, 'server', 'school', 'reading', 'child', 'read-file.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
          sourcemapPathTransform: (source, map) => fromPlace(resolve(dirname(map), source)),
          minify: { compress: true, mangle: true, codegen: { asciiOnly: true, removeWhitespace: true } },
        },
      },
    },
  });
}

if (import.meta.main) {
  // A build that fails leaves the earlier one whole.
  const making = join(ROOT, 'dist', `.making-server-${process.pid}`);
  try {
    await bundleServer(making);
    await rm(PLACE, { recursive: true, force: true });
    await rename(making, PLACE);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
