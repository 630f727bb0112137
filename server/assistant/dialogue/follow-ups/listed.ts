// The records that an answer named, in its order, kept as data: 'the second one', 'both of them', 'the other one'.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { addDays } from '#rules/time/dates.ts';
import { findAppointments, isComing } from '../../answers/appointments/find-appointments.ts';
import { findContacts } from '../../answers/health/contacts/find-contacts.ts';
import { whomIn } from '../../answers/people.ts';
import type { Asked } from '../../answers/plan.ts';
import type { Slots } from '../../reading/slots.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { DialogueState, Reference } from '../state.ts';
import { topicOf } from '../topics.ts';

const MOST = 12;
const BARE_WISH = /_(?:add|cancel|remove)$/;
const YEAR = 366;

/** The people a wish names, or everybody. */
function membersMeant(asked: Asked): Asked['household']['members'] {
  const whom = whomIn(asked, { usesFocus: false });
  if (whom.kind === 'one') return [whom.member];
  if (whom.kind === 'several') return whom.members;
  const { members } = asked.household;
  const isOfChildren = asked.slots.groups.some((group) => /kid|child/i.test(group));
  return isOfChildren ? members.filter(({ relationship }) => relationship === 'child') : members;
}

/** Birthdays in the order in which they come. */
function byBirthday(asked: Asked): string[] {
  const { today } = asked.facts;
  const year = Array.from({ length: YEAR }, (_, day) => addDays(today, day).slice(5));
  return membersMeant(asked)
    .flatMap(({ id, birthDate }) =>
      birthDate === null ? [] : [{ id, at: year.indexOf(birthDate.slice(5)) }],
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

export const BIRTHDAYS = /\b(?:birthdays?|bdays?|turn(?:s|ing)?|born)\b/i;

/** The contact a question is about and those that share a name with it: the two Dr. Vangs. */
function likeContacts(asked: Asked): MedicalContact[] {
  const { contacts } = asked.household;
  const { contacts: found } = findContacts(asked);
  const [one, ...others] = found;
  if (!one || others.length > 0) return found;
  const words = wordsOf(one.name).filter((word) => word.length > 2);
  return contacts.filter(({ name }) => wordsOf(name).some((word) => words.includes(word)));
}

/** The records that the answer to a question is about; undefined for a question about none, or about one alone. */
export function listedBy(asked: Asked): Reference[] | undefined {
  const { intent, household, slots } = asked;
  if (asked.chosen['which'] !== undefined || BARE_WISH.test(intent)) return undefined;
  const topic = topicOf(intent);
  const of = (kind: Reference['kind'], ids: readonly string[]): Reference[] | undefined =>
    ids.length < 2 ? undefined : ids.slice(0, MOST).map((id) => ({ kind, id }));
  if (intent === 'member_about' && BIRTHDAYS.test(asked.text)) return of('family_member', byBirthday(asked));
  // A change of one record: the others of the same person may be spoken of next.
  if (!intent.endsWith('_ask') && slots.people.length === 0) return undefined;
  const own: Asked = intent.endsWith('_ask')
    ? asked
    : { ...asked, text: '', slots: { ...slots, visits: [], vaccines: [], contacts: [], days: [] } };
  if (topic === 'appointment') {
    const coming = household.appointments.filter((one) => isComing(asked, one));
    const { found } = findAppointments(own, coming, own.slots.days, { isWide: true });
    return of(
      'medical_appointment',
      found.map(({ id }) => id),
    );
  }
  if (topic === 'contact')
    return of(
      'medical_contact',
      likeContacts(own).map(({ id }) => id),
    );
  if (topic !== 'medicine') return undefined;
  const owners = new Set(membersMeant(asked).map(({ id }) => id));
  const taken = household.medications.filter(
    (one) => isTaken(one, asked.facts.today) && owners.has(one.familyMemberId ?? ''),
  );
  return of(
    'medication',
    taken.map(({ id }) => id),
  );
}

const BOTH =
  /\b(?:each(?: one)?|both(?: of (?:them|those))?|(?:all|each) of (?:them|those)|them (?:both|all))\b/i;
const OTHER = /\b(?:the )?others?(?: ones?| two)?\b/i;
const PLACE =
  /\b(?:the )?(?:very )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: ones?)?\b/i;

/** 'The first two', 'the last 3' */
const SEVERAL = /\b(?:the )?(first|last) (two|three|four|2|3|4)\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };

/** The listed records that a message picks by their places; none where it picks none. */
export function pickedOf(text: string, { ordinals }: Slots, { focus }: DialogueState): Reference[] {
  const listed = focus.listed ?? [];
  const spoken = (record: Reference): boolean => focus[record.kind] === record.id;
  if (BOTH.test(text)) return listed;
  const [, end, count = ''] = SEVERAL.exec(text) ?? [];
  if (end !== undefined && listed.length > 0)
    return /first/i.test(end) ? listed.slice(0, COUNTS[count]) : listed.slice(-(COUNTS[count] ?? 1));
  const [place] = ordinals;
  const one = place === undefined ? undefined : listed.at(place > 0 ? place - 1 : place);
  if (one) return [one];
  return OTHER.test(text) ? listed.filter((record) => !spoken(record)) : [];
}

const SAME =
  /\b(?:and|also|too|as well|same|the same|thing|do|that|it|ok|okay|please|pls|put|write|add|goes|for|on|to|with|of|in|then|so|yes|oh|now)\b/gi;

/** True for a message that says nothing but which records are meant: 'same for the other one', 'to both of them'. */
export const isOnlyPick = (text: string): boolean =>
  (BOTH.test(text) || OTHER.test(text) || PLACE.test(text)) &&
  text
    .replace(BOTH, '')
    .replace(OTHER, '')
    .replace(PLACE, '')
    .replace(SAME, '')
    .replace(/[^\p{L}]/gu, '') === '';
