// School Configuration: type, name, district, curriculum, days, hours and subjects (SCH-01).
import { School } from 'lucide-react';
import { CURRICULA } from '#contract/curricula.ts';
import { SCHOOL_TYPES } from '#contract/onboarding.ts';
import type { SchoolType } from '#contract/schemas/account.ts';
import { LIMITS } from '#contract/common.ts';
import { SelectField, TextField } from '../kit/form/field.tsx';
import { ListField } from './list-field.tsx';
import { SchoolCard } from './school-card.tsx';
import { teachesAtHome } from './school-form.ts';
import type { SchoolEditing } from './use-school-form.ts';

const TYPE_NAMES: Record<SchoolType, string> = {
  public: 'Public school',
  private: 'Private school',
  homeschool: 'Homeschool',
  hybrid: 'Hybrid: school and home',
};
const DAYS = [3, 4, 5, 6];

/** The curricula to choose from; one stored by another program stays among them. */
const curriculaWith = (stored: string): readonly string[] =>
  stored === '' || CURRICULA.some((one) => one === stored) ? CURRICULA : [...CURRICULA, stored];

function Hours({ editing: { form, change, mistakes } }: { editing: SchoolEditing }) {
  const { schoolHours: hours } = form;
  const isWrong = mistakes.schoolHours !== undefined;
  return (
    <>
      <TextField
        label="School starts"
        type="time"
        value={hours.start}
        aria-invalid={isWrong}
        onChange={({ target }) => change({ schoolHours: { ...hours, start: target.value } })}
      />
      <TextField
        label="School ends"
        type="time"
        value={hours.end}
        error={mistakes.schoolHours}
        onChange={({ target }) => change({ schoolHours: { ...hours, end: target.value } })}
      />
    </>
  );
}

function SchoolTypeField({ form, change }: Pick<SchoolEditing, 'form' | 'change'>) {
  return (
    <SelectField
      label="School type"
      value={form.schoolType}
      onChange={({ target }) => {
        const schoolType = SCHOOL_TYPES.find((type) => type === target.value);
        if (schoolType !== undefined) change({ schoolType });
      }}
    >
      {SCHOOL_TYPES.map((type) => (
        <option key={type} value={type}>
          {TYPE_NAMES[type]}
        </option>
      ))}
    </SelectField>
  );
}

function NameFields({ form, change, mistakes }: SchoolEditing) {
  return (
    <>
      <TextField
        label="School name"
        name="schoolName"
        autoComplete="off"
        maxLength={LIMITS.name}
        error={mistakes.schoolName}
        value={form.schoolName}
        onChange={({ target }) => change({ schoolName: target.value })}
      />
      <TextField
        label="School district"
        name="schoolDistrict"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={form.schoolDistrict}
        onChange={({ target }) => change({ schoolDistrict: target.value })}
      />
    </>
  );
}

function LearningFields({ form, change }: Pick<SchoolEditing, 'form' | 'change'>) {
  return (
    <>
      <SelectField
        label="Curriculum"
        name="curriculum"
        value={form.curriculum}
        onChange={({ target }) => change({ curriculum: target.value })}
      >
        <option value="">Not specified</option>
        {curriculaWith(form.curriculum).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="Days per week"
        value={form.daysPerWeek}
        onChange={({ target }) => change({ daysPerWeek: Number(target.value) })}
      >
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function ConfigurationCard({ editing }: { editing: SchoolEditing }) {
  const { form, change } = editing;
  return (
    <SchoolCard title="School Configuration" icon={<School />}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SchoolTypeField form={form} change={change} />
        </div>
        <NameFields {...editing} />
        <LearningFields form={form} change={change} />
        <Hours editing={editing} />
        <div className="sm:col-span-2">
          <ListField
            legend="Subjects"
            label="Add subjects"
            name="subjects"
            placeholder={teachesAtHome(form.schoolType) ? 'Add some: Math, Art' : 'Add some: Spanish, Band'}
            items={form.subjects}
            typed={form.typedSubject}
            onChange={(subjects, typedSubject) => change({ subjects, typedSubject })}
          />
        </div>
      </div>
    </SchoolCard>
  );
}
