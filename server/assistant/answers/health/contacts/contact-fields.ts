// The fields of a contact that a wish says: number, address, e-mail, kind, name, notes, whether for an emergency.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { formatTime } from '#rules/time/dates.ts';
import { withNewEnd } from '../../../text/phone-end.ts';
import { capital } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';
import { changedOf, isFormer } from '../narrow.ts';
import { asSentences, ownWords } from '../own-words.ts';
import { titledIn } from './prescriber.ts';
import { remarksOf } from '../remarks.ts';
import { kindOfContact } from './visit-words.ts';

export const EMERGENCY =
  /\b(?:emergency|ice) contacts?\b|\b(?:for|as|off|from|as an) (?:the )?emergenc(?:y|ies)\b|\b(?:call|reach|use|ask|text) (?:\w+ )?in (?:an |any |case of (?:an )?)?emergenc(?:y|ies)\b/i;
const NO_EMERGENCY =
  /\b(?:not|isn['’]?t|aren['’]?t|should ?n['’]?t|not be|no longer|remove|take|drop|off)\b.*\bemergenc(?:y|ies)\b/i;

/** The texts that a contact's fields have. */
export const heldBy = ({ slots }: Asked, name: string): string[] => [
  name,
  ...name.split(' '),
  ...slots.phones,
  ...slots.emails,
  ...slots.addresses,
  ...[...slots.visits, ...slots.contacts].map(({ said }) => said),
  ...slots.relations.filter(({ ids }) => ids.length === 0).map(({ said }) => said),
  ...'contact emergency new add save store'.split(' '),
];

/** '455 s power rd suite 4 in mesa' as addresses are written; one with capitals stays as typed. */
function addressOf(typed: string): string {
  const plain = typed.replace(/[\s,.]+$/, '').replace(/,? in (?=\p{L}[\p{L} ]*(?: \d{5})?$)/u, ', ');
  if (/\p{Lu}/u.test(plain)) return plain;
  return plain
    .replace(/,? (?=(?:suite|ste|apt|unit|floor)\b)/, ', ')
    .replace(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Number, address and e-mail said, as typed; 'not 212…' is the old one. */
export function reachable({ slots, text }: Asked): Partial<MedicalContact> {
  const [phone, email, address] = [slots.phones, slots.emails, slots.addresses].map((said) =>
    said.findLast((one) => !isFormer(text, one))?.trim(),
  );
  return {
    ...(phone === undefined ? {} : { phoneNumber: phone }),
    ...(email === undefined ? {} : { email }),
    ...(address === undefined ? {} : { address: addressOf(address) }),
  };
}

const NOTE = /\b(?:notes?|note that|add that|put that|remember)\b|\b(?:closes?|opens?|closed|open)\b.*/i;
const NEW_NAME =
  /\b(?:goes by|rename\w*|is spelled|now called|it['’]?s)\b(?:.*\bto\b)?\s+(.+?)(?: now)?[.!]?$/i;

function newNote(asked: Asked, { notes }: MedicalContact): string | undefined {
  if (!NOTE.test(asked.text)) return undefined;
  const said =
    /^note that (.+)$/i.exec(asked.text)?.[1] ??
    /\bnotes? (?:for|on|to|about) [^:,]*[:,] *(.+)$/i.exec(asked.text)?.[1];
  const closes = asked.slots.times.map(
    ({ time }) => `${/\bopens?\b/i.test(asked.text) ? 'Opens' : 'Closes'} at ${formatTime(time)}`,
  );
  const hours = /\b(?:closes?|opens?|closed|open)\b[^,.;]*/i.exec(asked.text)?.[0];
  const own =
    said ??
    (closes.length > 0
      ? undefined
      : (hours ?? ownWords(asked, new Set(['notes', 'info', 'contact', 'their', 'that', 'note'])).join(' ')));
  const more = asSentences([own, ...closes]);
  // 'And her birthday is July 9': 'Birthday July 9'.
  const plain = more
    .replace(/^\W*(?:(?:and|also|plus|oh|ok|okay|btw)\b[, ]*)+/i, '')
    .replace(
      /^(?:her|his|their|the) (birthday|bday|assistant|nurse|hours|fax|room|office hours)(?: is| are|['’]s) /i,
      '$1 ',
    );
  return !/\p{L}{2}/u.test(plain) ? undefined : asSentences([notes, capital(plain)]);
}

const OTHER_LINE =
  /\b(?:nurse(?:'?s)? line|after.?hours?(?: line| number)?|direct line|fax|back line|scheduling(?: line| number)?|billing|other number|second number|extension)\b/i;

/** 'They have a nurse line': the number beside the first one goes into the notes. */
function secondLine({ slots, text }: Asked, { phoneNumber, notes }: MedicalContact): string | undefined {
  const line = OTHER_LINE.exec(text)?.[0];
  const phone = slots.phones.at(-1);
  return line === undefined || phone === undefined || phoneNumber === ''
    ? undefined
    : asSentences([notes, `${line.toLowerCase()} ${phone}`]);
}

function newRemark(asked: Asked, contact: MedicalContact, isAll = false): string | undefined {
  const remarks = remarksOf(asked, heldBy(asked, contact.name), { keepsDays: true, onlyClauses: !isAll });
  const kept = remarks.filter((one) => (!isAll || one.includes(' ')) && /\p{L}{2}/u.test(one));
  return kept.length === 0 ? undefined : asSentences([contact.notes, ...kept]);
}

function renamed({ text }: Asked): string | undefined {
  const said = /\b(?:goes by|rename|is spelled|got married)\b/i.test(text)
    ? NEW_NAME.exec(text)?.[1]
    : undefined;
  return said === undefined ? undefined : (titledIn(said) ?? said.split(' ').map(capital).join(' '));
}

/** 'The number ends in 51' */
function withEnd(asked: Asked, contact: MedicalContact): Partial<MedicalContact> {
  const phoneNumber = withNewEnd(reachable(asked).phoneNumber ?? contact.phoneNumber, asked.text);
  return phoneNumber === undefined ? {} : { phoneNumber };
}

/** Between a name and the number of that one: 'Sona is', "Sona's cell:". */
const ITS_NUMBER = "(?:['’]s)?(?:[ ,:(-]+(?:is|are|at|on|has|now|new|number|cell|phone|mobile))*[ ,:(-]*$";
/** 'Rosa is out, my sister Sona is 818…': the one, new or stored, right behind whose name the number stands. */
export function isNumberOfOther({ slots, text }: Asked, { id, name }: MedicalContact): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(slots.phones.at(-1) ?? '')));
  const own = name.toLowerCase();
  const others = [
    ...slots.names.filter((one) => !own.includes(one.toLowerCase())),
    ...slots.contacts.filter(({ ids }) => !ids.includes(id)).map(({ said }) => said),
    ...slots.people.map(({ said }) => said).filter((said) => !own.includes(said.toLowerCase())),
  ];
  return others.some((said) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(said)}${ITS_NUMBER}`, 'iu').test(before),
  );
}

/** The fields that a wish changes, without those that are so already. */
export function changesOfContact(asked: Asked, contact: MedicalContact): Record<string, unknown> {
  const isEmergency = EMERGENCY.test(asked.text) ? !NO_EMERGENCY.test(asked.text) : undefined;
  const kind =
    asked.slots.contacts.length > 0 && /\b(?:is|as|are)\b/i.test(asked.text) ? kindOfContact(asked) : {};
  const line = secondLine(asked, contact);
  // 'Use my neighbor Glen, 303…': the number is Glen's.
  const isOthers =
    (asked.slots.names.length > 0 && EMERGENCY.test(asked.text)) || isNumberOfOther(asked, contact);
  const wanted = {
    ...reachable(asked),
    ...withEnd(asked, contact),
    ...(line === undefined && !isOthers ? {} : { phoneNumber: undefined }),
    ...kind,
    name: renamed(asked),
    notes:
      'phoneNumber' in withEnd(asked, contact)
        ? undefined
        : (line ?? newNote(asked, contact) ?? newRemark(asked, contact)),
    isEmergencyContact: isEmergency,
  };
  const changes = changedOf(contact, wanted);
  const isEmpty = Object.keys(changes).length === 0 && Object.keys(reachable(asked)).length === 0;
  // 'Is 24 hours now': where nothing else changes, the rest is the note.
  return isEmpty ? changedOf(contact, { notes: newRemark(asked, contact, true) }) : changes;
}
