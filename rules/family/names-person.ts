// Checks that a text names a person, so that the name need not be added to it.

/** The words of a text, each with one space on both sides. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

/** True when the name stands in the text as words of its own: 'Benadryl' does not name Ben. */
export const namesPerson = (text: string, name: string): boolean => spaced(text).includes(spaced(name));
