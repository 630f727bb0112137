// A date in a form. A browser answers nothing for one that is half typed; here it counts as a mistake, so that
// nobody saves without the date they were about to write.
import { TextField } from '../../kit/form/field.tsx';

const UNFINISHED = 'unfinished';

/** One sentence about a date that is not whole. */
export const dateMistake = (value: string): string | undefined =>
  value === UNFINISHED ? 'Please finish this date, or clear it' : undefined;

interface PanelDateProps {
  label: string;
  name: string;
  /** 'YYYY-MM-DD', or '' for none. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function PanelDate({ label, name, value, error, onChange }: PanelDateProps) {
  // No event tells of a half typed date; every key and leaving the field are looked at.
  const look = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const seen = input.validity.badInput ? UNFINISHED : input.value;
    if (seen !== value) onChange(seen);
  };
  return (
    <TextField
      label={label}
      name={name}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      value={value === UNFINISHED ? '' : value}
      error={error}
      onChange={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}
