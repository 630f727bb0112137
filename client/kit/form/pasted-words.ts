// Pasted text as words: HTML without its marks, and the lines of a list for a one-line field.

/** A closing tag, an attribute, or a tag that stands alone; '3 < 5' and '<3' are text. */
const MARKUP = /<\/[a-z][^<>]*>|<[a-z]\w*\s[^<>]*=[^<>]*>|<(?:br|hr|li|p)\s*\/?>/i;
const WITHOUT_WORDS = /<!--.*?-->|<(style|script|title)\b.*?<\/\1>/gis;
const ENDS_LINE = /<(?:[bh]r)\b[^<>]*>|<\/(?:p|div|li|[ou]l|t[dhr]|h[1-6])>|<(?:li|p|div)\b[^<>]*>/gi;
const NAMED: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The words of pasted HTML, and the lines of a text that goes into a one-line field, joined by `between`: 'peanuts,
 * sesame', not 'peanuts sesame', of which a list makes one entry. Undefined where a browser pastes it as it is.
 */
export function pastedWords(text: string, between: ', ' | '; ' | '\n'): string | undefined {
  const isHtml = MARKUP.test(text);
  if (!isHtml && (between === '\n' || !text.trim().includes('\n'))) return undefined;
  const words = isHtml
    ? text
        .replace(WITHOUT_WORDS, '')
        .replace(/\s+/g, ' ')
        .replace(ENDS_LINE, '\n')
        .replace(/<[/!a-z][^<>]*>/gi, '')
        .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? '')
    : text;
  return words
    .trim()
    .split(/[,;]?\s*\n\s*/)
    .join(between);
}
