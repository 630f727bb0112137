import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseWithheld } from './build-plain-http.ts';

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'page.js'), text);
  return folder;
}

test.each(['let a=crypto.randomUUID()', 'let{randomUUID:n}=crypto', 'var t=Temporal.Now.instant()'])(
  'a page with "%s" is not built',
  (text) => {
    expect(() => refuseWithheld(folderWith(text))).toThrow(/page\.js uses (?:Temporal|randomUUID)/);
  },
);

test('temporal order and random values are no reason', () => {
  expect(() => refuseWithheld(folderWith('let isTemporalOrder=crypto.getRandomValues(n)'))).not.toThrow();
});
