// Process that checks a whole SQLite file and reports the first problem; see file-check.ts.
import { DatabaseSync } from 'node:sqlite';
import { isDamaged } from '../engine/sql-errors.ts';

/** The first problem, or undefined; throws when the file could not be checked. */
function firstProblemIn(file: string): string | undefined {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const problem = sqlite.prepare('pragma quick_check(1)').get()?.['quick_check'];
    return problem === 'ok' ? undefined : String(problem).replace(/^\*\*\* in database main \*\*\*\n/, '');
  } catch (error) {
    if (error instanceof Error && isDamaged(error)) return error.message;
    throw error;
  } finally {
    sqlite.close();
  }
}

process.send?.({ problem: firstProblemIn(process.argv[2] ?? '') });
