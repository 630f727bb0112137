// Which links in an answer may be followed: only those to our own screens. A model writes them, so anything else is
// plain text; telephone numbers and sources come from code, as buttons and receipts.
/** A path of our own: one slash, then no second slash, backslash, scheme or call of the API. */
const OWN_PATH = /^\/(?!api(?:\/|$))[A-Za-z0-9][A-Za-z0-9/_-]*(?:[?#][^\s\\]*)?$/;

/** Whether a link leads to a screen of the app. */
export const isOwnPath = (href: string): boolean => href === '/' || OWN_PATH.test(href);

/** A telephone number that our own code put beside an answer. */
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
 * Writes named characters (`&amp;`) as numbers: the markdown reader looks names up through `innerHTML`, which the
 * page's Trusted Types policy refuses. Names nobody needs in a conversation stay as they were typed.
 */
export const withoutNamedCharacters = (markdown: string): string =>
  markdown.replace(/&([A-Za-z][A-Za-z0-9]*);?/g, (whole, name: string) => {
    const code = whole.endsWith(';') && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    return code ? `&#${code};` : `&#38;${whole.slice(1)}`;
  });
