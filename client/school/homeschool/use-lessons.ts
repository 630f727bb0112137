// Changes of saved lessons: ticks, edits, and moving what was missed.
import { changes } from '#contract/changes.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { school as operations } from '#contract/school.ts';
import type { Lesson } from '#contract/shapes.ts';
import { ApiError } from '../../data/api.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { undoDeletion } from '../../editing/removal/undo-deletion.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { NEW_DAY } from './school-week.ts';

/** The sentence of the server where the input is at fault, else `otherwise`. */
const sentenceOf = (error: Error, otherwise: string): string =>
  error instanceof ApiError && (error.status === 400 || error.status === 409) ? error.body : otherwise;

const isSame = (one: Lesson, other: Lesson): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.subject === other.subject &&
  one.activity === other.activity;

/** Place of a lesson in its day; it may have moved since it was opened. -1 when somebody changed or removed it. */
function placeOf({ lessons }: SchoolDay, lesson: Lesson, at: number): number {
  const there = lessons[at];
  return there !== undefined && isSame(there, lesson)
    ? at
    : lessons.findIndex((other) => isSame(other, lesson));
}

const CHANGED = 'Someone else changed this lesson in the meantime. Please close this and look again.';

/** Changes one lesson of a day; the first lesson of a free day stores the day. */
export function useLessonWrites() {
  const refresh = useRefresh();
  const onError = (error: Error) => {
    const isStale = error instanceof ApiError && error.status === 412;
    toastError(
      isStale
        ? 'Someone else just changed this day. Please save again.'
        : sentenceOf(error, 'Failed to save the lesson. Please try again.'),
    );
    void refresh(operations.updateSchoolDay);
  };
  const update = useWrite(operations.updateSchoolDay, { onError });
  const create = useWrite(operations.createSchoolDay, { onError });
  /** Puts `next` in the place of `opened`; null adds, or removes. The day is the one on the screen now. */
  const replace = (
    day: SchoolDay,
    opened: { lesson: Lesson; at: number } | null,
    next: Lesson | null,
    onSaved: () => void,
  ) => {
    const at = opened === null ? -1 : placeOf(day, opened.lesson, opened.at);
    if (opened !== null && at === -1) return toastError(CHANGED);
    const others = day.lessons.filter((_, index) => index !== at);
    const lessons = [...others, ...(next === null ? [] : [next])].toSorted((a, b) =>
      a.start.localeCompare(b.start, 'en'),
    );
    const { id, version, date, memberId, child } = day;
    return id === NEW_DAY
      ? create.mutate({ date, memberId, child, lessons }, { onSuccess: onSaved })
      : update.mutate({ id, ifVersion: version, lessons }, { onSuccess: onSaved });
  };
  return { isPending: update.isPending || create.isPending, replace };
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
            ? 'Everything that day is done.'
            : 'What was left moves to the next open spots, in order.',
        ...(first === undefined ? {} : { action: { label: 'Undo', onClick: () => void undo(first.id) } }),
      });
    },
    onError: (error) => toastError(sentenceOf(error, 'Failed to move the lessons. Please try again.')),
  });
}
