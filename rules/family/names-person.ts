// Checks that a text names a person, so that the name need not be added to it.

/** The words of a text between spaces. */
const spaced = (text: string): string => ` ${text.split(/[^\p{L}\p{M}\p{N}]+/u).join(' ')} `;

/** True when the name stands in the text as words of its own: 'Benadryl' does not name Ben. */
export const namesPerson = (text: string, name: string): boolean =>
  name !== '' && spaced(text).includes(spaced(name));
