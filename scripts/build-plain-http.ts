// Refuses scripts that use Temporal or `crypto.randomUUID`: browsers withhold the second from plain http, and not all
// know the first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WITHHELD = /\b(?:Temporal|randomUUID)\b/;

/** Throws where a script below `folder` names one of them. */
export function refuseWithheld(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const [word] = WITHHELD.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    if (word !== undefined) throw new Error(`${name} uses ${word}, which browsers lack on plain http.`);
  }
}
