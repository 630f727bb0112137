// The two buttons of a record's card.
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../kit/icon-button.tsx';

interface EditRemoveProps {
  /** Name of the record, for screen reader users who only hear the button. */
  name: string;
  /** Verb of the removal. */
  verb?: 'Delete' | 'Remove';
  onEdit: () => void;
  onRemove: () => void;
}

export function EditRemove({ name, verb = 'Delete', onEdit, onRemove }: EditRemoveProps) {
  return (
    <>
      <IconButton label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`${verb} ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
