// Declines what Pip cannot do, in one plain sentence with the nearest thing that it can.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { nameForm } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { best, byWords, wordSet, wordsOfVisits } from '../find-records.ts';
import { momentWords, nowAt, wallOf } from '../moments.ts';
import { memberOf, whomIn } from '../people.ts';
import { schoolContact } from '../school-contact.ts';
import type { Answerer, Answerers, Asked, Plan } from '../plan.ts';
import { addTodos } from '../food/lists/todo-list.ts';
import { adviceOnHealth } from '../guides/guides.ts';
import { menuThatDay, reachedAt, refillAt, typedWithoutSigns } from './declined-help.ts';
import { doctorFor, pharmacyOf, withNumber } from './doctors.ts';
import { draftOf } from './draft.ts';
import { howTo } from './how-to.ts';
import { talkPlan } from './say.ts';

const plain: Answerer = (asked) => talkPlan(asked);

/** A number that was told is not kept, and that is said. */
const outOfScope: Answerer = (asked) =>
  asked.slots.phones.length + asked.slots.emails.length > 0
    ? { text: 'I keep numbers of doctors, dentists and pharmacies only, so I stored nothing.' }
    : (howTo(asked.text, true) ?? plain(asked));

/** The appointments to come, each with its time on the wall. */
const coming = (asked: Asked) =>
  asked.household.appointments
    .map((record) => ({ record, wall: wallOf(asked, record.appointmentDate) }))
    .filter(({ wall }) => wall >= nowAt(asked.facts));

/** An appointment has a reminder of its own. */
const reminder: Answerer = (asked) => {
  const plan = talkPlan(asked);
  if (asked.slots.visits.length === 0) return plan;
  const described = coming(asked).map((one) => ({ record: one, words: wordSet(one.record.title) }));
  const [found] = best(byWords(asked.text, described, wordsOfVisits(asked)));
  if (!found) return plan;
  const { record, wall } = found;
  const has = record.reminderEnabled ? 'has a reminder' : 'has no reminder yet';
  return {
    text: `I can't set reminders of their own, but ${quoted(record.title)} on ${momentWords(wall, asked.facts.today)} ${has}. Tell me how long before, and I'll put it on a card.`,
    reads: [{ tool: 'listMedicalAppointments', input: {} }],
    focus: { medical_appointment: record.id },
  };
};

/** The stored contact that a message would go to. */
function contactNamed(asked: Asked): MedicalContact | undefined {
  const { household, slots, text } = asked;
  const [said] = slots.contacts;
  const named = said && household.contacts.find(({ id }) => id === said.ids[0]);
  if (named || slots.visits.length === 0) return named;
  const described = household.contacts.map((record) => ({
    record,
    words: wordSet(record.name, record.specialty, record.type),
  }));
  const found = best(byWords(text, described, wordsOfVisits(asked)));
  return found.length === 1 ? found[0] : undefined;
}

/** 'Order diapers': where they stand on a list already. */
function onLists({ slots, household }: Asked): string {
  const words = [...slots.goods, ...slots.foods].map(({ said }) => fold(said));
  const found = household.lists.flatMap(({ title, items }) =>
    items.flatMap(({ name, checked }) =>
      !checked && words.some((word) => fold(name).includes(word.replace(/s$/, '')))
        ? [`${quoted(name)} is on ${quoted(title)} already.`]
        : [],
    ),
  );
  return found
    .slice(0, 2)
    .map((line) => ` ${line}`)
    .join('');
}

/** 'Email Ivo's teacher', 'call the school': the child is no addressee. */
const OF_SCHOOL =
  /\b(school|teachers?|principal|coach|office|daycare|preschool|counselor|nurse|bus driver)\b/i;
/** 'Call Ivo in sick' */
const CALLS_IN = /\bcall(?:ing)? (?:(?:\p{L}+ ){1,3}(?:in|out)|in|out) sick\b/iu;

const TO_SOMEBODY = /^\W*(?:\w+[, ]+){0,3}?(?:text|message|e-?mail|dm|tell|let|call|phone|ring)\b/i;

const sendMessage: Answerer = (asked) => {
  const plan = whereToSend(asked);
  const draft = draftOf(asked);
  return draft === undefined ? plan : { ...plan, text: `${plan.text} You could write “${draft}”` };
};

