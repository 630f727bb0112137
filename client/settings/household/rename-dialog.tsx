// Dialog to rename the household.
import { useState } from 'react';
import { LIMITS } from '#contract/common.ts';
import { household } from '#contract/household.ts';
import { useWrite } from '../../data/write.ts';
import { TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast } from '../../kit/overlays/toast.ts';
import { sentenceOf, type Mistake } from '../sentence.ts';

interface RenameDialogProps {
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Remounted for each opening, so that it starts with the current name. */
export function RenameDialog({ name, open, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [mistake, setMistake] = useState<Mistake>();
  const { mutate, isPending } = useWrite(household.updateHousehold, {
    onSuccess() {
      toast({ title: 'Household renamed' });
      onClose();
    },
    onError: (cause) =>
      setMistake({ sentence: sentenceOf(cause, "The name couldn't be saved. Please try again.") }),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Rename the household"
      save="Save name"
      pending={isPending}
      refusal={mistake}
      onSubmit={() => mutate({ name: typed })}
    >
      <TextField
        label="Name"
        value={typed}
        maxLength={LIMITS.name}
        autoFocus
        required
        error={mistake?.sentence}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
