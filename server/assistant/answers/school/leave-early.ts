// 'Does Will have to leave school early for the dentist': an appointment against the hours of school that day.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime } from '#rules/time/dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { dayOfAppointment, findAppointments, isComing, whenOf } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, appointmentSentence, focusOn } from '../appointments/say-appointments.ts';
import { dayWords } from '../moments.ts';
import { capital } from '../../text/say.ts';
import { endsOf, isOff, offDaysOf } from '../stored/note-times.ts';
import { standingWords } from '../stored/standing-facts.ts';
import type { Asked, Plan } from '../plan.ts';
import { dayAt, nameOfSchool, READS, schoolsIn } from './schools.ts';
import { isUnset, unsetWords } from './typical-day.ts';

const SCHOOL = new Set(['school', 'class', 'classes', 'preschool', 'daycare']);
const MISSES = new Set(['leave', 'leaves', 'leaving', 'miss', 'misses', 'early', 'pull', 'pulled', 'during']);

/** The hours that the notes of the one it is for tell. */
function endNoted(
  asked: Asked,
  { familyMemberId }: MedicalAppointment,
  date: string,
  time: string,
): string | undefined {
  const member = asked.household.members.find(({ id }) => id === familyMemberId);
  const off = member && offDaysOf(asked, member).find((one) => isOff(one, date));
  if (off) return `${capital(standingWords(asked, off))}, so there's no school that day.`;
  const end = member && endsOf(member).find(({ isOfPlace }) => !isOfPlace);
  if (!end) return undefined;
  const isDuring = time < end.time;
  return `${isDuring ? 'Yes' : 'No'}, ${standingWords(asked, end)}, so it's ${isDuring ? 'before school is out' : 'after school'}.`;
}

function schoolWords(asked: Asked, appointment: MedicalAppointment): string {
  const date = dayOfAppointment(asked, appointment);
  const time = whenOf(asked, appointment).slice(11);
  const school = schoolsIn(asked).find(({ children }) => children.includes(appointment.familyMemberId ?? ''));
  const noted = school === undefined ? endNoted(asked, appointment, date, time) : undefined;
  if (noted !== undefined) return noted;
  if (school === undefined) return "No school hours are stored, so I can't say if that's during school.";
  const { start, end } = school.schoolHours;
  const at = dayAt(school, date);
  if (at.kind === 'off') return `No, there's no school on ${dayWords(date, asked.facts.today)}.`;
  if (isUnset(school)) return unsetWords(school);
  const isShort = at.kind === 'short' && at.entry.kind === 'early-dismissal';
  const out = (isShort ? at.entry.time : undefined) ?? end;
  const hours = `${nameOfSchool(school)} runs from ${formatTime(start)} to ${formatTime(out)} that day`;
  if (time >= out) return `No, ${hours}, so it's after school.`;
  return time < start
    ? `${hours}, so it's before school; the day may begin late.`
    : `Yes, ${hours}, so it's during school.`;
}

/** The appointment asked about and if it is during school; undefined where nothing of the kind is asked. */
export function leavesEarly(asked: Asked): Plan | undefined {
  const words = wordsOf(asked.text);
  if (!words.some((word) => SCHOOL.has(word)) || !words.some((word) => MISSES.has(word))) return undefined;
  const coming = asked.household.appointments.filter((appointment) => isComing(asked, appointment));
  const { found, isNamed, isOtherDay } = findAppointments(asked, coming, asked.slots.days);
  const [first] = found;
  if (first === undefined || isOtherDay || (!isNamed && asked.slots.days.length === 0)) return undefined;
  return {
    text: `${appointmentSentence(asked, first)} ${schoolWords(asked, first)}`,
    reads: [...APPOINTMENT_READS, ...READS],
    focus: focusOn(asked, first),
  };
}
