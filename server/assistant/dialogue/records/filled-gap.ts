// 'No shirt size is stored for Mia. Tell me …', and then '8': the offer is kept. What was not stored stands in the state; the next
// message that says nothing but a value of it prepares the card.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { WRITES } from '../../reading/wish.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { notesWith } from '../../answers/family/change.ts';
import { formOf } from '../../answers/stored/question.ts';
import { capital, quoted } from '../../text/say.ts';
import { stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import { plainName } from '../account/plain-values.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';

const LONGEST = 10;
const SURE = 0.6;
const IS =
  /^(?:(?:oh|ok|okay|and|well|so|um|hmm?|sorry|actually)[,. ]+)*(?:(?:its|it['’]s|it is|they['’]re|theyre|they are|thats|that['’]s|hes|he['’]s|he is|shes|she['’]s|she is|(?:he|she) (?:wears|takes|has)|hers is|his is|now|about|a|an|size)\s+)*/i;
const ORDER =
  /[\s,.;]*(?:\b(?:and|so|please|pls|can you|could you)\s+)*\b(?:(?:put|write|note|save|add|store) (?:it|that|this)(?: (?:in|down|there))?|(?:add|put) (?:it|that) (?:in|to) (?:the|his|her) notes)[\s.!]*$/i;
const NOW = /(?: (?:now|tall|already|these days|today))*[\s.!]*$/i;
/** Things whose value is a number or a letter. */
const MEASURED = /\b(?:size|height|weight|number|length|width|level|blood)\b/;
const IS_MEASURE =
  /\d|^(?:x*s|m|x*l|small|medium|large|extra (?:small|large)|(?:a|b|ab|o)(?: ?[+-]| (?:pos|neg)\w*))$/i;
const HAS_YEAR = /\b(?:19|20)\d\d\b/;

/** The value that a message is where it is nothing but a value: neither a question nor another wish. */
function valueSaid({ reading }: Talk, thing: string): string | undefined {
  const { said, whole, wishes } = reading;
  const [first] = whole.intents;
  const isOther =
    first !== undefined &&
    first.share >= SURE &&
    !/^(?:member|contact|unsure|out_of_scope|own_event)/.test(first.intent);
  const isMeasured = MEASURED.test(thing);
  const value = plainName(said.trim().replace(ORDER, '').replace(IS, '').replace(NOW, ''));
  if (
    value === undefined ||
    wishes.length > 1 ||
    whole.tagged.tokens.length > LONGEST ||
    formOf(said) !== undefined
  )
    return undefined;
  if (isMeasured)
    return IS_MEASURE.test(value) &&
      (value.split(' ').length <= 5 ||
        /^\d+(?:\.\d+)? ?(?:lbs?|pounds|kg|cm|in|inches|ft|feet)\b/i.test(value))
      ? value
      : undefined;
  const isWrite = isOther && WRITES.test(first?.intent ?? '');
  const isOwn = isNone(whole.slots, 'foods', 'dishes', 'goods', 'medicines', 'visits', 'lists', 'meals');
  return isOwn && !isWrite && !isOther ? value : undefined;
}

/** 'Says Feb 27' after it was said that no expiry is stored: a note of the medicine, in the words of the parent, and no last day. */
function expiryCard({ household, reading }: Talk, { id }: Gap): { card: Card; text: string } | undefined {
  const { said, whole, wishes } = reading;
  const medicine = household.medications.find((one) => one.id === id);
  const [day, ...others] = whole.slots.days;
  const isOwn = isNone(whole.slots, 'foods', 'doses', 'frequencies', 'medicines', 'visits', 'lists', 'times');
  const isShort = wishes.length === 1 && whole.tagged.tokens.length <= LONGEST && formOf(said) === undefined;
  if (!medicine || !day || others.length > 0 || !isOwn || !isShort) return undefined;
  const line = `Expires ${said.slice(...day.span)}`;
  const instructions = notesWith(medicine.instructions, [line]);
  return {
    text: `“${quoted(line)}” goes into the instructions of ${quoted(medicine.name)}.`,
    card: { tool: 'updateMedication', input: { id, instructions } },
  };
}

/** The date of birth by the stored age, for a birthday that was told without its year. */
function bornOn({ age }: FamilyMember, birthday: string, today: string): string | undefined {
  if (age === null) return undefined;
  const isToCome = birthday.slice(5) > today.slice(5);
  return `${Number(today.slice(0, 4)) - age - (isToCome ? 1 : 0)}${birthday.slice(4)}`;
}

type Gap = NonNullable<DialogueState['focus']['gap']>;

/** The card that keeps a value, and the words beside it. */
function cardFor(talk: Talk, { kind, id, thing }: Gap): { card: Card; text: string } | undefined {
  const { household, reading, facts } = talk;
  const member = kind === 'family_member' ? household.members.find((one) => one.id === id) : undefined;
  if (member && thing === 'birthday') {
    const [day, ...others] = reading.whole.slots.days;
    const isDay = day !== undefined && others.length === 0 && day.endDate === undefined;
    if (!isDay || formOf(reading.said) !== undefined) return undefined;
    const hasYear = HAS_YEAR.test(reading.said);
    const birthDate = hasYear ? day.date : bornOn(member, day.date, facts.today);
    if (birthDate === undefined || birthDate > facts.today) return undefined;
    const year = hasYear ? '' : ` The year is by the stored age, ${member.age}; tell me if it's another.`;
    const text = `${quoted(member.name)}'s birthday is ${formatLongDate(birthDate).replace(/^[^,]+, /, '')} then.${year}`;
    return { text, card: { tool: 'updateFamilyMember', input: { id, birthDate } } };
  }
  if (kind === 'medication') return expiryCard(talk, { kind, id, thing });
  const value = valueSaid(talk, thing);
  if (value === undefined) return undefined;
  const isName = thing.endsWith('name');
  const line = capital(`${thing}${isName ? ':' : ''} ${value}`);
  const contact = kind === 'medical_contact' ? household.contacts.find((one) => one.id === id) : undefined;
  const stored = member ?? contact;
  if (!stored) return undefined;
  const notes = notesWith(stored.notes, [line]);
  const tool = member ? 'updateFamilyMember' : 'updateMedicalContact';
  return {
    text: `“${quoted(line)}” goes into ${quoted(stored.name)}'s notes.`,
    card: { tool, input: { id, notes } },
  };
}

/** The value of what was just said not to be stored; undefined where the message is another one. */
export function filledGap(
  talk: Talk,
  { focus: { gap }, cards, asked, intent }: DialogueState,
): Decided | undefined {
  if (!gap || cards.length > 0 || asked !== undefined || !/_(?:about|ask)$/.test(intent)) return undefined;
  const made = cardFor(talk, gap);
  if (!made) return undefined;
  const { slots } = talk.reading.whole;
  const plan = {
    text: `${made.text} Ready for your OK.`,
    cards: [made.card],
    isAccounted: true,
    focus: { [gap.kind]: gap.id },
  };
  const run = {
    intent: `${topicOf(intent)}_change`,
    slots,
    text: talk.reading.said,
    said: talk.reading.said,
    chosen: {},
  };
  return { plan, state: stateAfter(talk, run, plan) };
}
