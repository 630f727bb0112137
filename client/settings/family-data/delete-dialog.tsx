// Confirmation of a permanent deletion: lists what is deleted, asks for a word and for the password.
import { useState } from 'react';
import { DELETE_WORD } from '#contract/common.ts';
import type { access } from '#contract/household.ts';
import { TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { settings, signInAtProvider } from '../../screen/links.ts';
import { useUser } from '../../session/session.tsx';
import { sentenceOf, type Mistake } from '../sentence.ts';
import { useFarewell } from '../use-farewell.ts';

interface DeleteDialogProps {
  /** 'Delete my account' */
  title: string;
  /** Data that will be deleted, line by line. */
  goes: readonly string[];
  /** Data that will stay. */
  stays: string;
  operation: typeof access.deleteAccount | typeof access.deleteHousehold;
  onClose: () => void;
}

type Field = 'word' | 'secret';

function Consequences({ goes, stays }: Pick<DeleteDialogProps, 'goes' | 'stays'>) {
  return (
    <div>
      <h3 className="text-lg">What gets deleted</h3>
      <ul className="mt-1 list-disc pl-6">
        {goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-soft">{stays}</p>
    </div>
  );
}

interface SecretFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password; in an account without one a recovery code, unless the parent has just signed in. */
function SecretField({ value, error, onChange }: SecretFieldProps) {
  const { email, hasPassword = true } = useUser();
  const common = {
    value,
    error,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  };
  if (hasPassword) {
    return (
      <>
        {/* So that password managers know whose it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...common}
          label="Your password"
          type="password"
          autoComplete="current-password"
          maxLength={1000}
        />
      </>
    );
  }
  return (
    <TextField
      {...common}
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      hint={
        <>
          Don't have a code?{' '}
          <a href={signInAtProvider(settings())} className="font-semibold text-brand underline">
            Sign in again
          </a>{' '}
          and leave this empty: for five minutes you need none.
        </>
      }
    />
  );
}

export function DeleteDialog({ title, goes, stays, operation, onClose }: DeleteDialogProps) {
  const { hasPassword = true } = useUser();
  const [word, setWord] = useState('');
  const [secret, setSecret] = useState('');
  const [mistake, setMistake] = useState<Mistake & { field: Field }>();
  const { mutate, isPending } = useFarewell(operation, (cause) =>
    setMistake({
      field: 'secret',
      sentence: sentenceOf(cause, 'Nothing was deleted, because something went wrong. Please try again.'),
    }),
  );
  const submit = () => {
    if (word !== DELETE_WORD) {
      setMistake({ field: 'word', sentence: `Please type ${DELETE_WORD} to confirm` });
    } else if (hasPassword) {
      mutate({ word, password: secret });
    } else {
      mutate({ word, ...(secret.trim() === '' ? {} : { recoveryCode: secret }) });
    }
  };
  const errorOf = (field: Field) => (mistake?.field === field ? mistake.sentence : undefined);
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description="There's no way back."
      save={title}
      danger
      refusal={mistake}
      pending={isPending}
      onSubmit={submit}
    >
      <Consequences goes={goes} stays={stays} />
      <TextField
        label={`Type ${DELETE_WORD} to confirm`}
        value={word}
        error={errorOf('word')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setWord(event.target.value)}
      />
      <SecretField value={secret} error={errorOf('secret')} onChange={setSecret} />
    </FormDialog>
  );
}
