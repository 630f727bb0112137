// Due entries: the dot on the bell, and the list in its dialog. Loaded after the first screen.
import { useEffect, useEffectEvent, useState, type ComponentType, type SVGProps } from 'react';
import { ChevronRight, KeyRound, Pill, Soup, Stethoscope, UserPen } from 'lucide-react';
import { changes } from '#contract/changes.ts';
import type { DueEntry } from '#rules/calendar/due.ts';
import { HUES, type Hue } from '../kit/hues.ts';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { useRefresh } from '../data/write.ts';
import { keepSeen, readSeen, useSeen } from './seen.ts';
import { useDue } from './use-due.ts';

const LOOKS: Record<DueEntry['kind'], { hue: Hue; Icon: ComponentType<SVGProps<SVGSVGElement>> }> = {
  appointment: { hue: 'medical', Icon: Stethoscope },
  medication: { hue: 'medical', Icon: Pill },
  menu: { hue: 'meal', Icon: Soup },
  change: { hue: 'plain', Icon: UserPen },
  codes: { hue: 'plain', Icon: KeyRound },
};

/** A quiet dot on the button, and the same in words for those who listen; nothing while nothing is due. */
export function DueDot() {
  const { entries } = useDue(useSeen(useUser()));
  const count = entries.length;
  if (count === 0) return null;
  return (
    <>
      <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-ground bg-brand" />
      <VisuallyHidden>{count === 1 ? 'One thing coming up' : `${count} things coming up`}</VisuallyHidden>
    </>
  );
}

function Entry({ entry, onFollow }: { entry: DueEntry; onFollow: () => void }) {
  const { hue, Icon } = LOOKS[entry.kind];
  return (
    <li>
      <Link
        href={entry.place ?? `${links.settings()}#changes`}
        onClick={onFollow}
        className={cx(
          'flex min-h-14 items-center gap-3 rounded-field px-4 py-2 font-semibold hover:brightness-97 dark:hover:brightness-110',
          HUES[hue],
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {entry.sentence}
          {entry.at !== undefined && (
            <span className="block text-sm font-normal text-soft">
              <RelativeTime instant={entry.at} />
            </span>
          )}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </li>
  );
}

interface EntriesProps {
  entries: readonly DueEntry[];
  label: string;
  onFollow: () => void;
}

function Entries({ entries, label, onFollow }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} onFollow={onFollow} />
      ))}
    </ul>
  );
}

/** Opening the list refetches everything the other parent may have changed. */
function useLatest() {
  const refresh = useRefresh();
  const latest = useEffectEvent(() => void refresh(changes.undoChange));
  useEffect(() => latest(), []);
}

/** Every entry leads to where something can be done about it; `onFollow` runs when one is taken. */
export function DueList({ onFollow }: { onFollow: () => void }) {
  const user = useUser();
  // The news stay in this list while it is looked at.
  const [seenUntil] = useState(() => readSeen(user));
  const { entries, loading, failed, retry, newest } = useDue(seenUntil);
  useLatest();
  useEffect(() => {
    if (newest !== null) keepSeen(user, newest);
  }, [user, newest]);
  if (loading) return <Skeleton className="h-14" />;
  const news = entries.filter(({ kind }) => kind === 'change');
  return (
    <div className="flex flex-col gap-4">
      <Entries
        label="Coming up"
        entries={entries.filter(({ kind }) => kind !== 'change')}
        onFollow={onFollow}
      />
      {news.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-sans text-base font-semibold">Lately in the family</h3>
          <Entries label="Lately in the family" entries={news} onFollow={onFollow} />
        </section>
      )}
      {entries.length === 0 && !failed && <p className="text-soft">You're all caught up.</p>}
      {failed && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>
            {entries.length === 0 ? 'This list' : 'Some of this'} couldn't be loaded. Check your connection
            and try again.
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </div>
  );
}
