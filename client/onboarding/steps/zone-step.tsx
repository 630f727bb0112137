// Step 1: the family's time zone.
import { Button } from '../../kit/button.tsx';
import { ZonePicker } from '../../time/zone-picker.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

export function ZoneStep({ draft, dispatch, onContinue }: StepProps) {
  return (
    <>
      <ZonePicker chosen={draft.timeZone} onChoose={(zone) => dispatch({ type: 'chooseZone', zone })} />
      <StepActions>
        <Button variant="primary" disabled={draft.timeZone === null} onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
