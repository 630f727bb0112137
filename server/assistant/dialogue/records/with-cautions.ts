// Puts a stored caution that a message touches before the answer, or in the place of one that is beside the point.
import { sureFactIn } from '../../answers/kitchen/facts.ts';
import { afterReaction } from '../../answers/health/care/after-reaction.ts';
import { alsoKept, careCautions } from '../../answers/health/care/care-cautions.ts';
import { refusedFood } from '../../answers/health/care/refused-food.ts';
import { careFor, isOrder } from '../../answers/health/care/care-advice.ts';
import { clearanceFor } from '../../answers/health/care/clearance.ts';
import { calmTopic, sayCare } from '../../answers/health/care/care-topics.ts';
import type { DangerKind } from '../../danger/danger-kind.ts';
import { drugWarning } from '../../answers/health/medicines/drug-allergies.ts';
import { medicinesBefore } from '../../answers/health/medicines/before-visit.ts';
import { unstoredBefore } from '../../answers/health/medicines/unstored-before.ts';
import { asksNextDose, nextDoseWords } from '../../answers/health/medicines/next-dose.ts';
import { missedDose } from '../../answers/health/care/stored-beside.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { clockOf } from '../../answers/moments.ts';
import type { Plan } from '../../answers/plan.ts';
import { askedOf, carried, runOf, stateAfter } from '../carried.ts';
import { withFoodCaution } from './food-caution.ts';
import { withoutSpoiled } from './spoiled-food.ts';
import type { Decided } from '../decided.ts';
import { asksFoodBefore } from '../rules/named-appointment.ts';
import type { Card } from '../state.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';

/** Topics whose answers are about somebody's health or day. */
const NEAR: ReadonlySet<string> = new Set(
  'appointment medicine record contact allergy member day date free medical emergency'.split(' '),
);

/** Answers that would pass over a medicine in the message: advice, and those to a few words of it. */
const PASSES_OVER =
  /^(?:medical_advice|parenting_ask|yes|no|unsure|out_of_scope|thanks|praise|feeling|help)$/;
