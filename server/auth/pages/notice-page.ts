// A page of one sentence and one way on.
import { PRODUCT } from '#contract/common.ts';
import { html } from './html.ts';
import type { PageParts } from './page.ts';

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
