// The family on paper: allergies first, then what else is known about each.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import { atTable } from '#rules/family/at-table.ts';
import { writtenAllergies } from '#rules/family/written-allergies.ts';
import { PrintedSheet } from '../kit/print/printed-sheet.tsx';

interface PrintedFamilyProps {
  members: readonly FamilyMember[];
  allergyRecords: readonly AllergyRecord[];
}

function factsOf(member: FamilyMember): [name: string, value: string][] {
  const { diets, health } = atTable(member);
  return [
    ['Diet, foods to avoid', diets.join(', ')],
    ['Health', health.join(', ')],
    ['Likes', member.interests.join(', ')],
    ['Notes', member.notes],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[name, value]]));
}

export function PrintedFamily({ members, allergyRecords }: PrintedFamilyProps) {
  return (
    <PrintedSheet title="Our family">
      {members.map((member) => (
        <section key={member.id}>
          <h2>
            {member.name}
            {member.age !== null && `, ${member.age}`}
          </h2>
          {writtenAllergies(member, allergyRecords).length > 0 && (
            <p>
              <b>Allergies: {writtenAllergies(member, allergyRecords).join(', ')}</b>
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
