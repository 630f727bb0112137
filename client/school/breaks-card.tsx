// Breaks & Holidays of a year taught at home (SCH-03).
import { Plus, Trash2, TreePalm } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { LIMITS } from '#contract/common.ts';
import { newId } from '../data/new-id.ts';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/form/date-field.tsx';
import { TextField } from '../kit/form/field.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { SchoolCard } from './school-card.tsx';
import type { BreakMistakes, BreakRow } from './school-form.ts';
import type { SchoolEditing } from './use-school-form.ts';

interface BreakFieldsProps {
  row: BreakRow;
  /** Its place in the list, from 1. */
  number: number;
  mistakes: BreakMistakes;
  onChange: (values: Partial<BreakRow>) => void;
  onRemove: () => void;
}

function BreakFields({ row, number, mistakes, onChange, onRemove }: BreakFieldsProps) {
  const name = row.name.trim() || `break ${number}`;
  return (
    <li aria-label={name} className="flex flex-col gap-4 py-5 first:pt-0">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Name"
            autoComplete="off"
            maxLength={LIMITS.name}
            placeholder="Winter break"
            data-break={row.key}
            value={row.name}
            error={mistakes.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
        <IconButton label={`Remove ${name}`} className="mb-0.5" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        <DateField
          label="First day"
          name={`${row.key}-first`}
          value={row.startDate}
          error={mistakes.startDate}
          onChange={({ target }) => onChange({ startDate: target.value })}
        />
        <DateField
          label="Last day"
          name={`${row.key}-last`}
          value={row.endDate}
          error={mistakes.endDate}
          onChange={({ target }) => onChange({ endDate: target.value })}
        />
      </div>
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={LIMITS.text}
        placeholder="Optional: we visit Grandma"
        value={row.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </li>
  );
}

const NO_MISTAKES: BreakMistakes = {};

interface BreaksCardProps {
  editing: SchoolEditing;
  /** Below the breaks. */
  children?: ReactNode;
}

export function BreaksCard({ editing, children }: BreaksCardProps) {
  const { form, change, mistakes } = editing;
  const list = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    const key = newId();
    change({ breaks: [...form.breaks, { key, name: '', startDate: '', endDate: '', description: '' }] });
    focus(`[data-break="${key}"]`);
  };
  const remove = (key: string) => {
    change({ breaks: form.breaks.filter((row) => row.key !== key) });
    // The pressed button goes with its row.
    focus('[data-add]');
  };
  return (
    <SchoolCard
      title="Breaks & Holidays"
      icon={<TreePalm />}
      says="Weeks without lessons. They'll show on the family calendar as soon as you save."
    >
      <div ref={list}>
        <ul className="divide-y divide-line">
          {form.breaks.map((row, index) => (
            <BreakFields
              key={row.key}
              row={row}
              number={index + 1}
              mistakes={mistakes.breaks?.[row.key] ?? NO_MISTAKES}
              onChange={(values) =>
                change({ breaks: form.breaks.map((one) => (one === row ? { ...one, ...values } : one)) })
              }
              onRemove={() => remove(row.key)}
            />
          ))}
        </ul>
        <Button data-add onClick={add}>
          <Plus aria-hidden />
          {form.breaks.length === 0 ? 'Add a break' : 'Add another break'}
        </Button>
      </div>
      {children}
    </SchoolCard>
  );
}
