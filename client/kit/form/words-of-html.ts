// HTML as the words in it.

/** A closing tag, an attribute, or a tag that stands alone; '3 < 5' and '<3' are text. */
const MARKUP = /<\/[a-z][^<>]*>|<[a-z]\w*\s[^<>]*=[^<>]*>|<(?:br|hr|li|p)\s*\/?>/i;
const WITHOUT_WORDS = /<!--.*?-->|<(style|script|title)\b.*?<\/\1>/gis;
const ENDS_LINE = /<(?:[bh]r)\b[^<>]*>|<\/(?:p|div|li|[ou]l|t[dhr]|h[1-6])>|<(?:li|p|div)\b[^<>]*>/gi;
const NAMED: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of HTML, its lines joined by `between`; undefined where the text is none. */
export function wordsOfHtml(text: string, between: string): string | undefined {
  if (!MARKUP.test(text)) return undefined;
  return text
    .replace(WITHOUT_WORDS, '')
    .replace(/\s+/g, ' ')
    .replace(ENDS_LINE, '\n')
    .replace(/<[/!a-z][^<>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => NAMED[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(between);
}
