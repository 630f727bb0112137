// The screen of a kitchen tablet: the clock and dinner at all times, and today, the week, the menu or the lists beside
// them.
import { CalendarDays, ListChecks, Soup, Sun, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type SVGProps } from 'react';
import type { KioskBoard } from '#contract/schemas/kiosk.ts';
import { addDays, formatTime, wallTime } from '#rules/time/dates.ts';
import { Pip } from '../pip/pip.tsx';
import { useNow } from '../time/use-now.ts';
import { ClockPanel } from './clock-panel.tsx';
import { KioskFeed, type Shown } from './feed.ts';
import styles from './kiosk.css?url';
import { ListsView } from './lists-view.tsx';
import { partOfDay } from './part-of-day.ts';
import { PeopleOfBoard, peopleOf } from './people.tsx';
import { TodayView } from './today-view.tsx';
import { useScreenOn, useTouch } from './use-dim.ts';
import { MenuView, WeekView } from './week-views.tsx';

/** Where a tablet's code is typed (server/auth/kiosk). */
const CODE_PAGE = '/api/tablet';
const DAYS_OF_WEEK = 7;

type View = 'today' | 'week' | 'menu' | 'lists';
const VIEWS: Record<View, { label: string; Icon: ComponentType<SVGProps<SVGSVGElement>> }> = {
  today: { label: 'Today', Icon: Sun },
  week: { label: 'Week', Icon: CalendarDays },
  menu: { label: 'Menu', Icon: Soup },
  lists: { label: 'Lists', Icon: ListChecks },
};
const ORDER = ['today', 'week', 'menu', 'lists'] as const;

function useFeed(): [KioskFeed, Shown] {
  const [feed] = useState(() => new KioskFeed(() => window.location.reload()));
  useEffect(() => feed.start(), [feed]);
  const shown = useSyncExternalStore(
    (watcher) => feed.watch(watcher),
    () => feed.shown,
  );
  return [feed, shown];
}

function Navigation({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <nav className="kiosk-nav" aria-label="Views">
      {ORDER.map((one) => {
        const { label, Icon } = VIEWS[one];
        return (
          <button
            key={one}
            type="button"
            aria-current={one === view ? 'page' : undefined}
            onClick={() => onView(one)}
          >
            <Icon aria-hidden />
            {label}
          </button>
        );
      })}
    </nav>
  );
}

interface NoticeProps {
  board: KioskBoard;
  lostSince: Date | null;
  /** A tick could not be saved. */
  hasFailed: boolean;
}

/** One line below everything else; empty on a good day. */
function Notice({ board: { timeZone, isTablet }, lostSince, hasFailed }: NoticeProps) {
  const since = lostSince && formatTime(wallTime(lostSince, timeZone).time);
  return (
    <div className="kiosk-notice" role="status">
      {since !== null && (
        <p>
          <WifiOff aria-hidden />
          No connection. You see everything as of {since}.
        </p>
      )}
      {since === null && hasFailed && <p>That check couldn't be saved. Please try again.</p>}
      {since === null && !hasFailed && !isTablet && (
        <p>
          You're signed in on this device. <a href={CODE_PAGE}>Make it a kitchen tablet</a>
        </p>
      )}
    </div>
  );
}

interface BoardProps {
  feed: KioskFeed;
  board: KioskBoard;
  lostSince: Date | null;
}

function Board({ feed, board, lostSince }: BoardProps) {
  const { date, time } = wallTime(useNow(), board.timeZone);
  const { isTouched, rests } = useTouch();
  const [chosen, setChosen] = useState<{ view: View; rests: number }>({ view: 'today', rests });
  // Whoever looks after a rest wants to see today.
  const view = chosen.rests === rests ? chosen.view : 'today';
  const [failedAt, setFailedAt] = useState<number | null>(null);
  // A day without a change elsewhere still becomes another day.
  useEffect(() => feed.refresh(), [feed, date]);
  const part = partOfDay(time);
  const dayAt = (at: string) => board.days.find((day) => day.date === at);
  const week = board.days.filter((day) => date <= day.date && day.date < addDays(date, DAYS_OF_WEEK));
  const tick = (listId: string, itemId: string, checked: boolean) =>
    void feed.tick(listId, itemId, checked).then((isSaved) => setFailedAt(isSaved ? null : rests));
  return (
    <PeopleOfBoard value={peopleOf(board)}>
      <main
        id="main"
        className="kiosk"
        data-part={part}
        data-dim={(part === 'night' && !isTouched) || undefined}
      >
        <ClockPanel time={time} date={date} part={part} day={dayAt(date)} />
        <div className="kiosk-view">
          {view === 'today' && <TodayView days={week} time={time} isNight={part === 'night'} />}
          {view === 'week' && <WeekView days={week} today={date} />}
          {view === 'menu' && <MenuView days={week} today={date} />}
          {view === 'lists' && <ListsView lists={board.lists} onTick={tick} />}
          <Notice board={board} lostSince={lostSince} hasFailed={failedAt === rests} />
        </div>
        <Navigation view={view} onView={(next) => setChosen({ view: next, rests })} />
      </main>
    </PeopleOfBoard>
  );
}

function Alone({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <main id="main" className="kiosk kiosk-alone">
      <Pip mood="thinking" size="large" decorative />
      <h1>{title}</h1>
      {children}
    </main>
  );
}

function Kiosk() {
  const [feed, { board, lostSince, hasEnded }] = useFeed();
  useScreenOn();
  if (hasEnded) {
    return (
      <Alone title="This tablet isn't connected anymore">
        <p>Make a new code in Settings, on your phone or computer.</p>
        <a className="kiosk-button" href={CODE_PAGE}>
          Type the code
        </a>
      </Alone>
    );
  }
  if (board) return <Board feed={feed} board={board} lostSince={lostSince} />;
  return lostSince ? (
    <Alone title="No connection yet">
      <p>I'll keep trying.</p>
    </Alone>
  ) : null;
}

export function KioskPage() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <title>Kitchen tablet · PipPal</title>
      <Kiosk />
    </>
  );
}
