import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KIND_NAMES, type KindName } from '#contract/kinds.ts';

/** Kinds that 'Find anything' does not list, with the reason. */
const NOT_FOUND: Partial<Record<KindName, string>> = {
  weekly_menu: 'its dishes are found, each on its next date (planned-dishes.ts)',
  dose: 'its medication is found, whose log lists the doses',
  school_schedule: 'a household has one, on the School screen, which is found as a place',
  school_day: 'a year of lessons with the same names would hide everything else',
};

const IMPORTS = /^import \{([^}]*)\} from '#contract\/kinds\/[\w-]+\.ts';$/gm;

/** The kinds whose declaration, not only its type, is imported by the code of 'Find anything'. */
const imported = globSync('*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORTS)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0]));

const variableOf = (table: string): string =>
  table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(KIND_NAMES)('a %s is found by its name, or listed as an exception with a reason', (table) => {
  expect(imported.includes(variableOf(table))).toBe(NOT_FOUND[table] === undefined);
});
