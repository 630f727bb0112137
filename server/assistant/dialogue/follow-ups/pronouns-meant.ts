// 'Move hers' after a girl and then a boy were spoken of: the pronoun says which of them is meant.
import { genderOf, genderOfPronouns } from '../../reading/relatives.ts';
import { counterpart } from './listed-records.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

/** The state with the person that the pronoun means as the one spoken of, and that person's record in the place of the other's. */
export function withPronoun({ reading, state, household }: Talk): DialogueState | undefined {
  const { pronouns, people } = reading.whole.slots;
  const gender = people.length > 0 ? undefined : genderOfPronouns(pronouns);
  const { family_member: id, medical_appointment: visit, members: spoken = [] } = state?.focus ?? {};
  const genderFor = (memberId: string | undefined): 'f' | 'm' | undefined => {
    const member = household.members.find((one) => one.id === memberId);
    return member && genderOf(member);
  };
  const last = genderFor(id);
  if (!state || gender === undefined || last === undefined || last === gender) return state;
  const other = spoken.find((memberId) => genderFor(memberId) === gender);
  const isHis = household.appointments.some((one) => one.id === visit && one.familyMemberId === id);
  if (other === undefined || !isHis || visit === undefined) return state;
  const own = counterpart({ kind: 'medical_appointment', id: visit }, [other], household);
  return own
    ? { ...state, focus: { ...state.focus, family_member: other, medical_appointment: own.id } }
    : state;
}
