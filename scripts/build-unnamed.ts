// Leaves out the calls with which Radix keeps the names of its functions (esbuild's keepNames): they only serve stack
// traces, and a function that is named by a call counts as used, so that whole unused parts stayed in the build.
import { parseSync, type Plugin } from 'vite';

const HELPER = '__name';
const KEEPS_NAMES = `var ${HELPER} = (target, value) =>`;

interface Span {
  start: number;
  end: number;
}
interface Node extends Span {
  type: string;
  callee?: { name?: string };
  arguments?: Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesIn(child);
}

interface Edit extends Span {
  text: string;
}

/** Turns `__name(function, "name")` into `(function)`. */
function* editsOf(program: Node): Generator<Edit> {
  for (const { callee, arguments: [named] = [], start, end } of nodesIn(program)) {
    if (callee?.name !== HELPER || !named) continue;
    yield { start, end: named.start, text: '(' };
    yield { start: named.end, end, text: ')' };
  }
}

/** The code with the functions in place of the calls that name them. */
export function withoutNames(code: string): string {
  // A class that names itself counts as used, too.
  const plain = code.replace(/static \{\s*__name\(this, "\w+"\);\s*\}/g, '');
  const edits = [...editsOf(parseSync('radix.mjs', plain).program)];
  let left = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    left += plain.slice(at, start) + text;
    at = end;
  }
  return left + plain.slice(at);
}

export const unnamed: Plugin = {
  name: 'unnamed',
  apply: 'build',
  transform: (code, id) =>
    id.includes('node_modules') && code.includes(KEEPS_NAMES)
      ? { code: withoutNames(code), map: null }
      : null,
};
