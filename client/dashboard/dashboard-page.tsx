// The dashboard. Its frame is drawn first; the family's day loads at the same time as its data.
import { useEffect, useState } from 'react';
import { medicalAppointments } from '#contract/appointments.ts';
import { meals } from '#contract/meals.ts';
import { useRead } from '../data/api.ts';
import { later } from '../kit/later.ts';
import { Page } from '../screen/page.tsx';
import { useUser } from '../session/session.tsx';
import { browserZone, useZone, zoneToName } from '../time/zone.ts';
import { DayFrame } from './day-frame.tsx';
import { Greeting, QuickLinks } from './greeting.tsx';

const FamilyDay = later(() => import('./family-day.tsx').then((file) => file.FamilyDay));

let hasArrived = false;
const arriving = FamilyDay.preload().then(
  () => (hasArrived = true),
  // Rendering it shows the page for code that could not be fetched.
  () => (hasArrived = true),
);

/** True once the code is here. Without Suspense, which holds back what it shows after a fallback for 300 ms. */
function useArrived(): boolean {
  const [isHere, setHere] = useState(hasArrived);
  useEffect(() => void arriving.then(setHere), []);
  return isHere;
}

/** Asks for the data of the calendar while its code is on its way. */
function useReadAhead() {
  useRead(meals.listWeeklyMenus, {});
  useRead(medicalAppointments.listMedicalAppointments, {});
}

export function DashboardPage() {
  const user = useUser();
  const zoneName = zoneToName(useZone(), browserZone());
  const isHere = useArrived();
  useReadAhead();
  return (
    <Page
      title="Dashboard"
      heading={null}
      start={<Greeting firstName={user.firstName} zone={zoneName} />}
      wide
    >
      <div className="flex flex-col gap-5">
        <QuickLinks />
        {isHere ? <FamilyDay zoneName={zoneName} /> : <DayFrame />}
      </div>
    </Page>
  );
}
