// The documents the server sends: the app shell and the prerendered pages of visitors.
import { PRODUCT } from '#contract/common.ts';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SCREENS,
  VISITORS,
  WITH_DATA,
  chunkOf,
  namedBy,
  scriptsOf,
  type Manifest,
} from './build-manifest.ts';

/** Placeholder where the server inserts the preload hints of the requested screen (dist/preload.json). */
const PRELOAD = '<!--preload-->';

/** For each address, the scripts of its screen that the document does not name anyway. */
function screenHints(manifest: Manifest, shell: string): Record<string, string> {
  const always = new Set(namedBy(shell).scripts);
  const hints = (path: string, sources: readonly string[]): [string, string] => [
    path,
    [...scriptsOf(manifest, [...sources, ...(WITH_DATA[path] ?? [])])]
      .filter((file) => !always.has(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`)
      .join(''),
  ];
  const others = Object.entries(SCREENS).map(([path, source]) => hints(path, [source]));
  return Object.fromEntries([hints('/', []), ...others]);
}

interface Page {
  title: string;
  description: string;
  body: string;
}

function visitorPage({ title, description, body }: Page, styles: string): string {
  return `<!doctype html>
<html lang="en" data-theme="__THEME__">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#211a14" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${styles}</style>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

/** Markup of the bodies; `loading` is the app's before its script runs. */
export interface Bodies {
  landing: string;
  notFound: string;
  loading: string;
}

/** Stops the build where a document names a file of the app that was not made. */
export function refuseMissing(client: string, document: string, html: string): void {
  const missing = [...html.matchAll(/"\/(assets\/[^"#?]+)/g)]
    .map(([, file = '']) => file)
    .find((file) => !existsSync(join(client, file)));
  if (missing !== undefined) throw new Error(`${document} names ${missing}, which the build did not make.`);
}

/**
 * Writes `app.html` (open places: `__NONCE__`, `__THEME__`, `<!--preload-->`), `landing.html` and `not-found.html`
 * (`__THEME__`, with their styles inside: one round trip until they are painted) and `preload.json` (address → hints).
 */
export async function writeDocuments(dist: string, manifest: Manifest, bodies: Bodies): Promise<void> {
  const icon = await readFile(join(dist, 'client', 'favicon.svg'), 'utf8');
  // The icon is inside: a request less for every start.
  const shell = (await readFile(join(dist, 'app.html'), 'utf8')).replace(
    'href="/favicon.svg"',
    `href="data:image/svg+xml,${encodeURIComponent(icon)}"`,
  );
  const app = shell
    .replace('</head>', `  ${PRELOAD}\n  </head>`)
    .replace('<div id="root">', `<div id="root">${bodies.loading}`);
  await writeFile(join(dist, 'preload.json'), JSON.stringify(screenHints(manifest, shell), null, 2));

  const stylesheet = join(dist, 'client', chunkOf(manifest, VISITORS).file);
  const styles = (await readFile(stylesheet, 'utf8')).trim();
  await rm(stylesheet);
  const landing = visitorPage(
    {
      title: `${PRODUCT} · Family life, with a little helper on your side`,
      description:
        'Pip plans meals that fit every allergy, keeps school and family on one calm calendar, and answers what parents ask at 9 pm.',
      body: bodies.landing,
    },
    styles,
  );
  const notFound = visitorPage(
    {
      title: `Page Not Found · ${PRODUCT}`,
      description: 'There is nothing at this address.',
      body: bodies.notFound,
    },
    styles,
  );
  for (const [name, html] of Object.entries({ app, landing, 'not-found': notFound })) {
    refuseMissing(join(dist, 'client'), `${name}.html`, html);
    await writeFile(join(dist, `${name}.html`), html);
  }
}
