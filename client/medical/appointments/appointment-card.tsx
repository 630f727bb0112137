// Card of an appointment: title, time, duration, member and contact.
import { Bell, Clock, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarFiles } from '#contract/calendar-files.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { choiceLabel } from '../../editing/form/choice-label.ts';
import { Reschedule } from '../../editing/reschedule/reschedule.tsx';
import { addressOf } from '../../data/api.ts';
import { Badge } from '../../kit/badge.tsx';
import { Link } from '../../kit/link.tsx';
import { LongText } from '../../editing/panel/long-text.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { AddToPhone } from '../../screen/add-to-phone.tsx';
import * as links from '../../screen/links.ts';
import { MemberName } from '../panel/member-name.tsx';
import { PanelRow } from '../panel/panel-row.tsx';
import { durationInWords } from './appointment-when.ts';

interface Named {
  id: string;
  name: string;
}

interface AppointmentCardProps {
  appointment: MedicalAppointment;
  /** 'YYYY-MM-DDTHH:MM' in the household's zone, and 'Tue, Nov 24 at 3:30 PM'. */
  wall: string;
  when: string;
  isPast: boolean;
  /** Contact of the appointment, if known. */
  contact: Named | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

function Badges({ type, familyMemberId }: Pick<MedicalAppointment, 'type' | 'familyMemberId'>) {
  return (
    <>
      {type !== null && <Badge hue={type === 'emergency' ? 'danger' : 'medical'}>{choiceLabel(type)}</Badge>}
      <MemberName id={familyMemberId} />
    </>
  );
}

export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, wall, when, isPast, contact, onEdit, onDelete } = props;
  const { id, title, type, appointmentDate, duration, notes, reminderEnabled, reminderTime } = appointment;
  const badges =
    type !== null || appointment.familyMemberId !== null ? <Badges {...appointment} /> : undefined;
  return (
    <PanelRow
      id={id}
      name={title}
      badges={badges}
      heading={isPast ? 'h4' : 'h3'}
      onEdit={onEdit}
      onDelete={onDelete}
      // Hundreds of them stay light: what is out of sight is not laid out. The width it had is no least width.
      className="min-w-0 [contain-intrinsic-block-size:auto_10rem] [content-visibility:auto]"
    >
      <div className="flex flex-col gap-1.5">
        <Fact icon={<Clock aria-hidden />}>
          <time dateTime={appointmentDate} className="font-semibold">
            {when}
          </time>
          {duration !== null && <span className="text-soft"> · {durationInWords(duration)}</span>}
        </Fact>
        {contact && (
          <Fact icon={<Stethoscope aria-hidden />}>
            <VisuallyHidden>With </VisuallyHidden>
            <Link
              href={links.medical('contacts', { id: contact.id })}
              className="font-medium text-brand underline underline-offset-4 hover:no-underline"
            >
              {contact.name}
            </Link>
          </Fact>
        )}
        {reminderEnabled && !isPast && (
          <Fact icon={<Bell aria-hidden />}>
            <span className="text-soft">
              Reminder {reminderTime} {reminderTime === 1 ? 'hour' : 'hours'} before
            </span>
          </Fact>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {!isPast && <Reschedule appointment={{ id, title, wall }} isOneOfMany />}
        <AddToPhone href={addressOf(calendarFiles.appointmentFile, { id })} title={title} />
      </div>
      <LongText text={notes} of={`the notes about ${title}`} lines={6} />
    </PanelRow>
  );
}
