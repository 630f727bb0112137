// The plus of one day: adds an appointment to it.
import { Plus } from 'lucide-react';
import { formatLongDate } from '#rules/time/dates.ts';
import { useQuickEntry } from '../editing/quick-entry/use-quick-entry.tsx';
import { IconButton } from '../kit/icon-button.tsx';

interface AddOnDayProps {
  date: string;
  /** Where it is not one of many days. */
  label?: string;
  className?: string;
}

export function AddOnDay({ date, label = `Add on ${formatLongDate(date)}`, className }: AddOnDayProps) {
  const { ask, entry } = useQuickEntry();
  return (
    <>
      <IconButton label={label} className={className} aria-haspopup="dialog" onClick={() => ask({ date })}>
        <Plus aria-hidden />
      </IconButton>
      {entry}
    </>
  );
}
