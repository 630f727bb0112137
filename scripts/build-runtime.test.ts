import { expect, test } from 'vitest';
import { namesOfBase, withHelpersInBase } from './build-runtime.ts';

const NAMES = { runtime: 'runtime-1.js', base: 'base-2.js' };
const RUNTIME = 'var e=t=>t+1,t=t=>t*2;export{e as n,t};';
const data = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const moved = (scripts: Record<string, string>) =>
  withHelpersInBase(new Map([['runtime-1.js', RUNTIME], ...Object.entries(scripts)]), NAMES);

test('every file finds the helpers in the first one, under the names it knew', async () => {
  const files = moved({
    'base-2.js': 'const a=[];import{n as t}from"./runtime-1.js";var e=t(1);export{e as x};',
    'day-3.js':
      'import{t as e,n as r}from"./runtime-1.js";import{x as n}from"./base-2.js";export const y=e(n)+r(0);',
    'other-4.js': 'export const z=1;',
  });
  expect([...files.keys()]).toEqual(['base-2.js', 'day-3.js', 'other-4.js']);
  const base = data(files.get('base-2.js') ?? '');
  const day = (files.get('day-3.js') ?? '').replaceAll('"./base-2.js"', JSON.stringify(base));
  expect(await import(/* @vite-ignore */ data(day))).toMatchObject({ y: 5 });
  expect(files.get('other-4.js')).toBe('export const z=1;');
});

test('a file that only gets the first one for the helpers has a name of that one, and so has a file that fetches it', () => {
  const scripts = new Map([
    ['runtime-1.js', RUNTIME],
    ['base-2.js', 'import{n as t}from"./runtime-1.js";import("./words-12345678.js");export const x=t(1);'],
    ['words-12345678.js', 'import{n as t}from"./runtime-1.js";export const y=t(1);'],
    ['more-12345678.js', 'import{y}from"./words-12345678.js";export const z=y;'],
    [
      'day-12345678.js',
      'import{n as t}from"./runtime-1.js";import{x}from"./base-2.js";import("./words-12345678.js");',
    ],
    ['alone-12345678.js', 'export const z=1;'],
  ]);
  const names = namesOfBase(scripts, NAMES);
  expect([...names.keys()]).toEqual(['words-12345678.js', 'more-12345678.js']);
  expect(names.get('words-12345678.js')).toMatch(/^words-(?!12345678)[\w-]{8}\.js$/);
  const later = namesOfBase(scripts, { ...NAMES, base: 'base-3.js' });
  expect(later.get('words-12345678.js')).not.toBe(names.get('words-12345678.js'));
  expect(namesOfBase(scripts, NAMES)).toEqual(names);
});

test('a build in which a file needs the helpers in another way fails', () => {
  expect(() => moved({ 'base-2.js': 'import("./runtime-1.js")' })).toThrow('base-2.js needs runtime-1.js');
});

test('helpers that are not written as expected fail the build', () => {
  const scripts = new Map([
    ['runtime-1.js', 'module.exports = 1;'],
    ['base-2.js', 'import{n as t}from"./runtime-1.js";'],
  ]);
  expect(() => withHelpersInBase(scripts, NAMES)).toThrow('not written as the build reads them');
});
