// Changes of saved lessons: ticks, edits, and moving what was missed.
import { changes } from '#contract/changes.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { school as operations } from '#contract/school.ts';
import type { Lesson } from '#contract/shapes.ts';
import { ApiError } from '../../data/api.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { undoDeletion } from '../../editing/removal/undo-deletion.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';

/** The sentence of the server where the input is at fault, else `otherwise`. */
const sentenceOf = (error: Error, otherwise: string): string =>
  error instanceof ApiError && (error.status === 400 || error.status === 409) ? error.body : otherwise;

/** Replaces the lessons of one day; a version changed elsewhere is read again and said. */
export function useLessonWrites() {
  const refresh = useRefresh();
  const { mutate, isPending } = useWrite(operations.updateSchoolDay, {
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 412;
      toastError(
        isStale
          ? 'Somebody else changed this day. Please look at it again.'
          : sentenceOf(error, 'Failed to save the lesson. Please try again.'),
      );
      void refresh(operations.updateSchoolDay);
    },
  });
  const put = ({ id, version }: SchoolDay, lessons: Lesson[], onSaved?: () => void) =>
    mutate({ id, ifVersion: version, lessons }, { onSuccess: onSaved });
  return {
    isPending,
    tick: (day: SchoolDay, at: number, done: boolean) =>
      put(
        day,
        day.lessons.map((lesson, index) => (index === at ? { ...lesson, done } : lesson)),
      ),
    tickAll: (day: SchoolDay) =>
      put(
        day,
        day.lessons.map((lesson) => ({ ...lesson, done: true })),
      ),
    replace: (day: SchoolDay, at: number, lesson: Lesson | null, onSaved: () => void) => {
      const others = day.lessons.filter((_, index) => index !== at);
      const lessons = lesson === null ? others : [...others, lesson];
      put(
        day,
        lessons.toSorted((a, b) => a.start.localeCompare(b.start, 'en')),
        onSaved,
      );
    },
  };
}

/** Moves the lessons of a missed day on, with Undo. */
export function useMissedDay(onMoved: () => void) {
  const refresh = useRefresh();
  const undo = async (recordId: string) => {
    try {
      await undoDeletion('missSchoolDay', recordId);
      toast({ title: 'Lessons moved back' });
    } catch (error) {
      toastError(error instanceof ApiError ? error.body : 'This could not be undone. Please try again.');
    }
    await refresh(changes.undoChange);
  };
  return useWrite(operations.missSchoolDay, {
    onSuccess: (moved) => {
      onMoved();
      const [first] = moved;
      toast({
        title: first === undefined ? 'Nothing to move' : 'Lessons moved on',
        description:
          first === undefined
            ? 'Everything of that day is done.'
            : 'What was left takes the next places, in order.',
        ...(first === undefined ? {} : { action: { label: 'Undo', onClick: () => void undo(first.id) } }),
      });
    },
    onError: (error) => toastError(sentenceOf(error, 'Failed to move the lessons. Please try again.')),
  });
}
