// The answers about the family, by intent.
import type { Answerers } from '../plan.ts';
import { allergyQuestions } from './allergy-ask.ts';
import { memberChangeAnswers } from './changed-members.ts';
import { familyListAnswers } from './family-list.ts';
import { memberAboutAnswers } from './member-about.ts';
import { newMemberAnswers } from './new-members.ts';
import { memberRemoveAnswers } from './removed-members.ts';

export const familyAnswers: Answerers = {
  ...familyListAnswers,
  ...memberAboutAnswers,
  ...allergyQuestions,
  ...newMemberAnswers,
  ...memberChangeAnswers,
  ...memberRemoveAnswers,
};
