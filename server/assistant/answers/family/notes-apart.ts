// A note for several people, each with their own part: 'remember Ivo shoe size 3 and Nell 11 kids'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { betweenFrames } from '../../reading/note-frames.ts';
import type { Asked } from '../plan.ts';
import { clausesOf, partOf } from './clauses.ts';
import type { About } from './person-changes.ts';

/** Words with which no part of its own goes on. */
const NO_PART =
  /^(?:and|or|n|to|at|in|on|for|with|from|by|of|both|all|too|as well|together|have|are|were|need|go|share|get|take|must|should|can)\b/i;
const MEASURED = /^(\D*\p{L})\W+\d/u;

/** The parts of a note by the people that they begin with; undefined where it is one note. */
export function notesApart(asked: Asked, members: readonly FamilyMember[]): About[] | undefined {
  const said = asked.slots.people.flatMap((person) => {
    const member = members.find(({ id }) => person.isSure && id === person.ids[0]);
    return member ? [{ member, word: RegExp.escape(person.said) }] : [];
  });
  if (said.length < 2) return undefined;
  const names = `(?:${said.map(({ word }) => word).join('|')})`;
  const joint = new RegExp(`(?:[\\s,;.&]+(?:and|n)\\b\\s*|[,;.&]\\s*)(?=${names}\\b)`, 'iu');
  const parts = betweenFrames(asked.text)
    .split(joint)
    .flatMap((part) => {
      const owner = said.find(({ word }) => new RegExp(`^${word}\\b`, 'iu').test(part));
      const own = part.replace(new RegExp(`^${names}(?:['’]?s)?[\\s:,]*`, 'iu'), '').trim();
      const isPart = own !== '' && !NO_PART.test(own) && !new RegExp(`\\b${names}\\b`, 'iu').test(own);
      return [{ member: isPart ? owner?.member : undefined, own }];
    });
  const thing = MEASURED.exec(parts[0]?.own ?? '')?.[1];
  const abouts = parts.flatMap(({ member, own }): About[] => {
    if (!member) return [];
    const told = thing !== undefined && /^\d/.test(own) ? `${thing} ${own}` : own;
    const part = { ...partOf(asked, `note: ${member.name} ${told}`), said: told };
    return [{ member, asked: part, clauses: clausesOf(part, { isNote: true }) }];
  });
  const isEach = abouts.length === parts.length && new Set(abouts.map(({ member }) => member.id)).size > 1;
  return isEach ? abouts : undefined;
}
