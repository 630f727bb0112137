// Pasting the text of a school calendar instead of uploading a file.
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/field.tsx';

interface PasteFormProps {
  /** Text pasted before. */
  text: string;
  /** Called with every change. */
  onType: (text: string) => void;
  onRead: (text: string) => void;
  onCancel: () => void;
}

/** More than any calendar; the server refuses what is longer. */
const LONGEST = 200_000;

export function PasteForm({ text: before, onType, onRead, onCancel }: PasteFormProps) {
  const [text, setText] = useState(before);
  const isEmpty = text.trim() === '';
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label="Text of the calendar"
        hint="From an email or the school's website, with its dates."
        autoFocus
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onType(target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" disabled={isEmpty} onClick={() => onRead(text)}>
          Read the dates
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
