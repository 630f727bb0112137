// The dashboard. Its frame is drawn first; the family's day loads at the same time as its data.
import { Suspense, useEffect, useState } from 'react';
import { todayIn } from '#rules/time/dates.ts';
import { useRecordsAround, useSchoolRecords } from '../calendar/use-records.ts';
import { later } from '../kit/later.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { rememberedRows } from '../medical/doses/day-place.ts';
import type { Mood } from '../pip/mood.ts';
import { Page } from '../screen/page.tsx';
import { useUser } from '../session/session.tsx';
import { useZone, zoneToName } from '../time/zone.ts';
import { DayFrame } from './day-frame.tsx';
import { Greeting, NoteOnPhone, QuickLinks } from './greeting.tsx';
import { useConversations } from './use-conversations.ts';

const FamilyDay = later(() => import('./family-day.tsx').then((file) => file.FamilyDay));

/** For newcomers only; the day does not wait for it, nor break without it. */
const Newcomer = later(() =>
  import('./first-steps/newcomer.tsx').then(
    (file) => file.Newcomer,
    () => () => null,
  ),
);

let hasArrived = false;

/** Fetches the code of the family's day. */
export async function preloadDay(): Promise<void> {
  await FamilyDay.preload();
  hasArrived = true;
}

/** True once the code is here. Without Suspense, which holds back what it shows after a fallback for 300 ms. */
function useArrived(): boolean {
  const [isHere, setHere] = useState(hasArrived);
  useEffect(() => {
    const show = () => setHere(true);
    // Rendering it shows the page for code that could not be fetched.
    preloadDay().then(show, show);
  }, []);
  return isHere;
}

/** Asks for the data of the calendar and of the conversations while their code is on its way: one request. */
function useReadAhead(zone: string) {
  const [today] = useState(() => todayIn(new Date(), zone));
  useRecordsAround(today, today);
  useSchoolRecords();
  useConversations();
}

/** As high as the cards of a newcomer, so that nothing under them moves when they come. */
const NewcomerFrame = ({ steps, codes }: Record<'steps' | 'codes', boolean>) => (
  <>
    {steps && <Skeleton className="h-126 lg:h-76" />}
    {codes && <Skeleton className="h-60 lg:h-32" />}
  </>
);

export function DashboardPage() {
  const user = useUser();
  const zone = useZone();
  const zoneName = zoneToName(zone);
  const isHere = useArrived();
  useReadAhead(zone);
  const { firstSteps, recoveryCodes } = user.preferences;
  // Once all is done, it is gone at the next visit: nothing under it moves now.
  const [isNew] = useState(firstSteps === 'open' || recoveryCodes === 'new');
  const [medicines] = useState(rememberedRows);
  const [mood, setMood] = useState<Mood>('happy');
  return (
    <Page
      title="Dashboard"
      heading={null}
      start={<Greeting firstName={user.firstName} zone={zoneName} mood={mood} />}
      wide
    >
      <div className="flex flex-col gap-5 max-md:gap-4">
        <NoteOnPhone zone={zoneName} />
        <QuickLinks />
        {isNew && (
          <Suspense
            fallback={<NewcomerFrame steps={firstSteps === 'open'} codes={recoveryCodes === 'new'} />}
          >
            <Newcomer onCheer={() => setMood('excited')} />
          </Suspense>
        )}
        {isHere ? (
          <FamilyDay zoneName={zoneName} medicines={medicines} />
        ) : (
          <DayFrame medicines={medicines} />
        )}
      </div>
    </Page>
  );
}
