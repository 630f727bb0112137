// The children of the school that a card has just started or changed: 'same for Mateo', 'take Lupe off it'.
import { listed, quoted } from '../../text/say.ts';
import type { Decided } from '../decided.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { membersMeant } from './more-people.ts';
import { textsIn } from '../../text/unchecked.ts';
import type { SaidEdit, Value } from './said-edit.ts';
import { waitsFor } from './targets.ts';

export const isOfPerson = ({ tag }: Value): boolean => tag.type === 'person' || tag.type === 'group';
/** The card with changed fields; of what is stored, the school's own. */
export function schoolCardWith(talk: Talk, state: DialogueState, change: Record<string, unknown>): Card {
  const { tool = 'saveSchoolSettings', input = {} } = state.cards[0] ?? {};
  if (waitsFor(talk, state)) return { tool, input: { ...input, ...change } };
  return {
    tool: tool === 'createSchool' ? 'updateSchool' : tool,
    input: {
      ...(tool === 'saveSchoolSettings' ? {} : { id: input['id'] ?? talk.written?.[0]?.id }),
      ...change,
    },
  };
}

/** Words of a school that a message about its entry says beside the values. */
const OF_SCHOOL = /^(?:back|school|same|thing|n|break|off|of)$/;

/** 'Same for Mateo', 'take Lupe off it': the children that the one school has. */
export function childrenEdited(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const { operation, values, denied, others } = edit;
  const [card, ...more] = state.cards;
  const isOfPeople = values.length > 0 && values.every(isOfPerson) && denied.length === 0;
  const isOpen = others.every((word) => OF_SCHOOL.test(word)) && /^(?:add|remove|change)$/.test(operation);
  if (card?.tool !== 'saveSchoolSettings' || more.length > 0 || !isOfPeople || !isOpen) return undefined;
  const isSame = operation === 'add' || others.includes('same');
  const stored = waitsFor(talk, state) ? card.input['children'] : talk.household.schoolSettings?.children;
  const before = textsIn(stored);
  const named = membersMeant(talk).map(({ id }) => id);
  if (before.length === 0 || named.length === 0 || (operation !== 'remove' && !isSame)) return undefined;
  const children =
    operation === 'remove' ? before.filter((id) => !named.includes(id)) : [...new Set([...before, ...named])];
  if (children.length === 0 || children.length === before.length) return undefined;
  const made = schoolCardWith(talk, state, { children });
  const namesOf = (ids: readonly string[]): string =>
    listed(talk.household.members.filter(({ id }) => ids.includes(id)).map(({ name }) => quoted(name)));
  const gone = before.filter((id) => !children.includes(id));
  const without = gone.length > 0 ? `, and no longer for ${namesOf(gone)}` : '';
  return {
    plan: {
      text: `This school and its days off are for ${namesOf(children)} then${without}. Ready for your OK.`,
      cards: [made],
      isAccounted: true,
    },
    state: { ...state, cards: [made] },
  };
}
