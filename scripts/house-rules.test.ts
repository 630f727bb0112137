// The checks on the house itself, proved on small houses with planted mistakes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBrokenArrows } from './arrows.ts';
import { readSources } from './sources.ts';
import { findUnusedExports } from './unused-exports.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function houseOf(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'pippal-house-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readSources(root);
}
const broken = (files: Record<string, string>) => findBrokenArrows(houseOf(files)).map((v) => v.path);
const unused = (files: Record<string, string>) =>
  findUnusedExports(houseOf(files)).map((v) => `${v.path} ${v.message}`);

describe('arrows', () => {
  test.each([
    ['the client imports the server', 'client/data/api.ts', `import { x } from '#server/app.ts';`],
    ['the server imports the client', 'server/app.ts', `import type { X } from '#client/kit/button.tsx';`],
    [
      'a server feature imports its sibling',
      'server/meals/menus.ts',
      `import { x } from '../family/members.ts';`,
    ],
    [
      'a client feature imports its sibling',
      'client/chat/panel.tsx',
      `import { x } from '../family/card.tsx';`,
    ],
    ['the contract imports a rule', 'contract/meals.ts', `import { x } from '#rules/dates.ts';`],
    ['the platform imports a feature', 'server/db/open.ts', `import { x } from '../meals/menus.ts';`],
    [
      'the kit imports the contract',
      'client/kit/button.tsx',
      `import { PRODUCT } from '#contract/common.ts';`,
    ],
    ['a lazy import crosses over', 'client/app/app.tsx', `const x = await import('#server/app.ts');`],
    ['a type crosses over', 'client/app/app.tsx', `type X = import('#server/app.ts').X;`],
    ['an export is handed on', 'rules/dates.ts', `export { x } from './calendar.ts';`],
    ['a feature talks to the database', 'server/meals/menus.ts', `import { sql } from 'kysely';`],
    [
      'a feature opens a file of SQLite',
      'server/meals/menus.ts',
      `import { DatabaseSync } from 'node:sqlite';`,
    ],
    ['a feature talks to a model', 'server/chat/posts.ts', `import { streamText } from 'ai';`],
    ['http talks to a provider of models', 'server/http/routes.ts', `import { x } from '@ai-sdk/openai';`],
    ['a rule needs Node', 'rules/dates.ts', `import { readFileSync } from 'node:fs';`],
    ['a rule needs a package', 'rules/dates.ts', `import { useState } from 'react';`],
    ['the server draws', 'server/auth/pages.ts', `import { renderToString } from 'react-dom/server';`],
    ['a feature calls out', 'server/meals/menus.ts', `const x = fetch('https://example.org');`],
    ['a feature calls out by another name', 'server/meals/menus.ts', `const x = globalThis.fetch;`],
    ['a feature hands fetch on', 'server/meals/menus.ts', `const x = make({ fetch });`],
    ['a feature opens a connection', 'server/meals/menus.ts', `import { request } from 'node:https';`],
    ['a screen fetches for itself', 'client/family/page.tsx', `const x = fetch('/api/family-members');`],
    ['a module reads the environment', 'server/meals/menus.ts', `const x = process.env['HOME'];`],
    ['a rule looks at the clock', 'rules/dates.ts', `const x = new Date();`],
    ['a rule looks at the clock twice', 'rules/dates.ts', `const x = Date.now();`],
  ])('%s: found', (_, path, text) => {
    expect(broken({ [path]: text })).toEqual([path]);
  });

  test('a house in order has nothing to find', () => {
    const files = {
      'contract/meals.ts': `import * as z from 'zod/mini'; export const Meal = z.string();`,
      'rules/dates.ts': `import { Meal } from '#contract/meals.ts'; const day = new Date('2026-11-23');`,
      'server/db/open.ts': `import { sql } from 'kysely'; import { DatabaseSync } from 'node:sqlite';`,
      'server/meals/menus.ts': `import { x } from '../db/open.ts'; import { y } from './plan.ts';`,
      'server/app.ts': `import { x } from './meals/menus.ts'; import fastify from 'fastify';`,
      'client/family/page.tsx': `import { useState } from 'react'; import { call } from '../data/api.ts';`,
      'client/dashboard/page.tsx': `import { Card } from '../family/card.tsx';`,
      'server/meals/menus.test.ts': `import { x } from '../family/members.ts'; fetch('http://127.0.0.1');`,
    };
    expect(broken(files)).toEqual([]);
  });
});

describe('unused exports', () => {
  test('a name that only a test mentions is unused', () => {
    const files = {
      'rules/dates.ts': `export const used = 1; export const tested = 2; export type Lonely = 3;`,
      'rules/dates.test.ts': `import { tested } from './dates.ts';`,
      'server/app.ts': `import { used } from '#rules/dates.ts';`,
    };
    expect(unused(files)).toEqual([
      'rules/dates.ts nothing uses the export tested',
      'rules/dates.ts nothing uses the export Lonely',
    ]);
  });

  test('what is taken whole, lazily, by type or for tests is used', () => {
    const files = {
      'rules/a.ts': `export const a = 1;`,
      'rules/b.ts': `export const b = 1;`,
      'rules/c.ts': `export interface C { c: 1 }`,
      'e2e/family.ts': `export const family = 1;`,
      'e2e/meals.spec.ts': `import { family } from './family.ts';`,
      'server/app.ts': `import * as a from '#rules/a.ts'; import('#rules/b.ts'); let c: import('#rules/c.ts').C;`,
    };
    expect(unused(files)).toEqual([]);
  });
});
