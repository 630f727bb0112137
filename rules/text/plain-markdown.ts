// Markdown as plain text, for one line about a message or for reading it aloud.

/** The text without the marks of emphasis, code, headings, lists, quotes and links; anything else stays. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(\*\*|__|`)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]*[^*_\s])[*_](?=$|[\s).,;:!?])/g, '$1$2')
    .replace(/^(?:#{1,6}|[-*+>])\s+(?=\S)/, '')
    .replace(/(\s)#{2,6}\s+(?=\S)/g, '$1')
    // The end of a shortened message may lack the second mark.
    .replace(/\*\*/g, '');

/** Every line without its marks, as it is read aloud. */
export const plainLines = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => plainMarkdown(line.trim()))
    .join('\n');
