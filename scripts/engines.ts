// Finds Firefox and WebKit for the browser journeys of e2e/engines. The project downloads neither.
import { findProgram } from './browser.ts';

export type EngineName = 'firefox' | 'webkit';

/** Debian packages of each engine, with the programs that show that a package is installed. */
const PACKAGES: Record<EngineName, Record<string, readonly string[]>> = {
  firefox: { 'firefox-esr': ['firefox-esr', 'firefox'] },
  webkit: { 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] },
};

export const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

/** Debian packages that an engine lacks on this machine; none when it can be started. */
export const lackingPackages = (engine: EngineName, environment = process.env): string[] =>
  Object.entries(PACKAGES[engine])
    .filter(([, programs]) => findProgram(programs, environment) === undefined)
    .map(([name]) => name);

/** The path of one of an engine's programs. Throws where it is not installed. */
export function programOf(...names: readonly string[]): string {
  const path = findProgram(names);
  if (path === undefined) throw new Error(`${names.join(' or ')} is not installed.`);
  return path;
}
