// Adding and changing a family member, in one dialog (FAM-02, FAM-04).
import type { ReactNode } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { RecordDialog } from '../editing/record-dialog.tsx';
import { useRecordForm, type RecordForm } from '../editing/use-record-form.ts';
import { SelectField, TextArea, TextField } from '../kit/form/field.tsx';
import { RELATIONSHIP_CHOICES } from './about.ts';
import { MEMBER, type MemberForm } from './member-kind.ts';
import { Understood, UnderstoodNotes } from './understood.tsx';

type Editing = RecordForm<FamilyMember, MemberForm>;
interface FieldsProps {
  editing: Editing;
}

/** What every field is told: its name, its text, its mistake. */
function control({ kind, form, errors, change }: Editing, name: keyof MemberForm) {
  return {
    label: kind.labels[name],
    name,
    autoComplete: 'off',
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
}

function Who({ editing }: FieldsProps) {
  return (
    <>
      <TextField {...control(editing, 'name')} required autoFocus={editing.isNew} />
      <div className="grid grid-cols-2 gap-4 sm:gap-5">
        <SelectField {...control(editing, 'relationship')} required>
          <option value="">Please choose</option>
          {RELATIONSHIP_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField {...control(editing, 'age')} inputMode="numeric" hint="In years" />
      </div>
    </>
  );
}

interface FoodFieldProps extends FieldsProps {
  name: 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds';
  hint: ReactNode;
}

/** A comma list about food, with what Pip makes of it. */
function FoodField({ editing, name, hint }: FoodFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextField {...control(editing, name)} hint={hint} autoCapitalize="none" />
      <Understood text={editing.form[name]} onRewrite={(text) => editing.change({ [name]: text })} />
    </div>
  );
}

interface MemberDialogProps {
  /** Null for somebody new. */
  member: FamilyMember | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Rendered while somebody is being added or changed. */
export function MemberDialog({ member, onClose, onSaved }: MemberDialogProps) {
  const editing = useRecordForm(MEMBER, member, onSaved);
  return (
    <RecordDialog
      title={member === null ? 'Add Family Member' : 'Edit Family Member'}
      editing={editing}
      onClose={onClose}
    >
      <Who editing={editing} />
      <FoodField
        editing={editing}
        name="allergies"
        hint="In your own words, with commas between them: peanuts, sesame"
      />
      <FoodField editing={editing} name="dietaryRestrictions" hint="What is not eaten: vegetarian, no pork" />
      <FoodField editing={editing} name="dietaryNeeds" hint="What is needed: gluten-free, lactose-free" />
      <TextField {...control(editing, 'interests')} hint="With commas between them: football, drawing" />
      <div className="flex flex-col gap-2">
        <TextArea {...control(editing, 'notes')} hint="Favorite dishes, worries, anything Pip should know" />
        <UnderstoodNotes form={editing.form} />
      </div>
    </RecordDialog>
  );
}
