// The day and month of the family on the dashboard: Up Next, today, the calendar, and the last conversations.
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { withLaterDays } from '#rules/calendar/events/later-days.ts';
import { todayIn } from '#rules/time/dates.ts';
import { FamilyCalendar } from '../calendar/family-calendar.tsx';
import { PeopleOfFamily, usePeople } from '../calendar/people.tsx';
import { useEvents } from '../calendar/use-events.ts';
import { useCalendarPlace } from '../calendar/use-place.ts';
import { useWhenActedOn } from '../editing/panel/open-later.ts';
import { later } from '../kit/later.ts';
import { showAfterFirstScreen } from '../screen/after-first-screen.ts';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';
import { DAY_GRID, DAY_PLACES, schedulePlace } from './day-places.ts';
import { MedicineFrame } from './medicine-frame.tsx';
import { RecentConversations } from './recent-conversations.tsx';
import { TodaysSchedule } from './todays-schedule.tsx';
import { UpNext } from './up-next.tsx';

/** Not needed before an event is pressed; the calendar comes first. */
const CalendarDialog = later(() =>
  import('../calendar/dialog/calendar-dialog.tsx').then((file) => file.CalendarDialog),
);

/** After the day and the month, which it must not push down. */
const MedicineToday = later(() => import('./medicine-today.tsx').then((file) => file.MedicineToday));

/** True once the first screen is drawn and its data is here. */
function useIsDrawn(): boolean {
  const client = useQueryClient();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isHere = true;
    showAfterFirstScreen(client, MedicineToday, () => isHere && setDrawn(true));
    return () => {
      isHere = false;
    };
  }, [client]);
  return isDrawn;
}

/** With a state of its own: the day and the month are not drawn again for it. */
function MedicineLater({ rows }: { rows: number }) {
  if (useIsDrawn()) return <MedicineToday rows={rows} />;
  return rows > 0 && <MedicineFrame rows={rows} />;
}

interface FamilyDayProps {
  /** The household's zone in words, where the browser's differs. */
  zoneName: string | null;
  /** Medicines near the top; 0 where they come last. */
  medicines: number;
}

export function FamilyDay({ zoneName, medicines }: FamilyDayProps) {
  const now = useNow();
  const zone = useZone();
  const today = todayIn(now, zone);
  const place = useCalendarPlace(today);
  const { today: ofToday, month, currentAt } = useEvents(today, place.at);
  const current = useMemo(() => currentAt(now), [currentAt, now]);
  const people = usePeople(month.events);
  // The same list for all of them.
  const events = useMemo(() => withLaterDays(month.events), [month.events]);
  const isOpen = place.open !== null;
  const [needed, setNeeded] = useState(isOpen);
  if (isOpen && !needed) setNeeded(true);
  useWhenActedOn(CalendarDialog);
  return (
    <PeopleOfFamily value={people}>
      <div className={DAY_GRID}>
        <UpNext events={ofToday} current={current} className={DAY_PLACES.upNext} />
        {medicines > 0 && <MedicineLater rows={medicines} />}
        <TodaysSchedule
          events={{ ...ofToday, events }}
          today={today}
          onShow={place.show}
          className={schedulePlace(medicines)}
        />
        <FamilyCalendar
          events={{ ...month, events }}
          today={today}
          place={place}
          className={DAY_PLACES.calendar}
        />
        <RecentConversations zone={zone} className={DAY_PLACES.conversations} />
        {medicines === 0 && <MedicineLater rows={0} />}
      </div>
      <Suspense fallback={null}>
        {needed && <CalendarDialog place={place} events={events} today={today} zone={zoneName} />}
      </Suspense>
    </PeopleOfFamily>
  );
}
