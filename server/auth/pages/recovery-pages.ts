// Recovery pages: a link by mail, a recovery code, and the list of codes.
import { PRODUCT } from '#contract/common.ts';
import { emailField, field, hidden, newPasswordField, problemNote, type Problem } from './fields.ts';
import { html, type Html } from './html.ts';
import type { PageParts } from './page.ts';

const BACK = html`<p class="links"><a href="/api/login">Back to sign in</a></p>`;
const PIP_FORGOT = "It happens to the best of us. We'll get you back in.";

/** Asks for the e-mail a link should go to; only where mails can be sent. */
export function forgotPage(email: string, problem?: Problem): PageParts {
  return {
    title: 'Forgot password?',
    pip: PIP_FORGOT,
    body: html`${problemNote(problem)}
      <p>We'll send you a link to set a new password.</p>
      <form method="post" action="/api/forgot">
        ${emailField(email, problem)}
        <button class="button" type="submit">Send link</button>
      </form>
      <p class="links">
        <a href="/api/reset">Use a recovery code</a><a href="/api/login">Back to sign in</a>
      </p>`,
  };
}

export function linkSentPage(): PageParts {
  return {
    title: 'Check your email',
    pip: 'Off it goes!',
    body: html`<p>
        If there is an account for that email, a link to set a new password is on its way. It works once, for
        one hour.
      </p>
      <p>Nothing arrived? Look in your spam folder, or <a href="/api/reset">use a recovery code</a>.</p>
      ${BACK}`,
  };
}

interface CodeForm {
  email: string;
  code: string;
}

/** A recovery code instead of the password. */
export function recoveryPage({ email, code }: CodeForm, mails: boolean, problem?: Problem): PageParts {
  const otherWay = mails
    ? html`<a href="/api/forgot">Send me a link instead</a>`
    : html`<p class="hint">
        Don't have your codes? Whoever runs this ${PRODUCT} can make you a link to set a new password.
      </p>`;
  return {
    title: mails ? 'Use a recovery code' : 'Forgot password?',
    pip: PIP_FORGOT,
    body: html`${problemNote(problem)}
      <p>
        Enter one of the recovery codes you saved when you created your account, and choose a new password.
      </p>
      <form method="post" action="/api/reset">
        ${emailField(email, problem)}
        ${field({ name: 'code', label: 'Recovery code', autocomplete: 'off', value: code, code: true }, problem)}
        ${newPasswordField('New password', problem)}
        <button class="button" type="submit">Set new password</button>
      </form>
      ${mails ? html`<p class="links">${otherWay}<a href="/api/login">Back to sign in</a></p>` : html`${otherWay}${BACK}`}`,
  };
}

interface WhomItIsFor {
  email: string;
  /** E-mail address of another account that is signed in to this browser. */
  signedInAs: string | undefined;
}

/** Form for a new password, after a valid link was opened. */
export function newPasswordPage({ email, signedInAs }: WhomItIsFor, problem?: Problem): PageParts {
  return {
    title: 'Set a new password',
    pip: 'Almost there!',
    body: html`${problemNote(problem)}
      <p>This sets a new password for <strong>${email}</strong>. You'll be logged out everywhere else.</p>
      ${
        signedInAs !== undefined &&
        html`<p class="problem">
          You're signed in as ${signedInAs} now. If ${email} isn't your account, please
          <a href="/">go back to yours</a>.
        </p>`
      }
      <form method="post" action="/api/reset">
        <input type="hidden" autocomplete="username" value="${email}" />
        ${newPasswordField('New password', problem)}
        <button class="button" type="submit">Set new password</button>
      </form>`,
  };
}

const list = (codes: readonly string[]): Html =>
  html`<ul class="codes">
    ${codes.map((code) => html`<li>${code}</li>`)}
  </ul>`;

/** The codes as a text file, in a link: no request carries them. */
const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${PRODUCT} recovery codes. Each works once.\n\n${codes.join('\n')}\n`)}`;

/** Ways to keep the codes; copying and printing need the script of the page. */
const waysToKeep = (codes: readonly string[]): Html =>
  html`<div class="ways no-print">
    <button class="button quiet" type="button" id="copy" hidden>Copy</button>
    <a class="button quiet" href="${fileOf(codes)}" download="pippal-recovery-codes.txt">Save as file</a>
    <button class="button quiet" type="button" id="print" hidden>Print</button>
    <p class="hint" role="status" id="copied"></p>
  </div>`;

/** The codes, until their owner says to have them or wants to be reminded. */
export function codesPage(codes: readonly string[], returnTo: string, script: string | undefined): PageParts {
  return {
    title: 'Your recovery codes',
    pip: 'Keep these somewhere safe, like with your passports.',
    script,
    body: html`<p>
        If you ever forget your password, one of these codes lets you set a new one. Each works once.
      </p>
      ${list(codes)} ${waysToKeep(codes)}
      <p class="hint no-print">Not a good moment? You can make new ones in Settings at any time.</p>
      <form method="post" action="/api/recovery-codes">
        ${hidden('returnTo', returnTo)}
        <button class="button" type="submit" name="done" value="1">I have saved them</button>
        <button class="button quiet" type="submit" name="later" value="1">Remind me later</button>
      </form>`,
  };
}

/** For a signed-in parent who wants new codes: asks for the password again. */
export function makeCodesPage(returnTo: string, problem?: Problem): PageParts {
  const password = {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
  } as const;
  return {
    title: 'Recovery codes',
    pip: 'A spare key is a good idea.',
    body: html`${problemNote(problem)}
      <p>
        If you ever forget your password, a recovery code lets you set a new one. You can make ten of them
        now; earlier ones will stop working.
      </p>
      <form method="post" action="/api/recovery-codes">
        ${hidden('returnTo', returnTo)} ${field(password, problem)}
        <button class="button" type="submit">Make new codes</button>
      </form>
      <p class="links"><a href="${returnTo}">Back to ${PRODUCT}</a></p>`,
  };
}
