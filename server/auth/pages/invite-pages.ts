// Pages of an invitation: who invites to which household, and the ways to accept.
import { PRODUCT } from '#contract/common.ts';
import { hidden } from './fields.ts';
import { html } from './html.ts';
import { way } from './way.ts';
import { noticePage } from './notice-page.ts';
import type { PageParts } from './page.ts';

/** The inviting parent, the household, and the target of the form. */
interface Invited {
  madeBy: string;
  householdName: string;
  /** Path of the invitation. */
  path: string;
}

const words = ({ madeBy, householdName }: Invited) =>
  html`<p>
    <strong>${madeBy}</strong> invites you to join <strong>${householdName}</strong> on ${PRODUCT}. You'll
    both see and change what the family shares: calendar, meals, people and medical notes. What you write with
    Pip stays your own.
  </p>`;

/** Signs out and comes back to the invitation. */
const signOutForm = (path: string, label: string, look: 'button' | 'button quiet') =>
  html`<form method="post" action="/api/logout">
    ${hidden('returnTo', path)}
    <button class="${look}" type="submit">${label}</button>
  </form>`;

/** For a visitor who is not signed in. */
export function invitePage(invited: Invited): PageParts {
  return {
    title: "You're invited",
    pip: `${invited.madeBy} would like you to be part of the family here. I would too!`,
    body: html`${words(invited)}
      <a class="button" href="${way('/api/login', invited.path, 'create')}">Create account</a>
      <a class="button quiet" href="${way('/api/login', invited.path)}">Sign in</a>`,
  };
}

/** For a signed-in parent who does not belong to the household yet. */
export function joinPage(invited: Invited, email: string): PageParts {
  return {
    title: "You're invited",
    pip: `${invited.madeBy} would like you to be part of the family here. I would too!`,
    body: html`${words(invited)}
      <p class="hint">
        You're signed in as ${email}. Your own household stays: you can go back to it in Settings.
      </p>
      <form method="post" action="${invited.path}">
        <button class="button" type="submit">Join</button>
      </form>
      ${signOutForm(invited.path, 'Use another account', 'button quiet')}
      <p class="links"><a href="/">Not now</a></p>`,
  };
}

/** For a member who opens the link: most likely the one who made it. */
export function memberPage(invited: Invited): PageParts {
  return {
    title: "You're already a member",
    pip: 'You already have a home here!',
    body: html`<p>
        You belong to <strong>${invited.householdName}</strong>. If this invitation is for someone else at
        this device, log out first, and they can use it.
      </p>
      <a class="button" href="/">Go to ${PRODUCT}</a>
      ${signOutForm(invited.path, 'Log out', 'button quiet')}`,
  };
}

/** The same for an invented, a used, an expired and a revoked link. */
export const overPage = (): PageParts =>
  noticePage(
    'This invitation no longer works',
    'Invitations work once, for a few days. Please ask for a new one.',
    { href: '/', label: `Go to ${PRODUCT}` },
  );
