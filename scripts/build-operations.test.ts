import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lightOperations } from './build-operations.ts';
import { ROOT } from './tool.ts';

const transform = lightOperations.transform as unknown as (
  code: string,
  id: string,
) => { code: string } | null;
const contractFile = (name: string) => join(ROOT, 'contract', name);
const light = (name: string) =>
  transform(stripTypeScriptTypes(readFileSync(contractFile(name), 'utf8')), contractFile(name))!.code;

test.for([
  'account.ts',
  'changes.ts',
  'chat.ts',
  'common.ts',
  'family.ts',
  'household.ts',
  'meals.ts',
  'medical-entities.ts',
  'medical.ts',
  'references.ts',
])('for the first screen %s keeps its constants and addresses, and nothing of zod', (name) => {
  expect(light(name)).not.toMatch(/zod|\bz\.|operation\(/);
});

test('an operation keeps its method and its path', () => {
  expect(light('account.ts')).toMatch(/getUser:\s*\{ method: 'GET', path: '\/api\/auth\/user' \}/);
  expect(light('account.ts')).toContain('export const THEMES');
  expect(light('common.ts')).toContain("export const PRODUCT = 'PipPal'");
});

test('an operation that does not spell out its method stops the build instead of becoming a GET', () => {
  const code =
    "const remove = { method: 'DELETE' };\nexport const pets = { gone: operation({ ...remove, path: '/api/pets/{id}' }) };";
  expect(() => transform(code, contractFile('pets.ts'))).toThrow("path: '/api/pets/{id}'");
});

test('who asks for a schema by name gets the contract whole, everybody else the light one', () => {
  const id = join(ROOT, 'client', 'some-form.tsx');
  const form = "import { NewFamilyMember } from '#contract/family.ts';";
  const list = "import { family } from '#contract/family.ts';";
  expect(transform(form, id)?.code).toContain("'#contract/family.ts?schemas'");
  expect(transform(list, id)?.code).toBe(list);
});
