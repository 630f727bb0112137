// Worker with the food rules and the cookbook: they are larger than the screen, and building their indexes takes longer than
// drawing it. The page stays responsive meanwhile.
import { foodAnswers } from './food-answers.ts';
import type { Question } from './questions.ts';

const answer = foodAnswers();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data));
});
