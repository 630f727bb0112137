// 'What time was that', 'who is it with' while a new record waits for the parent's OK: what its card says.
import { formatTime } from '#rules/time/dates.ts';
import { dayWords, later, momentWords } from '../../answers/moments.ts';
import { capital, quoted } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { nameOf } from './edited.ts';
import { targetsOf, waitsFor, type Target } from './targets.ts';

const LEAD = '^(?:(?:and|so|ok|okay|oh|but|wait|sorry)[, ]+)*';
const IT = '(?: (?:is|was|are) (?:it|that|this|they)| (?:it|that|this)|(?:is|s)? (?:it|that|this))?';
const END = '(?: (?:again|for|now|at|with|on|then|exactly))*\\W*$';
const asking = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})${IT}${END}`);
const ASPECTS: readonly (readonly ['when' | 'with' | 'length' | 'end' | 'whom', RegExp])[] = [
  ['when', asking("when(?:s|'s)?|what (?:time|day)|what day and time|which day|when did i say")],
  [
    'with',
    asking("who(?:s|'s| is| are)?(?: (?:it|that|this|we seeing))?(?: with)?|which doctor|with who(?:m)?"),
  ],
  ['length', asking('how long(?: (?:does|will|is) (?:it|that))?(?: (?:take|last|be))?')],
  ['end', asking('(?:un)?till? (?:when|what time)|when does (?:it|that) end|when is (?:it|that) over')],
  ['whom', asking("who(?:s|'s| is) (?:it|that|this) for|for who(?:m)?")],
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sentence about one aspect of a record that waits; undefined where it has none. */
function said(talk: Talk, target: Target, aspect: (typeof ASPECTS)[number][0]): string | undefined {
  const { fields } = target;
  const { today } = talk.facts;
  const name = capital(nameOf(talk, target));
  const moment = textOf(fields['appointmentDate']) || textOf(fields['givenAt']);
  const { contacts, members } = talk.household;
  const contact = contacts.find(({ id }) => id === fields['contactId'])?.name;
  const length = fields['duration'];
  switch (aspect) {
    case 'when':
      if (moment !== '') return `${name} is ${momentWords(moment, today)}.`;
      return textOf(fields['date']) === ''
        ? undefined
        : `${name} is ${dayWords(textOf(fields['date']), today)}.`;
    case 'with': {
      const by = contact ?? (textOf(fields['provider']) || textOf(fields['prescribedBy']));
      return by === '' ? `No doctor is on the card of ${name}.` : `${name} is with ${quoted(by)}.`;
    }
    case 'whom': {
      const owner = members.find(({ id }) => id === fields['familyMemberId'])?.name;
      return owner === undefined ? 'The card names nobody.' : `It's for ${quoted(owner)}.`;
    }
    case 'length':
    case 'end':
      if (target.kind !== 'medical_appointment') return undefined;
      if (typeof length !== 'number') return `The card of ${name} says no length.`;
      return aspect === 'length'
        ? `${name} takes ${length} minutes.`
        : `Until ${formatTime(later(moment.slice(11, 16), length))}. ${name} takes ${length} minutes.`;
  }
}

/** The answer about the one new record whose card waits; undefined for another message. */
export function askedOfCard(talk: Talk, state: DialogueState): Decided | undefined {
  if (!waitsFor(talk, state)) return undefined;
  const [target, ...others] = targetsOf(talk, state);
  const { slots } = talk.reading.whole;
  const isOpen = isNone(
    slots,
    'people',
    'days',
    'times',
    'contacts',
    'visits',
    'foods',
    'medicines',
    'lists',
  );
  if (!target || others.length > 0 || target.id !== undefined || !isOpen) return undefined;
  const text = fold(talk.reading.said).trim();
  const aspect = ASPECTS.find(([, words]) => words.test(text))?.[0];
  const answer = aspect && said(talk, target, aspect);
  return answer === undefined
    ? undefined
    : { plan: { text: `${answer} The card still waits for your OK.`, isAccounted: true }, state };
}
