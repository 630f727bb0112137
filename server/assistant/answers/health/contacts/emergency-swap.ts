// Somebody in another's place as the emergency contact, 'swap it from Luz to my brother Grigor 818…': the number is that of the
// new one, and the one before keeps every other field.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { isEnglish } from '../../../reading/spelling.ts';
import { capital, quoted } from '../../../text/say.ts';
import type { Answerer, Asked, Plan } from '../../plan.ts';
import { contactAdd } from './add-contact.ts';
import { reachable } from './contact-fields.ts';
import { CONTACT_READS } from './find-contacts.ts';
import { cardWords } from '../narrow.ts';
import { contactsNamed } from './prescriber.ts';

const OF_EMERGENCY = /\b(?:emergenc(?:y|ies)|ice contact)\b/i;
/** Right before the name of the one who is replaced. */
const REPLACED =
  /\b(?:from|instead of|in place of|rather than|replac\w+|swap\w*|switch\w*|remov\w+|tak\w+|drop\w*|not|no longer)(?: (?:our|my|the))? $/i;
const REMOVES = /\b(?:remov\w+|tak\w+|drop\w*)\b/i;
const GIVES_WAY =
  /^\s(?:(?:is|as)?\s?(?:out|no longer)\b|(?:is not|isn['’]?t|wo(?:n['’]?t| not) be|not)\b[^,.;]{0,24}\bemergenc)/i;

interface Swap {
  before: MedicalContact;
  /** A stored contact, or the name of somebody who is none. */
  after: MedicalContact | string;
}

/** The name of somebody who is not stored: as it is introduced, one of the family, or a word that is none of everyday English. */
function newcomerIn({ slots, household, text }: Asked, before: MedicalContact): string | undefined {
  const [name] = slots.names;
  if (name !== undefined) return name;
  const member = household.members.find(({ id }) => slots.people.some(({ ids }) => ids[0] === id));
  if (member) return member.name;
  if (slots.phones.length === 0 && REMOVES.test(text)) return undefined;
  const own = before.name.toLowerCase().split(' ');
  const word = slots.loose
    .flatMap((run) => run.split(/[^\p{L}'’-]+/u))
    .find(
      (one) =>
        one.length > 2 &&
        !/(?:n['’]?t|['’]s)$/i.test(one) &&
        !isEnglish(one.toLowerCase()) &&
        !own.includes(one.toLowerCase()),
    );
  return word === undefined ? undefined : capital(word);
}

function swapIn(asked: Asked): Swap | undefined {
  const { text, slots } = asked;
  if (!OF_EMERGENCY.test(text)) return undefined;
  const contacts = contactsNamed(asked);
  const before = contacts.find(({ id }) => {
    const said = slots.contacts.find(({ ids }) => ids[0] === id)?.said ?? '';
    const at = text.indexOf(said);
    return REPLACED.test(text.slice(0, at)) || GIVES_WAY.test(text.slice(at + said.length));
  });
  if (!before) return undefined;
  const after = contacts.find((one) => one !== before) ?? newcomerIn(asked, before);
  return after === undefined ? undefined : { before, after };
}

/** 'my neighbor' before the name */
const roleBefore = (text: string, name: string): string =>
  new RegExp(`\\b(?:my|our) (?:\\p{L}+ ){1,2}(?=${RegExp.escape(name)})`, 'iu').exec(text)?.[0] ?? '';

/** The cards of the one who is called from now on. */
function cardsOf(asked: Asked, after: Swap['after']): Plan['cards'] {
  if (typeof after !== 'string') {
    const { phoneNumber } = reachable(asked);
    const phone = phoneNumber === undefined || phoneNumber === after.phoneNumber ? {} : { phoneNumber };
    const flag = after.isEmergencyContact ? {} : { isEmergencyContact: true };
    const input = { ...flag, ...phone };
    return Object.keys(input).length === 0
      ? []
      : [{ tool: 'updateMedicalContact', input: { id: after.id, ...input } }];
  }
  const text = `emergency contact ${roleBefore(asked.text, after)}${after} ${asked.slots.phones.join(' ')}`;
  const slots = { ...asked.slots, contacts: [], people: [], names: [after], loose: [], pronouns: [] };
  return contactAdd({ ...asked, text, said: text, slots }).cards;
}

/** The answer, but the one of a swap where the wish is one. */
export const orSwap =
  (answerer: Answerer): Answerer =>
  (asked) => {
    const swap = swapIn(asked);
    if (!swap) return answerer(asked);
    const { before, after } = swap;
    const old = before.isEmergencyContact
      ? [{ tool: 'updateMedicalContact', input: { id: before.id, isEmergencyContact: false } }]
      : [];
    const cards = [...(cardsOf(asked, after) ?? []), ...old];
    const name = quoted(typeof after === 'string' ? after : after.name);
    return {
      text: `${name} is the emergency contact instead of ${quoted(before.name)}, who stays stored with the same number. ${cardWords(asked)}`,
      reads: CONTACT_READS,
      cards,
      isAccounted: true,
      focus: { medical_contact: typeof after === 'string' ? before.id : after.id },
    };
  };
