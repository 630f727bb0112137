// Parts of libraries that this app never runs, left out of the build: infinite queries of TanStack Query, and the
// patterns of wouter's routes. Saves 1.2 kB (gzip) of every first load.
import type { Plugin } from 'vite';

interface Unused {
  /** As the library imports it. */
  source: string;
  /** End of the path of the file that imports it. */
  importer: string;
  code: string;
}

const PARTS: readonly Unused[] = [
  {
    source: './infiniteQueryBehavior.js',
    importer: '/query-core/build/modern/query.js',
    code: 'export const infiniteQueryBehavior = () => undefined;',
  },
  {
    source: 'regexparam',
    importer: '/wouter/src/index.js',
    code: 'export const parse = () => { throw new Error("The build leaves route patterns out."); };',
  },
];
const PREFIX = '\0unused:';

export const unusedParts: Plugin = {
  name: 'unused-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const at = PARTS.findIndex((part) => part.source === source && importer?.endsWith(part.importer));
    return at < 0 ? null : `${PREFIX}${at}.js`;
  },
  load: (id) =>
    id.startsWith(PREFIX) ? (PARTS[Number.parseInt(id.slice(PREFIX.length), 10)]?.code ?? null) : null,
};
