// The client's two fonts for the pages that the server draws. Their file names carry a hash, so they are looked up
// in the built client once; where it is not built, the system's font does.
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

/** Fonts in `<clientFolder>/client/assets`. */
export function findFonts(clientFolder: string | null | undefined): Fonts {
  const folder = join(clientFolder ?? '', 'client', 'assets');
  const names = clientFolder && existsSync(folder) ? readdirSync(folder) : [];
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
