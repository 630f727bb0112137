// Page on a kitchen tablet that asks for its code.
import { PRODUCT } from '#contract/common.ts';
import { field, problemNote, type Problem } from './fields.ts';
import { html } from './html.ts';
import type { PageParts } from './page.ts';

interface Here {
  /** The parent who is signed in in this browser. */
  firstName: string | undefined;
  /** Target of the form. */
  path: string;
  /** The typed code, which comes back after an error. */
  code?: string;
}

export function kioskPage({ firstName, path, code: value = '' }: Here, problem?: Problem): PageParts {
  const code = { name: 'code', label: 'Code', autocomplete: 'off', code: true, value };
  return {
    title: 'Kitchen tablet',
    pip: "A place on the wall, for me? I'll show everyone what's on today.",
    body: html`${problemNote(problem)}
      <p>
        On your phone or computer, open ${PRODUCT}'s Settings and choose
        <strong>Connect a kitchen tablet</strong>. Then type the code you see there.
      </p>
      ${
        firstName !== undefined &&
        html`<p class="note">
          ${firstName} is signed in on this device. Connecting it as a kitchen tablet signs ${firstName} out
          here, so that nobody opens the rest of ${PRODUCT} from the wall.
        </p>`
      }
      <form method="post" action="${path}">
        ${field({ ...code, hint: "Ten letters and numbers. Capitals don't matter." }, problem)}
        <button class="button" type="submit">Show our week here</button>
      </form>`,
  };
}
