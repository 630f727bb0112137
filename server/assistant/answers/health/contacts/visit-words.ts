// The type and specialty with which a kind of contact is stored: 'eye doctor' is a specialist with the specialty 'Eye doctor'.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { visitNamed } from '../../../reading/taggers/health-words.ts';
import { capital } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';

type ContactType = NonNullable<MedicalContact['type']>;
const TYPES: readonly ContactType[] = [
  'doctor',
  'dentist',
  'specialist',
  'pharmacy',
  'hospital',
  'emergency',
];

const PERSON = /(?:ist|ian|doctor|counselor|counsellor|consultant|surgeon|dr)$/i;
/** A visit's words where its title names a visit and no doctor: 'eye doctor', not 'Eye exam'. */
const VISIT_TITLES = /exam|check|cleaning|test|visit|follow|procedure|x-ray|surgery|ultrasound/i;

/** The kind of doctor a wish names, as a specialty: 'Orthodontist', 'Eye doctor'. */
export function titledVisit({ slots }: Pick<Asked, 'slots'>): string | undefined {
  const kinds = slots.visits.filter(({ name }) => visitNamed(name) !== undefined && name !== 'Doctor');
  // 'The eye dr, optometrist': the doctor's own word counts most.
  const visit = kinds.find(({ said }) => /^\p{L}+(?:ist|ian)$/iu.test(said)) ?? kinds[0] ?? slots.visits[0];
  if (visit === undefined || visitNamed(visit.name) === undefined) return undefined;
  // 'Psychiatrist' of the kind 'Therapist'; a misspelt word is the kind's own name.
  if (
    /^\p{L}+(?:ist|ian)$/iu.test(visit.said) &&
    visit.said.slice(0, 2).toLowerCase() !== visit.name.slice(0, 2).toLowerCase()
  )
    return capital(visit.said.toLowerCase());
  if (PERSON.test(visit.name)) return visit.name;
  return PERSON.test(visit.said) || VISIT_TITLES.test(visit.name) ? capital(visit.said) : visit.name;
}

/** 'orthodontist', 'ENT doctor': within a sentence. */
export const plainRole = (role: string): string =>
  /^\p{Lu}{2}/u.test(role) ? role : role.slice(0, 1).toLowerCase() + role.slice(1);

/** Type and specialty for a contact's card, from the words for the visit. */
export function kindOfContact(asked: Pick<Asked, 'slots'>): { type?: ContactType; specialty?: string } {
  const specialty = titledVisit(asked);
  const visit = asked.slots.visits.find(({ name }) => name !== 'Doctor') ?? asked.slots.visits[0];
  const named = visit && visitNamed(visit.name)?.contact;
  const type = TYPES.find((one) => one === named);
  const isPlain =
    specialty === undefined || /^(?:Doctor|Specialist|Hospital|Pharmacy|Clinic)$/.test(specialty);
  return { ...(type === undefined ? {} : { type }), ...(isPlain ? {} : { specialty }) };
}
