// The page for creating an account.
import { emailField, field, hidden, newPasswordField, problemNote, type Problem } from './fields.ts';
import { html } from './html.ts';
import type { PageParts } from './page.ts';
import { providerButton, way } from './way.ts';

export interface SignUpForm {
  email: string;
  returnTo: string;
  firstName: string;
  lastName: string;
  /** The inviting parent and the household. */
  invitation?: { madeBy: string; householdName: string } | undefined;
}

export function signUpPage(
  { firstName, lastName, email, returnTo, invitation }: SignUpForm,
  provider: string | undefined,
  problem?: Problem,
): PageParts {
  const first = {
    name: 'firstName',
    label: 'First name',
    autocomplete: 'given-name',
    value: firstName,
    first: true,
  };
  const last = { name: 'lastName', label: 'Last name', autocomplete: 'family-name', value: lastName };
  return {
    title: 'Create account',
    pip: "Hi, I'm Pip! Give me a minute, and I can start helping your family.",
    body: html`${problemNote(problem)}
      ${invitation && html`<p>You are joining ${invitation.madeBy} in “${invitation.householdName}”.</p>`}
      <form method="post" action="/api/signup">
        ${hidden('returnTo', returnTo)} ${hidden('askedAbout', problem?.field === 'email' ? email : '')}
        <div class="pair">${field(first, problem)}${field({ ...last, required: false }, problem)}</div>
        ${emailField(email, problem)} ${newPasswordField('Password', problem)}
        <button class="button" type="submit">Create account</button>
      </form>
      ${providerButton(provider, returnTo)}
      <p class="links"><a href="${way('/api/login', returnTo)}">Sign in instead</a></p>`,
  };
}
