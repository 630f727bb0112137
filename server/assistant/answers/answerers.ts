// Every answerer, by the intent it answers.
import { appointmentAnswers } from './appointments/appointments.ts';
import { dayAnswers } from './day/day.ts';
import { familyAnswers } from './family/family-answers.ts';
import { foodAnswers } from './food/food-answers.ts';
import { guideAnswers } from './guides/guides.ts';
import { contactAnswers } from './health/contacts/contacts.ts';
import { doseAnswers } from './health/medicines/doses.ts';
import { medicineAnswers } from './health/medicines/medicines.ts';
import { recordAnswers } from './health/history/records.ts';
import { kitchenAnswers } from './kitchen/kitchen.ts';
import { replyAnswers } from './replies.ts';
import { schoolAnswers } from './school/school-answers.ts';
import { talkAnswers } from './talk/talk.ts';
import { undoAnswers } from './undo.ts';
import { withPossibleDays } from './possible-days.ts';
import { withDrugWarnings } from './health/medicines/drug-warned.ts';
import type { Answerers } from './plan.ts';

export const ANSWERERS: Answerers = withPossibleDays(
  withDrugWarnings({
    ...appointmentAnswers,
    ...contactAnswers,
    ...dayAnswers,
    ...doseAnswers,
    ...familyAnswers,
    ...foodAnswers,
    ...kitchenAnswers,
    ...medicineAnswers,
    ...guideAnswers,
    ...recordAnswers,
    ...replyAnswers,
    ...schoolAnswers,
    ...talkAnswers,
    ...undoAnswers,
  }),
);
