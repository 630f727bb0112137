// For tests: the real server as a separate process, with a stub of the built client, which may not exist yet.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressPages } from './build-compress.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { ROOT } from './tool.ts';

/** Exit of a program. */
export interface Ended {
  code: number;
  /** All of standard error. */
  said: string;
}

/** A folder with data folders in it and something like the project to start; `remove` stops its servers and removes it. */
export class ServerBench {
  readonly root = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  readonly #servers: RunningServer[] = [];
  readonly #program: readonly string[];
  #folders = 0;

  constructor() {
    for (const name of ['package.json', 'scripts', 'server', 'contract', 'rules', 'node_modules']) {
      symlinkSync(join(ROOT, name), join(this.root, name), 'junction');
    }
    mkdirSync(join(this.root, 'dist', 'client'), { recursive: true });
    for (const page of ['landing.html', 'not-found.html', 'app.html', 'preload.json']) {
      writeFileSync(
        join(this.root, 'dist', page),
        page.endsWith('.json') ? '{}' : '<!doctype html><head></head><body></body>',
      );
    }
    compressPages(join(this.root, 'dist'), ['landing', 'not-found']);
    this.#program = this.#programOf('server/main.ts');
  }

  /** The server then finds the stub in its own folder. */
  #programOf(main: string): string[] {
    return ['--preserve-symlinks', '--preserve-symlinks-main', join(this.root, main)];
  }

  newFolder(): string {
    const folder = join(this.root, `data-${(this.#folders += 1)}`);
    mkdirSync(folder);
    return folder;
  }

  /** `main` is what is started, as a path in the project; `settings` are further environment variables. */
  async start(
    folder: string,
    main = 'server/main.ts',
    settings: Record<string, string> = {},
  ): Promise<RunningServer> {
    const server = await startServer({ folder, settings, program: this.#programOf(main) });
    this.#servers.push(server);
    return server;
  }

  /** Runs a server that should exit by itself; `as` is a command that runs it as another user. */
  failingStart(settings: Record<string, string>, as: readonly string[] = []): Promise<Ended> {
    return this.#execute([...as, process.execPath, ...this.#program], settings);
  }

  /** Runs another program of the project, such as a backup. */
  run(program: string, parameters: readonly string[], settings: Record<string, string>): Promise<Ended> {
    return this.#execute([process.execPath, join(ROOT, program), ...parameters], settings);
  }

  #execute([program = '', ...parameters]: string[], settings: Record<string, string>): Promise<Ended> {
    const { PATH, TMPDIR } = process.env;
    const env = { PATH, TMPDIR, HOME: this.root, HOST: '127.0.0.1', PORT: '0', ...settings };
    return new Promise((resolve) => {
      execFile(program, parameters, { env, timeout: 75_000 }, (error, _out, said) => {
        resolve({ code: error === null ? 0 : Number(error.code), said });
      });
    });
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.stop()));
  }

  async remove(): Promise<void> {
    await this.stopAll();
    rmSync(this.root, { recursive: true, force: true });
  }
}
