// For tests: a conversation as a list of messages over an invented family, with every card approved or left waiting.
import { instantOf } from '#rules/time/dates.ts';
import { ANSWERERS } from '../../answers/answerers.ts';
import { clockOf } from '../../answers/moments.ts';
import { FACTS } from '../../answers/testing/asked.ts';
import { FAMILY } from '../../answers/testing/family.ts';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { decide } from '../decide.ts';
import type { Decided } from '../decided.ts';
import { firstNames, withPossessives } from '../follow-ups/possessives.ts';
import type { Card, DialogueState, Reference } from '../state.ts';

const momentOf = ({ input }: Card): { appointmentDate: string } | object =>
  typeof input['appointmentDate'] === 'string'
    ? { appointmentDate: instantOf(input['appointmentDate'], FACTS.zone).toISOString() }
    : {};

/** The family after a card about a list was approved. */
function listApproved(household: Household, { tool, input }: Card, id: string): Approved {
  const added = Array.isArray(input['items']) ? input['items'] : [];
  const items = added.map(({ name, qty }: { name: string; qty?: string }): [string, string?] => [name, qty]);
  const made = listOf(id, typeof input['title'] === 'string' ? input['title'] : '', ...items);
  const lists =
    tool === 'createShoppingList'
      ? [...household.lists, made]
      : household.lists.map((one) =>
          one.id === id
            ? {
                ...one,
                ...(input['title'] === undefined ? {} : { title: made.title }),
                items: [...one.items, ...made.items],
              }
            : one,
        );
  return { household: { ...household, lists }, written: [{ kind: 'shopping_list', id }] };
}

interface Approved {
  household: Household;
  written: Reference[];
}

/** The family after a card about an appointment, a medicine, a list or a new member was approved, and the record it wrote. */
function approved(household: Household, card: Card): Approved {
  const id = typeof card.input['id'] === 'string' ? card.input['id'] : 'added';
  if (card.tool === 'updateMedication')
    return {
      household: {
        ...household,
        medications: household.medications.map((one) => (one.id === id ? { ...one, ...card.input } : one)),
      },
      written: [{ kind: 'medication', id }],
    };
  if (card.tool === 'createFamilyMember')
    return {
      household: {
        ...household,
        members: [...household.members, memberWith({ id, name: String(card.input['name']) })],
      },
      written: [{ kind: 'family_member', id }],
    };
  if (/^(?:create|update)ShoppingList$|^addShoppingItems$/.test(card.tool))
    return listApproved(household, card, id);
  if (card.tool === 'deletePantryItem')
    return {
      household: { ...household, pantry: household.pantry.filter((one) => one.id !== id) },
      written: [{ kind: 'pantry_item', id }],
    };
  if (card.tool === 'deleteShoppingItem') {
    const lists = household.lists.map((one) => ({
      ...one,
      items: one.items.filter((item) => item.id !== card.input['itemId']),
    }));
    return { household: { ...household, lists }, written: [{ kind: 'shopping_list', id }] };
  }
  if (card.tool === 'updateFamilyMember')
    return {
      household: {
        ...household,
        members: household.members.map((one) => (one.id === id ? { ...one, ...card.input } : one)),
      },
      written: [{ kind: 'family_member', id }],
    };
  const written: Reference[] = [{ kind: 'medical_appointment', id }];
  const [first] = household.appointments;
  if (!first) return { household, written: [] };
  const fields = { ...card.input, ...momentOf(card), id };
  if (card.tool === 'createMedicalAppointment')
    return {
      household: { ...household, appointments: [...household.appointments, { ...first, ...fields }] },
      written,
    };
  const others = household.appointments.filter((one) => one.id !== id);
  if (card.tool === 'deleteMedicalAppointment')
    return { household: { ...household, appointments: others }, written };
  const before = household.appointments.find((one) => one.id === id);
  return card.tool === 'updateMedicalAppointment' && before
    ? { household: { ...household, appointments: [...others, { ...before, ...fields }] }, written }
    : { household, written: [] };
}

interface Options {
  approves?: boolean;
  family?: Partial<Household>;
  /** The household's zone. */
  zone?: string;
}

/** The decision on each message; with `approves`, every card is approved before the next one. */
export function thread(
  turns: readonly string[],
  { approves = false, family = FAMILY, zone = FACTS.zone }: Options = {},
): Decided[] {
  let household: Household = { ...EMPTY_HOUSEHOLD, ...family };
  let state: DialogueState | undefined;
  let written: Reference[] = [];
  let before = '';
  return turns.map((said) => {
    const reading = new Reader(household, clockOf(FACTS)).read(
      withPossessives(said, state, firstNames(household)),
    );
    const cardWaits = !approves && (state?.cards.length ?? 0) > 0;
    const decided = decide({
      reading,
      household,
      facts: { ...FACTS, zone },
      state,
      answerers: ANSWERERS,
      before: { answer: before, cardWaits, earlierWaits: !approves },
      written,
    });
    if (!decided) throw new Error(`nothing decided on “${said}”`);
    ({ state } = decided);
    before = decided.plan.text;
    written = [];
    for (const card of approves ? (decided.plan.cards ?? []) : []) {
      const done = approved(household, card);
      household = done.household;
      written = [...written, ...done.written];
    }
    return decided;
  });
}

/** The plan of the last answer. */
export const lastPlan = (turns: readonly string[], options: Options = {}): Decided['plan'] => {
  const last = thread(turns, options).at(-1);
  if (!last) throw new Error('no turn');
  return last.plan;
};

/** The fields of the one card of the last answer. */
export const lastCards = (turns: readonly string[], options: Options = {}): Card[] =>
  lastPlan(turns, options).cards ?? [];
