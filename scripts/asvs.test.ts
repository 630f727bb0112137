// Checks the table of OWASP ASVS 5.0.0 in docs/security/asvs.csv: one row per requirement, and evidence that exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tool.ts';

/**
 * The target: level 2 of OWASP ASVS 5.0.0 (github.com/OWASP/ASVS, 5.0/docs_en, csv) and 17 rows of level 3. `a.b.c-d` means
 * a.b.c to a.b.d. Left out: 4.4.1 (WebSocket), 10.4.1-5 (OAuth server), 17 (WebRTC) and others without such a feature.
 */
const TARGET = {
  1: `1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8 6.3.1-2
    6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1
    15.2.1 15.3.1`,
  2: `1.1.1-2 1.2.9 1.3.3-7 1.3.10-11 1.4.2 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2 4.1.2-3 4.2.1
    5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.2-3 6.8.1-2 6.8.4 7.1.1-3 7.3.1-2 7.4.3-5 7.5.1-2
    7.6.1-2 8.1.2 8.2.3 8.4.1 9.2.2-3 10.1.1-2 10.2.1-2 10.5.1-4 11.1.1-2 11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1 12.1.2
    12.3.1-2 13.1.1 13.2.2-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3 15.1.2-3 15.2.2-3 15.3.2-7 16.1.1 16.2.1-5
    16.3.1-4 16.4.1-2 16.5.1-3`,
  3: '3.4.7-8 3.5.7-8 3.7.3 5.2.4-6 5.3.3 6.3.7-8 7.5.3 8.3.2-3 14.2.8 15.4.2 16.5.4',
};

const STATUSES = ['pass', 'deviation', 'not applicable'];

/** '1.2.3-5' → 1.2.3, 1.2.4, 1.2.5. */
function idsOf(range: string): string[] {
  const [, section = '', from = '', to = from] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
}

/** The cells of one line of CSV; a cell with commas or quotes is quoted (RFC 4180). */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

interface Row {
  id: string;
  level: string;
  status: string;
  /** `path` or `path: part of its text`; several are separated by ` | `. */
  evidence: string;
  reason: string;
}

const [head = '', ...lines] = readFileSync(join(ROOT, 'docs/security/asvs.csv'), 'utf8')
  .trimEnd()
  .split('\n');
const rows = lines.map((line): Row => {
  const [id = '', level = '', status = '', evidence = '', reason = ''] = cellsOf(line);
  return { id, level, status, evidence, reason };
});

const files = new Map<string, string>();
function textOf(path: string): string {
  const text = files.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  files.set(path, text);
  return text;
}

/** Evidence of a row that is missing: a file, or text in it. */
const missingIn = ({ evidence }: Row): string[] =>
  evidence.split(' | ').filter((item) => {
    const [, path = '', part = ''] = /^([^:]+)(?:: (.+))?$/.exec(item) ?? [];
    return path === '' || !existsSync(join(ROOT, path)) || !textOf(path).includes(part);
  });

describe('docs/security/asvs.csv', () => {
  test('has one row of five cells for each of the 221 requirements of the target, in their order', () => {
    expect(head).toBe('id,level,status,evidence,reason');
    expect(lines.filter((line) => cellsOf(line).length !== 5)).toEqual([]);
    const target = Object.entries(TARGET).flatMap(([level, ranges]) =>
      ranges
        .split(/\s+/)
        .flatMap(idsOf)
        .map((id) => `${id} L${level}`),
    );
    expect(target).toHaveLength(221);
    const inOrder = target.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(inOrder);
  });

  test('knows three statuses', () => {
    expect(rows.filter(({ status }) => !STATUSES.includes(status))).toEqual([]);
  });

  test('has evidence for every pass', () => {
    expect(rows.filter(({ status, evidence }) => status === 'pass' && evidence === '')).toEqual([]);
  });

  test('has a reason for every deviation and everything that does not apply', () => {
    expect(rows.filter(({ status, reason }) => status !== 'pass' && !reason.endsWith('.'))).toEqual([]);
  });

  test('names files that exist and contain the text that is named', () => {
    const missing = rows
      .filter(({ evidence }) => evidence !== '')
      .flatMap((row) => missingIn(row).map((item) => `${row.id} ${item}`));
    expect(missing).toEqual([]);
  });

  test('is summed up in SECURITY.md', () => {
    const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    expect(textOf('SECURITY.md')).toContain(
      `${count('pass')} pass, ${count('deviation')} are deviations, ${count('not applicable')} do not apply`,
    );
  });
});
