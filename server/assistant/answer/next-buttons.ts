// Buttons below an answer: those of its question, else ways on.
import { WELCOME_SUGGESTIONS } from '#contract/new-conversation.ts';
import { nextSteps } from '../conversation/next-steps.ts';
import { suggestionsAfter } from '../conversation/suggestions.ts';
import type { PlannedTurn } from '../dialogue/plan-turn.ts';
import type { ToolRun } from '../tools/tool-runs.ts';

/** The options that a guided answer lists with its question. */
const optionsIn = (content: string): string[] =>
  content.includes('Shall I prepare the rest without it?')
    ? content.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
    : [];

/** Buttons of the question; else ways on after what was looked up, or by what the family has stored. */
export function suggestionsFor(
  said: string,
  runs: readonly ToolRun[],
  planned: PlannedTurn | undefined,
  content: string,
): string[] {
  const offered = planned?.plan.offered ?? [];
  const options = planned?.plan.guided ? optionsIn(content) : [];
  if (options.length > 0) return options;
  if (offered.length > 0) return offered.map(({ label }) => label);
  const after = suggestionsAfter(runs);
  if (after || !planned) return after ?? WELCOME_SUGGESTIONS;
  return nextSteps(planned, { intent: planned.state.intent, said, last: planned.last });
}
