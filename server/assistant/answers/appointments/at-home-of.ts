// 'Thanksgiving is at Pearl's Thursday at 2': what is at the home of somebody private is an event of the family's own, and no visit
// with a doctor.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { HOLIDAY } from '#rules/time/spoken/holiday-names.ts';
import { capital } from '../../text/say.ts';
import type { Asked } from '../plan.ts';
import { eventTitle } from '../school/wished-event.ts';

const OFFICE = /^(?:doctor|dentist|specialist|pharmacy|hospital)$/;
const isPrivate = ({ type, name }: MedicalContact): boolean =>
  !OFFICE.test(type ?? '') && !/^(?:dr|doctor)\b/i.test(name);

/** Celebrations whose day no calendar here knows. */
const MORE = 'hanukkah|passover|seder|friendsgiving|diwali|eid|super ?bowl';
const CELEBRATED = new RegExp(
  `\\b(?:${HOLIDAY}|${MORE})(?: (?:dinner|lunch|brunch|breakfast|party|feast|potluck|meal|egg hunt|cookie swap))?\\b`,
  'i',
);

/** The wish without the private home, and the title that has it; undefined where it is at no such home. */
export function atHomeOf(asked: Asked): { asked: Asked; title: string } | undefined {
  const { slots, household, text } = asked;
  const [said, ...others] = slots.contacts;
  const contact = household.contacts.find(({ id }) => id === said?.ids[0]);
  if (!said || !contact || others.length > 0 || !isPrivate(contact)) return undefined;
  const phrase = new RegExp(
    `(?:\\bis |\\bare |\\bwill be )?\\b(?:at|over at|to) (?:(?:grand\\p{L}+|aunt|uncle|nana|papa) )?${RegExp.escape(said.said)}(?:['’]s)?(?: (?:house|place|home))?`,
    'iu',
  );
  if (!phrase.test(text)) return undefined;
  const first = capital(said.said.toLowerCase().replace(/['’]?s$/, ''));
  const name = contact.name.split(' ').find((word) => word.toLowerCase() === first.toLowerCase()) ?? first;
  const plain = {
    ...asked,
    text: text.replace(phrase, ' ').replace(/ {2,}/g, ' '),
    slots: { ...slots, contacts: [] },
  };
  const [holiday] = CELEBRATED.exec(text.replaceAll('’', "'")) ?? [];
  const own = holiday === undefined ? eventTitle(plain) : capital(holiday.toLowerCase());
  return own === undefined ? undefined : { asked: plain, title: `${own} at ${name}'s` };
}
