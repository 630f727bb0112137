// Selects the proposals of an answer that are shown, with their state, and sorts the lines of a card.
import type { Proposal } from '#contract/schemas/chat.ts';
import { DAYS, MEALS } from '#contract/week.ts';
import { andList } from '#rules/text/and-list.ts';

/**
 * The stored proposals, updated with the responses to the parent's actions. A replaced card is hidden in favour of its
 * replacement; an expired one is shown as expired even if that is not stored yet.
 */
export function shownProposals(
  stored: readonly Proposal[],
  answers: readonly Proposal[],
  now: Date,
): Proposal[] {
  const byId = new Map<string, Proposal>();
  for (const proposal of stored) byId.set(proposal.id, proposal);
  for (const answer of answers) {
    // Data read since then is newer than a response from while the card was open.
    const known = byId.get(answer.id);
    if (!known || (known.status === 'pending' && answer.version >= known.version))
      byId.set(answer.id, answer);
  }
  const all = [...byId.values()];
  const isReplaced = (proposal: Proposal) =>
    proposal.status === 'superseded' &&
    all.some(({ tool, status }) => tool === proposal.tool && status !== 'superseded');
  return all
    .filter((proposal) => !isReplaced(proposal))
    .map((proposal) =>
      proposal.status === 'pending' && new Date(proposal.expiresAt) <= now
        ? { ...proposal, status: 'expired' as const }
        : proposal,
    );
}

/** The places of a week, as the lines of a menu are labelled. */
const PLACES = new Set(
  DAYS.flatMap((day) => MEALS.map((meal) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)} ${meal}`)),
);
/** Labels of lines that are read before a card is approved, however long it is. */
const WARNS = new Set(['Careful', 'Please check']);

/** The lines of a card: the dishes of a menu, warnings, which nothing may hide, and the rest. */
export function linesOf({ tool, lines }: Proposal) {
  const dishes = tool === 'saveWeeklyMenu' ? lines.filter(({ label }) => PLACES.has(label)) : [];
  const warnings = lines.filter(({ label }) => WARNS.has(label));
  const others = lines.filter((line) => !dishes.includes(line) && !warnings.includes(line));
  return { dishes, warnings, others };
}

const NOT_FOR = /, which is not for (.+)$/;

/** 'Not for Leo and Mia', from the warnings that begin with the dish; other reasons as they are. */
export function unfitWords(dish: string | null, warnings: readonly Proposal['lines'][number][]): string {
  const reasons = warnings.flatMap(({ label, after }) =>
    dish !== null && label === 'Careful' && after?.startsWith(`${dish}: `)
      ? after.slice(dish.length + 2)
      : [],
  );
  const people = reasons.flatMap((reason) => NOT_FOR.exec(reason)?.[1] ?? []);
  const others = reasons.filter((reason) => !NOT_FOR.test(reason));
  return [...(people.length > 0 ? [`Not for ${andList(people)}`] : []), ...others].join('; ');
}
