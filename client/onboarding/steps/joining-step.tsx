// Step 1 of a parent who joins a household: shows its time zone instead of asking for one.
import { MapPin } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useNow } from '../../time/use-now.ts';
import { timeIn, zoneName } from '../../time/zones.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

export function JoiningStep({ draft, onContinue }: StepProps) {
  const now = useNow();
  const zone = draft.timeZone ?? '';
  return (
    <>
      <Card as="div" className="flex items-start gap-4">
        <MapPin aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <p className="text-lg font-semibold">{zoneName(zone)}</p>
          <p className="text-soft">
            Your household's time zone, where it's {timeIn(zone, now)} now. You can change it in Settings, for
            everyone.
          </p>
        </div>
      </Card>
      <p className="text-soft">
        Everything your family has saved is already there. What you choose next is just for you.
      </p>
      <StepActions>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}
