// Buttons that add a member, and the text of the empty list.
import type { RefObject } from 'react';
import { Plus, UserRound, Users } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { newId } from '../../data/new-id.ts';
import { newForm, type TypedMember } from './member-form.ts';

interface FamilyAddingProps {
  /** True when the list is empty. */
  nobody: boolean;
  /** The parent's own name while they are not in the list themselves. */
  self: string | null;
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: (form: TypedMember) => void;
}

export function FamilyAdding({ nobody, self, opener, onOpen }: FamilyAddingProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap gap-3',
        nobody &&
          'justify-center rounded-card border border-dashed border-line-strong px-5 py-8 max-sm:*:w-full',
      )}
    >
      {nobody && (
        <div className="flex w-full flex-col items-center gap-2 text-center">
          <Users aria-hidden className="size-10 text-brand" />
          <h3 className="text-xl">No one here yet</h3>
          <p className="max-w-prose text-soft">
            Start with whoever comes to mind, yourself included. You can add and change people at any time.
          </p>
        </div>
      )}
      <Button ref={opener} onClick={() => onOpen(newForm(newId()))}>
        <Plus aria-hidden />
        Add a family member
      </Button>
      <Button onClick={() => onOpen(newForm(newId(), { relationship: 'child' }))}>
        <Plus aria-hidden />
        Add a child
      </Button>
      {self !== null && (
        <Button
          variant="quiet"
          onClick={() => onOpen(newForm(newId(), { name: self, relationship: 'parent' }))}
        >
          <UserRound aria-hidden />
          Add yourself
        </Button>
      )}
    </div>
  );
}
