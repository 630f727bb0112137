// Pages for signing in and out.
import { emailField, field, hidden, problemNote, type Problem } from './fields.ts';
import { html } from './html.ts';
import type { PageParts } from './page.ts';
import { providerButton, way } from './way.ts';

interface SignInForm {
  email: string;
  returnTo: string;
  /** True to offer creating an account. */
  maySignUp: boolean;
}

export function signInPage(
  { email, returnTo, maySignUp }: SignInForm,
  provider: string | undefined,
  problem?: Problem,
): PageParts {
  return {
    title: 'Sign in',
    pip: maySignUp
      ? "Good to see you! Sign in, or create an account if you're new here."
      : "Good to see you! Sign in and we'll pick up where your family left off.",
    body: html`${problemNote(problem)}
      <form method="post" action="/api/login">
        ${hidden('returnTo', returnTo)} ${emailField(email, problem, true)}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, problem)}
        <button class="button" type="submit">Sign in</button>
      </form>
      ${providerButton(provider, returnTo)}
      ${maySignUp && html`<a class="button quiet" href="${way('/api/login', returnTo, 'create')}">Create account</a>`}
      <p class="links"><a href="/api/forgot">Forgot password?</a></p>`,
  };
}

export function signOutPage(): PageParts {
  return {
    title: 'Log out?',
    pip: "Just checking that it's you.",
    body: html`<p>You'll need your password to come back.</p>
      <form method="post" action="/api/logout"><button class="button" type="submit">Log out</button></form>
      <p class="links"><a href="/">Stay signed in</a></p>`,
  };
}
