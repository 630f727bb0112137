// 'What do we still need for it' after a birthday: the list whose title has a word of what was asked before.
import { wordSet } from '../../answers/find-records.ts';
import type { Household } from '../../reading/household.ts';
import type { Slots } from '../../reading/slots.ts';
import type { DialogueState } from '../state.ts';

const FOR_IT = /\b(?:for|on|to) (?:it|that|this|them|the party|the trip)\b/i;
const NEEDS = /\b(?:needs?|needed|missing|left|open|buy|bought|get|got|bring|list|add|put)\b/i;

/** The slots with that list; unchanged where a list is named, or not exactly one fits. */
export function withListMeant(
  slots: Slots,
  said: string,
  { state, household }: { state: DialogueState | undefined; household: Household },
): Slots {
  if (!state || slots.lists.length > 0 || !FOR_IT.test(said) || !NEEDS.test(said)) return slots;
  // A list that was spoken of is 'it' itself.
  if (state.focus.shopping_list !== undefined) return slots;
  const words = wordSet(state.text);
  const [list, ...others] = household.lists.filter(({ title }) => !wordSet(title).isDisjointFrom(words));
  return list && others.length === 0
    ? { ...slots, lists: [{ ids: [list.id], said: list.title, name: list.title }] }
    : slots;
}
