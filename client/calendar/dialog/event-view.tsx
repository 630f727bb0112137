// An event with its facts, the link to edit it, and its deletion (DASH-07 to DASH-09).
import { Suspense, useState } from 'react';
import { CalendarDays, Clock, Info, Sparkles, Users } from 'lucide-react';
import { calendarFiles } from '#contract/calendar-files.ts';
import { medical } from '#contract/medical.ts';
import { peopleOfAppointment } from '#rules/calendar/appointment-people.ts';
import { appointmentIdOfEvent, timeOfEvent, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { FIRST_SCHOOL } from '#rules/calendar/events/schools.ts';
import { formatLongDate, formatTime } from '#rules/time/dates.ts';
import { addressOf, useRead } from '../../data/api.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { Link } from '../../kit/link.tsx';
import { toast } from '../../kit/overlays/toast.ts';
import { AddToPhone } from '../../screen/add-to-phone.tsx';
import * as links from '../../screen/links.ts';
import { KINDS } from '../event-kinds.ts';
import { formatDays } from '../month.ts';
import { Avatars, usePeopleOf } from '../people.tsx';
import { useDeleteEvent } from './delete-event.ts';

const NONE: never[] = [];

const Reschedule = later(() =>
  import('../../editing/reschedule/reschedule.tsx').then((file) => file.Reschedule),
);

/** The people of the event: of an appointment in words, of others their names; '' for none, a blank until they are loaded. */
function usePeopleInWords(event: CalendarEvent): string {
  const members = usePeopleOf(event);
  const { type, contactId = null } = event;
  const contacts = useRead(medical.listMedicalContacts, {}, { enabled: contactId !== null });
  if (type !== 'medical') return members.map(({ name }) => name).join(', ');
  const familyMemberId = members[0]?.id ?? null;
  const known = { members, contacts: contacts.data ?? NONE };
  // A line of its own from the start: one that comes later moves the buttons below.
  return peopleOfAppointment({ familyMemberId, contactId }, known) || (contacts.isLoading ? '\u00a0' : '');
}

/** Address of the event as a file; null for meals, which have none. */
function fileOf({ id, type, school = FIRST_SCHOOL, date }: CalendarEvent): string | null {
  const appointment = appointmentIdOfEvent(id);
  if (appointment !== undefined) return addressOf(calendarFiles.appointmentFile, { id: appointment });
  return type === 'school' ? addressOf(calendarFiles.schoolDayFile, { school, date }) : null;
}

/** Only an appointment is moved here. The place of the button is kept: it must not move what is pressed meanwhile. */
function RescheduleEvent({ event: { id, title, date, time } }: { event: CalendarEvent }) {
  const appointment = appointmentIdOfEvent(id);
  if (appointment === undefined) return null;
  return (
    <Suspense fallback={<span className="min-h-11" />}>
      <Reschedule appointment={{ id: appointment, title, wall: `${date}T${time}` }} />
    </Suspense>
  );
}

interface EventFactsProps {
  event: CalendarEvent;
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

export function EventFacts({ event, zone }: EventFactsProps) {
  const { Icon, hue, name } = KINDS[event.type];
  const people = usePeopleInWords(event);
  const file = fileOf(event);
  const { span } = event;
  return (
    <div className="flex flex-col items-start gap-3">
      <Badge hue={hue}>
        <Icon aria-hidden />
        {name}
      </Badge>
      <h3 className="text-2xl wrap-anywhere">{event.title}</h3>
      <p className="flex items-center gap-2">
        <CalendarDays aria-hidden className="size-5 text-soft" />
        {span && span.start < span.end ? formatDays(span.start, span.end) : formatLongDate(event.date)}
      </p>
      <p className="flex items-center gap-2 tabular-nums">
        <Clock aria-hidden className="size-5 text-soft" />
        {timeOfEvent(event)}
        {event.endTime !== undefined && ` – ${formatTime(event.endTime)}`}
        {zone !== null && !event.allDay && ` (${zone} time)`}
      </p>
      {event.typical && (
        <p className="flex items-start gap-2">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          Typical date, please check with the school
        </p>
      )}
      {people !== '' && (
        <p className="flex items-start gap-2 wrap-anywhere">
          <Users aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <span>{people}</span>
          <Avatars event={event} size="medium" most={6} isNamed />
        </p>
      )}
      {event.description !== '' && (
        <p className="flex items-start gap-2 wrap-anywhere whitespace-pre-line">
          {event.isAIGenerated && <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />}
          {event.description}
        </p>
      )}
      {event.lessons && (
        <ul aria-label="Lessons" className="flex flex-col gap-1">
          {event.lessons.map((lesson) => (
            <li key={lesson.key} className="flex gap-2 wrap-anywhere">
              <span className="min-w-20 shrink-0 text-soft tabular-nums">{timeOfEvent(lesson)}</span>
              {lesson.title}
            </li>
          ))}
        </ul>
      )}
      <RescheduleEvent event={event} />
      {file !== null && <AddToPhone href={file} />}
    </div>
  );
}

interface ConfirmProps {
  isPending: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a whole week goes (D8). */
function ConfirmMenu({ isPending, onKeep, onDelete }: ConfirmProps) {
  return (
    <div className="flex w-full flex-col gap-3">
      <p id="delete-menu-question">
        <strong>This deletes the whole weekly menu</strong>, every meal of that week, not just this one.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {/* The safe choice gets the focus. */}
        <Button autoFocus aria-describedby="delete-menu-question" onClick={onKeep}>
          Keep it
        </Button>
        <Button variant="danger" pending={isPending} onClick={onDelete}>
          {isPending ? 'Deleting...' : 'Delete weekly menu'}
        </Button>
      </div>
    </div>
  );
}

/** Address where the details of an event are edited: its screen, and the record itself where possible. */
function detailsOf({ id, type }: CalendarEvent): string {
  const appointment = appointmentIdOfEvent(id);
  return appointment === undefined ? KINDS[type].href : links.medical('appointments', { id: appointment });
}

interface EventActionsProps {
  event: CalendarEvent;
  onDeleted: () => void;
}

/** School events come from the settings of the School page (CAL-11). */
const explainSchoolEvents = () =>
  toast({
    title: 'Note',
    description:
      'To modify school events, please use the School page to edit your calendar settings or breaks.',
  });

/** Give it the event's key as key: a question about one event is not asked about the next. */
export function EventActions({ event, onDeleted }: EventActionsProps) {
  const [asking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteEvent(event, onDeleted);
  if (asking) return <ConfirmMenu isPending={isPending} onKeep={() => setAsking(false)} onDelete={remove} />;
  const press = { medical: remove, meal: () => setAsking(true), school: explainSchoolEvents }[event.type];
  return (
    <>
      {/* One appointment goes at once, because it comes back with Undo; a whole week is asked about first. */}
      <Button pending={isPending} onClick={press}>
        {isPending ? 'Deleting...' : 'Delete'}
      </Button>
      <Button asChild variant="primary">
        <Link href={detailsOf(event)}>Edit Details</Link>
      </Button>
    </>
  );
}
