// 'Can Mai be there', 'could Grandpa drive us to the scan', 'so who does the IEP': the hours of a visit that is named or spoken of,
// held against what a grown-up has and what the notes tell.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayOfAppointment } from '../appointments/find-appointments.ts';
import { APPOINTMENT_READS, calledAppointment, focusOn, whenSaid } from '../appointments/say-appointments.ts';
import { visitMeant } from '../appointments/visit-meant.ts';
import { memberOf } from '../people.ts';
import type { Asked, Plan } from '../plan.ts';
import { sentencesOf } from '../stored/passages.ts';
import { isTaken, standingOn, standingWords } from '../stored/standing-facts.ts';
import { hasWords, inTheWay } from './free-time.ts';
import { partOfVisit } from './who-can.ts';

const RIDES = '(?:take|drive|bring|drop(?: off)?|pick up|get)';
/** 'Can Mai be there', 'will she make it' */
const ATTENDS = new RegExp(
  `\\b(?:can|could|will|would|is) (?:[\\w'’]+ ){1,3}?(?:be (?:there|at|with)|able to (?:go|come|be)|free for|(?:go|come)(?: (?:with|w|along|too|to|there|instead)\\b|\\W*$)|make (?:it|that)\\b|attend|${RIDES} (?:us|me|him|her|them|(?:the )?(?:kids|twins|boys|girls|baby)|[a-z]+ to)\\b)`,
);
export const asksAttendance = (text: string): boolean => ATTENDS.test(text);

/** 'Who does the IEP', 'who goes with her' */
const WHO_GOES =
  /\bwho(?:s| is|ll| will)? (?:does|do|goes?|going|takes?|taking|drives?|driving|brings?|bringing|watches)\b/;
export const asksWhoGoes = (text: string): boolean => WHO_GOES.test(text);

export const isOfSpeaker = ({ slots, text }: Pick<Asked, 'slots' | 'text'>): boolean =>
  slots.isMe || /\bi\b/i.test(text);

/** A grown-up is away or at work during it. */
export function isNotedThen(asked: Asked, visit: MedicalAppointment): boolean {
  const adults = asked.household.members.filter(({ relationship }) => relationship !== 'child');
  const ids = new Set(adults.map(({ id }) => id));
  return standingOn(asked, dayOfAppointment(asked, visit), ids, partOfVisit(asked, visit)).some(isTaken);
}

const DRIVES = /\b(?:drives? (?:only|just|not?)|(?:only|not) driv\w+|license)\b|\bdrive\b/i;
const DRIVES_NOT =
  /\b(?:does not|doesn['’]?t|cannot|can['’]?t|no longer) drives?\b|\bno (?:driver|license)\b/i;

/** The answer for one grown-up and the visit that is meant; undefined where none of both is. */
export const canAttend = (asked: Asked): Plan | undefined => attendanceAt(asked, visitMeant(asked));

export function attendanceAt(asked: Asked, visit: MedicalAppointment | undefined): Plan | undefined {
  const text = fold(asked.text);
  if (!ATTENDS.test(text)) return undefined;
  const { household, slots } = asked;
  const said = slots.people.flatMap(({ ids: [id] }) => memberOf(asked, id) ?? []);
  const adults = said.filter(({ relationship }) => relationship !== 'child');
  const speaker = isOfSpeaker(asked) ? memberOf(asked, household.speakerId) : undefined;
  const [member] = adults.length > 0 ? adults : [speaker];
  if (!visit || !member) return undefined;
  const own = new Set([member.id]);
  const part = partOfVisit(asked, visit);
  const date = dayOfAppointment(asked, visit);
  const booked = inTheWay(asked, date, part, own).filter(
    ({ id, familyMemberId }) => id !== visit.id && familyMemberId !== null,
  );
  const reasons = [
    ...booked.map((one) => hasWords(asked, one)),
    ...standingOn(asked, date, own, part).map((fact) => standingWords(asked, fact)),
  ];
  const isRide = new RegExp(`\\b${RIDES}\\b`).test(text);
  // 'Couldn't Babcia go' may be about a ride, too: that she does not drive is told.
  const driving = sentencesOf(member.notes).filter((one) => (isRide ? DRIVES : DRIVES_NOT).test(one));
  const isNo = reasons.length > 0 || (isRide && driving.some((one) => DRIVES_NOT.test(one)));
  const who = member.id === household.speakerId ? 'you' : quoted(member.name);
  const nothing = isNo ? [] : [`nothing else is stored for ${who} then`];
  const notes = driving.map((one) => standingWords(asked, { memberId: member.id, text: one }));
  const is = `${calledAppointment(asked, visit)} is ${whenSaid(asked, visit)}`;
  return {
    text: `${isNo ? 'No' : 'Yes, as far as I can see'}. ${capital(listed([is, ...reasons, ...nothing, ...notes]))}.`,
    reads: APPOINTMENT_READS,
    isOfField: true,
    focus: focusOn(asked, visit),
  };
}
