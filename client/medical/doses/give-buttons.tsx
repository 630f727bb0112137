// 'Mark as given' records a dose with one press; the clock beside it asks for another time.
import { Clock } from 'lucide-react';
import type { Medication } from '#contract/kinds/medication.ts';
import { isGivenToday } from '#rules/medicine/given-dose.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import type { RecentDoses } from './recent-doses.ts';
import type { Giving } from './giving.ts';

interface GiveButtonsProps {
  medication: Medication;
  member: string | undefined;
  recent: RecentDoses;
  giving: Pick<Giving, 'give' | 'ask' | 'pendingId'>;
}

export function GiveButtons({ medication, member, recent, giving }: GiveButtonsProps) {
  const whom = `${medication.name}${member === undefined ? '' : ` for ${member}`}`;
  const clock = { now: useNow(), zone: useZone() };
  const [last] = recent.of(medication);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        // Once given today, another dose is not what a parent most likely wants.
        variant={last && isGivenToday(last, clock) ? 'secondary' : 'primary'}
        pending={giving.pendingId === medication.id}
        disabled={!recent.isKnown}
        onClick={() => void giving.give({ medication, lastSeen: last?.id ?? null })}
      >
        Mark as given
        <VisuallyHidden>: {whom}</VisuallyHidden>
      </Button>
      <IconButton label={`Given earlier: ${whom}`} onClick={() => giving.ask(medication, false)}>
        <Clock aria-hidden />
      </IconButton>
    </div>
  );
}