/** Answers that may hold a medicine as a word of something else: 'got Bactrim for her UTI' as a diagnosis, 'is on Bactrim now' as a note. */
const HOLDS = /^(?:record_add|member_change|member_add|appointment_add|appointment_change|dose_add)$/;
/** The allergy itself is told or asked. */
const OF_ALLERGY = /\b(?:allerg\w*|react\w*|intoleran\w*|skin test|hives|rash)\b/i;
const OF_SPEAKER = /\b(?:i|me|my|im|i'm)\b/i;

/** 'They want to put me on Augmentin, that's fine right': an allergy that it is against comes first. */
function withDrugCaution({ reading, household }: Talk, decided: Decided | undefined): Decided | undefined {
  const intent = decided?.state.intent ?? '';
  const holds = HOLDS.test(intent) && !OF_ALLERGY.test(reading.said);
  if (!decided || !(holds || PASSES_OVER.test(intent))) return decided;
  const named = new Set(reading.whole.slots.people.flatMap(({ ids }) => ids));
  if (OF_SPEAKER.test(reading.said) && household.speakerId !== undefined) named.add(household.speakerId);
  // 'Does amoxicillin go in the fridge' is about the one it is stored for.
  const stored = new Set(reading.whole.slots.medicines.flatMap(({ ids }) => ids));
  if (named.size === 0)
    for (const { id, familyMemberId } of household.medications)
      if (stored.has(id) && familyMemberId !== null) named.add(familyMemberId);
  if (holds && named.size === 0) return decided;
  const members = household.members.filter(({ id }) => named.has(id));
  const warning = drugWarning({ household }, reading.said, members);
  const { plan } = decided;
  if (warning === undefined || plan.text.includes('is stored as an allergy for')) return decided;
  // 'Good. What next?' is no answer to it.
  const text = holds || intent === 'medical_advice' ? `${warning} ${plan.text}` : warning;
  return { ...decided, plan: { ...plan, text } };
}

/** The decision, with what is stored for whoever the message is about. */
export const withCautions = (talk: Talk, before: Decided | undefined): Decided | undefined =>
  withDrugCaution(talk, withStored(talk, before));

function withStored(talk: Talk, before: Decided | undefined): Decided | undefined {
  const { reading, household, state } = talk;
  if (!before) return undefined;
  // 'Can she have coffee before': the note of the visit comes before what is known of coffee.
  const isOfVisit = asksFoodBefore(talk) && !before.state.intent.startsWith('appointment_');
  if (isOfVisit) return carried(talk, runOf(reading.whole, 'appointment_ask')) ?? before;
  const decided = withoutSpoiled(talk, withFoodCaution(talk, before));
  const { slots } = reading.whole;
  const named = new Set(slots.people.flatMap(({ ids }) => ids));
  const spoken = slots.pronouns.length > 0 ? state?.focus.family_member : undefined;
  const me = slots.isMe && named.size === 0 && spoken === undefined ? household.speakerId : undefined;
  const members = household.members.filter(
    ({ id }) => named.has(id) || (named.size === 0 && (id === spoken || id === me)),
  );
  const caution = careCautions(reading.said, members, household);
  const { plan } = decided;
  const missed = missedDose(reading.said, household);
  if (
    missed !== undefined &&
    !(plan.cards ?? []).some((card) => !stops(card) && !isOfNone(card, reading.said))
  )
    return answered(talk, 'medicine_ask', {
      text: missed,
      reads: [{ tool: 'listMedications', input: {} }],
      focus: medicineFocus(talk),
    });
  const over = afterReaction(reading.said, {
    household,
    today: talk.facts.today,
    ...(state ? { focus: state.focus } : {}),
  });
  if (over) return answered(talk, 'record_add', over);
  const cared = withHealth(talk, decided, members);
  if (cared) return cared;
  if (caution === undefined || (caution.match(/“[^”]+”/g) ?? []).every((one) => plan.text.includes(one)))
    return decided;
  const isNear = NEAR.has(topicOf(decided.state.intent)) || (plan.cards ?? []).length > 0;
  if (isNear) return { ...decided, plan: { ...plan, text: `${caution} ${plan.text}` } };
  const [member] = members;
  const also =
    member && /\ballerg/.test(caution) ? alsoKept(member, reading.said, household, talk.facts.today) : '';
  const own = {
    text: [caution, also].filter(Boolean).join(' '),
    ...(member ? { focus: { family_member: member.id } } : {}),
  };
  return answered(talk, 'allergy_ask', own);
}

/** The stored medicine that a message names, and whose it is. */
function medicineFocus({ reading, household }: Talk): NonNullable<Plan['focus']> {
  const ids = new Set(reading.whole.slots.medicines.flatMap((one) => one.ids));
  const medicine = household.medications.find(({ id }) => ids.has(id));
  const owner = medicine?.familyMemberId;
  return {
    ...(medicine ? { medication: medicine.id } : {}),
    ...(typeof owner === 'string' ? { family_member: owner } : {}),
  };
}

/** Knowledge of health answers the message; 'text Dad she has a fever' is a message that Pip cannot send. */
const withHealth = (talk: Talk, decided: Decided, members: readonly FamilyMember[]): Decided | undefined =>
  decided.state.intent === 'send_message' ||
  // 'What temperature are leftovers reheated to' is about no fever.
  (decided.state.intent === 'cook_time' && sureFactIn(talk.reading.said) !== undefined)
    ? undefined
    : (beforeVisit(talk, members) ??
      withNextDose(talk, decided, members) ??
      (decided.plan.isFact === true ? undefined : withCare(talk, decided, members)) ??
      cleared(talk, members) ??
      (decided.plan.isFact === true ? undefined : withTopic(talk, decided)));

/** Rules of a visit for the time before it, for the medicines that are taken. */
function beforeVisit({ state, ...talk }: Talk, members: readonly FamilyMember[]): Decided | undefined {
  const isOfMedicine = /^(?:medicine|dose)$/.test(topicOf(state?.intent ?? ''));
  const medicines = new Set(talk.reading.whole.slots.medicines.flatMap(({ ids }) => ids));
  const heard = { ...talk, focus: state?.focus, isOfMedicine, members, medicines };
  const { said, whole } = talk.reading;
  const [day] = whole.slots.days;
  const plan =
    medicinesBefore(said, heard) ??
    unstoredBefore(said, {
      ...heard,
      today: talk.facts.today,
      day: day?.endDate === undefined ? day?.date : undefined,
    });
  return plan && answered({ ...talk, state }, 'appointment_ask', plan);
}

/** When the next dose is: the stored rhythm, also below the card for the one just given. */
function withNextDose(talk: Talk, decided: Decided, members: readonly FamilyMember[]): Decided | undefined {
  const { reading, household, state, facts } = talk;
  const heard = { household, today: facts.today, focus: state?.focus };
  const named = members.length > 0 ? { members } : {};
  const medicine = asksNextDose(reading.said, { ...heard, ...named });
  const { plan, state: after } = decided;
  // A dose of a medicine that is not stored was spoken of: no other one is meant.
  const isOther = after.intent === 'dose_ask' && after.slots.medicines.some(({ ids }) => ids.length === 0);
  if (!medicine || isOther) return undefined;
  const hasCards = (plan.cards ?? []).length > 0;
  const text = nextDoseWords(medicine, household, clockOf(facts), hasCards);
  if (hasCards) return { ...decided, plan: { ...plan, text: `${plan.text}\n\n${text}` } };
  const { id, familyMemberId } = medicine;
  const focus = { medication: id, ...(familyMemberId === null ? {} : { family_member: familyMemberId }) };
  const reads = ['listMedications', 'listDoses'].map((tool) => ({ tool, input: {} }));
  return answered(talk, 'medicine_ask', { text, reads, focus });
}

/** A permission that only a doctor can give, whatever the question was taken for. */
function cleared(talk: Talk, members: readonly FamilyMember[]): Decided | undefined {
  const { reading, household, facts } = talk;
  const plan = clearanceFor(reading.said, members, { household, today: facts.today });
  return plan && answered(talk, 'medical_advice', plan);
}

/** Answers that a worry about somebody's health is not for. */
const BESIDE = /^(?:unsure|out_of_scope|definition|parenting_ask|member_about|feeling|contact_ask|help|no)$/;
const WORRIES: readonly DangerKind[] = ['doctor', 'allergy', 'poison'];
/** A calm worry is answered, whatever it was taken for. */
function withTopic(talk: Talk, { plan, state }: Decided): Decided | undefined {
  const { reading, household, facts } = talk;
  const [first] = reading.whole.intents;
  const isWorry = first?.intent === 'medical_advice' || (plan.cards ?? []).length > 0;
  if (!BESIDE.test(state.intent) || !isWorry) return undefined;
  const topic = WORRIES.map((kind) => calmTopic(kind, reading.said, household, facts.today)).find(
    (one) => one !== undefined,
  );
  const said = topic && sayCare(askedOf(talk, runOf(reading.whole, 'medical_advice')), topic);
  return said ? answered(talk, 'medical_advice', said) : undefined;
}

/** 'What about Tylenol' after a caution about the medicine that was spoken of. */
const GOES_ON = /^\W*(?:(?:and|so|ok|okay|then|hm+) )*(?:what|how) about\b/i;
const medicineBefore = ({ state, household }: Talk): Medication | undefined =>
  state?.intent === 'medical_advice'
    ? household.medications.find(({ id }) => id === state.focus.medication)
    : undefined;

const LONGEST = 14;
/** 'What if it's baked in cookies', 'until when' */
const ASKS_ON =
  /^\W*(?:(?:and|so|ok|okay|but|then|hm+) )*(?:what if|even if|not even|if (?:it|its|it['’]s|i)|un?til+ when|till? when|when can|is it (?:ok|okay|fine) if|just a)\b/i;
const ASKS_WHEN =
  /\bwhen (?:do|would|should|must|is it|to|can) (?:\w+ ){0,3}(?:call|worry|see|take|go|bring|ring|phone|time)\b/i;
const HOW_MUCH =
  /^\W*(?:(?:and|so|ok|okay|but|then) )*how (?:much|often|many|long)(?: and how (?:much|often|many|long))?\W*$/i;
/** Asks where to go, or for the next step: all that was told once more. */
const ASKS_AGAIN =
  /\bwhere (?:do|should|can|to|else)\b|\b(?:office|they|he|she|clinic) (?:is|are|['’]s) closed\b|\b(?:now what|what now|what next|then what)\W*$/i;
/** 'Stopped, phew' ends what was told, and no medicine. */
const STOPPED =
  /^\W*(?:(?:ok|okay|oh|and|it|its|it['’]s|the bleeding|that|has|all|finally|just|now|thank (?:god|you)|thanks|phew|good|yay)\W+)*(?:stopped|over|done)(?:\W+(?:now|already|again|thank (?:god|you|goodness)|thanks|phew|whew|finally|bleeding|by itself|on its own|good))*\W*$/i;
/** 'Why not' after a caution. */
const WHY = /^\W*(?:(?:but|and|ok|really|oh) )*(?:why(?: not| is that| so)?|how come)\W*$/i;
const ORDERS_CALL = /^(?:.*\b(?:call|ask)\b[^.]*(?:\d{3}-\d{4}|pharmacist|doctor)|.*\b911\b)/i;

/** 'Can he go to daycare tomorrow' after a fever: what was told goes with the question, where that is another matter. */
function careBefore({ reading, household, state, facts }: Talk) {
  const isShort = reading.whole.tagged.tokens.length <= LONGEST;
  if (!state || !isShort || isOrder(reading.said) || !/^(?:medical_advice|unsure)$/.test(state.intent))
    return undefined;
  const heard = { household, today: facts.today, focus: state.focus };
  const told = careFor({ ...heard, said: `${state.text}?` });
  const joined = careFor({ ...heard, said: `${state.text}. ${reading.said}?` });
  if (told && joined?.topic === told.topic && ASKS_WHEN.test(reading.said)) {
    const whenToCall = joined.text.split('\n\n').filter((part) => /\bcall\b|911/i.test(part));
    return { ...joined, text: whenToCall.join('\n\n') };
  }
  if (told && WHY.test(reading.said)) {
    const reasons = told.text.split(/(?<=\.)\s+/).filter((part) => !ORDERS_CALL.test(part));
    return reasons.length === 0 ? told : { ...told, text: reasons.join(' ') };
  }
  const isAgain = HOW_MUCH.test(reading.said) || ASKS_AGAIN.test(reading.said);
  if (joined?.topic === told?.topic && isAgain) return joined;
  if (told?.topic === 'baby food' && ASKS_ON.test(reading.said)) return joined;
  return joined && joined.topic !== told?.topic ? joined : undefined;
}

/** Writes that a question about a medicine is never meant as. */
const STOPS = /^(?:medicine|dose|member|record)_/;
const FOODS = /^(?:food_ok|allergy_ask|diet_ask|recipe_ask)$/;

/** Calm advice that a question about somebody's health is answered with, whatever it was taken for. */
function withCare(talk: Talk, decided: Decided, members: readonly FamilyMember[]): Decided | undefined {
  const { reading, household, state, facts } = talk;
  const refused = refusedFood(reading.said, household, facts.today);
  if (refused) return answered(talk, 'medical_advice', refused);
  const medicine = GOES_ON.test(reading.said) ? medicineBefore(talk) : undefined;
  const spoken = household.members.filter(({ id }) => medicine && id === medicine.familyMemberId);
  const { dish } = FOODS.test(decided.state.intent) ? (decided.plan.focus ?? {}) : {};
  const care = careFor({
    said: medicine
      ? `${reading.said} with ${medicine.name}, is that ok`
      : [reading.said, dish].filter(Boolean).join(', '),
    household,
    today: facts.today,
    ...(state ? { focus: state.focus } : {}),
    members: members.length > 0 ? members : spoken,
  });
  const { plan } = decided;
  const hasCards = (plan.cards ?? []).length > 0;
  const before = care || (hasCards && !STOPPED.test(reading.said)) ? undefined : careBefore(talk);
  if (state && before) {
    const again = answered(talk, 'medical_advice', { text: before.text, focus: { ...state.focus } });
    // What was asked first goes with the next question, too.
    return { ...again, state: { ...again.state, text: state.text } };
  }
  if (!care || (hasCards && care.topic === 'stomach')) return undefined;
  // What else was answered about the food stands above the caution.
  if (
    care.topic === 'interaction' &&
    (hasCards ? !STOPS.test(decided.state.intent) : FOODS.test(decided.state.intent))
  )
    return { ...decided, plan: { ...plan, text: `${plan.text}\n\n${care.text}` } };
  return answered(talk, 'medical_advice', {
    text: care.text,
    reads: ['listMedicalContacts', 'listMedications'].map((tool) => ({ tool, input: {} })),
    focus: {
      ...(care.member ? { family_member: care.member.id } : {}),
      ...(care.medication === undefined ? {} : { medication: care.medication }),
    },
  });
}

function answered(talk: Talk, intent: string, plan: Plan): Decided {
  return { plan, state: stateAfter(talk, runOf(talk.reading.whole, intent), plan) };
}

/** 'Adey forgot her metformin this morning': the dose of a card was given to nobody. */
const isOfNone = ({ tool }: Card, said: string): boolean =>
  tool === 'createDose' && !/\b(?:gave|given|took|taken|had|got|just now|then|late)\b/i.test(said);

/** A missed dose ends no medicine. */
const stops = ({ tool, input }: Card): boolean => tool === 'updateMedication' && input['isActive'] === false;
