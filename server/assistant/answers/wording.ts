// Chooses one of several wordings: always the same one for the same text, and different ones for different texts.
import { shortHash } from '#rules/text/short-hash.ts';

/** One of these, by a stable hash of the text. */
export const wordingFor = (text: string, wordings: readonly string[]): string =>
  wordings[Number.parseInt(shortHash(text), 36) % wordings.length] ?? wordings[0] ?? '';

/** A wording with its gaps filled: 'Hi, {name}!'. A gap without a value becomes nothing. */
export const filled = (wording: string, values: Readonly<Record<string, string | undefined>>): string =>
  wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
