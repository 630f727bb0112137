// The sub-form of step 2: adding or changing one member.
import { useEffect, useRef, type SubmitEvent } from 'react';
import { familyMember } from '#contract/kinds/family-member.ts';
import { sameNameHint } from '#rules/family/same-name.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { textProps } from '../../editing/form/field-props.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { RELATIONSHIP_CHOICES, type Member, type MemberErrors, type TypedMember } from './member-form.ts';
import { RestrictionsField } from './restrictions-field.tsx';

interface FieldsProps {
  form: TypedMember;
  /** The other people in the list. */
  others: readonly Member[];
  errors: MemberErrors;
  onChange: (change: Partial<TypedMember>) => void;
}

interface MemberFormCardProps extends FieldsProps {
  /** True when the parent has just opened it. */
  focusName: boolean;
  /** Number of refused attempts; after each, the first invalid field gets the focus. */
  attempts: number;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Focus: the name when the form opens by hand, the first mistake after a refused attempt. */
function useFocus({ focusName, attempts }: Pick<MemberFormCardProps, 'focusName' | 'attempts'>) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (focusName) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [focusName]);
  useEffect(() => {
    if (attempts !== seen.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    seen.current = attempts;
  }, [attempts]);
  return form;
}

/** Props of a field's control. */
function controlOf(
  { form, errors, onChange }: Omit<FieldsProps, 'others'>,
  name: 'name' | 'relationship' | 'age' | 'notes',
) {
  return textProps(name, familyMember.fields[name], {
    value: form[name],
    error: errors[name],
    change: (value) => onChange({ [name]: value }),
  });
}

/** Name, relationship and age. */
function Who(props: FieldsProps) {
  return (
    <>
      <TextField {...controlOf(props, 'name')} hint={sameNameHint(props.form.name, props.others)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...controlOf(props, 'relationship')}>
          <option value="">Please choose</option>
          {RELATIONSHIP_CHOICES.map((value) => (
            <option key={value} value={value}>
              {choiceLabel(value)}
            </option>
          ))}
        </SelectField>
        <TextField {...controlOf(props, 'age')} hint="In years, if you like" />
      </div>
    </>
  );
}

export function MemberFormCard(props: MemberFormCardProps) {
  const { form, others, errors, onChange, onSubmit, onCancel } = props;
  const ref = useFocus(props);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card as="div">
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Family member">
        <Who form={form} others={others} errors={errors} onChange={onChange} />
        <RestrictionsField form={form} error={errors.dietaryRestrictions} onChange={onChange} />
        <TextArea {...controlOf(props, 'notes')} hint="Favorite dishes, worries, anything Pip should know" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" type="submit">
            {form.editing ? 'Save changes' : 'Add to family'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
