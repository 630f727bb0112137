// Takes the schemas out of what the first screen loads. A request needs only an operation's method and path, and the
// server has validated its answer with the very same schemas; the client's own copies follow with the
// first write (client/data/answers.ts). Modules that import a schema by name get the contract whole. Saves the first load 11 kB.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, Visitor, parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const CONTRACT = /\/contract\/(?!operation\.ts)[\w-]+\.ts$/;
const READERS = /\/(client|rules)\/.*\.tsx?$/;
const WHOLE = '?schemas';
/** Sees the whole contract although it names no schema. */
const SEES_WHOLE = '/client/data/schemas.ts';
/** What remains of a declared operation. */
const KEPT = ['method', 'path'];

interface Edit {
  start: number;
  end: number;
  text: string;
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);

function keptFields(declared: ESTree.ObjectExpression, code: string): string {
  const kept = declared.properties.filter(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && KEPT.includes(property.key.name),
  );
  const words = kept.map((property) => code.slice(property.start, property.end)).join(', ');
  // One that is spread in from elsewhere would be lost, and every call of the operation would be a GET.
  if (kept.length < KEPT.length)
    throw new Error(`An operation must spell out ${KEPT.join(' and ')}: ${words}`);
  return words;
}

/** The names an expression mentions, but for types and what is inside a declared operation. */
function mentions(node: ESTree.Expression): { names: string[]; operations: ESTree.CallExpression[] } {
  const operations: ESTree.CallExpression[] = [];
  const skipped: { start: number; end: number }[] = [];
  const identifiers: { name: string; start: number }[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'operation') return;
      operations.push(call);
      skipped.push(call);
    },
    TSTypeReference: (type) => void skipped.push(type),
    Identifier: (identifier) => void identifiers.push(identifier),
  }).visit({ type: 'Program', body: [node] } as unknown as ESTree.Program);
  const outside = identifiers.filter(
    ({ start }) => !skipped.some((span) => span.start <= start && start < span.end),
  );
  return { names: outside.map(({ name }) => name), operations };
}

/** A contract module without schemas: the edits that make it, and the names it then lacks. */
function withoutSchemas(code: string, id: string): { edits: Edit[]; lacks: Set<string> } {
  const { program } = parseSync(id, code);
  const lacks = new Set<string>();
  const edits: Edit[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      // Constants may stay; everything else builds schemas.
      const names = statement.specifiers.map(({ local }) => local.name);
      const constants = names.filter((name) => /^[A-Z_]+$/.test(name));
      for (const name of names) if (!constants.includes(name)) lacks.add(name);
      const text =
        constants.length > 0 ? `import { ${constants.join(', ')} } from '${statement.source.value}';` : '';
      edits.push({ start: statement.start, end: statement.end, text });
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id: target, init } of declaration.declarations) {
      const { names, operations } = init ? mentions(init) : { names: [], operations: [] };
      if (names.some((name) => lacks.has(name))) {
        if (target.type === 'Identifier') lacks.add(target.name);
        edits.push({ start: statement.start, end: statement.end, text: '' });
        continue;
      }
      for (const { start, end, arguments: given } of operations) {
        if (given[0]?.type === 'ObjectExpression')
          edits.push({ start, end, text: `{ ${keptFields(given[0], code)} }` });
      }
    }
  }
  return { edits, lacks };
}

/** Sends imports of names that the light contract lacks to the whole one. */
function importWhole(code: string, id: string): string {
  const { staticImports } = parseSync(id, code).module;
  const edits = staticImports
    .filter(({ moduleRequest, entries }) => {
      if (!moduleRequest.value.startsWith('#contract/')) return false;
      const path = join(ROOT, moduleRequest.value.slice(1));
      const { lacks } = withoutSchemas(readFileSync(path, 'utf8'), path);
      return entries.some(({ importName }) => lacks.has(importName.name ?? ''));
    })
    .map(({ moduleRequest: { value, start, end } }) => ({ start, end, text: `'${value}${WHOLE}'` }));
  return edited(code, edits);
}

/** For the build only: while developing and testing, operations are whole everywhere. */
export const lightOperations: Plugin = {
  name: 'light-operations',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      const wanted = source.endsWith(WHOLE) || importer?.endsWith(SEES_WHOLE) || importer?.endsWith(WHOLE);
      if (!wanted) return null;
      const resolved = await this.resolve(source.replace(WHOLE, ''), importer?.replace(WHOLE, ''), {
        skipSelf: true,
      });
      return resolved && CONTRACT.test(resolved.id) ? { ...resolved, id: resolved.id + WHOLE } : resolved;
    },
  },
  // After the types are gone.
  transform(code, id) {
    if (CONTRACT.test(id)) return { code: edited(code, withoutSchemas(code, id).edits), map: null };
    return READERS.test(id) && code.includes('#contract/')
      ? { code: importWhole(code, id), map: null }
      : null;
  },
};
