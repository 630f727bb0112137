// Words for a fever that cannot wait (danger/grave-fever.ts): why, where to go and whom to call.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { graveFever } from '../../../danger/grave-fever.ts';
import type { Household } from '../../../reading/household.ts';
import { quoted } from '../../../text/say.ts';
import { conditionsOf } from './care-people.ts';

/** The words; undefined where nothing stored makes the fever urgent. `doctor` is whom to call, with the number. */
export function urgentFever(
  text: string,
  member: FamilyMember | undefined,
  household: Pick<Household, 'members' | 'contacts' | 'records'>,
  doctor: string,
): string | undefined {
  const grave = member && graveFever(text, member.notes, conditionsOf([member], household));
  if (!member || !grave) return undefined;
  const who = quoted(member.name);
  const reason =
    grave.says === undefined
      ? `With ${grave.called} a fever of ${grave.from} °F or more is an emergency.`
      : `${who}'s notes say “${quoted(grave.says)}”.`;
  const hospital = household.contacts.find(({ type }) => type === 'hospital');
  const where = hospital
    ? `${quoted(hospital.name)}${hospital.address === '' ? '' : `, ${quoted(hospital.address)}`}`
    : 'the emergency room';
  const go = grave.isMeasured ? 'Go now to' : 'Measure it now; when it is that high, go to';
  return `${reason} ${go} ${where}, also when ${who} seems fine, and call ${doctor} on the way. Medicine for the fever doesn't change that.`;
}
