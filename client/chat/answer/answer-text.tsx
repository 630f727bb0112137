// The text of an answer: words, and a plan as a week. Fetched at idle, with everything that reads Markdown.
import { useMemo } from 'react';
import type { Proposal } from '#contract/schemas/chat.ts';
import { WeekPlanView } from '../plan-code.ts';
import { Words } from './markdown.tsx';
import { stretchesOf, withoutUnfinishedLine, type PlanDay } from './plan-lines.ts';

/** The places of the menus on the cards of an answer, as 'monday dinner'. */
const placesOn = (proposals: readonly Proposal[]): ReadonlySet<string> =>
  new Set(
    proposals
      .filter(({ tool }) => tool === 'saveWeeklyMenu')
      .flatMap(({ lines }) => lines.map(({ label }) => label.toLowerCase())),
  );

const linesOf = (days: readonly PlanDay[]) => days.flatMap(({ lines }) => lines);

/** Below it the card shows the same week: this one is there for copying alone. */
const PlanOnCard = ({ days }: { days: readonly PlanDay[] }) => (
  <p aria-hidden className="sr-only whitespace-pre-line!">
    {linesOf(days)
      .map(({ day, meal, dish }) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)} ${meal}: ${dish}`)
      .join('\n')}
  </p>
);

interface AnswerTextProps {
  text: string;
  /** True while it is streamed. */
  unfinished: boolean;
  proposals: readonly Proposal[];
}

export function AnswerText({ text, unfinished, proposals }: AnswerTextProps) {
  const stretches = useMemo(
    () => stretchesOf(unfinished ? withoutUnfinishedLine(text) : text),
    [text, unfinished],
  );
  const onCards = useMemo(() => placesOn(proposals), [proposals]);
  return stretches.map((stretch, index) => {
    if (stretch.kind === 'words') return <Words key={index} text={stretch.text} />;
    const isOnCard = linesOf(stretch.days).every(({ day, meal }) => onCards.has(`${day} ${meal}`));
    return isOnCard ? (
      <PlanOnCard key={index} days={stretch.days} />
    ) : (
      <WeekPlanView key={index} days={stretch.days} />
    );
  });
}
