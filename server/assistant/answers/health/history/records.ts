// Answers about the health history, by intent.
import type { Answerers } from '../../plan.ts';
import { recordAdd } from './add-record.ts';
import { recordAsk } from './ask-records.ts';
import { doseOfSeries } from './dose-of-series.ts';
import { recordChange, recordRemove } from './change-record.ts';

export const recordAnswers: Answerers = {
  record_ask: (asked) => doseOfSeries(asked) ?? recordAsk(asked),
  record_add: recordAdd,
  record_change: recordChange,
  record_remove: recordRemove,
};
