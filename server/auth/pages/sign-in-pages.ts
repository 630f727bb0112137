// Pages for signing in, creating an account, and signing out.
import { PRODUCT } from '#contract/common.ts';
import { emailField, field, hidden, newPasswordField, problemNote, type Problem } from './fields.ts';
import { html, type Html } from './html.ts';
import type { PageParts } from './page.ts';

interface SignInForm {
  email: string;
  returnTo: string;
  /** True to offer creating an account. */
  maySignUp: boolean;
}
export interface SignUpForm extends Omit<SignInForm, 'maySignUp'> {
  firstName: string;
  lastName: string;
  /** The inviting parent and the household. */
  invitation?: { madeBy: string; householdName: string } | undefined;
}

/** A link to another page of the way in that keeps where the parent was going. */
export const way = (path: string, returnTo: string, mode?: string) => {
  const query = new URLSearchParams();
  if (mode) query.set('mode', mode);
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
};

const providerButton = (provider: string | undefined, returnTo: string): Html | undefined =>
  provider === undefined
    ? undefined
    : html`<p class="or">or</p>
        <a class="button quiet" href="${way('/api/oidc/start', returnTo)}">Continue with ${provider}</a>`;

export function signInPage(
  { email, returnTo, maySignUp }: SignInForm,
  provider: string | undefined,
  problem?: Problem,
): PageParts {
  return {
    title: 'Sign in',
    pip: "Good to see you! Sign in and we'll pick up where your family left off.",
    body: html`${problemNote(problem)}
      <form method="post" action="/api/login">
        ${hidden('returnTo', returnTo)} ${emailField(email, problem)}
        ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }, problem)}
        <button class="button" type="submit">Sign in</button>
      </form>
      ${providerButton(provider, returnTo)}
      <p class="links">
        ${maySignUp && html`<a href="${way('/api/login', returnTo, 'create')}">Create account</a>`}<a
          href="/api/forgot"
          >Forgot password?</a
        >
      </p>`,
  };
}

export function signUpPage(
  { firstName, lastName, email, returnTo, invitation }: SignUpForm,
  provider: string | undefined,
  problem?: Problem,
): PageParts {
  const first = { name: 'firstName', label: 'First name', autocomplete: 'given-name', value: firstName };
  const last = { name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: lastName };
  return {
    title: 'Create account',
    pip: "Hi, I'm Pip! Give me a minute, and I can start helping your family.",
    body: html`${problemNote(problem)}
      ${invitation && html`<p>You are joining ${invitation.madeBy} in “${invitation.householdName}”.</p>`}
      <form method="post" action="/api/signup">
        ${hidden('returnTo', returnTo)}
        <div class="pair">${field(first, problem)}${field({ ...last, required: false }, problem)}</div>
        ${emailField(email, problem)} ${newPasswordField('Password', problem)}
        <button class="button" type="submit">Create account</button>
      </form>
      ${providerButton(provider, returnTo)}
      <p class="links"><a href="${way('/api/login', returnTo)}">Sign in instead</a></p>`,
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

/** One sentence and one way on. */
export function noticePage(
  title: string,
  sentence: string,
  onward: { href: string; label: string } = { href: '/api/login', label: 'Go to sign in' },
): PageParts {
  return {
    title,
    pip: `It happens. You're safe here with ${PRODUCT}.`,
    body: html`<p>${sentence}</p>
      <a class="button" href="${onward.href}">${onward.label}</a>`,
  };
}
