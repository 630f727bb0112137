// The pages of visitors name pictures of the app; one with another name answers 404.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseMissing } from './build-documents.ts';

test('a page that names a picture which was not made stops the build', () => {
  const client = mkdtempSync(join(tmpdir(), 'pippal-scripts-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets', 'dishes-a.svg'), '');
  const page = (name: string): string => `<use href="/assets/${name}.svg#curry"></use>`;
  expect(() => refuseMissing(client, 'landing.html', page('dishes-a'))).not.toThrow();
  expect(() => refuseMissing(client, 'landing.html', page('dishes-b'))).toThrow(
    'landing.html names assets/dishes-b.svg, which the build did not make.',
  );
});
