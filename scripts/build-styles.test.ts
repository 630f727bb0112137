import { expect, test } from 'vitest';
import { foldUnsetVariables, refuseLateUtilities, withoutAppSheet } from './build-styles.ts';

const declared = (name: string, more = '') => `@property ${name}{syntax:"*";inherits:false${more}}`;

test('variables that no class sets are folded, with their declarations', () => {
  const css = [
    '@layer properties{@supports (color:red){*,:before{--tw-ordinal:initial;--tw-figure:initial}}}',
    '.tabular{--tw-figure:tabular-nums;font-variant-numeric:var(--tw-ordinal,) var(--tw-figure,)}',
    declared('--tw-ordinal'),
    declared('--tw-figure'),
  ].join('');
  expect(foldUnsetVariables(css)).toBe(
    [
      '@layer properties{@supports (color:red){*,:before{--tw-figure:initial}}}',
      '.tabular{--tw-figure:tabular-nums;font-variant-numeric: var(--tw-figure,)}',
      declared('--tw-figure'),
    ].join(''),
  );
});

test('the fallback of a variable without initial value is kept, with functions in it', () => {
  const css = `.a{--tw-shadow:0 1px var(--tw-color,oklch(0.6 0 0/0.1))}${declared('--tw-color')}`;
  expect(foldUnsetVariables(css)).toBe('.a{--tw-shadow:0 1px oklch(0.6 0 0/0.1)}');
});

test('a length of zero keeps a unit, and shadows that draw nothing are left out', () => {
  const css = `.ring{--tw-ring:0 0 0 calc(3px + var(--tw-offset));box-shadow:var(--tw-inset), var(--tw-ring)}
    .none{box-shadow:var(--tw-inset)}
    @property --tw-offset{syntax:"<length>";inherits:false;initial-value:0}
    ${declared('--tw-inset', ';initial-value:0 0 #0000')}`;
  const folded = foldUnsetVariables(css);
  expect(folded).toContain('{--tw-ring:0 0 0 calc(3px + 0px);box-shadow:var(--tw-ring)}');
  expect(folded).toContain('.none{box-shadow:0 0 #0000}');
});

test('utilities in a late sheet stop the build, because they would override those of the app', () => {
  expect(() => refuseLateUtilities('chat.css', '@layer utilities{.p-1{}}')).toThrow('chat.css');
  expect(() => refuseLateUtilities('chat.css', '@layer components{.bubble{}}')).not.toThrow();
});

const LIST = (files: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);\n`;

test('a script names the late sheets where it fetches them, and never the sheet of the app', () => {
  const code = `${LIST('"assets/base.css","assets/paper.css"')}p(a,__vite__mapDeps([0]));p(b,__vite__mapDeps([0,1]));p(c,[])`;
  expect(withoutAppSheet(code, new Set(['assets/base.css']))).toBe(
    'p(a,[]);p(b,["assets/paper.css"]);p(c,[])',
  );
  expect(withoutAppSheet('p(c,[])', new Set())).toBe('p(c,[])');
});

test('a list of sheets that is written in another way stops the build', () => {
  expect(() => withoutAppSheet('const __vite__mapDeps=[]', new Set())).toThrow('sheets');
});
