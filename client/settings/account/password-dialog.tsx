// Dialog to change the password, with the current one. All other devices are signed out.
import { useState } from 'react';
import { LIMITS } from '#contract/common.ts';
import { access } from '#contract/household.ts';
import { useWrite } from '../../data/write.ts';
import { TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast } from '../../kit/overlays/toast.ts';
import { useUser } from '../../session/session.tsx';
import { sentenceOf, type Mistake } from '../sentence.ts';

type Field = 'current' | 'password';

/** Field of a refusal: a new password of the right length is always valid. */
function fieldOf({ password }: { password: string }): Field {
  const { length } = [...password];
  return length < LIMITS.password.min || length > LIMITS.password.max ? 'password' : 'current';
}

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const [typed, setTyped] = useState({ current: '', password: '' });
  const [mistake, setMistake] = useState<Mistake & { field: Field }>();
  const { mutate, isPending } = useWrite(access.changePassword, {
    onSuccess() {
      toast({
        title: 'Password changed',
        description:
          'Every other device was logged out, your kitchen tablets too. Your invitations and links for sitters ended.',
      });
      onClose();
    },
    onError: (error, sent) =>
      setMistake({
        field: fieldOf(sent),
        sentence: sentenceOf(error, "The password couldn't be changed. Please try again."),
      }),
  });
  const field = (name: Field) => ({
    type: 'password',
    required: true,
    value: typed[name],
    error: mistake?.field === name ? mistake.sentence : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Change your password"
      description="Every other device will be logged out, including the kitchen tablets that you connected. Your open invitations and links for sitters end. This one stays logged in."
      save="Save password"
      pending={isPending}
      refusal={mistake}
      onSubmit={() => mutate(typed)}
    >
      {/* So that password managers know whose it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...field('current')}
        label="Current password"
        autoComplete="current-password"
        maxLength={1000}
        autoFocus
      />
      <TextField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        maxLength={LIMITS.password.max}
        hint={`At least ${LIMITS.password.min} characters; a few words in a row are easy to remember.`}
      />
    </FormDialog>
  );
}
