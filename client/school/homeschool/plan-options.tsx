// Options of a homeschool plan: children, weekly time away, subjects that take turns, and its range.
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { Chip } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { DateField } from '../../kit/form/date-field.tsx';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import type { AwayRow, PlanOptions } from './plan-request.ts';

interface PlanOptionsProps {
  options: PlanOptions;
  /** Children that can be planned for. */
  pupils: readonly FamilyMember[];
  /** Unit studies have a theme. */
  hasTheme: boolean;
  onChange: (options: PlanOptions) => void;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface AwayLineProps {
  row: AwayRow;
  pupils: readonly FamilyMember[];
  onChange: (row: AwayRow) => void;
  onRemove: () => void;
}

function AwayLine({ row, pupils, onChange, onRemove }: AwayLineProps) {
  return (
    <li className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
      <TextField
        label="What"
        placeholder="Co-op"
        value={row.what}
        onChange={({ target }) => onChange({ ...row, what: target.value })}
      />
      <SelectField
        label="Day"
        value={row.day}
        onChange={({ target }) => onChange({ ...row, day: target.value })}
      >
        {WEEKDAYS.map((day) => (
          <option key={day} value={day.toLowerCase()}>
            {day}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Who"
        value={row.childId}
        onChange={({ target }) => onChange({ ...row, childId: target.value })}
      >
        <option value="">Everyone</option>
        {pupils.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <IconButton label={`Remove ${row.what.trim() || 'this time away'}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function TimeAway({ options, pupils, onChange }: Omit<PlanOptionsProps, 'hasTheme'>) {
  const added = useRef(0);
  const { away } = options;
  const put = (rows: readonly AwayRow[]) => onChange({ ...options, away: rows });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">Days away every week</legend>
      {away.length > 0 && (
        <ul className="flex flex-col gap-4">
          {away.map((row) => (
            <AwayLine
              key={row.key}
              row={row}
              pupils={pupils}
              onChange={(next) => put(away.map((one) => (one.key === row.key ? next : one)))}
              onRemove={() => put(away.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
      )}
      <Button
        className="self-start"
        onClick={() =>
          put([...away, { key: `away-${(added.current += 1)}`, what: '', day: 'tuesday', childId: '' }])
        }
      >
        <Plus aria-hidden />
        Add a day away
      </Button>
    </fieldset>
  );
}

function Pupils({ options, pupils, onChange }: Omit<PlanOptionsProps, 'hasTheme'>) {
  if (pupils.length === 0) return null;
  const toggle = (id: string) =>
    onChange({
      ...options,
      children: options.children.includes(id)
        ? options.children.filter((one) => one !== id)
        : [...options.children, id],
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Who learns at home</legend>
      <div className="flex flex-wrap gap-2">
        {pupils.map(({ id, name }) => (
          <Chip key={id} pressed={options.children.includes(id)} onClick={() => toggle(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <p className="mt-2 text-soft">
        Each child gets a plan for their age; subjects taught together are taught once.
      </p>
    </fieldset>
  );
}

export function PlanOptionsForm({ options, pupils, hasTheme, onChange }: PlanOptionsProps) {
  const put = (values: Partial<PlanOptions>) => onChange({ ...options, ...values });
  return (
    <div className="flex flex-col gap-5">
      <Pupils options={options} pupils={pupils} onChange={onChange} />
      {hasTheme && (
        <TextField
          label="Theme"
          placeholder="Oceans"
          value={options.theme}
          onChange={({ target }) => put({ theme: target.value })}
        />
      )}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline-offset-4 hover:underline">
          Days away, subjects taking turns, dates
        </summary>
        <div className="mt-3 flex flex-col gap-5">
          <TimeAway options={options} pupils={pupils} onChange={onChange} />
          <TextField
            label="Subjects that take turns"
            hint="With commas between them: art, music, nature study. One of them a day, carried on where you stopped."
            value={options.turns}
            onChange={({ target }) => put({ turns: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              label="First day"
              name="from"
              value={options.from}
              onChange={({ target }) => put({ from: target.value })}
            />
            <DateField
              label="Last day"
              name="until"
              value={options.until}
              onChange={({ target }) => put({ until: target.value })}
            />
          </div>
        </div>
      </details>
    </div>
  );
}
