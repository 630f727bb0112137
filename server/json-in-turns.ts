// Serialises answers as JSON.stringify does; a long one in slices.
import { Slices } from './in-turns.ts';

/** Entries of a list that are serialised at once; shorter lists are not looked into. */
const AT_ONCE = 200;
/** Entries of a list, or fields of an object, that may themselves be long. */
const FEW = 16;
/** Levels in which long lists are looked for: the results of several reads contain lists. */
const DEPTH = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasOwnJson = (value: object): boolean => 'toJSON' in value;

/** True when there is a long list in the value, or not far down in it. */
function isLong(value: unknown, depth = DEPTH): boolean {
  if (!isObject(value) || hasOwnJson(value) || depth === 0) return false;
  if (Array.isArray(value) && value.length > AT_ONCE) return true;
  const inner: unknown[] = Object.values(value);
  return inner.length <= FEW && inner.some((one) => isLong(one, depth - 1));
}

async function piecesOf(value: unknown, depth: number, slices: Slices): Promise<string | undefined> {
  if (!isLong(value, depth) || !isObject(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) {
    const fields: string[] = [];
    for (const [name, one] of Object.entries(value)) {
      const text = await piecesOf(one, depth - 1, slices);
      if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
    }
    return `{${fields.join(',')}}`;
  }
  const entries: string[] = [];
  const isDeep = value.length <= FEW;
  for (let start = 0; start < value.length; start += isDeep ? 1 : AT_ONCE) {
    const some: unknown[] = value.slice(start, start + (isDeep ? 1 : AT_ONCE));
    entries.push(
      isDeep ? ((await piecesOf(some[0], depth - 1, slices)) ?? 'null') : JSON.stringify(some).slice(1, -1),
    );
    await slices.rest();
  }
  return `[${entries.join(',')}]`;
}

/** The value as JSON; undefined for undefined. */
export async function jsonInTurns(value: unknown): Promise<string | undefined> {
  return piecesOf(value, DEPTH, new Slices());
}
