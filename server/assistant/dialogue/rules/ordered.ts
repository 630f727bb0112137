// Readings of an order that comes first, of a name with a number, and of a list with a colon.
import { isAsking, type Rule } from './rule.ts';

/** 'Imogen's rowing coach: Beatriz Sol, 415…': a name with a number or an address is a contact, whatever the rest is taken for. */
export const tellsContact: Rule = ({ wish: { slots }, first, text }) =>
  slots.phones.length + slots.emails.length > 0 &&
  slots.names.length > 0 &&
  !/^(?:contact|appointment|own_event|send)/.test(first) &&
  !isAsking(text)
    ? 'contact_add'
    : undefined;

const ROLE =
  '(?:teacher|coach|tutor|counsell?or|principal|nurse|sitter|babysitter|nanny|instructor|aide|driver|leader|therapist)';
const TITLED = '(?:mr|mrs|ms|miss|mx|coach|dr|doctor|professor)\\.? \\p{L}{2,}';
/** 'Ivo's teacher is Ms. Lee', 'add Mr. Ortiz as Nell's tutor': who somebody's teacher is belongs to the contacts. */
const TELLS_ROLE = new RegExp(
  `^\\W*(?:(?:oh|ok|hey|and|so|btw|fyi)\\W+)*(?:\\p{L}+(?:['’]?s)? ){1,3}${ROLE}(?: is| name is|,|:)? (?:now |called )?${TITLED}|\\b(?:add|save|put) ${TITLED}(?: \\p{L}+)? as (?:\\p{L}+(?:['’]?s)? ){1,3}${ROLE}\\b`,
  'iu',
);
export const tellsRole: Rule = ({ wish: { slots, text: said }, text }) =>
  TELLS_ROLE.test(said) &&
  slots.contacts.length + slots.days.length + slots.times.length === 0 &&
  !/\b(?:and|but|because|who|says?|said|thinks?|told|wants?|hates?|yells?|yelled|called|emailed)\b/.test(
    text,
  ) &&
  !isAsking(text)
    ? 'contact_add'
    : undefined;

const GUIDES =
  /^(?:parenting|activity|routine|bedtime|event|travel|feeling|out_of_scope|unsure|praise|complaint)/;
const REACHES_OUT =
  /^\W*(?:(?:please|pls|can you|could you|pip|hey|ok|just)[, ]+)*(?:order|call|text|send|book|dial|e-?mail|fax|message|ring)\b/;
/** 'Priya's dad got a new phone, its 928…': a number that is told belongs to somebody, and asks for no advice. */
export const tellsNumber: Rule = ({ wish: { slots }, first, text }) =>
  !REACHES_OUT.test(text) &&
  slots.phones.length + slots.emails.length > 0 &&
  (GUIDES.test(first) ||
    (/^(?:member|school)_/.test(first) && slots.relations.some(({ ids }) => ids.length === 0))) &&
  !isAsking(text)
    ? 'contact_change'
    : undefined;

const ASKS_THEM =
  /^\W*(?:(?:and|also|oh|ok|then|please|pls|can you|could you|just)[, ]+)*(?:ask|see (?:if|whether)|check (?:if|whether|with)|find out (?:if|whether))\b.*\b(?:if|whether|to|can|could|has|have|works?)\b/;
/** 'Ask Bea if she can do Monday instead': only the parent can ask, and until then nothing moves. */
export const asksThem: Rule = ({ wish: { slots }, first, text }) =>
  /^appointment_(?:move|add)$/.test(first) &&
  slots.contacts.length > 0 &&
  ASKS_THEM.test(text) &&
  !isAsking(text)
    ? 'send_message'
    : undefined;

/** 'Is the dentist closed Monday' takes no contact away; 'Dr. Ek moved, take her off' takes no member of the family away. */
export const ofContacts: Rule = ({ wish: { slots }, first, text }) => {
  if (first === 'contact_remove' && isAsking(text)) return 'contact_ask';
  const isContact = slots.contacts.length === 1 && slots.people.length + slots.names.length === 0;
  return first === 'member_remove' && isContact && !isAsking(text) ? 'contact_remove' : undefined;
};
