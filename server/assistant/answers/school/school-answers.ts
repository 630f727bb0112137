// Every answer about school and lessons at home. They place each word themselves: the old account knows no school cards.
import type { Answerers } from '../plan.ts';
import { schoolAddAnswers } from './add.ts';
import { schoolAskAnswers } from './ask.ts';
import { doneLessonAnswers } from './done-lessons.ts';
import { schoolChangeAnswers } from './change.ts';
import { lessonAnswers } from './lessons.ts';

const ALL: Answerers = {
  ...schoolAskAnswers,
  ...schoolAddAnswers,
  ...schoolChangeAnswers,
  ...lessonAnswers,
  ...doneLessonAnswers,
};

export const schoolAnswers: Answerers = Object.fromEntries(
  Object.entries(ALL).map(([intent, answerer]) => [
    intent,
    (asked) => ({ ...answerer(asked), isAccounted: true }),
  ]),
);
