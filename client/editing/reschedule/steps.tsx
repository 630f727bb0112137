// The row of steps by which an appointment moves.
import { medical } from '#contract/medical.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { useWrite } from '../../data/write.ts';
import { Chip } from '../../kit/badge.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { failureSentence } from '../failure-sentence.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';

export interface Moved {
  id: string;
  title: string;
  /** 'YYYY-MM-DDTHH:MM' in the household's zone. */
  wall: string;
}

const STEPS = [
  { days: 1, label: '1 day later' },
  { days: 7, label: '1 week later' },
  { days: -1, label: '1 day earlier' },
  { days: -7, label: '1 week earlier' },
];

const movedBy = (wall: string, days: number): string =>
  `${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`;

/** Stores another time; `undo` is the one before. */
function useMove({ id, title }: Moved, today: string) {
  const { mutateAsync, isPending } = useWrite(medical.updateMedicalAppointment);
  const store = async (wall: string, undo?: string) => {
    try {
      await mutateAsync({ id, appointmentDate: wall });
      toast({
        title: undo === undefined ? 'Appointment moved back' : 'Appointment moved',
        description: `${title}, ${whenInWords(wall, today)}`,
        ...(undo === undefined ? {} : { action: { label: 'Undo', onClick: () => void store(undo) } }),
      });
    } catch (error) {
      toastError(failureSentence('Failed to save appointment.', error));
    }
  };
  return { store, isPending };
}

export function Steps({ appointment }: { appointment: Moved }) {
  const { title, wall } = appointment;
  const today = todayIn(useNow(), useZone());
  const { store, isPending } = useMove(appointment, today);
  const steps = STEPS.map(({ days, label }) => ({ label, to: movedBy(wall, days) }));
  return (
    <div role="group" aria-label={`Reschedule ${title}`} className="flex flex-wrap gap-2">
      {steps
        .filter(({ to }) => to.slice(0, 10) >= today)
        .map(({ label, to }) => (
          <Chip key={label} aria-disabled={isPending} onClick={() => !isPending && void store(to, wall)}>
            <span>
              {label}
              <span className="font-normal text-soft"> {whenInWords(to, today).split(' at ')[0]}</span>
            </span>
          </Chip>
        ))}
    </div>
  );
}
