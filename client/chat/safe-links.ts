// Which links in an answer may be followed. A model writes them, so everything not named here is plain text.
const WEB = /^https?:\/\//i;
const MAIL_OR_PHONE = /^(mailto|tel):/i;
/** A path of our own: one slash, then no second slash, backslash, scheme or call of the API. */
const OWN_PATH = /^\/(?!api(?:\/|$))[A-Za-z0-9][A-Za-z0-9/_-]*(?:[?#][^\s\\]*)?$/;

/** Whether a link leads to a screen of the app. */
export const isOwnPath = (href: string): boolean => href === '/' || OWN_PATH.test(href);

/** The link when it may be followed, else nothing. */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  const allowed = isOwnPath(trimmed) || WEB.test(trimmed) || MAIL_OR_PHONE.test(trimmed);
  return allowed ? trimmed : undefined;
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
