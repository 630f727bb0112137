// The part that a named contact plays in a visit: who said something, and who only takes somebody there.
import type { SaidThing } from '../../reading/said.ts';
import type { Asked } from '../plan.ts';
import { contactOf } from './find-appointments.ts';

const behind = (text: string, said: string): string => text.slice(text.indexOf(said) + said.length);

/** 'Dr. Amari said …' tells who said it, and not whom it is with. */
export const isSpeaker = (text: string, said: string): boolean =>
  /^ (?:said|says|told|wants|asked|called|thinks)\b/i.test(behind(text, said));

const CARRIES =
  /^(?:['’]?(?:s|ll)| is| are| will| can| could| may| might| be| the one| gonna| going to)* (?:tak(?:e|es|ing)|driv(?:e|es|ing)|bring(?:s|ing)?|pick(?:s|ing)?|drop(?:s|ping)?|com(?:e|es|ing)|join(?:s|ing)?|fetch(?:es|ing)?|wait(?:s|ing)?|watch(?:es|ing)?|sit(?:s|ting)?|stay(?:s|ing)?)\b/i;
const OF_OFFICE = new Set(['doctor', 'dentist', 'specialist', 'hospital', 'pharmacy']);

/** 'Marisol is picking him up', 'Tasha will take Nell': on the way there or back, and not whom the visit is with. */
export const isCarrier = (asked: Asked, { said, ids }: SaidThing): boolean =>
  CARRIES.test(behind(asked.text, said)) &&
  ids.every((id) => !OF_OFFICE.has(contactOf(asked, id)?.type ?? ''));
