// A short, stable name for a text, for keys of lists and ids of entries; it protects nothing.

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** FNV-1a of the text, 32 bits. */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/** The hash as up to seven letters and digits. Different texts may have the same. */
export const shortHash = (text: string): string => hashOf(text).toString(36);
