// Moves an appointment by days or weeks: 'Reschedule' opens a row of buttons, each one a move with a way back.
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Steps, type Moved } from './steps.tsx';

interface RescheduleProps {
  appointment: Moved;
  /** Several such buttons are on the screen: assistive technology names the appointment. */
  isOneOfMany?: boolean;
}

export function Reschedule({ appointment, isOneOfMany = false }: RescheduleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        className="-ml-3 px-3! text-brand"
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarClock aria-hidden />
        Reschedule{isOneOfMany && <span className="sr-only"> {appointment.title}</span>}
      </Button>
      {isOpen && <Steps appointment={appointment} />}
    </>
  );
}
