// Decides which links of an answer are links: only those to our own screens. A model writes the answer, so any other
// link is plain text; telephone numbers and sources come from code, as buttons and receipts.
/** A path of our own: one slash, then no second slash, backslash, scheme or call of the API. */
const OWN_PATH = /^\/(?!api(?:\/|$))[A-Za-z0-9][A-Za-z0-9/_-]*(?:[?#][^\s\\]*)?$/;

/** True for a link to a screen of the app. */
export const isOwnPath = (href: string): boolean => href === '/' || OWN_PATH.test(href);

/** True for a telephone number that our own code added to an answer. */
export const isTelephone = (href: string): boolean => /^tel:\+?\d[\d;=ext]*$/.test(href);

/** The link when it may be followed, else nothing. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  return isOwnPath(trimmed) ? trimmed : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '38',
  lt: '60',
  gt: '62',
  quot: '34',
  apos: '39',
  nbsp: '160',
};

/**
 * Replaces named character references (`&amp;`) by numeric ones: the Markdown parser looks names up through
 * `innerHTML`, which the page's Trusted Types policy refuses. Names that are useless in a conversation stay as typed.
 */
export const withoutNamedCharacters = (markdown: string): string =>
  markdown.replace(/&([A-Za-z][A-Za-z0-9]*);?/g, (whole, name: string) => {
    const code = whole.endsWith(';') && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    return code ? `&#${code};` : `&#38;${whole.slice(1)}`;
  });
