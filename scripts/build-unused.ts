// Parts of libraries that this app never runs, left out of the build. TanStack Query: infinite queries, and reading
// again when the window or the connection comes back, which the defaults of client/data/api.ts switch off (API-10).
// wouter: patterns of routes. Saves 1.5 kB (gzip) of every first load.
import type { Plugin } from 'vite';

interface Unused {
  /** As the library imports it. */
  source: string;
  /** The files that import it. */
  importer: RegExp;
  code: string;
}

const QUERY = /\/query-core\/build\/modern\/(?:query|queryClient|queryObserver|retryer)\.js$/;

const PARTS: readonly Unused[] = [
  {
    source: './infiniteQueryBehavior.js',
    importer: QUERY,
    code: 'export const infiniteQueryBehavior = () => undefined;',
  },
  {
    source: './focusManager.js',
    importer: QUERY,
    code: 'export const focusManager = { subscribe: () => () => undefined, isFocused: () => true };',
  },
  {
    source: './onlineManager.js',
    importer: QUERY,
    code: 'export const onlineManager = { subscribe: () => () => undefined, isOnline: () => true };',
  },
  {
    source: 'regexparam',
    importer: /\/wouter\/src\/index\.js$/,
    code: 'export const parse = () => { throw new Error("The build leaves route patterns out."); };',
  },
];
const PREFIX = '\0unused:';

export const unusedParts: Plugin = {
  name: 'unused-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    const at = PARTS.findIndex((part) => part.source === source && part.importer.test(importer));
    return at < 0 ? null : `${PREFIX}${at}.js`;
  },
  load: (id) =>
    id.startsWith(PREFIX) ? (PARTS[Number.parseInt(id.slice(PREFIX.length), 10)]?.code ?? null) : null,
};
