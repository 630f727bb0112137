// A list of short texts as chips, with a field that adds what is typed on blur, Enter and Tab (SCH-09).
import { Plus } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { withSubjects } from '#rules/school/subject-list.ts';
import { Chip } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/form/field.tsx';

interface ListFieldProps {
  /** Names the whole list. */
  legend: string;
  /** Label of the field that adds to it. */
  label: string;
  name?: string;
  placeholder?: string;
  items: readonly string[];
  /** The text in the field. */
  typed: string;
  /** Offered as long as the list does not have them. */
  suggestions?: readonly string[];
  onChange: (items: string[], typed: string) => void;
}

const isIn = (items: readonly string[], item: string): boolean =>
  items.some((one) => one.toLowerCase() === item.toLowerCase());

export function ListField({ legend, label, items, typed, suggestions = [], ...rest }: ListFieldProps) {
  const { onChange, ...texts } = rest;
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    if (typed.trim() !== '') onChange(withSubjects(items, typed), '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is still being composed, keys belong to the keyboard's own suggestions.
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.nativeEvent.isComposing) return;
    // Enter must not save the whole form; Tab still moves on.
    if (event.key === 'Enter') event.preventDefault();
    add();
  };
  const remove = (item: string) => {
    onChange(
      items.filter((one) => one !== item),
      typed,
    );
    // The pressed chip goes away.
    field.current?.focus();
  };
  const offered = suggestions.filter((one) => !isIn(items, one));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {items.length + offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {items.map((item) => (
            <Chip key={item} removes className="max-w-full wrap-anywhere" onClick={() => remove(item)}>
              <span className="sr-only">Remove </span>
              {item}
            </Chip>
          ))}
          {offered.map((item) => (
            <Chip key={item} onClick={() => onChange([...items, item], typed)}>
              <Plus aria-hidden />
              {item}
            </Chip>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            ref={field}
            {...texts}
            label={<span className="sr-only">{label}</span>}
            autoComplete="off"
            enterKeyHint="enter"
            maxLength={1000}
            value={typed}
            onChange={(event) => onChange([...items], event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </div>
        <Button className="min-h-12" disabled={typed.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
