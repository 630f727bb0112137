// The documents name the environment variables that the server reads, all of them and no others, and the container
// starts what `npm start` starts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const ROOT = join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The names that are asked for while settings are read. */
function readNames(given: Record<string, string>): string[] {
  const asked: string[] = [];
  const environment = new Proxy(given, {
    get: (all, name) => {
      if (typeof name === 'string') asked.push(name);
      return Reflect.get(all, name) as string | undefined;
    },
  });
  try {
    readEnvironment(environment);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
  }
  return asked;
}

const MODELS = ['builtin', 'anthropic:x', 'openai:x', 'compatible:x@http://127.0.0.1/v1'];
const known = new Set(MODELS.flatMap((PIP_MODEL) => readNames({ PIP_MODEL })));
const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' };
for (const name of readNames(OIDC)) known.add(name);

/** Variables of other programs that the files for containers set. */
const OF_OTHERS = ['NODE_ENV', 'DOMAIN', 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'];

test('the table of settings in the README has exactly the variables that are read', () => {
  const rows = textOf('README.md').matchAll(/^\|((?: *`[A-Z_]+`,?)+) *\|/gm);
  const documented = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  expect(documented.toSorted()).toEqual([...known].toSorted());
});

test.each([
  ['Dockerfile', /\b([A-Z_]{2,})=/g],
  ['compose.yaml', /^ +([A-Z_]{2,}):|\$\{([A-Z_]+)/gm],
  ['docs/deploy.md', /`([A-Z]+_[A-Z_]+)\b|\b([A-Z_]{4,})=/g],
])('%s names no variable that nobody reads', (file, pattern) => {
  const named = [...textOf(file).matchAll(pattern)].map(([, one, other]) => one ?? other);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !known.has(name!) && !OF_OTHERS.includes(name!))).toEqual([]);
});

test('the container starts what npm start starts', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(textOf('Dockerfile')) ?? [];
  expect(`exec ${(JSON.parse(command) as string[]).join(' ')}`).toBe(scripts.start);
});
