// 'Friday instead', '10:20 not 10', 'make it 30 min and remind me the day before' after a wish that has cards: every word is a value of
// the wish, or says only that it changes. The wish is carried out again with these values, whatever the ranking takes the message for.
import { shifted } from '../../answers/appointments/moved-time.ts';
import { minutesIn } from '../../answers/moments.ts';
import type { Slots } from '../../reading/slots.ts';
import type { TagType } from '../../reading/tag.ts';
import type { Decided } from '../decided.ts';
import { changes, isEmpty } from '../follow-ups/changeable.ts';
import { withoutDenied } from '../follow-ups/denied.ts';
import { change } from '../follow-ups/goes-on.ts';
import { replied } from '../follow-ups/replied.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { capital } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { isQuestion } from './edited.ts';
import { UNTIL, saidEdit, type SaidEdit } from './said-edit.ts';
import { targetsOf, waitsFor } from './targets.ts';

/** Wishes of which a value changes; what is taken away, and lists of things, go on in their own ways. */
const CHANGES =
  /^(?:appointment|own_event|medicine|dose|record|contact|menu|school)_(?:add|move|change|place)$/;
const LATER = /^(?:later|earlier|sooner)$/;
const SHIFT = /\b((?:an?|one|two|three|four|half an?|half|\d+) (?:\w+ )?\w+) (later|earlier|sooner)\b/;
/** Of these a record has one, so 'and an hour later' adds none. */
const ONE_OF: ReadonlySet<TagType> = new Set([
  'time',
  'duration',
  'dose',
  'frequency',
  'phone',
  'email',
  'address',
]);

/** A part of a dish, or an hour to be there by. */
const NO_VALUE = /^\W*with\b|\binstead of\b|\b(?:be|get|arrive) there\b|\bby \d/i;
const SHOULD_TAKE = /^\W*(?:it )?should (?:take|be|last)\b[^?]*$/i;

const isClean = ({ operation, values, others, reminder }: SaidEdit): boolean =>
  (values.length > 0 || reminder !== undefined) &&
  (operation === 'change' || (operation === 'add' && values.every(({ tag }) => ONE_OF.has(tag.type)))) &&
  others.every((word) => LATER.test(word));

/** 'Make her an emergency contact' of a new one. */
const isMarked = ({ operation, values, others }: SaidEdit, { intent }: DialogueState): boolean =>
  intent === 'contact_add' &&
  operation !== 'remove' &&
  values.length === 0 &&
  others.includes('emergency') &&
  others.every((word) => /^(?:emergency|contact)$/.test(word));

/** 'A week later' of a card is counted from its moment; undefined where nothing is moved so. */
function movedBy(talk: Talk, state: DialogueState, slots: Slots): Slots | undefined {
  const [, length = '', way] = SHIFT.exec(fold(talk.reading.said)) ?? [];
  const [target] = targetsOf(talk, state);
  const before = target?.fields['appointmentDate'];
  const minutes = minutesIn(length);
  const isPlain = slots.days.length + slots.durations.length === 1 && slots.times.length === 0;
  if (minutes === undefined || typeof before !== 'string' || !isPlain) return undefined;
  const [date = '', time = ''] = shifted(before, way === 'later' ? minutes : -minutes).split('T');
  return {
    ...slots,
    durations: [],
    days: [{ date, span: [0, 0], isPast: false }],
    times: [{ time: time.slice(0, 5), span: [0, 0] }],
  };
}

/** Adds and ends that are no value of a visit stay out: 'until spring', 'and the albuterol 4 puffs'. */
function fits({ operation, values }: SaidEdit, { intent }: DialogueState): boolean {
  const isOfVisit = intent.startsWith('appointment_');
  const isEnd = values.some(
    ({ tag, lead, said }) =>
      isOfVisit &&
      (/^(?:day|range)$/.test(tag.type)
        ? UNTIL.test(lead) && lead !== 'to'
        : tag.type === 'duration' && (minutesIn(said) ?? 0) > LONGEST_VISIT),
  );
  return (
    !isEnd &&
    (operation !== 'add' || isOfVisit) &&
    values.every(({ tag, said }) => !OTHER.has(tag.type) || (tag.type === 'group' && US.test(said)))
  );
}
/** 'Can we do the 3rd' says nobody. */
const US = /^(?:we|us|our)$/i;
/** They name the record, and another one where they are named anew. */
const OTHER: ReadonlySet<TagType> = new Set(['group', 'medicine', 'visit', 'vaccine', 'record', 'school']);
const LONGEST_VISIT = 12 * 60;

/** The decision on such a message; undefined for another one. */
export function cleanChange(talk: Talk, state: DialogueState): Decided | undefined {
  const { reading, written = [] } = talk;
  const isOfOne = waitsFor(talk, state) || (state.cards.length === 1 && written.length === 1);
  if (
    !isOfOne ||
    !CHANGES.test(state.intent) ||
    (isQuestion(reading.said) && !SHOULD_TAKE.test(reading.said))
  )
    return undefined;
  const edit = saidEdit(reading);
  if (isMarked(edit, state) && waitsFor(talk, state))
    return replied(talk, state, change(reading.whole.slots));
  if (!isClean(edit) || !fits(edit, state) || NO_VALUE.test(reading.said)) return undefined;
  const meant = withoutDenied(reading.said, reading.whole.slots);
  const isShift = edit.others.length > 0 || SHIFT.test(fold(reading.said));
  const slots = isShift ? movedBy(talk, state, meant) : meant;
  if (!slots || isEmpty(slots) || !changes(state.intent, slots)) return undefined;
  const dishes = edit.values.filter(({ tag }) => /^(?:food|dish|goods)$/.test(tag.type));
  // 'Actually Thursday, and the egg rolls Wednesday' is two of them.
  if (state.intent === 'menu_place' && dishes.length > 0 && slots.days.length > 0) return undefined;
  const [dish] = state.intent === 'menu_place' && dishes.length === 1 ? dishes : [];
  return replied(talk, state, change(slots, dish ? { chosen: { dish: capital(dish.said) } } : {}));
}
