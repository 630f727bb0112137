// True when a text names a person, so that the name need not be added to it.
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The name as a word of its own: 'Benadryl' does not name Ben. */
export function namesPerson(text: string, name: string): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(0, at).match(/.$/u)?.[0] ?? '';
    const after = text.slice(at + name.length).match(/^./u)?.[0] ?? '';
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}
