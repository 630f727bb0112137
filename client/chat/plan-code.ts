// The code that draws the plan of a week, fetched with that of answers and cards, so that none of them grows later.
import { later } from '../kit/later.ts';

/** The plan of an answer whose week is on no card. */
export const WeekPlanView = later(() =>
  import('./answer/week-plan-view.tsx').then((file) => file.WeekPlanView),
);
/** The week of a card. */
export const PlanGrid = later(() => import('./proposals/plan-grid.tsx').then((file) => file.PlanGrid));
