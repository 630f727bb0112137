// Date field of a form. Browsers return an empty value for a half-typed date; here it has a value of its own, so that
// nobody saves without the date they were typing.
import type { ReactNode } from 'react';
import { TextField } from './field.tsx';

/** The value of a date that is half typed. */
export const UNFINISHED_DATE = 'unfinished';

interface DateFieldProps {
  label: ReactNode;
  name: string;
  /** 'YYYY-MM-DD', or '' for none. */
  value: string;
  error?: string | undefined;
  required?: boolean;
  onChange: (event: { target: { value: string } }) => void;
}

export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  // Browsers send no event for a half-typed date, so every key and blur is checked.
  const look = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const seen = input.validity.badInput ? UNFINISHED_DATE : input.value;
    if (seen !== value) onChange({ target: { value: seen } });
  };
  return (
    <TextField
      {...rest}
      type="date"
      min="1900-01-01"
      max="2199-12-31"
      value={value === UNFINISHED_DATE ? '' : value}
      onChange={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}
