// Select of a referenced record, with 'Not specified' (MED-08).
import { SelectField } from '../../kit/form/field.tsx';
import type { TextProps } from './field-props.tsx';
import { NOT_SPECIFIED } from './form-words.ts';
import type { Named } from './record-kind.ts';

/** A native list; the chosen one stays chosen even while the names are on their way. */
export function ReferenceField({ options, ...field }: TextProps & { options: readonly Named[] }) {
  const { value } = field;
  const isKnown = value === '' || options.some(({ id }) => id === value);
  return (
    <SelectField {...field}>
      <option value="">{NOT_SPECIFIED}</option>
      {!isKnown && <option value={value}>As before</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
