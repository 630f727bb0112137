// Vite's manifest: the files of each source, and what they load.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  /** Of a chunk that is no source's own: its group in vite.config.ts. */
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

export const VISITORS = 'landing/visitors.css';
/**
 * The screens in files of their own, by the address they belong to, as client/app/routes.tsx lists them. The dashboard is
 * in the first file.
 */
export const SCREENS = screensIn(readFileSync(join(import.meta.dirname, '../client/app/routes.tsx'), 'utf8'));
/** Files, or groups of vite.config.ts, that a screen fetches with its data, or right after it is shown. */
export const FOLLOWING: Record<string, string[]> = {
  '/': ['day', 'calendar/dialog/calendar-dialog.tsx', 'calendar/views/printed-month.tsx'],
  '/chat': ['chat/answer/answer-text.tsx'],
};
/** Of those, the files that a screen needs to show its data. */
export const WITH_DATA: Record<string, string[]> = { '/': ['day'] };
/** Shown before the app proper. */
export const ONBOARDING = 'onboarding/onboarding-page.tsx';
/** Fetched once the first screen is there, or when somebody acts on it (client/app/app.tsx). */
export const AT_IDLE = ['overlays', 'idle'];

/** The table of screens in the source of the routes; refuses one it cannot read whole. */
export function screensIn(routes: string): Record<string, string> {
  const screens = [...routes.matchAll(/'(\/[\w-]*)':\s*later\(\s*\(\)\s*=>\s*import\('\.\.\/([^']+)'\)/g)];
  const listed = /const SCREENS\b[^{]*\{(.*?)^\};/ms.exec(routes)?.[1]?.match(/^ {2}'/gm) ?? [];
  if (screens.length === 0 || screens.length !== listed.length)
    throw new Error('The screens in client/app/routes.tsx are not written as the build reads them.');
  return Object.fromEntries(screens.map(([, path = '', source = '']) => [path, source]));
}

/** Reads it, and refuses files that import each other in a circle: they would run before what they need. */
export function readManifest(path: string): Manifest {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const done = new Set<string>();
  const visit = (source: string, above: readonly string[]) => {
    if (above.includes(source))
      throw new Error(`Built files import each other: ${[...above, source].join(' → ')}`);
    if (done.has(source)) return;
    for (const next of manifest[source]?.imports ?? []) visit(next, [...above, source]);
    done.add(source);
  };
  for (const source of Object.keys(manifest)) visit(source, []);
  return manifest;
}

/** The chunk of a source file or of a group; an unknown one is a mistake in the lists above. */
export function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`The build made no file for ${source}.`);
  return chunk;
}

/** The script and style files a document names. */
export function namedBy(html: string): { scripts: string[]; styles: string[] } {
  const named = (ending: string) =>
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
      .map(([, file = '']) => file)
      .filter((file) => file.endsWith(ending));
  return { scripts: named('.js'), styles: named('.css') };
}

/** The sheets that arrive after the document, with the code that needs them (scripts/build-styles.ts). */
export function lateSheets(manifest: Manifest, named: readonly string[]): string[] {
  const all = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return [...all].filter((sheet) => !named.includes(sheet));
}

/** The script files that load when `sources` load: their own, everything they import, and those `already` there. */
export function scriptsOf(
  manifest: Manifest,
  sources: readonly string[],
  already: readonly string[] = [],
): Set<string> {
  const files = new Set(already);
  const visit = (source: string) => {
    const chunk = chunkOf(manifest, source);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return files;
}
