// Page that asks a parent who has just proved their e-mail address whether the others in the household are family.
import { signatureOf, type Other } from '../proofs/family-check.ts';
import { hidden, problemNote, type Problem } from './fields.ts';
import { html, type Html } from './html.ts';
import type { PageParts } from './page.ts';

interface FamilyCheck {
  householdName: string;
  others: readonly Other[];
  returnTo: string;
}

const person = ({ firstName, lastName, email }: Other): Html =>
  html`<li><strong>${`${firstName} ${lastName}`.trim()}</strong><br />${email}</li>`;

export function familyCheckPage(
  { householdName, others, returnTo }: FamilyCheck,
  problem?: Problem,
): PageParts {
  const who = others.length === 1 ? 'This person is' : 'These people are';
  return {
    title: 'Is this your family?',
    pip: 'Just one question, so that only your family sees what you write.',
    body: html`${problemNote(problem)}
      <p>We now know this email address is yours. ${who} in <strong>${householdName}</strong> with you:</p>
      <ul class="people">
        ${others.map(person)}
      </ul>
      <p>
        If this is your family, nothing changes. If not, you get a household of your own that no one else can
        see. They keep theirs; only your chats with Pip there are deleted.
      </p>
      <form method="post" action="/api/family-check">
        ${hidden('returnTo', returnTo)} ${hidden('members', signatureOf(others))}
        <button class="button" type="submit" name="answer" value="yes">Yes, this is my family</button>
        <button class="button quiet" type="submit" name="answer" value="no">I don't know these people</button>
      </form>
      <p class="links"><a href="/api/logout">Log out</a></p>`,
  };
}
