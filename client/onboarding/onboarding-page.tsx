// The onboarding wizard: five steps, one draft, and Pip beside it. A new parent sees nothing else until it is done.
import { useEffect, useRef } from 'react';
import { useScreen } from '../screen/page.tsx';
import { useUser } from '../session/session.tsx';
import { AppsStep } from './steps/apps-step.tsx';
import { AreasStep } from './steps/areas-step.tsx';
import { joining } from './draft/draft.ts';
import { FamilyStep } from './steps/family-step.tsx';
import { JoiningStep } from './steps/joining-step.tsx';
import { SchoolStep } from './steps/school-step.tsx';
import { STEPS, messageOf, progressOf } from './steps/steps.ts';
import type { StepProps } from './steps/step-props.ts';
import { useCompletion } from './draft/use-completion.ts';
import { useDraft } from './draft/use-draft.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { ZoneStep } from './steps/zone-step.tsx';

const SCREENS = { 1: ZoneStep, 2: FamilyStep, 3: AreasStep, 4: SchoolStep, 5: AppsStep };

export function OnboardingPage() {
  const user = useUser();
  const { draft: typed, dispatch, forget } = useDraft(user);
  // A household has a zone after its first setup: then this parent was invited to it.
  const joins = user.timeZone !== null;
  const draft = user.timeZone === null ? typed : joining(typed, user.timeZone);
  const completion = useCompletion(draft, dispatch, forget);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(draft.step);
  const { title, mood } = STEPS[draft.step];
  useScreen(title);

  useEffect(() => {
    if (shown.current === draft.step) return;
    shown.current = draft.step;
    window.scrollTo(0, 0);
    // The new step is announced, and Tab continues from its top.
    heading.current?.focus({ preventScroll: true });
  }, [draft.step]);

  const props: StepProps = {
    draft,
    dispatch,
    firstName: user.firstName,
    onBack: () => dispatch({ type: 'back', joins }),
    onContinue: () => dispatch({ type: 'continue', joins }),
    completion,
  };
  const Screen = joins && draft.step === 1 ? JoiningStep : SCREENS[draft.step];
  return (
    <WizardFrame
      progress={progressOf(draft.step, joins)}
      title={title}
      mood={mood}
      message={messageOf(draft.step, { firstName: user.firstName, areas: draft.assistanceAreas, joins })}
      headingRef={heading}
      onSignOut={forget}
    >
      <Screen key={draft.step} {...props} />
    </WizardFrame>
  );
}
