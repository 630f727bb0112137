// Address of the page that clears a browser after its session has ended (server/auth/sign-in/sign-out-routes.ts).

/** `mode` login: from there the parent continues to sign in, and then to `returnTo`. */
export function signedOutPath(returnTo: string, mode?: 'login'): string {
  const query = new URLSearchParams();
  if (mode !== undefined) query.set('mode', mode);
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return query.size === 0 ? '/api/signed-out' : `/api/signed-out?${query.toString()}`;
}
