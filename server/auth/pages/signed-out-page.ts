// The page after signing out. Its script (client/meal-store/sign-out/signed-out.ts) clears the browser and continues.
// Without JavaScript nothing of the app can be in the browser, and the page only has its links.
import { html } from './html.ts';
import type { PageParts } from './page.ts';
import { way } from './way.ts';

interface Onward {
  /** A path of ours, where a parent goes from here. */
  returnTo: string;
  /** True on the way to signing in: drafts of this tab stay. */
  signingIn: boolean;
}

export function signedOutPage({ returnTo, signingIn }: Onward, script: string | undefined): PageParts {
  const login = way('/api/login', returnTo);
  const onward = signingIn
    ? html`<a id="onward" data-keep-drafts href="${login}">Continue</a>`
    : html`<a id="onward" href="${returnTo}">Continue</a>`;
  return {
    title: "You're logged out",
    pip: "See you soon! I'll be here.",
    script,
    body: html`<p id="unsent-count" role="status" hidden></p>
      <a class="button" href="${login}">Sign in</a>
      <div id="unsent" class="choice" hidden>
        <button class="button quiet" type="button" id="keep">Keep on this device</button>
        <button class="button quiet" type="button" id="remove">Remove from this device</button>
      </div>
      <p class="links">${onward}</p>`,
  };
}
