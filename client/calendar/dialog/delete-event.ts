// Deletes the record behind a calendar event, with Undo: an appointment (CAL-09), or the whole weekly menu of a meal
// (CAL-10, D8).
import { medicalAppointments } from '#contract/appointments.ts';
import { meals } from '#contract/meals.ts';
import { appointmentIdOfEvent, menuIdOfEvent } from '#rules/calendar/calendar.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';

const MENU = {
  operation: meals.deleteWeeklyMenu,
  name: 'deleteWeeklyMenu',
  done: { title: 'Meal Plan Deleted', description: 'Meal plan has been removed from your calendar' },
  failed: 'Failed to delete meal plan',
  restored: { title: 'Meal Plan Restored', description: 'Your meal plan is back on the calendar' },
};
const APPOINTMENT = {
  operation: medicalAppointments.deleteMedicalAppointment,
  name: 'deleteMedicalAppointment',
  done: {
    title: 'Appointment Deleted',
    description: 'Medical appointment has been removed from your calendar',
  },
  failed: 'Failed to delete appointment',
  restored: { title: 'Appointment Restored', description: 'Your appointment is back on the calendar' },
};

/** Deletes the record an event comes from; `onDeleted` runs once it is gone. */
export function useDeleteEvent({ id, type }: CalendarEvent, onDeleted: () => void) {
  const { remove, isPending } = useDeletion({ ...(type === 'medical' ? APPOINTMENT : MENU), onDeleted });
  const recordId = appointmentIdOfEvent(id) ?? menuIdOfEvent(id);
  return { remove: () => recordId !== undefined && remove(recordId), isPending };
}
