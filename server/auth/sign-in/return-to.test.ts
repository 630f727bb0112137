import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('where a parent goes after signing in', () => {
  it.each([
    '/family',
    '/chat/0192',
    '/meal-planning?week=2026-11-23#friday',
    '/école',
    '/a//b',
    '/?next=//x',
    `/api/invite/${'a'.repeat(43)}`,
  ])('%s is one of our pages', (path) => {
    expect(new URL(safeReturnTo(path), 'http://us.test').href).toBe(new URL(path, 'http://us.test').href);
  });

  it.each([
    undefined,
    null,
    7,
    ['/family', '/family'],
    '',
    'family',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/family\\..\\evil',
    'https://evil.test/',
    'https:evil.test',
    'http:///evil.test',
    'javascript:alert(1)',
    ' /family',
    '\t//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\nSet-Cookie: a=b',
    '/\u0000/evil.test',
    '/\u2028/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e/%2e%2e//evil.test',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/%zz',
    '/api/logout',
    '/API/logout',
    '/%61pi/logout',
    '/x/../api/logout',
    '/api/invite/short',
    `/api/invite/${'a'.repeat(43)}/../../logout`,
    `/api/invite/${'a'.repeat(43)}\n`,
    `//evil.test/api/invite/${'a'.repeat(43)}`,
    `/${'a'.repeat(3000)}`,
  ])('%j is not, so they go home', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });
});
