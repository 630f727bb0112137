// For tests: generating a schedule in one call.
import type { ScheduleRequest } from '#contract/shapes.ts';
import { generateInSteps } from '../generate.ts';

/** Runs the steps to the end. */
export function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export const generateSchedule = (request: ScheduleRequest, today: string) =>
  finish(generateInSteps(request, { today, isDayOff: () => false }));
