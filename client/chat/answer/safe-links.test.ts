import { describe, expect, test } from 'vitest';
import { safeHref, withoutNamedCharacters } from './safe-links.ts';

describe("links in Pip's answers", () => {
  test.each(['/', '/meal-planning', '/chat/0199-ab', '/family?member=1'])('%s can be followed', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    'https://example.org/a',
    'tel:911',
    'mailto:a@b.org',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    '/api',
    'vbscript:x',
    'relative/path',
    '#top',
    '',
  ])('%s is only text [M7]', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

test('characters written by name are read without touching the page', () => {
  expect(withoutNamedCharacters('Mac &amp; cheese &lt;3 &#39;')).toBe('Mac &#38; cheese &#60;3 &#39;');
  expect(withoutNamedCharacters('salt & pepper, a&copy;b, A&B')).toBe('salt & pepper, a&#38;copy;b, A&#38;B');
});
