// The code that draws Pip's answers: fetched at idle, and before the end of an answer is shown.
import { later } from '../kit/later.ts';

export const AnswerText = later(async () => {
  const file = await import('./answer/answer-text.tsx');
  await file.planFetched;
  return file.AnswerText;
});

export const ProposalList = later(async () => {
  const file = await import('./proposals/proposal-list.tsx');
  await file.weekFetched;
  return file.ProposalList;
});

export const IdeasOffer = later(() => import('./answer/ideas-offer.tsx').then((file) => file.IdeasOffer));

let hasOffer = false;
/** True when `IdeasOffer` renders at once. */
export const isOfferHere = (): boolean => hasOffer;

export async function preloadOffer(): Promise<void> {
  await IdeasOffer.preload();
  hasOffer = true;
}

/** Everything that most answers need. */
export const preloadAnswers = () =>
  Promise.all([AnswerText.preload(), ProposalList.preload(), preloadOffer()]);
