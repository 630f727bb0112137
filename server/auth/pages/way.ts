// Links between the pages for signing in.
import { html, type Html } from './html.ts';

/** A link to another page of the way in that keeps where the parent was going. */
export const way = (path: string, returnTo: string, mode?: string) => {
  const query = new URLSearchParams();
  if (mode) query.set('mode', mode);
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
};

/** The way in by the identity provider, where there is one. */
export const providerButton = (provider: string | undefined, returnTo: string): Html | undefined =>
  provider === undefined
    ? undefined
    : html`<p class="or">or</p>
        <a class="button quiet" href="${way('/api/oidc/start', returnTo)}">Continue with ${provider}</a>`;
