// The door to the built-in Pip: all that the rest of the assistant may use of it (checked by scripts/arrows.ts). Not a
// place for code.

/** Its model, with the interface of the AI SDK. */
export { BuiltinModel } from './model.ts';

/** Its accounting for the words of a wish. */
export { accounted, inQuotes } from './account/account.ts';
export { leftoversOf, type Leftover } from './account/leftovers.ts';
export { QUESTIONS, type Part } from './account/part.ts';
export type { Turn } from './turn.ts';
