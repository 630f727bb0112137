// Build configuration of the client. Documents and budgets: scripts/build.ts; the development server: scripts/dev.ts.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import {
  neededAfterFirstScreen,
  neededAtIdle,
  neededAtOnce,
  neededForMedicines,
  neededWithData,
  onlyForDishes,
} from './scripts/build-chunks.ts';
import { compiledEagerly } from './scripts/build-eager.ts';
import { plainIcons } from './scripts/build-icons.ts';
import { serviceWorker } from './scripts/build-offline.ts';
import { HASH_LENGTH, runtimeInBase } from './scripts/build-runtime.ts';
import { foldedStyles, lateSheetNames, lateStyles } from './scripts/build-styles.ts';
import { unnamed } from './scripts/build-unnamed.ts';
import { unusedParts } from './scripts/build-unused.ts';

/** While developing, no server fills in what the document leaves open. */
const fillDocument: Plugin = {
  name: 'fill-document',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('__NONCE__', '').replaceAll('__THEME__', 'system'),
};

const CODE = /\.m?[jt]sx?$/;
/** Small parts that several screens use, and the dashboard can do without at first. Rules are not among them: some bring a whole lexicon. */
const ELSEWHERE =
  /[\\/]lucide-react[\\/]|[\\/]contract[\\/](?!kind-schemas)[\w-]+\.ts$|[\\/]client[\\/](?:kit[\\/](?:\w+[\\/])?[\w-]+|choices[\\/]dish-[\w-]+)\.tsx$/;
/** Of those, and of few others, what the dashboard's dialog and its paper view share with other screens. */
const SHARED_AT_IDLE = new RegExp(
  `${ELSEWHERE.source}|[\\\\/](?:use-printing|use-deletion|add-to-phone)\\.tsx?$`,
);
/** Parts of forms and tabs, which the dashboard never shows. */
const FORMS = /[\\/]client[\\/]kit[\\/](?:form[\\/][\w-]+|overlays[\\/]form-dialog|tabs|progress)\.tsx$/;
/** The kinds of records with their fields. */
const KINDS = /[\\/]contract[\\/](?:kinds[\\/][\w-]+|kind)\.ts$/;
/** What checks a value by the field of a kind: Meal Planning does so with every edit. */
const CHECKS =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/](?:schemas[\\/](?:common|shape-parts|(?:homeschool-)?shapes)|kind-schemas)\.ts$/;
/** The schemas of all operations, hundreds of them. */
const SCHEMAS = /[\\/]contract[\\/]schemas[\\/]/;
/** Toasts, tooltips, dialogs and menus, with the libraries only they use. */
const OVERLAYS =
  /[\\/]kit[\\/]overlays[\\/](?:toasts|tooltip-layer|dialog-panel|menu-list)\.tsx$|[\\/]shell[\\/]account-list\.tsx$|[\\/](?:@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-(?:sidecar|callback-ref)|tslib)[\\/]/;

/** Chunks of the app in the browser. */
const CHUNKS = {
  // Few larger files compress better than many small ones: what every screen needs, what the dashboard shares
  // with others (at first, with its data, and afterwards), what other screens share, the contract's schemas with
  // zod, and what is fetched at idle.
  groups: [
    {
      name: (id, graph) => (neededAtOnce(id, graph) ? 'base' : null),
      debugName: 'base',
      test: CODE,
      priority: 8,
    },
    {
      name: (id, graph) => (neededWithData(id, graph) ? 'day' : null),
      debugName: 'day',
      test: CODE,
      priority: 7,
    },
    {
      name: (id, graph) => (neededAfterFirstScreen(id, graph) ? 'idle' : null),
      debugName: 'idle',
      test: CODE,
      priority: 6,
    },
    {
      name: (id, graph) => (neededForMedicines(id, graph) ? 'medicines' : null),
      debugName: 'medicines',
      test: CODE,
      priority: 5,
    },
    { name: 'kinds', test: KINDS, priority: 4 },
    {
      name: (id, graph) => (neededAtIdle(id, graph) ? 'idle' : null),
      debugName: 'idle',
      test: SHARED_AT_IDLE,
      minShareCount: 2,
      priority: 4,
    },
    {
      name: (id, graph) => (FORMS.test(id) ? null : onlyForDishes(id, graph) ? 'kitchen' : 'elsewhere'),
      debugName: 'elsewhere',
      test: ELSEWHERE,
      minShareCount: 2,
      priority: 3,
    },
    { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
    { name: 'paper', test: /[\\/]kit[\\/]print[\\/]printed-sheet\.tsx$/, priority: 4 },
    { name: 'writing', test: /[\\/]client[\\/]data[\\/](?:write|refreshes)\.ts$/, priority: 2 },
    { name: 'checks', test: CHECKS, priority: 3 },
    { name: 'schemas', test: SCHEMAS, priority: 2 },
    {
      name: 'offline',
      test: /[\\/]client[\\/]offline[\\/](?!forget|without-connection|stand-in)/,
      priority: 1,
    },
    { name: 'overlays', test: OVERLAYS, priority: 1 },
  ],
} satisfies Rolldown.OutputOptions['codeSplitting'];

const NAMES = `assets/[name]-[hash:${HASH_LENGTH}]`;

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  publicDir: 'public',
  // wouter imports a shim for a hook that React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [
    plainIcons,
    lateStyles,
    lateSheetNames,
    unusedParts,
    unnamed,
    react(),
    tailwindcss(),
    foldedStyles,
    fillDocument,
    runtimeInBase,
    compiledEagerly,
    serviceWorker(),
  ],
  // Long lists of rules/data become one string each; JSON.parse, the default above 10 kB, would keep every quote.
  json: { stringify: false },
  // In one file: its policy lets it fetch nothing.
  worker: { format: 'es' },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Browsers that know light-dark(): the colours are built on it.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // The documents name what a first screen needs (dist/preload.json), and screens are fetched before they are
    // visited; Vite's own helper would weigh on every first load.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The prerendered pages name pictures of the app.
        assetFileNames: `${NAMES}[extname]`,
        ...(!isSsrBuild && {
          entryFileNames: `${NAMES}.js`,
          chunkFileNames: `${NAMES}.js`,
          codeSplitting: CHUNKS,
          // One character beyond Latin-1 makes a browser keep the whole file with two bytes a character.
          minify: { compress: true, mangle: true, codegen: { asciiOnly: true, removeWhitespace: true } },
        }),
      },
      input: { app: 'client/index.html', visitors: 'client/landing/visitors.css' },
    },
  },
}));
