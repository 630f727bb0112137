// The family on paper: allergies first, then what else is known about each.
import { allergies } from '#contract/allergies.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { atTable, writtenAllergies } from '#rules/family/at-table.ts';
import { useRead } from '../data/api.ts';
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
  const { data: records } = useRead(allergies.listAllergyRecords, {});
  // A sheet without its allergies must not be printed.
  if (!records) return null;
  return (
    <PrintedSheet title="Our family" onDone={onDone}>
      {members.map((member) => (
        <section key={member.id}>
          <h2>
            {member.name}
            {member.age !== null && `, ${member.age}`}
          </h2>
          {writtenAllergies(member, records).length > 0 && (
            <p>
              <b>Allergies: {writtenAllergies(member, records).join(', ')}</b>
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
