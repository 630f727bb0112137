// The code that draws Pip's answers: fetched at idle, and before the end of an answer is shown.
import { later } from '../kit/later.ts';
import { PlanGrid, WeekPlanView } from './plan-code.ts';

export const AnswerText = later(() => import('./answer/answer-text.tsx').then((file) => file.AnswerText));
export const ProposalList = later(() =>
  import('./proposals/proposal-list.tsx').then((file) => file.ProposalList),
);
export const IdeasOffer = later(() => import('./answer/ideas-offer.tsx').then((file) => file.IdeasOffer));

let hasOffer = false;
/** True when `IdeasOffer` renders at once. */
export const isOfferHere = (): boolean => hasOffer;

export async function preloadOffer(): Promise<void> {
  await IdeasOffer.preload();
  hasOffer = true;
}

/** Everything that answers need. */
export const preloadAnswers = () =>
  Promise.all([
    ...[AnswerText, WeekPlanView, ProposalList, PlanGrid].map((code) => code.preload()),
    preloadOffer(),
  ]);
