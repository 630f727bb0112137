// One proposal: its changes, the people concerned, and the buttons to approve or decline.
import { ArrowRight, Check, CircleSlash, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { DishOfName } from '../../choices/dish-of-name.tsx';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { PlanGrid } from '../plan-code.ts';
import { ReceiptLink } from '../answer/receipt-link.tsx';
import type { Swapping } from './plan-grid.tsx';
import { linesOf } from './proposals.ts';

export interface ProposalActions {
  approve: (proposal: Proposal) => void;
  decline: (id: string) => void;
  undo: (changeSetId: string) => void;
  /** Swaps dishes on this card. */
  swappingOn: (proposal: Proposal) => Swapping;
  isApproving: boolean;
  isDeclining: boolean;
  isUndoing: boolean;
}

interface ProposalCardProps {
  proposal: Proposal;
  /** The change set of the approved proposal, once loaded. */
  change: ChangeSet | undefined;
  actions: ProposalActions;
}

/** Lines shown before the rest is asked for. */
const SHORT = 7;

/** A place of a weekly menu: 'Monday dinner'. */
const MEAL_LABEL = /^\w+day (?:breakfast|lunch|dinner)$/i;

type Line = Proposal['lines'][number];

function Change({ line }: { line: Line }) {
  const { label, before, after } = line;
  const isMeal = MEAL_LABEL.test(label);
  return (
    <li className={cx('flex flex-wrap gap-x-3 py-1', isMeal ? 'items-center' : 'items-baseline')}>
      <span className="w-40 shrink-0 text-soft">{label}</span>
      <span className="flex min-w-40 flex-1 flex-wrap items-center gap-x-2 wrap-anywhere">
        {before !== null && (
          <span className="text-soft line-through">
            <VisuallyHidden>Before: </VisuallyHidden>
            {before}
          </span>
        )}
        {before !== null && <ArrowRight aria-hidden className="size-4 shrink-0 text-soft" />}
        <span className="flex items-center gap-2 font-medium">
          {after && isMeal && <DishOfName name={after} className="size-9" />}
          {before !== null && <VisuallyHidden>After: </VisuallyHidden>}
          {after ?? 'removed'}
        </span>
      </span>
    </li>
  );
}

function Changes({ lines }: { lines: Line[] }) {
  const [all, setAll] = useState(lines.length <= SHORT);
  return (
    <>
      <ul className="mt-3">
        {(all ? lines : lines.slice(0, SHORT)).map((line, index) => (
          <Change key={index} line={line} />
        ))}
      </ul>
      {!all && (
        <Button variant="quiet" className="-ml-5" onClick={() => setAll(true)}>
          Show all {lines.length} lines
        </Button>
      )}
    </>
  );
}

function Warnings({ lines }: { lines: Line[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {lines.map(({ label, after }, index) => (
        <li
          key={index}
          className={cx('flex items-start gap-2', label === 'Careful' ? 'text-danger-ink' : 'text-soft')}
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{label}:</strong> {after}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A menu is shown as a week, everything else line by line. The whole card waits for the code of the week: one that grew
 * afterwards would push its own buttons away.
 */
function Content({ proposal, actions }: Pick<ProposalCardProps, 'proposal' | 'actions'>) {
  const { dishes, warnings, others } = linesOf(proposal);
  const { status } = proposal;
  return (
    <>
      {warnings.length > 0 && <Warnings lines={warnings} />}
      {dishes.length > 0 && (
        <PlanGrid
          lines={dishes}
          warnings={warnings}
          swapping={status === 'pending' ? actions.swappingOn(proposal) : undefined}
        />
      )}
      {others.length > 0 && <Changes lines={others} />}
    </>
  );
}

const ENDINGS = {
  approved: { Icon: Check, text: 'Approved and saved' },
  declined: { Icon: CircleSlash, text: 'Declined. Nothing was changed.' },
  expired: { Icon: Clock, text: 'This has expired. Ask Pip again if you still want it.' },
  superseded: { Icon: Clock, text: 'Replaced by a newer proposal.' },
} as const;

interface EndingProps extends Pick<ProposalCardProps, 'change' | 'actions'> {
  /** Of the words that tell how it ended. */
  id: string;
  proposal: Proposal & { status: keyof typeof ENDINGS };
  onUndo: (changeSetId: string) => void;
}

function Ending({ id, proposal, change, actions, onUndo }: EndingProps) {
  const { Icon, text } = ENDINGS[proposal.status];
  const { changeSetId, link } = proposal;
  const canUndo = proposal.status === 'approved' && changeSetId !== null && change?.canUndo !== false;
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p id={id} className="flex items-center gap-2 font-medium">
        {change?.undone ? <Undo2 aria-hidden className="size-5" /> : <Icon aria-hidden className="size-5" />}
        {change?.undone ? 'Approved, then undone' : text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {proposal.status === 'approved' && link !== null && !change?.undone && (
          <ReceiptLink href={link.href} label={link.label} />
        )}
        {canUndo && !change?.undone && (
          <Button pending={actions.isUndoing} onClick={() => onUndo(changeSetId)}>
            <Undo2 aria-hidden />
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

/** Brings the focus to the card when its buttons go away under it. */
function useFocusAfterAnswer(state: Proposal['status'] | 'undone') {
  const card = useRef<HTMLLIElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    // What has just changed is in sight; a card taller than the screen would be scrolled away from it.
    if (acted.current && state !== 'pending') card.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [state]);
  return { card, acted };
}

export function ProposalCard({ proposal, change, actions }: ProposalCardProps) {
  const id = useId();
  const { status, title, concerns } = proposal;
  const { card, acted } = useFocusAfterAnswer(change?.undone ? 'undone' : status);
  const answer = (act: () => void) => () => {
    acted.current = true;
    act();
  };
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      // Read with the title when the card gets the focus.
      aria-describedby={status === 'pending' ? undefined : `${id}-end`}
      className="rounded-card border border-line-strong bg-surface px-4 py-4 sm:px-5"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {concerns.length > 0 && <p className="text-soft">For {concerns.join(', ')}</p>}
      <Content proposal={proposal} actions={actions} />
      {status === 'pending' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            variant="primary"
            pending={actions.isApproving}
            onClick={answer(() => actions.approve(proposal))}
          >
            <Check aria-hidden />
            Approve
          </Button>
          <Button pending={actions.isDeclining} onClick={answer(() => actions.decline(proposal.id))}>
            Decline
          </Button>
        </div>
      ) : (
        <Ending
          id={`${id}-end`}
          proposal={{ ...proposal, status }}
          change={change}
          actions={actions}
          onUndo={(changeSetId) => answer(() => actions.undo(changeSetId))()}
        />
      )}
    </li>
  );
}
