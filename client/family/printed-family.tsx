// The family on paper: allergies first, then what else is known about each.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { atTable } from '#rules/family/at-table.ts';
import { PrintedSheet } from '../kit/print/printed-sheet.tsx';

interface PrintedFamilyProps {
  members: readonly FamilyMember[];
  onDone: (() => void) | undefined;
}

const factsOf = (member: FamilyMember): [name: string, value: string][] =>
  [
    ['Diet, foods to avoid', atTable(member).diets.join(', ')],
    ['Likes', member.interests.join(', ')],
    ['Notes', member.notes],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value]]));

export function PrintedFamily({ members, onDone }: PrintedFamilyProps) {
  return (
    <PrintedSheet title="Our family" onDone={onDone}>
      {members.map((member) => (
        <section key={member.id}>
          <h2>
            {member.name}
            {member.age !== null && `, ${member.age}`}
          </h2>
          {atTable(member).allergies.length > 0 && (
            <p>
              <b>Allergies: {atTable(member).allergies.join(', ')}</b>
            </p>
          )}
          {factsOf(member).map(([name, value]) => (
            <p key={name} style={{ whiteSpace: 'pre-line' }}>
              {name}: {value}
            </p>
          ))}
        </section>
      ))}
    </PrintedSheet>
  );
}
