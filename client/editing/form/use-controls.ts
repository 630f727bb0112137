// The controls of a record's form: their props, their errors, and reading all of them.
import { useState } from 'react';
import { fieldProps, type CheckProps, type TextProps } from './field-props.tsx';
import type { FieldErrors, FormValues, RecordKind } from './record-kind.ts';

type NamesOf<F, V> = { [N in keyof F]: F[N] extends V ? N : never }[keyof F] & string;
/** Gives the props of a field's control; `prompt` is the option of a choice for nothing chosen. */
export interface FieldOf<F> {
  (name: NamesOf<F, boolean>): CheckProps;
  (name: NamesOf<F, string>, prompt?: string): TextProps;
}

/** The controls of a form: their values, their mistakes, and reading them all. */
export function useControls<R, F extends FormValues, W>(
  kind: RecordKind<R, F, W>,
  form: F,
  setForm: (next: (typed: F) => F) => void,
) {
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [attempts, setAttempts] = useState(0);
  // A field being corrected is not marked as invalid until the next save.
  const forgive = (names: readonly string[]) =>
    setErrors((all) => ({ ...all, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  const change = (values: Partial<F>) => {
    setForm((typed) => ({ ...typed, ...values }));
    forgive(Object.keys(values));
  };
  function field(name: NamesOf<F, boolean>): CheckProps;
  function field(name: NamesOf<F, string>, prompt?: string): TextProps;
  function field(name: keyof F & string, prompt?: string): CheckProps | TextProps {
    const declared = kind.fields[name];
    if (declared === undefined) throw new Error(`The form has no field ${name}.`);
    return fieldProps(name, declared, {
      value: form[name] ?? '',
      error: errors[name],
      change: (value) => {
        setForm((typed) => ({ ...typed, [name]: value }));
        forgive([name]);
      },
      prompt,
    });
  }
  /** The values to store; undefined where mistakes are shown instead. */
  const read = (): W | undefined => {
    const result = kind.read(form);
    setErrors('errors' in result ? result.errors : {});
    if ('fields' in result) return result.fields;
    setAttempts((count) => count + 1);
    return undefined;
  };
  return { attempts, change, field, read };
}
