// Puts the warning of a stored drug allergy before whatever is said or carded about a medicine.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { quoted } from '../../../text/say.ts';
import { memberOf, speakerOf } from '../../people.ts';
import type { Answerer, Answerers, Asked, Plan } from '../../plan.ts';
import { drugWarning } from './drug-allergies.ts';
import { peopleOf } from '../narrow.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The medicines that a plan's cards bring to somebody; one that is ended or removed is no risk. */
function carded({ household }: Asked, { cards = [] }: Plan): string | undefined {
  const found = cards.flatMap(({ tool, input }) => {
    if (!/^(?:create|update)Medication$/.test(tool) || input['isActive'] === false) return [];
    const stored = household.medications.find(({ id }) => id === input['id']);
    const owner = memberOf({ household }, text(input['familyMemberId'] ?? stored?.familyMemberId));
    const name = text(input['name'] ?? stored?.name);
    return drugWarning({ household }, name, owner ? [owner] : []) ?? [];
  });
  return found.length === 0 ? undefined : [...new Set(found)].join(' ');
}

/** Stored medicines that an answer names and that are against an allergy of the one who takes them. */
function taken({ household }: Asked, { text: said }: Plan): string | undefined {
  const isNamed = ({ name, isActive }: Medication) => isActive && said.includes(name);
  const found = household.medications.filter(isNamed).flatMap(({ name, familyMemberId }) => {
    const owner = familyMemberId === null ? undefined : memberOf({ household }, familyMemberId);
    return owner ? (drugWarning({ household }, name, [owner]) ?? []) : [];
  });
  return found.length === 0 ? undefined : [...new Set(found)].join(' ');
}

/** A new allergy to a medicine that its owner takes now: the next dose waits for the doctor. */
function takesIt({ household, facts }: Asked, { cards = [] }: Plan): string | undefined {
  const found = cards.flatMap(({ tool, input }) => {
    const member = tool === 'updateFamilyMember' ? memberOf({ household }, text(input['id'])) : undefined;
    const entries: unknown = input['allergies'];
    if (!member || !Array.isArray(entries)) return [];
    const more = entries.map(text).filter((entry) => !member.allergies.includes(entry));
    const allergic = { id: member.id, name: member.name, allergies: more };
    // 'Medicine' before a name that no list knows makes it one.
    const isAgainst = (medicine: Medication) =>
      isTaken(medicine, facts.today) &&
      medicine.familyMemberId === member.id &&
      drugWarning({ household: { ...household, records: [] } }, `medicine ${medicine.name}`, [allergic]) !==
        undefined;
    return household.medications
      .filter(isAgainst)
      .map((medicine) => beforeNextDose(household, member, medicine));
  });
  return found.length === 0 ? undefined : found.join(' ');
}

function beforeNextDose(
  { contacts, speakerId }: Asked['household'],
  owner: FamilyMember,
  { name, prescribedBy }: Medication,
): string {
  const takes = owner.id === speakerId ? 'you take' : `${quoted(owner.name)} takes`;
  const prescriber = contacts.find((contact) => contact.name === prescribedBy && contact.phoneNumber !== '');
  const doctor = prescriber ? `${quoted(prescriber.name)} (${quoted(prescriber.phoneNumber)})` : 'the doctor';
  return `Careful, ${quoted(name)} is stored as a medicine ${takes} now. Call ${doctor} or the pharmacist before the next dose.`;
}

/** The warning about what the wish itself names, for those it is about. */
const inWish = (asked: Asked): string | undefined => {
  const people = peopleOf(asked);
  // 'Can I finish Junie's amoxicillin': the one who asks takes it, too.
  const me = /\b(?:i|me|my)\b/i.test(asked.text) ? speakerOf(asked) : undefined;
  return drugWarning(asked, asked.text, me && !people.includes(me) ? [me, ...people] : people);
};

const warned =
  (answerer: Answerer, find: (asked: Asked, plan: Plan) => string | undefined): Answerer =>
  (asked) => {
    const plan = answerer(asked);
    const warning = find(asked, plan);
    return warning === undefined ? plan : { ...plan, text: `${warning} ${plan.text}` };
  };

const FINDS: Readonly<Record<string, (asked: Asked, plan: Plan) => string | undefined>> = {
  medicine_add: (asked, plan) => carded(asked, plan) ?? (plan.cards ? undefined : inWish(asked)),
  medicine_change: carded,
  allergy_add: takesIt,
  medicine_ask: (asked, plan) => taken(asked, plan) ?? inWish(asked),
  medical_advice: inWish,
  food_ok: inWish,
  definition: inWish,
  substitute_ask: inWish,
  out_of_scope: inWish,
};

/** The answers, those about medicines with the warning. */
export const withDrugWarnings = (answers: Answerers): Answerers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(FINDS).flatMap(([intent, find]) => {
      const answerer = answers[intent];
      return answerer ? [[intent, warned(answerer, find)]] : [];
    }),
  ),
});
