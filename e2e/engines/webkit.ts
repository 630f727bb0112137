// WebKitGTK's own small browser over WebDriver, on a display that nobody sees.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../../scripts/engines.ts';
import { DESKTOP, type Engine, type Size } from './engine.ts';
import { freePort, newHome, startProgram, type Home } from './program.ts';

type Command = <Result>(method: string, path: string, body?: object) => Promise<Result>;

const connect =
  (address: string): Command =>
  async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as Result;
  };

/** Runs in a page that has loaded: from now on it remembers its errors. The protocol itself reports none. */
function rememberProblems(): void {
  const problems: string[] = [];
  Object.assign(globalThis, { problems });
  const said = globalThis.console;
  said.error = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  addEventListener('error', ({ message, filename }) => problems.push(`${message} (${filename})`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const TAKE_PROBLEMS = '() => globalThis.problems?.splice(0) ?? []';

/** Without this the buttons around the page keep it wider than a phone. */
function makeChromeNarrow(home: Home): void {
  const folder = join(home.path, '.config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  const rule = 'window * { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }';
  writeFileSync(join(folder, 'gtk.css'), rule);
}

const INNER_SIZE =
  '() => new Promise((done) => requestAnimationFrame(() => done({ width: innerWidth, height: innerHeight })))';

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
};

interface Programs {
  command: Command;
  end(): Promise<void>;
}

/** Starts the display and the driver, which starts the browser. */
async function startPrograms(home: Home): Promise<Programs> {
  const xvfb = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = startProgram(programOf('Xvfb'), xvfb, home);
  const port = await freePort();
  const driver = startProgram(
    programOf('WebKitWebDriver'),
    [`--port=${port}`, '--host=127.0.0.1'],
    home,
    // No processor for graphics; and root has no sandbox.
    {
      DISPLAY: `:${await display.says(/^(\d+)$/m)}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  );
  const end = async () => {
    await driver.end();
    await display.end();
  };
  const command = connect(`http://127.0.0.1:${port}`);
  const isReady = () =>
    command('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (!driver.isRunning()) throw new Error(`WebKitWebDriver ended.\n${driver.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { command, end };
}

/** Starts WebKit and opens a window. */
export async function startWebKit(): Promise<Engine> {
  const home = newHome();
  makeChromeNarrow(home);
  const programs = await startPrograms(home);
  const { sessionId } = await programs.command<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  const command: Command = (method, path, body) =>
    programs.command(method, `/session/${sessionId}${path}`, body);
  const problems: string[] = [];
  const engine: Engine = {
    async open(url) {
      await engine.problems();
      await command('POST', '/url', { url });
      await engine.evaluate(rememberProblems.toString(), []);
    },
    async evaluate(source, parameters) {
      const script = `return (async () => JSON.stringify(await (${source})(...arguments[0])) ?? null)()`;
      const json = await command<string | null>('POST', '/execute/sync', { script, args: [parameters] });
      return json === null ? undefined : (JSON.parse(json) as unknown);
    },
    act: (actions) => command('POST', '/actions', { actions }),
    async resize(size) {
      const outer = { ...size };
      // The window has a frame of its own around the page, which is as wide or high as it likes.
      for (let tries = 0; tries < 10; tries++) {
        await command('POST', '/window/rect', outer);
        const inner = (await engine.evaluate(INNER_SIZE, [])) as Size;
        if (inner.width === size.width && inner.height === size.height) return;
        outer.width += size.width - inner.width;
        outer.height += size.height - inner.height;
      }
      throw new Error(`The window does not become ${size.width} × ${size.height}.`);
    },
    clearCookies: () => command('DELETE', '/cookie'),
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    async problems() {
      problems.push(...((await engine.evaluate(TAKE_PROBLEMS, [])) as string[]));
      return problems;
    },
    downloads: home.downloads,
    async close() {
      await command('DELETE', '').catch(() => undefined);
      await programs.end();
      home.remove();
    },
  };
  await engine.resize(DESKTOP);
  return engine;
}
