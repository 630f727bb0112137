// Files of the built client for pages rendered by the server: its two fonts and the scripts of two pages. Their names
// contain a hash, so they are looked up once; without a build, pages work without them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = [
  { family: 'Figtree Variable', file: /^figtree-latin-wght-normal[\w-]*\.woff2$/, weights: '300 900' },
  {
    family: 'Bricolage Grotesque Variable',
    file: /^bricolage-grotesque-latin-wght-normal[\w-]*\.woff2$/,
    weights: '200 800',
  },
];

export interface Fonts {
  /** Paths to preload. */
  files: readonly string[];
  faces: string;
}

/** Names of the files in `<clientFolder>/client/assets`. */
function assetsIn(clientFolder: string | null | undefined): string[] {
  const folder = join(clientFolder ?? '', 'client', 'assets');
  return clientFolder && existsSync(folder) ? readdirSync(folder) : [];
}

/** Path of a page's script: it clears a browser after signing out, or copies and prints codes (scripts/build.ts). */
export function findPageScript(
  clientFolder: string | null | undefined,
  page: 'signed-out' | 'recovery-codes' | 'form-again',
): string | undefined {
  const name = assetsIn(clientFolder).find((candidate) =>
    new RegExp(`^${page}-[\\w-]+\\.js$`).test(candidate),
  );
  return name === undefined ? undefined : `/assets/${name}`;
}

export function findFonts(clientFolder: string | null | undefined): Fonts {
  const names = assetsIn(clientFolder);
  const found = FONTS.flatMap(({ family, file, weights }) => {
    const name = names.find((candidate) => file.test(candidate));
    return name === undefined ? [] : [{ family, weights, path: `/assets/${name}` }];
  });
  return {
    files: found.map(({ path }) => path),
    faces: found
      .map(
        ({ family, weights, path }) =>
          `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(${path}) format('woff2')}`,
      )
      .join(''),
  };
}
