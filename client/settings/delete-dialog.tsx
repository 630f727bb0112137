// Removing something for good: what goes is said, and a word has to be typed.
import { useState } from 'react';
import type { access, household } from '#contract/household.ts';
import { DELETE_WORD } from '#contract/household.ts';
import { TextField } from '../kit/field.tsx';
import { FormDialog, type Mistake } from './form-dialog.tsx';
import { sentenceOf } from './sentence.ts';
import { useFarewell } from './use-farewell.ts';

interface DeleteDialogProps {
  /** 'Delete my account' */
  title: string;
  /** What goes, line by line. */
  goes: readonly string[];
  /** What stays. */
  stays: string;
  operation: typeof access.deleteAccount | typeof household.deleteHousehold;
  onClose: () => void;
}

export function DeleteDialog({ title, goes, stays, operation, onClose }: DeleteDialogProps) {
  const [word, setWord] = useState('');
  const [mistake, setMistake] = useState<Mistake>();
  const { mutate, isPending } = useFarewell(operation, (cause) =>
    setMistake({
      sentence: sentenceOf(cause, 'Nothing was deleted, because something went wrong. Please try again.'),
    }),
  );
  const submit = () => {
    if (word === DELETE_WORD) mutate({ word });
    else setMistake({ sentence: `Please type ${DELETE_WORD} to confirm` });
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description="There is no way back."
      save={title}
      danger
      mistake={mistake}
      pending={isPending}
      onSubmit={submit}
    >
      <div>
        <h3 className="text-lg">What goes</h3>
        <ul className="mt-1 list-disc pl-6">
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3 text-soft">{stays}</p>
      </div>
      <TextField
        label={`Type ${DELETE_WORD} to confirm`}
        value={word}
        error={mistake?.sentence}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setWord(event.target.value)}
      />
    </FormDialog>
  );
}
