import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { expect, test } from 'vitest';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
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
function words(events: CalendarEvent[], missing = ''): string {
  const ready = {
    state: 'ready' as const,
    events,
    missing,
    retry: () => undefined,
    retrying: false,
  };
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <TodaysSchedule events={ready} today="2026-11-25" onShow={() => undefined} />
    </Router>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'");
}

test('a full day shows its first three events by the clock, and a way to the rest [DASH-06]', () => {
  const text = words([
    event('17:00', 'Fourth'),
    event('09:00', 'First'),
    event('08:00', 'Yesterday', '2026-11-24'),
    event('11:00', 'Third'),
    event('10:00', 'Second'),
  ]);
  expect(text).toMatch(/First.*9:00 AM.*Second.*Third/s);
  expect(text).toContain('View More');
  expect(text).not.toMatch(/Fourth|Yesterday/);
});

test('a day with three events needs no way to the rest [DASH-06]', () => {
  expect(words([event('09:00', 'A'), event('10:00', 'B'), event('11:00', 'C')])).not.toContain('View More');
});

test('where something could not be loaded, what is there stays, and no day is called empty [DASH-06]', () => {
  expect(words([event('09:00', 'A')], 'appointments')).toMatch(/A.*Today's appointments couldn't be loaded/s);
  expect(words([], 'meals')).toContain("Today's meals couldn't be loaded");
  expect(words([], 'meals')).not.toContain('Nothing planned');
  expect(words([])).toContain('Nothing planned for today.');
  expect(words([event('09:00', 'A')])).toContain('Nothing else planned for today.');
  expect(words([event('09:00', 'A')], 'meals')).not.toContain('Nothing else');
});
