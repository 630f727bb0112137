import { expect, test } from 'vitest';
import { filesToKeep } from './build-offline.ts';

const DOCUMENT =
  '<script type="module" src="/assets/base-1.js"></script><link rel="stylesheet" href="/assets/base-1.css">';
const manifest = {
  '_base-1.js': {
    file: 'assets/base-1.js',
    css: ['assets/base-1.css'],
    assets: ['assets/figtree-1.woff2'],
    dynamicImports: ['meals/meals-page.tsx', 'family/family-page.tsx', 'app/at-idle.tsx', 'data/schemas.ts'],
  },
  'meals/meals-page.tsx': {
    file: 'assets/meals-page-1.js',
    imports: ['_base-1.js', '_shared-1.js'],
    dynamicImports: ['meals/lists/lists-panel.tsx'],
  },
  'meals/lists/lists-panel.tsx': { file: 'assets/lists-panel-1.js', imports: ['_base-1.js'] },
  '_shared-1.js': { file: 'assets/shared-1.js' },
  'data/schemas.ts': { file: 'assets/schemas-1.js' },
  'app/at-idle.tsx': { file: 'assets/at-idle-1.js' },
  'family/family-page.tsx': { file: 'assets/family-page-1.js', imports: ['_read-lines-1.js'] },
  '_read-lines-1.js': { file: 'assets/read-lines-1.js' },
};

test('kept is what meal planning needs, with what it fetches later, and nothing of other screens', () => {
  expect(filesToKeep(manifest, DOCUMENT)).toEqual([
    'assets/at-idle-1.js',
    'assets/base-1.css',
    'assets/base-1.js',
    'assets/figtree-1.woff2',
    'assets/lists-panel-1.js',
    'assets/meals-page-1.js',
    'assets/shared-1.js',
  ]);
});

test('a file the build did not make is a mistake, not a gap', () => {
  const { '_shared-1.js': _gone, ...rest } = manifest;
  expect(() => filesToKeep(rest, DOCUMENT)).toThrow('no file for _shared-1.js');
});
