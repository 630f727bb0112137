// Dialog to add or change a family member (FAM-02, FAM-04).
import type { ReactNode } from 'react';
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { ageOn } from '#rules/family/age-on.ts';
import { sameNameHint } from '#rules/family/same-name.ts';
import { todayIn } from '#rules/time/dates.ts';
import { useRead } from '../data/api.ts';
import { RecordDialog } from '../editing/form/record-dialog.tsx';
import type { RecordForm } from '../editing/form/use-record-form.ts';
import { useServerForm } from '../editing/form/use-server-form.ts';
import { DateField } from '../kit/form/date-field.tsx';
import { SelectField, TextArea, TextField } from '../kit/form/field.tsx';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import { memberKind, type MemberForm } from './member-kind.ts';
import { Understood, UnderstoodNotes } from './understood.tsx';

interface FoodFieldProps {
  editing: RecordForm<MemberForm>;
  name: 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds';
  hint: ReactNode;
}

/** A comma list about food, with what Pip makes of it. */
function FoodField({ editing, name, hint }: FoodFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextField {...editing.field(name)} hint={hint} autoCapitalize="none" />
      <Understood text={editing.form[name]} onRewrite={(text) => editing.change({ [name]: text })} />
    </div>
  );
}

/** Field of the age: typed, or shown when it follows from the birth date. */
function AgeField({ editing: { field, form } }: { editing: RecordForm<MemberForm> }) {
  const today = todayIn(useNow(), useZone());
  if (!/^\d/.test(form.birthDate)) return <TextField {...field('age')} hint="In years" />;
  const age = ageOn(form.birthDate, today);
  return (
    <TextField
      {...field('age')}
      readOnly
      value={age ?? ''}
      hint="Follows from the birth date"
      className="border-transparent bg-sunk text-soft"
    />
  );
}

interface MemberDialogProps {
  /** Null for a new member. */
  member: FamilyMember | null;
  /** First name of the parent who adds themselves. */
  self?: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Rendered while a member is being added or changed. */
export function MemberDialog({ member, self, onClose, onSaved }: MemberDialogProps) {
  const kind = memberKind(todayIn(useNow(), useZone()), self);
  const editing = useServerForm(kind, member, onSaved);
  const { field, form, isNew } = editing;
  const { data: members = [] } = useRead(family.listFamilyMembers, {});
  const others = members.filter(({ id }) => id !== member?.id);
  return (
    <RecordDialog
      title={member === null ? 'Add Family Member' : 'Edit Family Member'}
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('name')} hint={sameNameHint(form.name, others)} autoFocus={isNew} />
      <SelectField {...field('relationship', 'Please choose')} />
      <div className="grid grid-cols-[5fr_3fr] gap-4 sm:grid-cols-2 sm:gap-5">
        <DateField {...field('birthDate')} />
        <AgeField editing={editing} />
      </div>
      <FoodField
        editing={editing}
        name="allergies"
        hint="In your own words, separated by commas: peanuts, sesame"
      />
      <FoodField
        editing={editing}
        name="dietaryRestrictions"
        hint="What they don't eat: vegetarian, no pork"
      />
      <FoodField editing={editing} name="dietaryNeeds" hint="What they need: gluten-free, lactose-free" />
      <TextField {...field('interests')} hint="Separated by commas: soccer, drawing" />
      <div className="flex flex-col gap-2">
        <TextArea {...field('notes')} hint="Favorite dishes, worries, anything Pip should know" />
        <UnderstoodNotes form={form} />
      </div>
    </RecordDialog>
  );
}
