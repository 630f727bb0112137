// Several items typed as one: 'milk, eggs, bread and rice'.

const SEPARATOR = /\s*[,;]\s+/;
const LAST = /^(.+?)\s+(?:and|&)\s+(.+)$/i;
/** One comma may belong to a name: 'tomatoes, diced'. */
const LEAST_PARTS = 3;

/** The items that a parent typed into one name, at least one. */
export function itemsIn(name: string): [string, ...string[]] {
  const parts = name.split(SEPARATOR).filter((part) => part !== '');
  const last = LAST.exec(parts.at(-1) ?? '');
  const all = last?.[1] && last[2] && parts.length > 1 ? [...parts.slice(0, -1), last[1], last[2]] : parts;
  const [first, ...others] = all.map((part) => part.replace(/^(?:and|&)\s+/i, ''));
  return first === undefined || all.length < LEAST_PARTS ? [name] : [first, ...others];
}
