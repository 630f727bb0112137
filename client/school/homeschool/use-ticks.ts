// Ticks of one day's lessons: shown at once, saved one after the other; a refused tick shows the stored value again.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { school as operations } from '#contract/school.ts';
import type { Lesson } from '#contract/shapes.ts';
import { ApiError, call, queryKey } from '../../data/api.ts';
import { useRefresh } from '../../data/write.ts';
import { toast } from '../../kit/overlays/toast.ts';

/** Ticks by the place of the lesson in its day. */
type Ticks = ReadonlyMap<number, boolean>;

const NONE: Ticks = new Map();

const withTicks = (lessons: readonly Lesson[], ticks: Ticks): Lesson[] =>
  lessons.map((lesson, at) => ({ ...lesson, done: ticks.get(at) ?? lesson.done }));

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 412
    ? 'Someone else changed this day. Please look at it again.'
    : 'Failed to save the lesson. Please try again.';

/** Puts a saved day into the lists on the screen, before they are read again. */
function useStoredDay(): (stored: SchoolDay) => void {
  const client = useQueryClient();
  return (stored) =>
    client.setQueriesData<SchoolDay[]>({ queryKey: queryKey(operations.listSchoolDays, {}) }, (days) =>
      days?.map((day) => (day.id === stored.id ? stored : day)),
    );
}

interface TickedDay {
  /** With the ticks that are being saved. */
  lessons: Lesson[];
  tick: (at: number, done: boolean) => void;
  tickAll: () => void;
}

/** Ticks are saved also when the day has left the screen meanwhile. */
export function useTicks(day: SchoolDay): TickedDay {
  const [shown, setShown] = useState(NONE);
  const waiting = useRef(new Map<number, boolean>());
  const isSending = useRef(false);
  const store = useStoredDay();
  const refresh = useRefresh();

  const fail = (error: unknown, ticks: Ticks) => {
    toast({
      title: 'Error',
      description: sentenceOf(error),
      variant: 'destructive',
      // The day of another version has to be looked at first.
      ...(error instanceof ApiError && error.status === 412
        ? {}
        : { action: { label: 'Try again', onClick: () => add(ticks) } }),
    });
  };
  const send = async (from: SchoolDay) => {
    isSending.current = true;
    let stored = from;
    while (waiting.current.size > 0) {
      const ticks = waiting.current;
      waiting.current = new Map();
      try {
        const { id, version, lessons } = stored;
        stored = await call(operations.updateSchoolDay, {
          id,
          ifVersion: version,
          lessons: withTicks(lessons, ticks),
        });
        store(stored);
      } catch (error) {
        fail(error, new Map([...ticks, ...waiting.current]));
        waiting.current = new Map();
      }
    }
    isSending.current = false;
    setShown(NONE);
    await refresh(operations.updateSchoolDay);
  };
  const add = (ticks: Ticks) => {
    for (const [at, done] of ticks) waiting.current.set(at, done);
    setShown((before) => new Map([...before, ...ticks]));
    if (!isSending.current) void send(day);
  };
  return {
    lessons: withTicks(day.lessons, shown),
    tick: (at, done) => add(new Map([[at, done]])),
    tickAll: () => add(new Map(day.lessons.map((_, at) => [at, true]))),
  };
}
