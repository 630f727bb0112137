// The dashboard: the family's day and month.
import { Suspense, useEffect, useState } from 'react';
import { todayIn } from '#rules/time/dates.ts';
import type { View } from '../calendar/calendar-dialog.tsx';
import { FamilyCalendar } from '../calendar/family-calendar.tsx';
import { useEvents } from '../calendar/use-events.ts';
import { later, whenIdle } from '../kit/later.ts';
import { Page } from '../screen/page.tsx';
import { useUser } from '../session/session.tsx';
import { useNow } from '../time/use-now.ts';
import { browserZone, useZone, zoneToName } from '../time/zone.ts';
import { Greeting, QuickLinks } from './greeting.tsx';
import { RecentConversations } from './recent-conversations.tsx';
import { TodaysSchedule } from './todays-schedule.tsx';
import { UpNext } from './up-next.tsx';

/** Not needed before an event is pressed; the calendar comes first. */
const CalendarDialog = later(() =>
  import('../calendar/calendar-dialog.tsx').then((file) => file.CalendarDialog),
);

export function DashboardPage() {
  const user = useUser();
  const now = useNow();
  const zone = useZone();
  const today = todayIn(now, zone);
  // Until the parent moves, the calendar stays with today, also past midnight.
  const [moved, setMoved] = useState<string | null>(null);
  const day = moved ?? today;
  const events = useEvents(today, day);
  const [view, setView] = useState<View | null>(null);
  const [needed, setNeeded] = useState(false);
  if (view && !needed) setNeeded(true);
  useEffect(() => whenIdle(() => void CalendarDialog.preload().catch(() => undefined)), []);
  const foreignZone = zoneToName(zone, browserZone());
  return (
    <Page title="Dashboard" heading={null}>
      <div className="flex flex-col gap-5">
        <Greeting firstName={user.firstName} zone={foreignZone} />
        <QuickLinks />
        <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
          <FamilyCalendar events={events.month} day={day} today={today} onMove={setMoved} onShow={setView} />
          <div className="flex min-w-0 flex-col gap-5">
            <UpNext events={events.today} current={events.currentAt(now)} />
            <TodaysSchedule events={events.today} today={today} onShow={setView} />
            <RecentConversations zone={zone} />
          </div>
        </div>
      </div>
      <Suspense fallback={null}>
        {needed && (
          <CalendarDialog view={view} onShow={setView} events={events.month.events} zone={foreignZone} />
        )}
      </Suspense>
    </Page>
  );
}
