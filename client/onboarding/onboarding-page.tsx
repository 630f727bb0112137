// The onboarding wizard: five steps, one draft, and Pip beside it. It is all a new parent sees until it is done.
import { useEffect, useRef } from 'react';
import { useScreen } from '../page.tsx';
import { useUser } from '../session.tsx';
import { AppsStep } from './apps-step.tsx';
import { AreasStep } from './areas-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { SchoolStep } from './school-step.tsx';
import { STEPS, messageOf } from './steps.ts';
import type { StepProps } from './step-props.ts';
import { useCompletion } from './use-completion.ts';
import { useDraft } from './use-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { ZoneStep } from './zone-step.tsx';

const SCREENS = { 1: ZoneStep, 2: FamilyStep, 3: AreasStep, 4: SchoolStep, 5: AppsStep };

export function OnboardingPage() {
  const user = useUser();
  const { draft, dispatch, forget } = useDraft(user);
  const completion = useCompletion(draft, dispatch, forget);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(draft.step);
  const { title, mood } = STEPS[draft.step];
  useScreen(title);

  useEffect(() => {
    if (shown.current === draft.step) return;
    shown.current = draft.step;
    window.scrollTo(0, 0);
    // The new step is announced, and Tab goes on from its top.
    heading.current?.focus({ preventScroll: true });
  }, [draft.step]);

  const props: StepProps = {
    draft,
    dispatch,
    firstName: user.firstName,
    onBack: () => dispatch({ type: 'back' }),
    onContinue: () => dispatch({ type: 'continue' }),
    completion,
  };
  const Screen = SCREENS[draft.step];
  return (
    <WizardFrame
      step={draft.step}
      title={title}
      mood={mood}
      message={messageOf(draft.step, user.firstName)}
      headingRef={heading}
      onSignOut={forget}
    >
      <Screen key={draft.step} {...props} />
    </WizardFrame>
  );
}
