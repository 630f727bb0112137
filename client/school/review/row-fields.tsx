// The fields of one row of a reviewed calendar: date, last day, title, kind and time.
import { SCHOOL_EVENT_KINDS, type SchoolEventKind } from '#contract/shapes.ts';
import { kindOfSchoolEvent } from '#rules/calendar/events/school-kinds.ts';
import { DateField } from '../../kit/form/date-field.tsx';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { hasHour, mistakeOf, type ReviewRow } from './calendar-review.ts';
import { KIND_NAMES } from './event-words.ts';

/** Labels of the hour; every other kind of day with an hour 'starts at'. */
const HOUR_LABELS: Partial<Record<SchoolEventKind, string>> = {
  'early-dismissal': 'School ends at',
  'delayed-opening': 'School starts at',
};

/** Longest title. */
const LONGEST = 500;

interface RowFieldsProps {
  row: ReviewRow;
  /** True once an attempt to confirm was refused. */
  isChecked: boolean;
  onChange: (values: Partial<ReviewRow>) => void;
}

export function RowFields({ row, isChecked, onChange }: RowFieldsProps) {
  const mistake = isChecked ? mistakeOf(row) : undefined;
  const isAbout = (words: RegExp) => (mistake !== undefined && words.test(mistake) ? mistake : undefined);
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-2">
      <div className="min-[26rem]:col-span-2">
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={LONGEST}
          value={row.event}
          error={isAbout(/name/)}
          onChange={({ target }) => onChange({ event: target.value })}
        />
      </div>
      <DateField
        label="Date"
        name={`${row.key}-date`}
        value={row.date}
        error={isAbout(/its date/)}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <DateField
        label="Last day"
        name={`${row.key}-end`}
        value={row.endDate}
        error={isAbout(/last day/)}
        onChange={({ target }) => onChange({ endDate: target.value })}
      />
      <SelectField
        label="Kind of day"
        value={kindOfSchoolEvent(row)}
        onChange={({ target }) => {
          const kind = SCHOOL_EVENT_KINDS.find((one) => one === target.value);
          if (kind !== undefined) onChange({ kind });
        }}
      >
        {SCHOOL_EVENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      {hasHour(row) && (
        <TextField
          label={HOUR_LABELS[kindOfSchoolEvent(row)] ?? 'Starts at'}
          type="time"
          value={row.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
      )}
    </div>
  );
}
