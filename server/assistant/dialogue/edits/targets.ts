// The records an edit may change: the cards that wait, or the records that the last approved cards wrote, as plain fields.
import { crudNames } from '#contract/crud.ts';
import { KIND_NAMES, type KindName } from '#contract/kinds.ts';
import { wallOf } from '../../answers/moments.ts';
import { recordIn } from '../../reading/household.ts';
import type { Card, DialogueState, Reference } from '../state.ts';
import type { Talk } from '../talk.ts';
import { KIND_OF, topicOf } from '../topics.ts';

export interface Target {
  kind: KindName;
  /** The stored record; a new one that waits has none. */
  id?: string;
  /** Its place among the waiting cards. */
  at?: number;
  /** As they are, or will be with the waiting card. */
  fields: Readonly<Record<string, unknown>>;
}

const BY_TOOL: ReadonlyMap<string, { kind: KindName; isNew: boolean }> = new Map(
  KIND_NAMES.flatMap((kind): [string, { kind: KindName; isNew: boolean }][] => {
    const { create, update } = crudNames(kind);
    return [
      [create, { kind, isNew: true }],
      [update, { kind, isNew: false }],
    ];
  }),
);

/** The fields of a stored record; a moment is on the family's walls. */
function storedFields(talk: Talk, kind: KindName, id: string): Target['fields'] | undefined {
  const found = recordIn(talk.household, kind, id);
  if (!found) return undefined;
  const fields: Record<string, unknown> = { ...found };
  for (const name of ['appointmentDate', 'givenAt']) {
    const moment = fields[name];
    if (typeof moment === 'string') fields[name] = wallOf(talk, moment);
  }
  return fields;
}

function ofCard(talk: Talk, { tool, input }: Card, at: number): Target[] {
  const made = BY_TOOL.get(tool);
  if (!made) return [];
  const { kind } = made;
  const id = input['id'];
  if (made.isNew || typeof id !== 'string') return made.isNew ? [{ kind, at, fields: input }] : [];
  return [{ kind, id, at, fields: { ...storedFields(talk, kind, id), ...input } }];
}

/** A stored record as a target. */
export function storedTarget(talk: Talk, kind: KindName, id: string): Target | undefined {
  const fields = storedFields(talk, kind, id);
  return fields && { kind, id, fields };
}

/** True where cards of the last answer wait for the parent. */
export const waitsFor = ({ written = [] }: Talk, { cards }: DialogueState): boolean =>
  cards.length > 0 && written.length === 0;

/** The records of the cards that wait, or those that were just written; of a question about one record, that one. */
export function targetsOf(talk: Talk, state: DialogueState): Target[] {
  if (waitsFor(talk, state)) return state.cards.flatMap((card, at) => ofCard(talk, card, at));
  const { written = [], earlier = [] } = talk;
  // 'Bring his glasses' after 'who is it with': the record written before, while no other was spoken of.
  const isStill = ({ kind, id }: Reference): boolean => (state.focus[kind] ?? id) === id;
  const topic = topicOf(state.intent);
  const isOfKind = ({ kind }: Reference): boolean =>
    state.intent.endsWith('_ask') &&
    (KIND_OF[topic] === kind || (kind === 'medical_appointment' && /^(?:day|free)$/.test(topic)));
  const isAsked = earlier.every((one) => isStill(one) && isOfKind(one));
  const spokenOf = state.cards.length === 0 && isAsked ? earlier : [];
  return (written.length > 0 ? written : spokenOf).flatMap(
    ({ kind, id }) => storedTarget(talk, kind, id) ?? [],
  );
}

/** The card that makes a change of a target. */
export function cardFor({ kind, id }: Target, change: Record<string, unknown>): Card {
  return { tool: crudNames(kind).update, input: { id, ...change } };
}

/** The waiting cards, or the card of the stored record, with the changes of a target. */
export function cardsWith(
  state: DialogueState,
  target: Target,
  change: Record<string, unknown>,
): { cards: Card[]; state: DialogueState } {
  const { at } = target;
  const cards =
    at === undefined
      ? [cardFor(target, change)]
      : state.cards.map((card, place) =>
          place === at ? { ...card, input: { ...card.input, ...change } } : card,
        );
  const focus = target.id === undefined ? state.focus : { ...state.focus, [target.kind]: target.id };
  const unedited = at === undefined ? {} : { unedited: state.unedited ?? state.cards };
  return { cards, state: { ...state, cards, focus, ...unedited } };
}
