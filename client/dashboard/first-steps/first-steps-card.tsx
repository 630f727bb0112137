// The first three steps of a household, until they are done or hidden for good.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stethoscope, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import { account } from '#contract/account.ts';
import { firstPlanWeek } from '#rules/meals/plan-days.ts';
import { DishDrawing } from '../../choices/dish-drawing.tsx';
import { useWrite } from '../../data/write.ts';
import { useQuickEntry } from '../../editing/quick-entry/use-quick-entry.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { toastError } from '../../kit/overlays/toast.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as links from '../../screen/links.ts';
import { useInvite } from '../../screen/use-invite.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { StepTile } from './step-tile.tsx';
import { useFirstSteps, type FirstSteps } from './use-first-steps.ts';

const DISHES = ['pancakes', 'noodles', 'taco'] as const;

/** The focus must not be lost with the button that had it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function Celebration() {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <Card as="div" ref={card} tabIndex={-1} role="status" className="outline-none">
      <p className="font-display text-xl font-extrabold">Hooray, you're all set!</p>
      <p className="mt-1 text-soft">
        Your week is planned, the other parent is invited, and the next appointment is on the calendar.
      </p>
    </Card>
  );
}

const countDone = (steps: FirstSteps): number => Object.values(steps).filter(Boolean).length;

/** Steps that were done when the card was looked at last, since this page was loaded. */
let lastSeen: number | null = null;

/** True once a step was done since then; calls `onCheer` for each. */
function useCheer(steps: FirstSteps | null, onCheer: () => void): boolean {
  const done = steps && countDone(steps);
  const [before, setBefore] = useState(lastSeen);
  if (before === null && done !== null) setBefore(done);
  const isCheered = before !== null && done !== null && done > before;
  const cheer = useEffectEvent(onCheer);
  useEffect(() => {
    lastSeen = done ?? lastSeen;
    if (isCheered) cheer();
  }, [done, isCheered]);
  return isCheered;
}

interface StepsProps {
  steps: FirstSteps;
  isCheered: boolean;
  invite: ReturnType<typeof useInvite>;
  onAdd: () => void;
  onHide: () => void;
}

function Steps({ steps, isCheered, invite, onAdd, onHide }: StepsProps) {
  const [, navigate] = useLocation();
  const week = firstPlanWeek(useNow(), useZone());
  const done = countDone(steps);
  return (
    <Card
      title="Your first steps"
      action={
        <Button variant="quiet" className="-mr-2 max-[22rem]:-ml-5" onClick={onHide}>
          Hide for good
        </Button>
      }
    >
      <p role="status" className="-mt-2 mb-4 text-soft">
        {done === 0
          ? 'A few taps, and your family is up and running.'
          : `${isCheered ? 'Hooray! ' : ''}${done} of 3 done`}
      </p>
      <ul className="grid gap-3 lg:grid-cols-3">
        <StepTile
          title="Plan the first week"
          hint={`Pip picks dishes for ${week} that everyone can eat.`}
          hue="meal"
          picture={DISHES.map((dish) => (
            <DishDrawing key={dish} picture={dish} className="size-11 not-first:-ml-6" />
          ))}
          done={steps.plan}
          onTake={() => navigate(links.chat(), { state: { say: `Plan ${week}'s meals` } })}
        />
        <StepTile
          title="Invite the other parent"
          hint="You both see the same week."
          hue="brand"
          picture={<Users />}
          done={steps.invite}
          // The link is told once, and may not have been sent.
          again="New link"
          pending={invite.isPending}
          onTake={invite.invite}
        />
        <StepTile
          title="Add the next appointment"
          hint="One line is enough, like “Dentist Tue 3 pm”."
          hue="medical"
          picture={<Stethoscope />}
          done={steps.appointment}
          onTake={onAdd}
        />
      </ul>
    </Card>
  );
}

export function FirstStepsCard({ onCheer }: { onCheer: () => void }) {
  const steps = useFirstSteps();
  const isCheered = useCheer(steps, onCheer);
  const invite = useInvite();
  const { ask, entry } = useQuickEntry();
  const [isHidden, setHidden] = useState(false);
  const { mutate } = useWrite(account.updatePreferences, {
    onError() {
      if (!isHidden) return;
      setHidden(false);
      toastError("Your first steps couldn't be hidden. Please try again.");
    },
  });
  const isAllDone = steps !== null && steps.plan && steps.invite && steps.appointment;
  // Undo of the last step does not bring the others back.
  const [isOver, setOver] = useState(false);
  if (isAllDone && !isOver) setOver(true);
  const finish = useEffectEvent(() => {
    mutate({ firstSteps: 'done' });
    onCheer();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  const hide = () => {
    setHidden(true);
    mutate({ firstSteps: 'done' });
    focusHeading();
  };
  if (isHidden) return null;
  return (
    <>
      {steps === null && <Skeleton className="h-126 lg:h-76" />}
      {steps !== null && !isOver && (
        <Steps steps={steps} isCheered={isCheered} invite={invite} onAdd={() => ask()} onHide={hide} />
      )}
      {isOver && <Celebration />}
      {invite.dialog}
      {entry}
    </>
  );
}
