// Puts the bundler's helper functions into the first file of the app. The bundler writes them to a file of their own, which
// every visit would request beside the first one; every other file is loaded after that one anyway.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The bundler's name for the file of its helpers, and the group of vite.config.ts that takes them. */
const RUNTIME = 'rolldown-runtime';
const BASE = 'base';
/** Prefix under which the first file exports them. */
const HELPER = '__helper_';

const EXPORT = 'export{';
const UNKNOWN = 'The helpers of the bundler are not written as the build reads them.';

type Aliases = [outside: string, inside: string][];

/** 'a as b, c' → [['a', 'b'], ['c', 'c']] */
const aliasesIn = (list: string): Aliases =>
  list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .map(([from = '', to = from]) => [from, to]);

const escaped = (name: string): string => name.replace(/[.$+]/g, String.raw`\$&`);

/** The helpers in a scope of their own: their names are those of another file. */
function helpersIn(runtime: string): string {
  const at = runtime.lastIndexOf(EXPORT);
  const body = runtime.slice(0, Math.max(at, 0));
  const list = runtime.slice(at + EXPORT.length, runtime.lastIndexOf('}'));
  if (at === -1 || body.includes('import')) throw new Error(UNKNOWN);
  const exported = aliasesIn(list);
  const names = exported.map(([, outside]) => HELPER + outside).join();
  return `const[${names}]=(()=>{${body};return[${exported.map(([inside]) => inside).join()}]})();export{${names}};`;
}

interface Names {
  runtime: string;
  base: string;
}

/** The texts of all scripts, by their names, with the helpers in the first file. Throws where one still needs their own. */
export function withHelpersInBase(scripts: ReadonlyMap<string, string>, { runtime, base }: Names) {
  const IMPORT = new RegExp(`import\\{([^}]*)\\}from(["'])\\./${escaped(runtime)}\\2;`);
  const moved = new Map<string, string>();
  for (const [name, code] of scripts) {
    if (name === runtime) continue;
    const [, list] = IMPORT.exec(code) ?? [];
    const aliases = list === undefined ? [] : aliasesIn(list);
    const used =
      name === base
        ? `${helpersIn(scripts.get(runtime) ?? '')}${aliases.map(([from, to]) => `const ${to}=${HELPER}${from};`).join('')}`
        : `import{${aliases.map(([from, to]) => `${HELPER}${from} as ${to}`).join()}}from"./${base}";`;
    const next = list === undefined ? code : code.replace(IMPORT, () => used);
    if (next.includes(runtime)) throw new Error(`${name} needs ${runtime} in another way than by an import.`);
    moved.set(name, next);
  }
  return moved;
}

/** Characters of the hash in a file’s name: 42 bits. No compression makes them smaller, and every import repeats them. */
export const HASH_LENGTH = 7;

/**
 * New names of the files whose text names the first file because of the helpers alone: their names were made without it.
 * Under one name a browser would keep the text of an earlier build, which imports that build's first file: a second copy
 * of the app. Files that import one of them, and not the first file, get a new name as well.
 */
export function namesOfBase(
  scripts: ReadonlyMap<string, string>,
  { runtime, base }: Names,
): Map<string, string> {
  const names = new Map<string, string>();
  const isNew = (code: string): boolean => [runtime, ...names.keys()].some((name) => code.includes(name));
  for (let size = -1; size < names.size;) {
    size = names.size;
    for (const [name, code] of scripts) {
      if (name === base || name === runtime || code.includes(base) || !isNew(code)) continue;
      const hash = createHash('sha256').update(`${name} ${base}`).digest('base64url').slice(0, HASH_LENGTH);
      names.set(name, `${name.slice(0, -HASH_LENGTH - 3)}${hash}.js`);
    }
  }
  return names;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** The manifest without the file of the helpers; whoever imported it imports the first file. */
function withoutRuntime(
  manifest: Record<string, Chunk>,
  runtime: string,
  base: string,
): Record<string, Chunk> {
  const importsOf = (source: string, imports: readonly string[]) =>
    [...new Set(imports.map((one) => (one === runtime ? base : one)))].filter((one) => one !== source);
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([source]) => source !== runtime)
      .map(([source, chunk]) => [
        source,
        chunk.imports ? { ...chunk, imports: importsOf(source, chunk.imports) } : chunk,
      ]),
  );
}

const fileName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

function move(folder: string): void {
  const manifestPath = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;
  const found = (wanted: string): [source: string, chunk: Chunk] => {
    const one = Object.entries(manifest).find(
      ([, { name, file }]) => name === wanted && file.endsWith('.js'),
    );
    if (!one) throw new Error(`The build made no file ${wanted}.`);
    return one;
  };
  const [runtimeSource, { file: runtime }] = found(RUNTIME);
  const [baseSource, { file: base }] = found(BASE);
  const assets = join(folder, 'assets');
  const scripts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const files = { runtime: fileName(runtime), base: fileName(base) };
  const names = namesOfBase(scripts, files);
  const named = (text: string): string =>
    [...names].reduce((before, [old, name]) => before.replaceAll(old, name), text);
  for (const [name, code] of withHelpersInBase(scripts, files)) {
    const next = named(code);
    if (names.has(name)) rmSync(join(assets, name));
    if (next !== scripts.get(name)) writeFileSync(join(assets, named(name)), next);
  }
  rmSync(join(folder, runtime));
  const kept = withoutRuntime(manifest, runtimeSource, baseSource);
  writeFileSync(manifestPath, named(JSON.stringify(kept, null, 2)));
  const document = join(folder, 'index.html');
  const tag = new RegExp(`\\s*<script [^>]*"/${escaped(runtime)}"></script>`);
  writeFileSync(document, named(readFileSync(document, 'utf8').replace(tag, '')));
}

export const runtimeInBase: Plugin = {
  name: 'runtime-in-base',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  // The files change after their names have been made from their contents.
  augmentChunkHash: () => 'the helpers are in the first file',
  writeBundle({ dir = '' }) {
    move(dir);
  },
};
