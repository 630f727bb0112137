// Step 4: type of school; shown only when the school area was selected.
import { House, Library, School, Shuffle } from 'lucide-react';
import type { SchoolType } from '#contract/schemas/account.ts';
import { Button } from '../../kit/button.tsx';
import { RadioCards } from '../../kit/form/choice.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const icon = (drawing: React.ReactNode) => (
  <span aria-hidden className="rounded-2xl bg-school p-2.5 text-school-ink [&_svg]:size-6">
    {drawing}
  </span>
);

const KINDS: { value: SchoolType; label: string; hint: string; icon: React.ReactNode }[] = [
  {
    value: 'public',
    label: 'Public school',
    hint: 'A neighborhood, charter or magnet school.',
    icon: icon(<School />),
  },
  {
    value: 'private',
    label: 'Private school',
    hint: 'An independent or faith-based school.',
    icon: icon(<Library />),
  },
  {
    value: 'homeschool',
    label: 'Homeschool',
    hint: 'You teach at home, at your own pace.',
    icon: icon(<House />),
  },
  { value: 'hybrid', label: 'Hybrid', hint: 'Some days at school, some at home.', icon: icon(<Shuffle />) },
];

export function SchoolStep({ draft, dispatch, onBack, onContinue }: StepProps) {
  return (
    <>
      <RadioCards
        legend="Which kind of school fits your family?"
        name="school-type"
        options={KINDS}
        value={draft.schoolType}
        onValueChange={(schoolType) => dispatch({ type: 'chooseSchool', schoolType })}
      />
      <p className="text-soft">Not decided yet? Leave it open and choose later on the School page.</p>
      <StepActions onBack={onBack}>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
