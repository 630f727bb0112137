// The family's records for a call, a letter or an order that Pip cannot do: numbers, emails, the menu of the day.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { pharmacyOf, withNumber } from './doctors.ts';

const CONTACTS_READ: Plan['reads'] = [{ tool: 'listMedicalContacts', input: {} }];
const WRITES_TO = /\b(?:e-?mail|write|letter|note)\b/i;

/** The number or the email of whom a call or a letter would go to; undefined where the contact has neither. */
export function reachedAt({ text }: Asked, contact: MedicalContact): Plan | undefined {
  const { id, name, phoneNumber, email } = contact;
  if (phoneNumber + email === '') return undefined;
  const isLetter = WRITES_TO.test(text);
  const byEmail = `the email of ${quoted(name)}, ${quoted(email)}`;
  const found =
    email !== '' && (isLetter || phoneNumber === '')
      ? phoneNumber === ''
        ? byEmail
        : `${byEmail}, and the number, ${quoted(phoneNumber)}`
      : `the number of ${withNumber(contact)}`;
  const missing = isLetter && /\be-?mail\b/i.test(text) && email === '' ? ' No email is stored.' : '';
  return {
    text: `I can't call or write for you, but here's ${found}.${missing}`,
    reads: CONTACTS_READ,
    focus: { medical_contact: id },
  };
}

/** A name with a sign in it that is typed without: 'hyvee' of 'Hy-Vee Pharmacy'. */
export function typedWithoutSigns({ text, household: { contacts } }: Asked): MedicalContact | undefined {
  const words = new Set(fold(text).match(/[a-z]+/g));
  const found = contacts.filter(({ name }) => {
    const [first = ''] = fold(name).split(' ');
    return /[^a-z]/.test(first.slice(0, -1)) && words.has(first.replace(/[^a-z]/g, ''));
  });
  return found.length === 1 ? found[0] : undefined;
}

const REFILL = /\b(?:refill\w*|reorder\w*|renew\w*|re-?up|prescriptions?|rx)\b/i;

/** 'Get Minseo's doxycycline refilled': the pharmacy, and who prescribed it. */
export function refillAt(asked: Asked, named: MedicalContact | undefined): Plan | undefined {
  const { text, slots, household } = asked;
  if (!REFILL.test(text)) return undefined;
  const ids = slots.medicines.flatMap((one) => one.ids);
  const people = slots.people.flatMap((one) => one.ids);
  const medicines = household.medications.filter(
    ({ id, familyMemberId }) =>
      ids.includes(id) && (people.length === 0 || people.includes(familyMemberId ?? '')),
  );
  const [medicine] = medicines;
  const doctor = household.contacts.find(
    ({ name }) => medicines.length === 1 && name === medicine?.prescribedBy,
  );
  const whom = named ?? pharmacyOf(household) ?? doctor;
  const reached = whom && reachedAt(asked, whom);
  if (!reached) return undefined;
  const by =
    doctor && doctor !== whom && medicine
      ? ` ${withNumber(doctor)}, prescribed the ${quoted(medicine.name)}.`
      : '';
  return { ...reached, text: `${reached.text}${by}` };
}

/** 'Order us a pizza for Friday': the menu of that day, which may be the same. */
export function menuThatDay({
  slots,
  household,
  facts,
}: Asked): { text: string; reads: Plan['reads'] } | undefined {
  const [day, ...others] = slots.days;
  if (!day || others.length > 0 || day.endDate !== undefined || day.date < facts.today) return undefined;
  const planned = mealsOfDate(household.menus, day.date);
  const wanted =
    slots.meals.length === 0 ? planned : planned.filter(({ meal }) => slots.meals.includes(meal));
  if (wanted.length === 0) return undefined;
  const meals = wanted.map(({ meal, text }) => `${quoted(text.replace(/\s*\n\s*/g, ', '))} for ${meal}`);
  return {
    text: `${capital(dayWords(day.date, facts.today))} has ${listed(meals)} on the menu.`,
    reads: [{ tool: 'listWeeklyMenus', input: { from: day.date, to: day.date } }],
  };
}
