// Options of a homeschool plan: children, weekly time away, subjects that take turns, and its range.
import { Check, ChevronDown, Plus, X } from 'lucide-react';
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
  /** Ids of those that are. */
  chosen: readonly string[];
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
    <li className="grid grid-cols-[1fr_1fr_auto] items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
      <div className="col-span-3 sm:col-span-1">
        <TextField
          label="What"
          placeholder="Co-op"
          autoFocus // The row appears because it was asked for.
          value={row.what}
          onChange={({ target }) => onChange({ ...row, what: target.value })}
        />
      </div>
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
      <IconButton label={`Remove ${row.what.trim() || 'this day away'}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function TimeAway({ options, pupils, onChange }: Omit<PlanOptionsProps, 'hasTheme' | 'chosen'>) {
  const added = useRef(0);
  const add = useRef<HTMLButtonElement>(null);
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
              onRemove={() => {
                put(away.filter(({ key }) => key !== row.key));
                // The pressed button goes with its row.
                add.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Button
        ref={add}
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

function Pupils({ options, pupils, chosen, onChange }: Omit<PlanOptionsProps, 'hasTheme'>) {
  if (pupils.length === 0) return null;
  const toggle = (id: string) =>
    onChange({
      ...options,
      children: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Plan for</legend>
      <div className="flex flex-wrap gap-2">
        {pupils.map(({ id, name }) => (
          <Chip key={id} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
            {chosen.includes(id) ? <Check aria-hidden /> : <Plus aria-hidden />}
            {name}
          </Chip>
        ))}
      </div>
      <p className="mt-2 text-soft">
        Everyone gets lessons for their own age; what several children learn together is taught once.
      </p>
    </fieldset>
  );
}

export function PlanOptionsForm({ options, pupils, chosen, hasTheme, onChange }: PlanOptionsProps) {
  const put = (values: Partial<PlanOptions>) => onChange({ ...options, ...values });
  return (
    <div className="flex flex-col gap-5">
      <Pupils {...{ options, pupils, chosen, onChange }} />
      {hasTheme && (
        <TextField
          label="Theme"
          placeholder="The ocean"
          value={options.theme}
          onChange={({ target }) => put({ theme: target.value })}
        />
      )}
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold text-brand underline-offset-4 hover:underline">
          Days away, subjects taking turns, dates
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <div className="mt-3 flex flex-col gap-5">
          <TimeAway options={options} pupils={pupils} onChange={onChange} />
          <TextField
            label="Subjects that take turns"
            placeholder="Art, music, nature study"
            hint="Separate them with commas. One comes up each day, and a day off skips none."
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
