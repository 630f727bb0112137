// The row of schools above the cards, for households with more than one.
import { Plus, School } from 'lucide-react';
import { Chip } from '../kit/badge.tsx';

interface SchoolTab {
  id: string;
  /** As saved; '' for a school without a name. */
  name: string;
  /** Not saved yet. */
  isNew: boolean;
}

interface SchoolTabsProps {
  schools: readonly SchoolTab[];
  /** The id of the school that is shown. */
  shown: string;
  onShow: (id: string) => void;
  onAdd: () => void;
}

const nameOf = ({ name, isNew }: SchoolTab, index: number): string =>
  name.trim() || (isNew ? 'New school' : `School ${index + 1}`);

export function SchoolTabs({ schools, shown, onShow, onAdd }: SchoolTabsProps) {
  return (
    <nav aria-label="Schools" className="flex flex-wrap gap-2">
      {schools.map((one, index) => (
        <Chip
          key={one.id}
          aria-current={one.id === shown ? 'page' : undefined}
          className={`max-w-full wrap-anywhere ${one.id === shown ? 'border-brand bg-brand-wash text-brand' : ''}`}
          onClick={() => onShow(one.id)}
        >
          <School aria-hidden />
          {nameOf(one, index)}
        </Chip>
      ))}
      <Chip className="border-dashed" onClick={onAdd}>
        <Plus aria-hidden />
        Add another school
      </Chip>
    </nav>
  );
}
