// How one thing is done in the app, or if it can be.
import type { Plan } from '../plan.ts';
import { WordClasses } from '../named-rows.ts';
import rows from './data/help-how.json' with { type: 'json' };

const ROWS = new WordClasses(Object.fromEntries(rows.map(({ words }, at) => [String(at), words])));

/** The first row of the data whose words are said; with `ofApp`, of those that name a part of the app alone. */
export function howTo(text: string, ofApp = false): Plan | undefined {
  const [row] = ROWS.in(text)
    .map(Number)
    .toSorted((one, other) => one - other)
    .flatMap((at) => rows[at] ?? [])
    .filter((one) => !ofApp || 'app' in one);
  return row && { text: row.says };
}
