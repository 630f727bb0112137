// 'We missed today': moves the lessons that were not done, of all, of one child or of one subject.
import { useState } from 'react';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { DateField } from '../../kit/form/date-field.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { openSubjects } from './school-week.ts';
import { useMissedDay } from './use-lessons.ts';

interface MissedDialogProps {
  /** The day in view. */
  date: string;
  /** The saved days in view. */
  days: readonly SchoolDay[];
  pupils: readonly { id: string; name: string }[];
  onClose: () => void;
}

export function MissedDialog({ date: shown, days, pupils, onClose }: MissedDialogProps) {
  const [date, setDate] = useState(shown);
  const [memberId, setMemberId] = useState('');
  const [subject, setSubject] = useState('');
  const { mutate, isPending } = useMissedDay(onClose);
  const ofDate = days.filter((day) => day.date === date && (memberId === '' || day.memberId === memberId));
  const isDate = /^\d/.test(date);
  return (
    <FormDialog
      title="We missed a day"
      description="Unfinished lessons move to the next ones of the same child and subject. Nothing is lost, and days off stay free."
      save="Move lessons on"
      pending={isPending}
      onSubmit={() =>
        isDate &&
        mutate({ date, ...(subject === '' ? {} : { subject }), ...(memberId === '' ? {} : { memberId }) })
      }
      onClose={onClose}
    >
      <DateField
        label="Day"
        name="missed"
        required
        value={date}
        error={isDate ? undefined : 'Please enter the day'}
        onChange={({ target }) => setDate(target.value)}
      />
      <SelectField label="Who" value={memberId} onChange={({ target }) => setMemberId(target.value)}>
        <option value="">Everyone</option>
        {pupils.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="What" value={subject} onChange={({ target }) => setSubject(target.value)}>
        <option value="">Everything that is not done</option>
        {openSubjects(ofDate).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
