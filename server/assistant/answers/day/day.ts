// The answers about days: one view of a day, free time, dates.
import type { Answerers } from '../plan.ts';
import { askDate } from './ask-date.ts';
import { askDay } from './ask-day.ts';
import { askFree } from './ask-free.ts';

export const dayAnswers: Answerers = { day_ask: askDay, free_ask: askFree, date_ask: askDate };
