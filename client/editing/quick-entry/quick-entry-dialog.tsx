// One line that adds an appointment, with what it means shown while it is typed.
import { CalendarDays, Clock } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/common.ts';
import { family } from '#contract/family.ts';
import { readQuickEntry, type QuickEntry } from '#rules/calendar/quick-entry.ts';
import { formatLongDate, formatTime, wallTime } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { PersonChips } from '../../choices/person-chips.tsx';
import { useRead } from '../../data/api.ts';
import { TextField } from '../../kit/form/field.tsx';
import { Link } from '../../kit/link.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import * as links from '../../screen/links.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone, zoneToName } from '../../time/zone.ts';
import { FoodShortcuts } from './shortcuts.tsx';
import { useSchedule } from './use-schedule.ts';

interface PreviewProps {
  entry: QuickEntry;
  /** The wall time in the household's zone, 'YYYY-MM-DDTHH:MM'. */
  now: string;
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

const noDayWords = (impossible: string | null): string => `There is no ${impossible}.`;

/** Why the rest of the line is not taken. */
function leftWords({ left, time }: QuickEntry, day: string): string {
  if (left === 'zone') return `Taken as ${formatTime(time)} in your own time zone.`;
  if (left === 'repeat') return `Only ${day}: an appointment does not repeat.`;
  return `Only ${left === 'times' ? formatTime(time) : day}: one appointment at a time.`;
}

/** Day and time as they were understood. */
function Preview({ entry, now, zone }: PreviewProps) {
  const today = now.slice(0, 'YYYY-MM-DD'.length);
  const { title, date, impossible, time, endTime, isTimeSaid, left } = entry;
  const [day = ''] =
    date === null ? [noDayWords(impossible)] : whenInWords(`${date}T${time}`, today).split(' at ');
  return (
    <div role="status" className="flex flex-col gap-1 rounded-field bg-brand-wash px-4 py-3">
      <p className="font-semibold wrap-anywhere">{title === '' ? 'Appointment' : title}</p>
      <p className="flex flex-wrap items-center gap-2 [&_svg]:size-5 [&_svg]:text-soft">
        <CalendarDays aria-hidden />
        {day}
        {date === today && ', today'}
        <Clock aria-hidden />
        <span className="tabular-nums">
          {formatTime(time)}
          {endTime !== null && ` – ${formatTime(endTime)}`}
          {zone !== null && ` (${zone} time)`}
        </span>
        {!isTimeSaid && <span className="text-soft">Add a time to change it.</span>}
      </p>
      {date !== null && `${date}T${time}` < now && <p>This is in the past.</p>}
      {left !== null && <p>{leftWords(entry, day)}</p>}
    </div>
  );
}

interface QuickEntryDialogProps {
  date?: string;
  withMeals?: boolean;
  onClose: () => void;
}

/** Leads to the whole form, with what was understood. */
function MoreDetails({ entry, onFollow }: { entry: QuickEntry; onFollow: () => void }) {
  const { title, date, time, duration, memberId } = entry;
  return (
    <Link
      href={links.medical('appointments', {
        ...(date === null ? {} : { at: `${date}T${time}` }),
        title,
        member: memberId,
        minutes: duration?.toString(),
      })}
      onClick={onFollow}
      className="inline-flex min-h-11 items-center self-start font-medium text-brand underline underline-offset-4 hover:no-underline"
    >
      More details
    </Link>
  );
}

const NO_TITLE = 'Please say what it is, such as “Dentist for Mia Tue 3 pm”.';
const NOBODY: never[] = [];

/** Why a line cannot be saved; null where it can. */
function errorOf({ title, impossible }: PreviewProps['entry']): string | null {
  if (title === '') return NO_TITLE;
  return impossible === null ? null : `${noDayWords(impossible)} Please name another day.`;
}

export function QuickEntryDialog({ date, withMeals = false, onClose }: QuickEntryDialogProps) {
  const zone = useZone();
  const now = useNow();
  const { data: members = NOBODY } = useRead(family.listFamilyMembers, {});
  const [line, setLine] = useState('');
  const [chosen, setChosen] = useState<string | null>();
  const [refusal, setRefusal] = useState(0);
  const { schedule, isPending } = useSchedule(onClose);
  const entry = readQuickEntry(line, { now, zone, members, date: date ?? null });
  const memberId = chosen === undefined ? entry.memberId : chosen;
  const { title, date: day } = entry;
  const error = errorOf(entry);
  const wall = wallTime(now, zone);
  const save = () =>
    title === '' || day === null ? setRefusal(refusal + 1) : schedule({ ...entry, date: day, memberId });
  return (
    <FormDialog
      title="Add appointment"
      description={date === undefined ? undefined : formatLongDate(date)}
      save={isPending ? 'Saving...' : 'Save'}
      pending={isPending}
      refusal={refusal}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What and when"
        placeholder="Dentist for Mia Tue 3 pm"
        autoFocus // The press asked for it.
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIMITS.name}
        value={line}
        onChange={({ target }) => setLine(target.value)}
        {...(refusal > 0 && error !== null ? { error } : {})}
      />
      {line !== '' && <Preview entry={entry} now={`${wall.date}T${wall.time}`} zone={zoneToName(zone)} />}
      {members.length > 0 && (
        <PersonChips label="For" members={members} memberId={memberId} onChoose={setChosen} />
      )}
      {line === '' ? (
        withMeals && <FoodShortcuts onFollow={onClose} />
      ) : (
        <MoreDetails entry={{ ...entry, memberId }} onFollow={onClose} />
      )}
    </FormDialog>
  );
}
