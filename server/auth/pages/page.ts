// Frame of every page that the server renders; it works without JavaScript.
import { PRODUCT } from '#contract/common.ts';
import type { Theme } from '#contract/preferences.ts';
import { DEMO_SIGN_IN } from '../../demo-folder.ts';
import type { Fonts } from './fonts.ts';
import { html, type Html } from './html.ts';
import { PIP } from './pip.ts';
import { style } from './style.ts';

export interface PageParts {
  title: string;
  /** Pip's text beside the card. */
  pip: string;
  body: Html;
  /** Path of a script of ours; every page works without. */
  script?: string | undefined;
}

interface Frame {
  nonce: string;
  theme: Theme;
  fonts: Fonts;
  /** True when others in the network could read what is typed here. */
  unencrypted: boolean;
  /** True when all accounts are invented (demo). */
  isDemo: boolean;
}

const UNENCRYPTED = html`<p class="note">
  This connection isn't encrypted. Others on your network could read what you type, even your password.
</p>`;

const DEMO = html`<p class="note">This is the demo family. ${DEMO_SIGN_IN}</p>`;

export function page(
  { title, pip, body, script }: PageParts,
  { nonce, theme, fonts, unencrypted, isDemo }: Frame,
): string {
  const preloads = fonts.files.map(
    (path) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}" />`,
  );
  return html`<!doctype html>
    <html lang="en" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${PRODUCT}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${preloads} ${script !== undefined && html`<script src="${script}" defer></script>`}
        <style nonce="${nonce}">
          ${style(fonts.faces)}
        </style>
      </head>
      <body>
        <header class="top"><a class="brand" href="/">${PRODUCT}</a></header>
        <main>
          <div class="hello">
            ${PIP}
            <p>${pip}</p>
          </div>
          <section class="card" aria-labelledby="title">
            <h1 id="title">${title}</h1>
            ${isDemo && DEMO} ${unencrypted && UNENCRYPTED} ${body}
          </section>
        </main>
      </body>
    </html>`.toString();
}
