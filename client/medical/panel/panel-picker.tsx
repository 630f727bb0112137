// Picks one of the household's people or contacts, or 'Not specified' (MED-08).
import { SelectField } from '../../kit/form/field.tsx';

export interface PickerProps {
  /** The id; '' is not specified. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

interface PanelPickerProps extends PickerProps {
  label: string;
  name: string;
  options: readonly { id: string; name: string }[];
}

/** A native list; what is chosen stays chosen even while the names are on their way. */
export function PanelPicker({ label, name, options, value, error, onChange }: PanelPickerProps) {
  const known = value === '' || options.some(({ id }) => id === value);
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Not specified</option>
      {!known && <option value={value}>As before</option>}
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
