// Parts of libraries that PipPal never runs, left out of the builds.
import type { Plugin } from 'vite';

interface Unused {
  /** As the library imports it. */
  source: string;
  /** The files that import it. */
  importer: RegExp;
  code: string;
}

const QUERY =
  /\/query-core\/build\/modern\/(?:notifyManager|query|queryClient|queryObserver|removable|retryer|utils)\.js$/;
const READING = /\/react-query\/build\/modern\/useBaseQuery\.js$/;

/**
 * TanStack Query: infinite queries, and reading again when the window or the connection comes back, which the defaults of
 * client/data/api.ts switch off (API-10); timers of one's own; errors and waiting by boundaries, and a cache that is read
 * from a storage, none of which a read asks for. wouter: patterns of routes. Saves 1.9 kB (gzip) of every first load.
 */
const CLIENT_PARTS: readonly Unused[] = [
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
    source: './timeoutManager.js',
    importer: QUERY,
    code: 'export const timeoutManager = globalThis; export const systemSetTimeoutZero = (work) => setTimeout(work, 0);',
  },
  {
    source: './errorBoundaryUtils.js',
    importer: READING,
    code: `export const ensurePreventErrorBoundaryRetry = () => undefined;
      export const useClearResetErrorBoundary = () => undefined;
      export const getHasError = () => false;`,
  },
  {
    source: './QueryErrorResetBoundary.js',
    importer: READING,
    code: 'export const useQueryErrorResetBoundary = () => undefined;',
  },
  {
    source: './suspense.js',
    importer: READING,
    code: `export const ensureSuspenseTimers = () => undefined;
      export const shouldSuspend = () => false;
      export const fetchOptimistic = () => undefined;`,
  },
  {
    source: './IsRestoringProvider.js',
    importer: READING,
    code: 'export const useIsRestoring = () => false;',
  },
  {
    source: 'regexparam',
    importer: /\/wouter\/src\/index\.js$/,
    code: 'export const parse = () => { throw new Error("The build leaves route patterns out."); };',
  },
];

/**
 * Routes declare no schemas for Fastify to compile, requests come over the network, and files are served by their name:
 * nothing lists a folder. Saves 0.4 MB of modules at the start of the server.
 */
const SERVER_PARTS: readonly Unused[] = [
  ['@fastify/ajv-compiler', /\/fastify\/lib\/schema-controller\.js$/],
  ['@fastify/fast-json-stringify-compiler', /\/fastify\/lib\/schema-controller\.js$/],
  ['light-my-request', /\/fastify\/fastify\.js$/],
  ['glob', /\/@fastify\/static\/index\.js$/],
].map(([source, importer]) => ({
  source: String(source),
  importer: new RegExp(importer ?? ''),
  code: `module.exports = () => { throw new Error("The build leaves ${String(source)} out."); };`,
}));

const PREFIX = '\0unused:';

const leavingOut = (parts: readonly Unused[]): Plugin => ({
  name: 'unused-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '') {
    const at = parts.findIndex((part) => part.source === source && part.importer.test(importer));
    return at < 0 ? null : `${PREFIX}${at}.js`;
  },
  load: (id) =>
    id.startsWith(PREFIX) ? (parts[Number.parseInt(id.slice(PREFIX.length), 10)]?.code ?? null) : null,
});

export const unusedParts = leavingOut(CLIENT_PARTS);
export const unusedServerParts = leavingOut(SERVER_PARTS);
