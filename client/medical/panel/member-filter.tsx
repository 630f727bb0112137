// Filter of medical lists by family member.
import { useId } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';

interface MemberFilterProps {
  members: readonly FamilyMember[];
  memberId: string | null;
  onChange: (memberId: string | null) => void;
}

export function MemberFilter({ members, memberId, onChange }: MemberFilterProps) {
  const id = useId();
  return (
    <span className="w-full sm:w-auto">
      <label htmlFor={id} className="sr-only">
        Show entries
      </label>
      <select
        id={id}
        value={memberId ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        className="select min-h-11 w-full sm:max-w-64 truncate rounded-full border border-line-strong bg-surface pr-11 pl-4 font-medium text-ink"
      >
        <option value="">For everyone</option>
        {members.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
