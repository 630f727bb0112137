// Builds the service worker (client/offline/sw.ts) with its list of files: those that offline meal planning needs, and
// no others.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ONBOARDING, SCREENS, WITH_DATA, namedBy, readManifest, type Manifest } from './build-manifest.ts';

const WITHOUT_CONNECTION = '/meal-planning';
/** Screens, and a card of the dashboard, that are never shown offline; and what validates responses, of which there are none. */
const ELSEWHERE = new Set([
  ...Object.entries(SCREENS)
    .filter(([path]) => path !== WITHOUT_CONNECTION)
    .map(([, source]) => source),
  ONBOARDING,
  'not-found/not-found-page.tsx',
  'dashboard/first-steps/newcomer.tsx',
  'data/schemas.ts',
]);
/** Groups of files that only the dashboard fetches. */
const OF_DASHBOARD = new Set(WITH_DATA['/']);

/** The files that `document` names and those of meal planning, with everything they fetch later, styles and fonts. */
export function filesToKeep(manifest: Manifest, document: string): string[] {
  const { scripts, styles } = namedBy(document);
  const files = new Set([...scripts, ...styles]);
  const visited = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source) || ELSEWHERE.has(source)) return;
    visited.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build made no file for ${source}.`);
    if (OF_DASHBOARD.has(chunk.name ?? '')) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const [source, { file }] of Object.entries(manifest)) if (scripts.includes(file)) visit(source);
  return [...files].toSorted();
}

/** Changes whenever the document does: with its own text, and with the files that are put into it. */
function revisionOf(document: string, files: readonly string[]): string {
  return createHash('sha256').update(document).update(files.join('\n')).digest('hex').slice(0, 16);
}

/** The worker, and the list that is put into it. */
export function serviceWorker(): PluginOption {
  let folder = '';
  const where: Plugin = {
    name: 'where-the-build-goes',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    // The app registers it itself, at idle (client/offline/keep.ts), and brings its own manifest.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      target: 'es2024',
      globPatterns: ['assets/*', 'favicon.svg'],
      manifestTransforms: [
        (entries) => {
          const app = readFileSync(join(folder, 'index.html'), 'utf8');
          const files = filesToKeep(readManifest(join(folder, '.vite', 'manifest.json')), app);
          const wanted = new Set([...files, 'favicon.svg']);
          const shell = revisionOf(app, files);
          const kept = entries
            .filter(({ url }) => wanted.has(url))
            .toSorted((a, b) => a.url.localeCompare(b.url))
            .map((entry) => (files.includes(entry.url) ? { ...entry, revision: null } : entry));
          return { manifest: [...kept, { url: '/app-shell', revision: shell, size: 0 }], warnings: [] };
        },
      ],
    },
    integration: {
      configureCustomSWViteBuild: (config) => void (config.logLevel = 'warn'),
    },
  });
  return [where, pwa];
}
