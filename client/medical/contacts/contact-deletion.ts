// Deletes a medical contact. If appointments refer to it, a question names them first (D30); otherwise it is deleted at
// once, with Undo in the toast.
import { medical } from '#contract/medical.ts';
import { references } from '#contract/references.ts';
import { call } from '../../data/api.ts';
import { confirmRemoval } from '../../editing/removal/confirm-removal.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';

interface Contact {
  id: string;
  name: string;
}

const isReferredTo = ({ id }: Contact): Promise<boolean> =>
  call(references.listReferences, { record: 'medical_contact', id }).then(
    (found) => found.length > 0,
    // It cannot be known now: asking is the careful way.
    () => true,
  );

/** Deletes a contact; appointments with it stay, without it. */
export function useContactDeletion(): (contact: Contact) => Promise<void> {
  const { remove } = useDeletion({
    operation: medical.deleteMedicalContact,
    name: 'deleteMedicalContact',
    done: { title: 'Medical contact deleted' },
    failed: 'Failed to delete medical contact.',
    restored: { title: 'Medical contact restored' },
  });
  return async (contact) => {
    if ((await isReferredTo(contact)) && !(await confirmRemoval('medical_contact', contact))) return;
    remove(contact.id, contact.name);
  };
}
