// Finds imports and global objects that the import rules (arrow-rules.ts) do not list.
import { ARROWS, BARRELS, DOORS, GLOBALS, PACKAGES, ZONES, type Zone } from './arrow-rules.ts';
import type { Source } from './sources.ts';

export interface Violation {
  path: string;
  line: number;
  message: string;
}

const zoneOf = (path: string): Zone | undefined => ZONES.find(([, pattern]) => pattern.test(path))?.[0];
const doorBetween = (from: string, to: string): string | undefined =>
  DOORS.find(([room, door]) => room.test(to) && !room.test(from) && to !== door)?.[1];
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');

function mayImport(from: string, to: string): boolean {
  const zone = zoneOf(from);
  const target = zoneOf(to);
  if (!zone || !target) return false;
  if (zone !== target) return ARROWS[zone].includes(target);
  return zone === 'server feature' || zone === 'client feature' ? folderOf(from) === folderOf(to) : true;
}

function* violationsOf(source: Source): Generator<Violation> {
  const { path } = source;
  for (const { specifier, target, handedOn, line } of source.imports) {
    if (target !== undefined && !mayImport(path, target)) {
      yield {
        path,
        line,
        message: `${zoneOf(path) ?? 'this file'} must not import ${target} (${zoneOf(target) ?? 'outside the house'})`,
      };
    }
    if (handedOn && !BARRELS.includes(path) && zoneOf(path) !== 'tools')
      yield { path, line, message: `only ${BARRELS.join(' and ')} hand on exports of other files` };
    if (target !== undefined) {
      const door = doorBetween(path, target);
      if (door) yield { path, line, message: `must not import ${target} but through ${door}` };
      continue;
    }
    const refused = PACKAGES.find(([name, owner]) => name.test(specifier) && !owner.test(path));
    if (refused) yield { path, line, message: `must not import ${specifier}: ${refused[2]}` };
  }
  for (const { name, line } of source.globals) {
    for (const [pattern, owner, why] of GLOBALS) {
      if (pattern.test(name) && !owner.test(path))
        yield { path, line, message: `must not use ${name}: ${why}` };
    }
  }
}

/** Every arrow that points the wrong way. Tests may look anywhere. */
export function findBrokenArrows(sources: readonly Source[]): Violation[] {
  return sources.filter(({ isTest }) => !isTest).flatMap((source) => [...violationsOf(source)]);
}
