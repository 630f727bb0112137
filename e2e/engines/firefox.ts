// Firefox over WebDriver BiDi: one WebSocket, no further driver.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../../scripts/engines.ts';
import { DESKTOP, type Engine } from './engine.ts';
import { newHome, startProgram, type Home, type Program } from './program.ts';

/** Keeps the browser to itself, and saves downloads without asking. */
const preferences = (downloads: string): Record<string, string | number | boolean> => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
});

interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string | null; stackTrace?: { callFrames: { url: string }[] } };
}

type Command = <Result>(method: string, params: object) => Promise<Result>;

async function connect(address: string, tell: (event: Reply) => void): Promise<Command> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true });
  });
  let lastId = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.type === 'event') return tell(reply);
    waiting.get(reply.id!)?.(reply);
    waiting.delete(reply.id!);
  });
  return async <Result>(method: string, params: object) => {
    const id = ++lastId;
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await reply;
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  };
}

/** The page itself may be on its way to another one, which ends the navigation: then once more. */
const ABORTED = /NS_BINDING_ABORTED/;
async function navigated(navigate: () => Promise<unknown>): Promise<void> {
  await navigate().catch((error: unknown) => {
    if (error instanceof Error && ABORTED.test(error.message)) return navigate();
    throw error;
  });
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox without a window and waits for the address of its WebSocket. */
async function startBrowser(home: Home): Promise<{ program: Program; address: string }> {
  const profile = join(home.path, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(preferences(home.downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(
    programOf('firefox-esr', 'firefox'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    home,
  );
  return { program, address: await program.says(/WebDriver BiDi listening on (ws:\S+)/) };
}

/** Starts Firefox and opens a session. */
export async function startFirefox(): Promise<Engine> {
  const home = newHome();
  const { program, address } = await startBrowser(home);
  const problems: string[] = [];
  const command = await connect(`${address}/session`, ({ params }) => {
    if (params?.level !== 'error') return;
    problems.push(`${params.text} (${params.stackTrace?.callFrames[0]?.url ?? 'no script'})`);
  });
  await command('session.new', { capabilities: { alwaysMatch: {} } });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await command<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  const engine: Engine = {
    open: (url) => navigated(() => command('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(source, parameters) {
      const expression = `(async () => JSON.stringify(await (${source})(...${JSON.stringify(parameters)})))()`;
      const { type, result, exceptionDetails } = await command<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    act: (actions) => command('input.performActions', { context, actions }),
    resize: (viewport) => command('browsingContext.setViewport', { context, viewport }),
    clearCookies: () => command('storage.deleteCookies', {}),
    async picture() {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: () => Promise.resolve(problems),
    downloads: home.downloads,
    async close() {
      await program.end();
      home.remove();
    },
  };
  await engine.resize(DESKTOP);
  return engine;
}
