// Three-way merge of one record that two parents edited at the same time (D28): fields that only one of them changed are
// theirs; of lists, what either added is kept, and what either removed goes. No React.
import { unsetValue } from '#contract/kind-facts.ts';
import type { Field, Fields } from '#contract/kind.ts';
import { changedFields, isSame } from './record-kind.ts';

/** The values as this parent saw them, as they are stored now, and as they are typed here. */
interface Versions<W> {
  before: Partial<W>;
  theirs: object;
  after: Partial<W>;
}

/** True for a field that holds several entries, whatever they are. */
const isList = (field: Field | undefined): boolean => field !== undefined && Array.isArray(unsetValue(field));

/** Equal for two versions of one entry: a text without regard to capitals, a thing by its name. */
function keyOf(entry: unknown): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry;
  return (typeof name === 'string' ? name : JSON.stringify(name)).trim().toLowerCase();
}

/** The entries by their keys; undefined when two have the same key and are not the same. */
function byKey(list: readonly unknown[]): Map<string, unknown> | undefined {
  const entries = new Map<string, unknown>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (entries.has(key) && typeof entry !== 'string') return undefined;
    entries.set(key, entries.get(key) ?? entry);
  }
  return entries;
}

/** One entry of three lists, each of which may lack it; null where the two contradict each other. */
function chosen(before: unknown, theirs: unknown, after: unknown): unknown {
  if (isSame(after, before)) return theirs;
  if (isSame(theirs, before) || isSame(after, theirs)) return after;
  // Two spellings of one text mean the same; it stays, even where the other parent removed it.
  const entry = after ?? theirs;
  return typeof entry === 'string' ? entry : null;
}

/** The merged list, in the order of `theirs` with additions last; undefined when the two contradict each other. */
function mergedList(
  before: readonly unknown[],
  theirs: readonly unknown[],
  after: readonly unknown[],
): readonly unknown[] | undefined {
  if (isSame(theirs, before)) return after;
  const [was, other, mine] = [byKey(before), byKey(theirs), byKey(after)];
  if (!was || !other || !mine) return undefined;
  const merged: unknown[] = [];
  for (const key of new Set([...other.keys(), ...mine.keys(), ...was.keys()])) {
    const entry = chosen(was.get(key), other.get(key), mine.get(key));
    if (entry === null) return undefined;
    if (entry !== undefined) merged.push(entry);
  }
  return merged;
}

/** The list fields that this parent changed, merged; without those in which the two contradict each other. */
export function mergedLists<W extends object>(
  fields: Fields,
  { before, theirs, after }: Versions<W>,
): Partial<W> {
  const [was, other] = [before, theirs].map((values) => new Map<string, unknown>(Object.entries(values)));
  const merged: [string, unknown][] = [];
  for (const [name, mine] of Object.entries(after)) {
    const [old, stored] = [was?.get(name) ?? [], other?.get(name)];
    if (!isList(fields[name]) || !Array.isArray(mine) || isSame(mine, old)) continue;
    if (!Array.isArray(old) || !Array.isArray(stored)) continue;
    const list = mergedList(old, stored, mine);
    if (list !== undefined) merged.push([name, list]);
  }
  // Built by walking the fields; the compiler cannot follow that the entries of each list are of its type.
  return Object.fromEntries(merged) as Partial<W>;
}

/** The fields that this parent changed and the other left as they were, with all that is decided together with them. */
export function onlyMineIn<W extends object>(
  asOne: readonly (readonly string[])[] = [],
  { before, theirs, after }: Versions<W> & { after: W },
): string[] {
  const [was, other] = [before, theirs].map((values) => new Map<string, unknown>(Object.entries(values)));
  const isAsBefore = (name: string) => isSame(was?.get(name), other?.get(name));
  return Object.keys(changedFields(before, after)).filter((name) =>
    [name, ...asOne.filter((group) => group.includes(name)).flat()].every(isAsBefore),
  );
}

/** The values to write onto a stored record: those that this parent changed, lists merged with what is stored. */
export const changesOnto = <W extends object>(
  fields: Fields,
  versions: Versions<W> & { after: W },
): Partial<W> => ({
  ...changedFields(versions.before, versions.after),
  ...mergedLists(fields, versions),
});
