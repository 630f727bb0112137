// Validates the target after sign-in: a page of ours, never of another site.

/** Any base will do: only what stays on it is ours. */
const BASE = 'http://pippal.invalid';

/** Path of an invitation: the only page below /api that signing in redirects to. */
const INVITATION = /^\/api\/invite\/([\w-]{43})$/;

/** The secret of the invitation a parent comes from; undefined when they come from anywhere else. */
export const invitationIn = (returnTo: string): string | undefined => INVITATION.exec(returnTo)?.[1];

/** A path as the router will read it; null when it cannot be read. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The path when it is one of our own pages, else '/'. */
export function safeReturnTo(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return '/';
  // Browsers read a backslash as a slash and skip tabs and line breaks, so '/\\evil' and '/<tab>/evil' leave us.
  if (!/^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u.test(wanted) || !URL.canParse(wanted, BASE)) return '/';
  const url = new URL(wanted, BASE);
  const path = decoded(url.pathname);
  // '/./' and '/../' may fold into '//'.
  if (url.origin !== BASE || path === null || /^\/[/\\]/.test(path)) return '/';
  if (invitationIn(wanted) !== undefined) return wanted;
  // Calls and sign-in pages are nothing to return to: '/api/logout' least of all.
  if (/^\/api(\/|$)/i.test(path)) return '/';
  return url.pathname + url.search + url.hash;
}
