// Dialog to change the parent's own first and last name.
import { useState } from 'react';
import { account } from '#contract/account.ts';
import { LIMITS } from '#contract/common.ts';
import { useWrite } from '../../data/write.ts';
import { TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast } from '../../kit/overlays/toast.ts';
import { useUser } from '../../session/session.tsx';
import { sentenceOf, type Mistake } from '../sentence.ts';

type Field = 'firstName' | 'lastName';

export function NameDialog({ onClose }: { onClose: () => void }) {
  const { firstName, lastName } = useUser();
  const [typed, setTyped] = useState({ firstName, lastName });
  const [mistake, setMistake] = useState<Mistake>();
  const { mutate, isPending } = useWrite(account.updateName, {
    onSuccess() {
      toast({ title: 'Name changed' });
      onClose();
    },
    onError: (cause) =>
      setMistake({ sentence: sentenceOf(cause, "Your name couldn't be saved. Please try again.") }),
  });
  const field = (name: Field) => ({
    value: typed[name],
    maxLength: LIMITS.name,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Change your name"
      description="The other parent, Pip and recent changes call you by your first name."
      save="Save name"
      pending={isPending}
      refusal={mistake}
      onSubmit={() => mutate(typed)}
    >
      <TextField
        {...field('firstName')}
        label="First name"
        autoComplete="given-name"
        autoFocus
        required
        error={mistake?.sentence}
      />
      <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
    </FormDialog>
  );
}
