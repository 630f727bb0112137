// A page with the two parts of the dashboard that show today, on a day with four events. Meals alone fill three, so
// no household has such a day yet; e2e/full-day.spec.ts bundles this page for a browser.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CalendarEvent } from '#rules/calendar.ts';
import { CalendarDialog, type View } from '../calendar/calendar-dialog.tsx';
import { TodaysSchedule } from './todays-schedule.tsx';

const TODAY = '2026-11-25';

const events = ['First', 'Second', 'Third', 'Fourth'].map((title, index): CalendarEvent => ({
  id: `medical-${title}`,
  key: title,
  title,
  date: TODAY,
  time: `1${index}:00`,
  description: '',
  isAIGenerated: false,
  type: 'medical',
}));

function FullDay() {
  const [view, setView] = useState<View | null>(null);
  const ready = { state: 'ready' as const, events, menus: [], retry: () => undefined };
  return (
    <>
      <TodaysSchedule events={ready} today={TODAY} onShow={setView} />
      <CalendarDialog view={view} onShow={setView} events={events} zone={null} />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<FullDay />);
