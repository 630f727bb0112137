// Props of a form's controls, derived from the declared field: `<TextField {...field('title')} />`.
import type { ReactNode } from 'react';
import type { ChoiceField, Field } from '#contract/kind.ts';
import { choiceLabel } from './choice-label.ts';
import { NOT_SPECIFIED } from './form-words.ts';

interface ControlProps {
  name: string;
  label: string;
}

/** For `TextField`, `TextArea`, `SelectField`, `DateField` and `ReferenceField`. */
export interface TextProps extends ControlProps {
  required: boolean;
  autoComplete: 'off';
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  type?: 'tel' | 'email' | 'datetime-local';
  inputMode?: 'numeric';
  min?: string;
  max?: string;
  /** The options of a choice. */
  children?: ReactNode;
}

/** For `Checkbox`. */
export interface CheckProps extends ControlProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The choices of a field, after `prompt` where nothing need be chosen yet. */
function Choices({ of, empty, required, prompt }: ChoiceField & { prompt: string | undefined }) {
  const first = prompt ?? (required ? 'Choose…' : NOT_SPECIFIED);
  return (
    <>
      {empty === undefined && <option value="">{first}</option>}
      {of.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(choice)}
        </option>
      ))}
    </>
  );
}

/** For every kind of field, so that a new one must say here what it needs. */
const INPUTS: Record<Field['is'], Partial<TextProps>> = {
  text: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  notes: {},
  choice: {},
  yesNo: {},
  // As text, because a browser gives nothing for a number it cannot read.
  whole: { inputMode: 'numeric' },
  // `DateField` is a date by itself.
  date: {},
  moment: { type: 'datetime-local', min: '1900-01-01T00:00', max: '2199-12-31T23:59' },
  reference: {},
  references: {},
  account: {},
  texts: {},
  parts: {},
  week: {},
  shape: {},
};

interface Typed<V> {
  value: V;
  error: string | undefined;
  change: (value: V) => void;
  /** The option of a choice for nothing chosen. */
  prompt?: string | undefined;
}

/** Props of the control of a text or choice. */
export function textProps(
  name: string,
  field: Field,
  { value, error, change, prompt }: Typed<string>,
): TextProps {
  return {
    name,
    label: field.label,
    required: 'required' in field && field.required === true,
    autoComplete: 'off',
    value,
    error,
    onChange: ({ target }) => change(target.value),
    ...INPUTS[field.is],
    ...(field.is === 'choice' ? { children: <Choices {...field} prompt={prompt} /> } : {}),
  };
}

/** Props of the control of any field. */
export function fieldProps(
  name: string,
  field: Field,
  typed: Typed<string | boolean>,
): TextProps | CheckProps {
  const { value, change } = typed;
  return typeof value === 'boolean'
    ? { name, label: field.label, checked: value, onChange: change }
    : textProps(name, field, { ...typed, value });
}
