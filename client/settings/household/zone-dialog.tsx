// Dialog to change the household's time zone, with the question about upcoming appointments (D31).
import { useState } from 'react';
import { medicalAppointments } from '#contract/appointments.ts';
import { household } from '#contract/household.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { useWrite } from '../../data/write.ts';
import { RadioCards } from '../../kit/form/choice.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useNow } from '../../time/use-now.ts';
import { ZonePicker } from '../../time/zone-picker.tsx';
import { zoneName } from '../../time/zones.ts';
import { sentenceOf } from '../sentence.ts';
import { useLatest } from '../use-latest.ts';
import { upcomingOf, timeAfter, type OnNewZone } from './upcoming-appointments.ts';

interface QuestionProps {
  /** The appointments to come; null while they are not known. */
  upcoming: readonly MedicalAppointment[] | null;
  zone: string;
  answer: OnNewZone | null;
  onAnswer: (answer: OnNewZone) => void;
  error: string | undefined;
}

function AppointmentsQuestion({ upcoming, zone, answer, onAnswer, error }: QuestionProps) {
  const [first] = upcoming ?? [];
  const hint = (how: OnNewZone, otherwise: string) =>
    first === undefined ? otherwise : `“${first.title}” is then at ${timeAfter(first, zone, how)}.`;
  return (
    <RadioCards
      legend="What should happen to your upcoming appointments?"
      value={answer}
      onValueChange={onAnswer}
      error={error}
      options={[
        {
          value: 'keep-clock-time',
          label: 'Keep the clock time',
          hint: hint('keep-clock-time', "For appointments where you'll live."),
        },
        {
          value: 'keep-moment',
          label: 'Keep the moment',
          hint: hint('keep-moment', 'For appointments where you lived before, and calls.'),
        },
      ]}
    />
  );
}

interface ZoneDialogProps {
  /** The zone of the household now. */
  zone: string;
  onClose: () => void;
}

export function ZoneDialog({ zone, onClose }: ZoneDialogProps) {
  const now = useNow();
  const [chosen, setChosen] = useState(zone);
  const [answer, setAnswer] = useState<OnNewZone | null>(null);
  const [error, setError] = useState<string>();
  const { data } = useLatest(medicalAppointments.listMedicalAppointments, {});
  const upcoming = data === undefined ? null : upcomingOf(data, now);
  const asks = chosen !== zone && (upcoming === null || upcoming.length > 0);
  const { mutate, isPending } = useWrite(household.updateHousehold, {
    onSuccess() {
      toast({ title: 'Time zone changed', description: `Times are shown for ${zoneName(chosen)} now.` });
      onClose();
    },
    onError: (cause) => toastError(sentenceOf(cause, "The time zone couldn't be changed. Please try again.")),
  });
  const submit = () => {
    if (chosen === zone) onClose();
    else if (asks && answer === null) setError('Please choose one of the two.');
    else mutate({ timeZone: chosen, ...(asks && answer !== null ? { appointments: answer } : {}) });
  };
  const choose = (how: OnNewZone) => {
    setError(undefined);
    setAnswer(how);
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Change the time zone"
      save="Save time zone"
      pending={isPending}
      onSubmit={submit}
    >
      <ZonePicker chosen={chosen} onChoose={setChosen} />
      {asks && (
        <AppointmentsQuestion
          upcoming={upcoming}
          zone={chosen}
          answer={answer}
          onAnswer={choose}
          error={error}
        />
      )}
    </FormDialog>
  );
}
