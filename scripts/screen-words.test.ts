// Wording of the screens: visible sentences use the words of docs/words.md.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './tool.ts';

const SOURCES = '{client,contract/kinds,server/auth,server/http,server/household}/**/*.{ts,tsx}';
const BANNED =
  /\b(?:\w*organis\w*|favourite\w*|colours?|licence|neighbours?|un?tick\w*|ticked|e-mails?|nobody|somebody|taken back|sign(?:ed)? out|shall|any more)\b|\w’\w/i;
/** Literal text of the specification (DASH-01). */
const LITERAL = "Your family's schedule and tasks are organised below.";

/** Sentences of a file that parents may read and that use a banned word; one-word strings are keys and ids. */
function bannedIn(path: string, text: string): string[] {
  if (!BANNED.test(text)) return [];
  const found: string[] = [];
  const look = (words: unknown) => {
    if (typeof words !== 'string' || !BANNED.test(words) || words.trim() === LITERAL) return;
    if (/^\s*[A-Z“][^;{}=]*\s/.test(words) || / [a-z]+[.?!]\s*$/.test(words)) found.push(words.trim());
  };
  new Visitor({
    Literal: ({ value }) => look(value),
    JSXText: ({ value }) => look(value),
    TemplateElement: ({ value }) => look(value.cooked),
  }).visit(parseSync(path, text).program);
  return found;
}

test('no visible sentence uses a word that docs/words.md replaces', () => {
  const found = globSync(SOURCES, { cwd: ROOT })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .flatMap((path) =>
      bannedIn(path, readFileSync(join(ROOT, path), 'utf8')).map((words) => `${path}: ${words}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ["const a = 'Untick what you do not want.';", 1],
  ['const a = <p>Nobody here yet</p>;', 1],
  ["const a = 'nobody';", 0],
  ['const a = "It’s on the list";', 1],
  ["// Nobody reads this.\nconst a = 'No one here yet';", 0],
])('%j has %i', (text, count) => expect(bannedIn('a.tsx', text)).toHaveLength(count));
