// The contact that is a school: 'the school's number', 'call her in sick', and the place a small child goes to.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Household } from '../reading/household.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import type { Asked } from './plan.ts';

const SCHOOL = /\b(?:school|elementary|preschool|kindergarten|daycare|academy)\b/i;

/** The one school among the contacts; none where there are several. */
export function schoolContact({ contacts }: Household): MedicalContact | undefined {
  const schools = contacts.filter(({ name, specialty }) => SCHOOL.test(`${name} ${specialty}`));
  return schools.length === 1 ? schools[0] : undefined;
}

const CARE = /\b(?:day ?care|preschool|pre-?k|nursery|kindergarten)\b/i;
const GENERAL =
  /^(?:the|little|day|care|daycare|preschool|school|center|centre|academy|kindergarten|nursery)$/;

/** The place that a text names, its name where it is a contact, and the children whose notes say it. */
export function careNamed({
  text,
  slots,
  household: { contacts, members },
}: Pick<Asked, 'text' | 'slots' | 'household'>):
  | { name: string | undefined; children: FamilyMember[] }
  | undefined {
  const contact = contacts.find(
    ({ id, name, specialty }) => id === slots.contacts[0]?.ids[0] && CARE.test(`${name} ${specialty}`),
  );
  const [word] = CARE.exec(text) ?? [];
  const said = contact?.name ?? word;
  if (said === undefined) return undefined;
  const children = members.filter(({ relationship }) => relationship === 'child');
  const own = wordsOf(fold(said)).filter((one) => !GENERAL.test(one));
  const byName = children.filter(({ notes }) => {
    const words = wordsOf(fold(notes));
    return own.length > 0 && own.every((one) => words.includes(one));
  });
  const byKind = children.filter(({ notes }) => CARE.test(notes));
  return { name: contact?.name, children: byName.length > 0 ? byName : byKind };
}
