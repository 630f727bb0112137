// Parses the project's TypeScript files into their imports, exports and used globals, for the checks beside this file.
import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';

interface Import {
  /** As written: './dates.ts', '#contract/meals.ts', 'zod/mini'. */
  specifier: string;
  /** The file of ours it names, as a path from the root; undefined for packages. */
  target: string | undefined;
  /** Imported names; undefined when everything is taken (`import * as`, `import()`, `export *`). */
  names: readonly string[] | undefined;
  /** True for a re-export (`export … from`). */
  handedOn: boolean;
  line: number;
}

export interface Source {
  path: string;
  isTest: boolean;
  imports: readonly Import[];
  exports: readonly { name: string; line: number }[];
  /** Global things it touches, such as `fetch`, `process.env`, `Date.now` and `new Date()`. */
  globals: readonly { name: string; line: number }[];
}

const PATTERN = '{contract,rules,server,client,e2e,bench,scripts}/**/*.{ts,tsx}';

/** Every source file below `root`, parsed. */
export function readSources(root: string): Source[] {
  const paths = [...globSync(PATTERN, { cwd: root }), ...globSync('*.config.ts', { cwd: root })];
  return paths
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .toSorted()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
}

function readSource(path: string, text: string): Source {
  const { module, program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const found = (specifier: string, offset: number, names: Import['names'], handedOn = false): Import => ({
    specifier,
    target: targetOf(path, specifier),
    names,
    handedOn,
    line: lineOf(offset),
  });

  const imports = module.staticImports.map(({ moduleRequest, entries, start }) =>
    found(moduleRequest.value, start, namesOf(entries)),
  );
  const exports: { name: string; line: number }[] = [];
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      const name = entry.exportName.name;
      if (entry.moduleRequest) {
        const names = entry.importName.name ? [entry.importName.name] : undefined;
        imports.push(found(entry.moduleRequest.value, statement.start, names, true));
      }
      if (name) exports.push({ name, line: lineOf(entry.start) });
    }
  }
  const walked = walk(program);
  imports.push(...walked.imported.map(({ specifier, start }) => found(specifier, start, undefined)));
  return {
    path,
    isTest: /\.(test|spec)\.tsx?$/.test(path),
    imports,
    exports,
    globals: walked.globals.map(({ name, start }) => ({ name, line: lineOf(start) })),
  };
}

/** Import names, or undefined when the whole module is taken. */
function namesOf(entries: readonly { importName: { kind: string; name: string | null } }[]) {
  if (entries.some(({ importName }) => importName.kind === 'NamespaceObject')) return undefined;
  return entries.map(({ importName }) => importName.name ?? 'default');
}

function targetOf(path: string, specifier: string): string | undefined {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : undefined;
}

const WATCHED = new Set([
  'fetch',
  'process',
  'EventSource',
  'WebSocket',
  'XMLHttpRequest',
  'Temporal',
  'Date',
]);

/** Globals and dynamic imports of a program, which its import and export statements do not show. */
function walk(program: ESTree.Program) {
  const imported: { specifier: string; start: number }[] = [];
  const globals: { name: string; start: number }[] = [];
  const note = (node: ESTree.Node, start: number) => {
    if (node.type === 'Identifier' && WATCHED.has(node.name)) globals.push({ name: node.name, start });
  };
  const noteMember = (node: ESTree.MemberExpression) => {
    const { object, property } = node;
    if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
    if (object.name === 'globalThis' || object.name === 'window') note(property, node.start);
    else if (WATCHED.has(object.name))
      globals.push({ name: `${object.name}.${property.name}`, start: node.start });
  };
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') imported.push({ specifier: String(source.value), start });
    },
    TSImportType({ source, start }) {
      imported.push({ specifier: source.value, start });
    },
    CallExpression({ callee, arguments: given, start }) {
      note(callee, start);
      for (const argument of given) note(argument, start);
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name !== 'Date') note(callee, start);
      else if (given.length === 0) globals.push({ name: 'new Date()', start });
    },
    Property({ value, start }) {
      note(value, start);
    },
    MemberExpression: noteMember,
  }).visit(program);
  return { imported, globals };
}
