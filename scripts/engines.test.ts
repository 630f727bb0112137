// Finding Firefox and WebKit.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lackingPackages } from './engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'pippal-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(program: string): void {
  writeFileSync(join(folder, program), '');
  chmodSync(join(folder, program), 0o755);
}

it('names the packages whose programs are missing, each by itself', () => {
  const lacking = () => [
    lackingPackages('firefox', { PATH: folder }),
    lackingPackages('webkit', { PATH: folder }),
  ];
  expect(lacking()).toEqual([['firefox-esr'], ['webkit2gtk-driver', 'xvfb']]);
  install('Xvfb');
  install('firefox');
  expect(lacking()).toEqual([[], ['webkit2gtk-driver']]);
  install('WebKitWebDriver');
  expect(lacking()).toEqual([[], []]);
});
