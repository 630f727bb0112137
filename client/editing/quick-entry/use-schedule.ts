// Schedules an appointment, with the way back in the toast.
import { useRef } from 'react';
import { medical } from '#contract/medical.ts';
import { todayIn } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { newId } from '../../data/new-id.ts';
import { useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { failureSentence } from '../failure-sentence.ts';
import { useZone } from '../../time/zone.ts';

interface Scheduled {
  title: string;
  date: string;
  time: string;
  duration: number | null;
  memberId: string | null;
}

const FAILED = 'Failed to save appointment.';

/** `onDone` runs once it is stored. */
export function useSchedule(onDone: () => void) {
  const zone = useZone();
  // The same for a second try: a first one whose response was lost makes no second appointment (D29).
  const id = useRef(newId());
  const removing = useWrite(medical.deleteMedicalAppointment, {
    onSuccess: () => toast({ title: 'Appointment removed' }),
    onError: () => toastError("This couldn't be undone. Please try again."),
  });
  const { mutate, isPending } = useWrite(medical.createMedicalAppointment, {
    onSuccess: ({ id: madeId, title, wallTime }) => {
      onDone();
      toast({
        title: 'Appointment scheduled',
        description: `${title}, ${whenInWords(wallTime, todayIn(new Date(), zone))}`,
        action: { label: 'Undo', onClick: () => removing.mutate({ id: madeId }) },
      });
    },
    onError: (error) => toastError(failureSentence(FAILED, error)),
  });
  const schedule = ({ title, date, time, duration, memberId }: Scheduled) =>
    mutate({
      id: id.current,
      title,
      appointmentDate: `${date}T${time}`,
      duration,
      familyMemberId: memberId,
    });
  return { schedule, isPending };
}
