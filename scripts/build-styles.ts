// Styles of the build: sheets of features that are fetched with their code, and Tailwind's sheet without the variables
// that no class of this app sets.
import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper around `import()`, which weighs more and also preloads scripts. A feature's own sheet is there
 * before its code runs. Only plain styles may come late: utilities of two sheets would override each other by the order
 * of arrival (`refuseLateUtilities`).
 */
const LATE_STYLES = `const sheets = new Map();
function style(file) {
  let coming = sheets.get(file);
  if (!coming) sheets.set(file, coming = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/' + file;
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(file);
      link.remove();
      reject(new Error('Could not fetch ' + file));
    };
    document.head.append(link);
  }));
  return coming;
}
export const __vitePreload = (load, files) =>
  files?.length ? Promise.all([load(), ...files.map(style)]).then(([module]) => module) : load();`;

export const lateStyles: Plugin = {
  name: 'late-styles',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? LATE_STYLES : null),
};

/** Vite's list of the sheets that a script fetches with others, and each place that names some of them by number. */
const SHEET_LIST =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;
const NAMED_SHEETS = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * The script with the names of late sheets where they are fetched. Vite names the app's sheet for every file, too; the
 * document links it.
 */
export function withoutAppSheet(code: string, appSheets: ReadonlySet<string>): string {
  const list = SHEET_LIST.exec(code)?.[1];
  if (list === undefined) {
    if (code.includes('__vite__mapDeps'))
      throw new Error('Vite lists sheets in another way than the build reads.');
    return code;
  }
  const files = JSON.parse(list) as string[];
  return code.replace(SHEET_LIST, '').replace(NAMED_SHEETS, (_, numbers: string) => {
    const named = (JSON.parse(numbers) as number[]).map((at) => files[at] ?? '');
    return JSON.stringify(named.filter((file) => !appSheets.has(file)));
  });
}

/** Runs after Vite has named the sheets. */
export const lateSheetNames: Plugin = {
  name: 'late-sheet-names',
  apply: 'build',
  // The files change after their names have been made from their contents.
  augmentChunkHash: () => 'late sheets are named where they are fetched',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const app = new Set(
        chunks.flatMap(({ name, viteMetadata }) =>
          name === 'base' ? [...(viteMetadata?.importedCss ?? [])] : [],
        ),
      );
      for (const chunk of chunks) chunk.code = withoutAppSheet(chunk.code, app);
    },
  },
};

/** Stops the build where a late sheet contains utilities. */
export function refuseLateUtilities(file: string, css: string): void {
  if (css.includes('@layer utilities')) throw new Error(`${file} arrives late, but contains utilities.`);
}

const DECLARED = /@property (--tw-[\w-]+)\s*\{([^}]*)\}/g;
/** The copy of the declarations for browsers without @property. */
const COPIED = /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}/;
const SET = /(--tw-[\w-]+)\s*:\s*[^;}]*;?/g;
/** With a fallback that contains at most one pair of parentheses. */
const READ = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const NO_SHADOW = '0 0 #0000';

/** A length of zero inside calc() needs its unit. */
function initialValue(declaration: string): string | undefined {
  const value = /initial-value:\s*([^;}]*)/.exec(declaration)?.[1]?.trim();
  return value === '0' && declaration.includes('<length>') ? '0px' : value;
}

/** The variables that only their declarations name, with their initial values. */
function unsetIn(css: string): Map<string, string | undefined> {
  const unset = new Map<string, string | undefined>();
  for (const [, name = '', declaration = ''] of css.matchAll(DECLARED))
    unset.set(name, initialValue(declaration));
  for (const [, name = ''] of css.replace(COPIED, '').matchAll(SET)) unset.delete(name);
  return unset;
}

/** A list of shadows without those that draw nothing. */
function withoutEmpty(shadows: string): string {
  const drawn = shadows.split(/,\s*(?![^(]*\))/).filter((one) => one.trim() !== NO_SHADOW);
  return drawn.length === 0 ? NO_SHADOW : drawn.join(', ');
}

/**
 * The sheet without variables that nothing sets. A shadow, for instance, is written as five variables, of which most are
 * always empty, and each of them is declared twice.
 */
export function foldUnsetVariables(css: string): string {
  const unset = unsetIn(css);
  const isUnset = (name: string) => unset.has(name);
  return css
    .replace(DECLARED, (all, name: string) => (isUnset(name) ? '' : all))
    .replace(SET, (all, name: string) => (isUnset(name) ? '' : all))
    .replace(READ, (all, name: string, otherwise?: string) =>
      isUnset(name) ? (unset.get(name) ?? otherwise ?? '') : all,
    )
    .replace(/box-shadow:\s*([^;}]*)/g, (_, shadows: string) => `box-shadow:${withoutEmpty(shadows)}`);
}

/** Runs after Tailwind has written the sheet. */
export const foldedStyles: Plugin = {
  name: 'folded-styles',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    /\.css(?:$|\?)/.test(id) && code.includes('@property --tw-')
      ? { code: foldUnsetVariables(code), map: null }
      : null,
};
