// Finds the Chromium for browser tests and benchmarks. The project downloads none.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package, and program, of Chromium without a user interface. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', HEADLESS_SHELL];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium on this machine: CHROMIUM_PATH, then the PATH, then the usual places. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const wanted = environment['CHROMIUM_PATH'];
  if (wanted) return wanted;
  return [...inPath(NAMES, environment), ...PLACES].find(isExecutable);
}

/**
 * The path of the browser of the journeys: CHROMIUM_PATH, then Chromium's headless shell, which Playwright itself uses
 * by default and which takes half the processor time, then any Chromium.
 */
export function findTestBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['CHROMIUM_PATH']) return environment['CHROMIUM_PATH'];
  return findProgram([HEADLESS_SHELL], environment) ?? findChromium(environment);
}

/** The path of the first of these programs that the PATH has. */
export const findProgram = (names: readonly string[], environment = process.env): string | undefined =>
  inPath(names, environment).find(isExecutable);

function inPath(names: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the browser to itself: nothing fetched in the background, no sandbox where root cannot have one. */
export const CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
