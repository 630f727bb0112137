// The rest of a letter that tells the new moment of a visit: from when to when, another place in the notes, and who can be there then.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { instantOf, minutesOfDay } from '#rules/time/dates.ts';
import { capital, quoted } from '../../text/say.ts';
import { attendanceAt } from '../day/attendance.ts';
import type { Asked } from '../plan.ts';

/** The length of a visit that is said from when to when. */
export function spanLength({ slots }: Asked, wall: string): number | undefined {
  const said = slots.times.find(({ time, endTime }) => endTime !== undefined && time === wall.slice(11));
  const minutes = said?.endTime === undefined ? 0 : minutesOfDay(said.endTime) - minutesOfDay(said.time);
  return minutes > 0 ? minutes : undefined;
}

const WORD = String.raw`[\p{L}\d#-]+`;
const INSTEAD = new RegExp(
  `((?:${WORD} ){0,2}${WORD}),? (?:instead of|rather than|and not|not) (?:in |at |the )*((?:${WORD} ){0,2}${WORD})`,
  'giu',
);
/** 'Room 12 instead of Room 4': the notes with the new place where they have the old one. */
export function swappedInNotes(text: string, notes: string): { notes: string; said: string } | undefined {
  for (const [, after = '', before = ''] of text.matchAll(INSTEAD)) {
    const words = before.split(' ');
    for (let length = words.length; length > 0; length -= 1) {
      const old = words.slice(0, length).join(' ');
      const at = notes.toLowerCase().search(new RegExp(`\\b${RegExp.escape(old.toLowerCase())}\\b`, 'u'));
      if (at === -1) continue;
      const written = notes.slice(at, at + old.length);
      const typed = after.split(' ').slice(-length).join(' ');
      const next = /^\p{Lu}/u.test(written) ? capital(typed) : typed;
      return {
        notes: `${notes.slice(0, at)}${next}${notes.slice(at + old.length)}`,
        said: ` The notes say ${quoted(next)} instead of ${quoted(written)}.`,
      };
    }
  }
  return undefined;
}

const ASKED_BESIDE =
  /,? ?(?:(?:and|also|please) )*(?:tell me|let me know|check|see) (?:whether|if) ([^.;!?\n]+)/i;

/** The message without the question that it brings, and the question. */
export function questionBeside(asked: Asked): { asked: Asked; question: string | undefined } {
  const [whole = '', question] = ASKED_BESIDE.exec(asked.text) ?? [];
  return {
    asked: question === undefined ? asked : { ...asked, text: asked.text.replace(whole, '') },
    question,
  };
}

/** 'Tell me if Mai can be there': at the new moment. */
export function attendanceThen(
  asked: Asked,
  question: string | undefined,
  visit: MedicalAppointment,
  wall: string,
): string {
  if (question === undefined) return '';
  const moved = { ...visit, appointmentDate: instantOf(wall, asked.facts.zone).toISOString() };
  const subject = question.replace(/^(.*?) (can|could|will|would|is) /i, '$2 $1 ');
  const plan = attendanceAt({ ...asked, text: subject }, moved);
  return plan === undefined ? '' : ` ${plan.text}`;
}
