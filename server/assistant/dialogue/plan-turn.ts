// Reads the parent's last message, once, and plans the answer to it.
import { WRITES } from '../reading/wish.ts';
import { isKindName } from '#contract/kinds.ts';
import { dayOf, wallTime } from '#rules/time/dates.ts';
import { shownProposal, type StoredMessage, type StoredProposal } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import { Slices } from '../../in-turns.ts';
import { ANSWERERS } from '../answers/answerers.ts';
import { LASTING } from '../danger/danger-again.ts';
import { asMissed } from '../danger/everyday.ts';
import type { ApprovedChange } from '../answers/plan.ts';
import { clockOf } from '../answers/moments.ts';
import type { Facts } from '../model/instructions.ts';
import type { Household } from '../reading/household.ts';
import { Reader } from '../reading/read.ts';
import { withPlainRuns } from '../text/plain-runs.ts';
import { record } from '../text/unchecked.ts';
import { decide } from './decide.ts';
import type { Decided } from './decided.ts';
import { firstNames, withPossessives } from './follow-ups/possessives.ts';
import { stateIn, type Card, type DialogueState, type Reference } from './state.ts';
import { storedHousehold } from './stored-household.ts';

function factsOf({ actor, now }: Context): Facts {
  const { date: today, time } = wallTime(now(), actor.timeZone);
  return { today, time, zone: actor.timeZone, firstName: actor.firstName };
}

export interface PlannedTurn extends Decided {
  household: Household;
  facts: Facts;
  /** Suggestions below the last answer. */
  last: readonly string[];
}

/** The approved cards of the conversation that no other card of it took back, the newest first. */
function changesOf(proposals: readonly StoredProposal[]): ApprovedChange[] {
  const undone = new Set(
    proposals.flatMap((proposal) =>
      proposal.tool === 'undoChange' && proposal.changeSetId !== null ? [proposal.arguments['id']] : [],
    ),
  );
  return proposals
    .toReversed()
    .toSorted(
      (one, other) => Number(one.updatedAt < other.updatedAt) - Number(one.updatedAt > other.updatedAt),
    )
    .flatMap(({ tool, changeSetId, title, messageId }) =>
      tool === 'undoChange' || changeSetId === null || undone.has(changeSetId)
        ? []
        : [{ changeSetId, title, messageId }],
    );
}

const OF_PLAN = /^menu_(?:plan|another|save)$/;
/** The cards of a plan of meals: it was made after the state was kept. */
const planned = (
  { intent }: DialogueState,
  before: StoredMessage | undefined,
  proposals: readonly StoredProposal[],
): Card[] =>
  proposals
    .filter(
      ({ messageId, tool }) => OF_PLAN.test(intent) && messageId === before?.id && tool === 'saveWeeklyMenu',
    )
    .map((proposal) => ({ tool: proposal.tool, input: proposal.arguments }));

/** The one meal that a plan was wished for: 'something else', 'is that ok for Bia'. Its card holds the whole week. */
function mealPlanned({ slots }: DialogueState, [card]: readonly Card[]): DialogueState['focus'] {
  const [day, ...others] = slots.days;
  const meal = slots.meals[0] ?? 'dinner';
  const dish = day && record(record(card?.input['meals'])[dayOf(day.date)])[meal];
  if (!day || day.endDate !== undefined || others.length > 0 || typeof dish !== 'string') return {};
  return { day: day.date, meal, dish };
}

/** The state after the answer before; records that cards of this conversation wrote are spoken of, too. */
function stateBefore(
  before: StoredMessage | undefined,
  proposals: readonly StoredProposal[],
): DialogueState | undefined {
  const state = stateIn(before?.metadata.dialogue);
  const written = proposals
    .filter(({ changeSetId, tool }) => changeSetId !== null && !tool.startsWith('delete'))
    .toSorted(
      (one, other) => Number(one.updatedAt > other.updatedAt) - Number(one.updatedAt < other.updatedAt),
    )
    .flatMap(({ targets: [target] }) =>
      target && isKindName(target.table) ? [[target.table, target.id] as const] : [],
    );
  if (!state) return undefined;
  const plan = state.cards.length > 0 ? [] : planned(state, before, proposals);
  return {
    ...state,
    focus: { ...Object.fromEntries(written), ...state.focus, ...mealPlanned(state, plan) },
    cards: plan.length > 0 ? plan : state.cards,
  };
}

/** The last answer that has cards. */
const lastWithCards = (
  messages: readonly StoredMessage[],
  proposals: readonly StoredProposal[],
): StoredMessage | undefined =>
  messages.findLast(({ id }) => proposals.some(({ messageId }) => messageId === id));

/** The records that approved cards below an answer wrote. */
const writtenBelow = (proposals: readonly StoredProposal[], id: string | undefined): Reference[] =>
  proposals.flatMap(({ messageId, changeSetId, targets: [target] }) =>
    messageId === id && changeSetId !== null && target && isKindName(target.table)
      ? [{ kind: target.table, id: target.id }]
      : [],
  );

/** 'What is Dr. Mora's number' right after an alarm: the number that comes before hers. */
function beforeCalls(before: StoredMessage | undefined, decided: Decided | undefined): string | undefined {
  const { kind, numbers = [] } = before?.metadata.safety ?? {};
  const isCall = kind !== undefined && LASTING.has(kind) && decided?.state.intent === 'contact_ask';
  return isCall && numbers[0] ? `${numbers[0].label} comes first.` : undefined;
}

/** The plan of the answer to the last message. */
export async function planTurn(
  context: Context,
  messages: readonly StoredMessage[],
  proposals: readonly StoredProposal[],
): Promise<PlannedTurn | undefined> {
  // Dangers were looked for before; others have their turn between that, the reading and the decision.
  const slices = new Slices();
  await slices.next();
  const household = await storedHousehold(context);
  const facts = factsOf(context);
  const before = messages.findLast(({ role }) => role === 'assistant');
  const changes = changesOf(proposals);
  const state = stateBefore(before, proposals);
  const last = lastWithCards(messages, proposals);
  // An answer without cards of its own may leave those of an earlier one in the state.
  const holderId = (state?.cards.length ?? 0) > 0 ? last?.id : before?.id;
  const waitsBelow = (id: string | undefined): boolean =>
    proposals.some(
      (proposal) => proposal.messageId === id && shownProposal(proposal, context.now()).status === 'pending',
    );
  const cardWaits = waitsBelow(holderId);
  const said = withPossessives(
    asMissed(withPlainRuns(messages.at(-1)?.content ?? '')),
    state,
    firstNames(household),
  );
  const reading = new Reader(household, clockOf(facts)).read(said);
  await slices.rest();
  const storedNothing =
    state !== undefined &&
    WRITES.test(state.intent) &&
    changes.every(({ messageId }) => messageId !== before?.id && messageId !== holderId);
  const written = writtenBelow(proposals, holderId);
  const decided = decide({
    reading,
    household,
    facts,
    state,
    answerers: ANSWERERS,
    ...(before
      ? { before: { answer: before.content, cardWaits, storedNothing, earlierWaits: waitsBelow(last?.id) } }
      : {}),
    changes,
    written,
    earlier: writtenBelow(proposals, last?.id),
  });
  const first = beforeCalls(before, decided);
  if (decided && first !== undefined) decided.plan.text = `${first} ${decided.plan.text}`;
  return decided && { ...decided, household, facts, last: before?.metadata.suggestions ?? [] };
}
