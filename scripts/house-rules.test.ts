// The checks of the project itself, proved on small projects with planted mistakes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findBrokenArrows } from './arrows.ts';
import { findImportCycles } from './import-cycles.ts';
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
const cycles = (files: Record<string, string>) =>
  findImportCycles(houseOf(files)).map(({ path, line, message }) => `${path}:${line} ${message}`);
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
    [
      'Pip signs somebody in',
      'server/assistant/tools/tools.ts',
      `import { x } from '../../auth/register.ts';`,
    ],
    [
      'Pip answers HTTP for others',
      'server/assistant/tools/tools.ts',
      `import { x } from '../../http/errors.ts';`,
    ],
    ['signing in asks Pip', 'server/auth/register.ts', `import { x } from '../assistant/operations.ts';`],
    ['http signs somebody in', 'server/http/errors.ts', `import { x } from '../auth/register.ts';`],
    ['http knows a feature', 'server/http/errors.ts', `import { x } from '../meals/menus.ts';`],
    ['a feature asks Pip', 'server/meals/menus.ts', `import { x } from '../assistant/operations.ts';`],
    ['the app needs its tests', 'server/app.ts', `import { x } from './testing/app.ts';`],
    [
      'danger waits for a model',
      'server/assistant/danger/danger.ts',
      `import type { X } from '../model/model.ts';`,
    ],
    [
      'the built-in Pip leaves its room',
      'server/assistant/builtin/model.ts',
      `import { x } from '../proposals/proposals.ts';`,
    ],
    [
      'somebody goes past the door of the built-in Pip',
      'server/assistant/guard/guard.ts',
      `import { x } from '../builtin/say.ts';`,
    ],
    [
      'a bench goes past that door',
      'bench/intents.ts',
      `import { x } from '../server/assistant/builtin/say.ts';`,
    ],
    [
      'what every screen shares knows a screen',
      'client/data/api.ts',
      `import { x } from '../meals/page.ts';`,
    ],
    [
      'a room of the kit knows the app',
      'client/kit/form/field.tsx',
      `import { x } from '../../data/api.ts';`,
    ],
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
      'server/meals/menus/rows.ts': `import { z } from '../plan.ts';`,
      'server/assistant/builtin/index.ts': `export { x } from './say.ts';`,
      'server/assistant/guard/guard.ts': `import { x } from '../builtin/index.ts';`,
      'server/auth/register.ts': `import { x } from '../http/guards/headers.ts';`,
      'server/testing/app.ts': `import { x } from '../app.ts';`,
      'server/meals/menus.test.ts': `import { x } from '../family/members.ts'; fetch('http://127.0.0.1');`,
    };
    expect(broken(files)).toEqual([]);
  });
});

describe('import cycles', () => {
  test.each([
    ['of values', `import { b } from './b.ts';`],
    ['of types', `import type { B } from './b.ts';`],
    ['of a type named in place', `type X = import('./b.ts').B;`],
    ['of lazy imports', `const x = () => import('./b.ts');`],
    ['of exports handed on', `export { b } from './b.ts';`],
  ])('%s: found', (_, text) => {
    const files = { 'rules/a.ts': `const x = 1;\n${text}`, 'rules/b.ts': `import type { A } from './a.ts';` };
    expect(cycles(files)).toEqual(['rules/a.ts:2 imports in a circle: rules/a.ts → rules/b.ts → rules/a.ts']);
  });

  test('a knot is reported once, by its shortest circle and its size', () => {
    const files = {
      'rules/a.ts': `import './b.ts';`,
      'rules/b.ts': `import './c.ts'; import './d.ts';`,
      'rules/c.ts': `import './a.ts';`,
      'rules/d.ts': `import './b.ts';`,
      'rules/e.ts': `import './a.ts';`,
    };
    expect(cycles(files)).toEqual([
      'rules/a.ts:1 imports in a circle: rules/a.ts → rules/b.ts → rules/c.ts → rules/a.ts (a knot of 4 files)',
    ]);
  });

  test('a file that imports itself is a circle', () => {
    expect(cycles({ 'rules/a.ts': `import './a.ts';` })).toHaveLength(1);
  });

  test('two ways to one file and circles of tests are none', () => {
    const files = {
      'rules/a.ts': `import './b.ts'; import './c.ts';`,
      'rules/b.ts': `import './c.ts';`,
      'rules/c.ts': `import 'zod/mini';`,
      'rules/c.test.ts': `import './d.test.ts';`,
      'rules/d.test.ts': `import './c.test.ts';`,
    };
    expect(cycles(files)).toEqual([]);
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