/** 'Can you text her' after a visit: whom it is with, or whom its title names. */
function spokenOf({ slots, focus, household }: Asked): MedicalContact | undefined {
  const { pronouns, people, relations, groups } = slots;
  if (!pronouns.some((word) => THEM.test(word)) || people.length + relations.length + groups.length > 0)
    return undefined;
  const visit = household.appointments.find(({ id }) => id === focus.medical_appointment);
  const words = new Set(nameForm(visit?.title ?? '').split(' '));
  const isTitled = ({ name }: MedicalContact): boolean =>
    nameForm(name)
      .split(' ')
      .some((word) => word.length > 3 && words.has(word) && !PLACES.test(word));
  const id = visit ? visit.contactId : focus.medical_contact;
  return household.contacts.find((one) => one.id === id) ?? household.contacts.find(isTitled);
}
const THEM = /^(?:she|he|they|her|him|them)$/;
/** Words of names that a title has without naming anybody. */
const PLACES = /^(?:family|dental|clinic|center|care|health|pediatrics?|school|street|office)$/;

const BRINGS = /\b(?:to|and) (?:grab|get|buy|pick up|bring|take|pack|fetch|stop (?:at|by|for)|swing by)\b/i;

const ORDERS_FOOD =
  /\b(?:order|pre-?order|deliver\w*|door ?dash|uber ?eats|grubhub|take ?-?out|carry ?-?out|get us|pick (?:us )?up)\b/i;

const whereToSend: Answerer = (asked) => {
  const there = TO_SOMEBODY.test(asked.text) ? '' : onLists(asked);
  if (there !== '')
    return { text: `${talkPlan(asked, { whom: '' }, 'order').text.split('. ')[0] ?? ''}.${there}` };
  const menu = ORDERS_FOOD.test(asked.text) ? menuThatDay(asked) : undefined;
  if (menu) {
    const [declined = ''] = talkPlan(asked, { whom: '' }, 'order').text.split(/(?<=\.) /);
    return { text: `${declined} ${menu.text}`, reads: menu.reads };
  }
  const contact = contactNamed(asked) ?? typedWithoutSigns(asked) ?? spokenOf(asked);
  const refill = refillAt(asked, contact);
  if (refill) return refill;
  const reached = contact && reachedAt(asked, contact);
  if (reached) return reached;
  const whom = whomIn(asked);
  const place = OF_SCHOOL.exec(asked.text)?.[1] ?? (CALLS_IN.test(asked.text) ? 'school' : undefined);
  const name =
    place !== undefined
      ? `the ${place.toLowerCase()}`
      : whom.kind === 'one'
        ? quoted(whom.member.name)
        : undefined;
  const plan = talkPlan(asked, { whom: name === undefined ? '' : `, so ${name} won't hear it from me` });
  const office = place === undefined ? undefined : schoolContact(asked.household);
  if (office)
    return {
      text: `${plan.text} Stored is ${withNumber(office)}${office.email === '' ? '' : `, ${quoted(office.email)}`}.`,
      reads: [{ tool: 'listMedicalContacts', input: {} }],
      focus: { medical_contact: office.id },
    };
  // No doctor's number helps in telling Ben something; what he shall bring goes on a list.
  const nearest = BRINGS.test(asked.text) ? ' I can put it on a list or the calendar instead.' : '';
  if (nearest !== '') return { text: `${plan.text.replace(/ I can look up [^.]*\.$/, '')}${nearest}` };
  return name === undefined ? plan : { text: plan.text };
};

const timer: Answerer = (asked) =>
  talkPlan(asked, {}, asked.slots.foods.length + asked.slots.dishes.length > 0 ? 'cooking' : undefined);

/** No diagnosis and no dose: calm advice where the topic is clear, else the family's own doctor and pharmacy. */
const medicalAdvice: Answerer = (asked): Plan => adviceOnHealth(asked) ?? whomToAsk(asked);

const whomToAsk: Answerer = (asked): Plan => {
  const { household, slots } = asked;
  const whom = whomIn(asked);
  // 'It's still going on' is about the one who was spoken of.
  const member =
    whom.kind === 'one' ? whom.member : slots.isMe ? undefined : memberOf(asked, asked.focus.family_member);
  const { contact, isChild } = doctorFor(asked, member);
  const pharmacy = slots.medicines.length + slots.doses.length > 0 ? pharmacyOf(household) : undefined;
  const stored = [contact, pharmacy].filter((one) => one !== undefined).map(withNumber);
  const who =
    stored.length > 0
      ? listed(stored, 'or')
      : isChild
        ? 'your pediatrician or pharmacist'
        : 'your doctor or pharmacist';
  const plan = talkPlan(asked, { who, Who: capital(who) });
  return {
    text: plan.text,
    ...(stored.length > 0 ? { reads: [{ tool: 'listMedicalContacts', input: {} }] } : {}),
    focus: {
      ...(member ? { family_member: member.id } : {}),
      ...(contact ? { medical_contact: contact.id } : {}),
    },
  };
};

export const declinedAnswers: Answerers = {
  todo: (asked) => addTodos(asked) ?? plain(asked),
  reminder,
  own_event: plain,
  send_message: sendMessage,
  timer,
  definition: plain,
  out_of_scope: outOfScope,
  medical_advice: medicalAdvice,
};
