import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { expect, test } from 'vitest';
import type { CalendarEvent } from '#rules/calendar.ts';
import { TodaysSchedule } from './todays-schedule.tsx';

const event = (time: string, title: string, date = '2026-11-25'): CalendarEvent => ({
  id: `medical-${title}`,
  key: title,
  title,
  date,
  time,
  description: '',
  isAIGenerated: false,
  type: 'medical',
});

/** The words of the card on November 25. */
function words(events: CalendarEvent[]): string {
  const ready = { state: 'ready' as const, events, menus: [], retry: () => undefined };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <TodaysSchedule events={ready} today="2026-11-25" onShow={() => undefined} />
    </Router>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ');
}

test('a full day shows its first three events by the clock, and a way to the rest [DASH-06]', () => {
  const text = words([
    event('17:00', 'Fourth'),
    event('09:00', 'First'),
    event('08:00', 'Yesterday', '2026-11-24'),
    event('11:00', 'Third'),
    event('10:00', 'Second'),
  ]);
  expect(text).toMatch(/First.*9:00 AM.*Second.*Third.*View More/s);
  expect(text).not.toMatch(/Fourth|Yesterday/);
});

test('a day with three events needs no way to the rest [DASH-06]', () => {
  expect(words([event('09:00', 'A'), event('10:00', 'B'), event('11:00', 'C')])).not.toContain('View More');
});
