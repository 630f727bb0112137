// Readings of questions about medicines: what somebody is on, and what somebody took once.
import { findMedicines } from '../../answers/health/medicines/find-medicines.ts';
import { SIDE_EFFECTS } from '../../answers/health/medicines/say-medicine.ts';
import { tellsRegimen } from '../../danger/filed-medicine.ts';
import { fold, stem, wordsOf } from '../../text/fold-text.ts';
import { askedOf, runOf } from '../carried.ts';
import { isAsking, type Rule } from './rule.ts';

const MEASURE =
  /\b(?:cholesterol|lipids?|ldl|hdl|triglycerides|a1c|glucose|blood sugar|iron|ferritin|thyroid|tsh|blood pressure|bp|creatinine|inr|psa|hemoglobin|vitamin d)\b/;
const IS_TAKEN =
  /\b(?:meds?|medicines?|medications?|pills?|tablets?|drugs?|takes?|taking|took|on|dose|doses|for|ok with|stop|start|skip)\b/;
/** 'What was my cholesterol': a value that a test found, and no medicine that somebody takes. */
const asksMeasure: Rule = ({ wish: { slots }, first, text }) =>
  (isAsking(text) || /^(?:was|were)\b/.test(text)) &&
  MEASURE.test(text) &&
  !IS_TAKEN.test(text) &&
  slots.foods.length === 0 &&
  slots.medicines.every(({ ids }) => ids.length === 0) &&
  /^(?:medicine|dose|member)_|^(?:out_of_scope|unsure|definition)$/.test(first)
    ? 'record_ask'
    : undefined;

const ON_ANYTHING =
  /\b(?:on|taking|takes?) (?:anything|any (?:meds?|medicines?|medications?|prescriptions?))\b(?! (?:at|else at|this|next|on|for (?:tomorrow|the week))\b)|\bwhat(?: all)? is (?:all )?\w+ (?:still )?on(?: for meds)? (?:now|right now|these days|currently|at the moment|again)\W*$/;
/** 'Which of the kids is on anything right now': medicines, and no plans of the day. */
const isOnAnything: Rule = ({ talk, wish: { slots }, first, text }) =>
  isAsking(text) &&
  ON_ANYTHING.test(text) &&
  /^(?:day|free|appointment|member|family|dose|menu|record|unsure|out_of_scope)/.test(first) &&
  (slots.people.length + slots.groups.length > 0 ||
    /\b(?:anyone|anybody|who|everybody|everyone|is (?:s?he|they))\b/.test(text)) &&
  slots.days.every(({ date }) => date === talk.facts.today)
    ? 'medicine_ask'
    : undefined;

const OPENS =
  '(?:(?:ok|okay|so|and|but|now|oh|hey|then)[, ]+)*(?:(?:tell|show|remind|give|list) (?:me|us) )?';
const THINGS =
  "(?:what(?:['’]?s| all| else| is| are| meds| medicines?| medications?| pills)*|which (?:meds|medicines?|medications?|pills)|everything|all the (?:meds|medicines|medications|pills))";
const NOW =
  '(?: (?:now|again|all ?together|altogether|in all|in total|total|exactly|currently|at the moment|these days|right now|lately|regularly|daily|every day|for (?:meds|medicines?|medications?)|still|then|anyway|all))*';
/** 'What all is he on', 'everything Dad is on now' */
const ON_WHAT = new RegExp(
  `^\\W*${OPENS}${THINGS}(?: that)?(?: is| are|['’]?s)? (?:my |our )?(.{1,30}?)(?: is| are|['’]?s)? (?:all |still |currently )?on${NOW}\\W*$`,
);

/** With nothing but a person between, 'on' is about medicines. */
const isOnWhat: Rule = ({ wish: { slots }, text }) => {
  const who = ON_WHAT.exec(text)?.[1];
  const named = [...slots.people, ...slots.relations].map(({ said }) => said.toLowerCase());
  return who !== undefined && (/^(?:s?he|they|i|we)$/.test(who) || named.includes(who))
    ? 'medicine_ask'
    : undefined;
};

const WHAT_ONE =
  /\b(?:what|which|name of)\b(?! (?:time|day|dose|hour|amount))|\bwhen (?:was|were) .*\bon\b|\b(?:used to|old)\b/;
const WAS = /\b(?:was|were|did|had|took|been|used to|old|last)\b/;

/** 'What was that antibiotic she had in October' asks which it was, and for no dose that was given. */
const asksPastMedicine: Rule = ({ wish: { slots }, first, text }) =>
  slots.medicines.length > 0 &&
  WHAT_ONE.test(text) &&
  WAS.test(text) &&
  !/\b(?:today|yesterday|tonight|last night|this morning|how much)\b/.test(text) &&
  /^(?:dose_ask|member_about|menu_ask|unsure|repeat|record_ask)$/.test(first)
    ? 'medicine_ask'
    : undefined;

const DOSE_NOW =
  /\b(?:gets?|getting|takes?|taking|has|having|had|got|took) (?:a|one|another|his|her|their|the|my)(?: \w+)? dose\b.*\b(?:right now|just now|now)\W*$/;

const GAVE =
  /^\W*(?:(?:ok|okay|so|just|hey|pip|fyi|log|note|record|that)[, ]+)*(?:(?:i|we)(?:['’]?ve)? |my (?:husband|wife|mom|dad) )?(?:just |already )?(?:gave|given) (?!up\b)/;
const USED =
  /^\W*(?:[\p{L}'’]+ ){1,3}(?:used|needed|took|had) (?:his|her|my|the|their) (?:[\p{L}]+ )?(?:inhaler|puffer|nebulizer|albuterol)\b(?! (?:to|with|from|out|back|along|away|refilled|filled|replaced|changed|for)\b)/u;
/**
 * 'Zoe gets a dose of amoxicillin now', 'Kit used his inhaler at 3', 'I gave Ev his cetirizine' is a dose to record, and
 * nothing for the label.
 */
const isDoseNow: Rule = ({ wish: { slots }, first, text }) =>
  !isAsking(text) &&
  !text.includes('?') &&
  ((DOSE_NOW.test(text) && slots.medicines.some(({ ids }) => ids.length > 0)) ||
    ((GAVE.test(text) || USED.test(text)) && slots.medicines.length > 0 && slots.people.length > 0)) &&
  /^(?:medicine_(?:add|change|stop)|dose_ask|medical_advice|member_change|record_add|parenting_ask|unsure)$/.test(
    first,
  )
    ? 'dose_add'
    : undefined;

const IN_CASE =
  /^\W*(?:(?:so|and|ok|hey|wait) )*(?:how (?:much|many)|(?:what|which)(?: is| was)? (?:the |his |her |my )?(?:dose|dosage|amount))\b.*?\b(?:if|when|whenever|in case(?: of)?|for)\b(.+)$/;
const SHORTEST_WORD = 4;
const CONDITION = /\b(?:if|when|whenever|only|for|in case|during|after|before|at)\b/i;

/** 'How much glargine if the pump dies': the case that the instructions of the medicine speak of. */
const asksInCase: Rule = ({ talk, wish: { slots }, text }) => {
  const [, told = ''] = IN_CASE.exec(text) ?? [];
  const said = slots.medicines.flatMap(({ name }) => wordsOf(fold(name)));
  const meant = talk.household.medications.filter(
    ({ name, isActive }) => isActive && wordsOf(fold(name)).some((word) => said.includes(word)),
  );
  const cases = wordsOf(fold(told)).filter((word) => word.length >= SHORTEST_WORD);
  return meant.length === 1 &&
    meant.some(({ instructions, name }) => {
      const stored = new Set(wordsOf(fold(CONDITION.test(instructions) ? instructions : '')).map(stem));
      return cases.some((word) => stored.has(stem(word)) && !fold(name).includes(word));
    })
    ? 'medicine_ask'
    : undefined;
};

const IF_TAKEN =
  /^\W*(?:(?:so|and|ok|hey|wait) )*(?:(?:do|does|did) (?:you|u|we|anyone|anybody) (?:know|remember)|(?:i am )?not sure|i (?:forgot|cannot remember)) (?:if|whether) .*\b(?:gave|took|got|had|taken|given|has had)\b/;

/** 'Do you know if Theo took his pill': its doses. */
const asksIfTaken: Rule = ({ wish: { slots }, text }) =>
  IF_TAKEN.test(text) && slots.medicines.some(({ ids }) => ids.length > 0) ? 'dose_ask' : undefined;

const IS_DONE =
  /^\W*(?:(?:so|and|ok|hey) )*(?:is|are|am) .*\b(?:done|finished|through) (?:with|w|on|taking)\b/;
/** 'Is Kit done with the drops' asks until when, and stops nothing. */
const asksIfDone: Rule = ({ wish: { slots }, first, text }) =>
  IS_DONE.test(text) && slots.medicines.length > 0 && /^medicine_(?:stop|change|remove)$/.test(first)
    ? 'medicine_ask'
    : undefined;

/** 'Side effects of Zyrtec' of a medicine that is stored. */
const asksSideEffects: Rule = ({ wish: { slots }, first, text }) =>
  SIDE_EFFECTS.test(text) &&
  slots.medicines.length === 1 &&
  slots.medicines.every(({ ids }) => ids.length > 0) &&
  /^(?:medical_advice|unsure|out_of_scope|parenting_ask|activity_ask)$/.test(first)
    ? 'medicine_ask'
    : undefined;

/** 'Melatonin 1 mg for Nyla on school nights, write that down': a medicine, and no advice on nights. */
const tellsMedicine: Rule = ({ talk, wish: { slots }, first, text }) => {
  const { household } = talk;
  const [said] = slots.medicines;
  if (/^(?:medicine|dose)_/.test(first) || !said || slots.medicines.length > 1) return undefined;
  const named = { members: [], medicines: household.medications, tags: new Map() };
  if (isAsking(text) || !tellsRegimen(text, named)) return undefined;
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const isStored = household.medications.some(
    ({ id, familyMemberId }) => said.ids.includes(id) && (ids.size === 0 || ids.has(familyMemberId ?? '')),
  );
  return isStored ? 'medicine_change' : 'medicine_add';
};

const STOPS_IT =
  /\b(?:stop(?:s|ped|ping)?|discontinue[ds]?|(?:come|comes|came|is|are|go|goes|take|takes|taken) (?:\S+ ){0,3}off|quit|no longer (?:takes?|needs?))\b/;
const OFF_MEDICINES =
  /\b(?:stop(?:s|ped)?|discontinue[ds]?|quit)(?: (?:taking|giving|using|the|his|her|their|my))* ?(?=\p{L})|\boff (?:of )?(?:the |his |her |their |my |our |\S+ )?(?:current |active |daily )?(?:meds?|medicines?|medications?|med list|list)\b/u;
/** 'The doctor wants her to stop the Zocor, take it off her meds': no visit with that doctor goes. */
const stopsMedicine: Rule = ({ wish: { slots }, first, text }) =>
  slots.medicines.length > 0 &&
  slots.medicines.every(({ ids }) => ids.length === 1) &&
  slots.visits.every(({ name }) => name === 'Doctor') &&
  slots.doses.length + slots.frequencies.length === 0 &&
  STOPS_IT.test(text) &&
  OFF_MEDICINES.test(text) &&
  !isAsking(text) &&
  /^(?:appointment_(?:cancel|change|move)|contact_(?:remove|change)|medicine_(?:remove|change|add)|medical_advice|unsure|out_of_scope|member_change|record_add)$/.test(
    first,
  )
    ? 'medicine_stop'
    : undefined;

const ON_LIST = /\b(?:on|to|onto) (?:the |my |our |that )?(?:[\p{L}'’]+ ){0,2}(?:list|bag)\b/u;
const OF_MEDICINES = /\b(?:meds?|medicines?|medications?|allerg(?:y|ies)) list\b/;
/** 'Put Tums on the pharmacy list' is bought, and nobody's entry. */
const isBought: Rule = ({ wish: { slots }, first, text }) =>
  slots.medicines.length > 0 &&
  slots.people.length + slots.doses.length + slots.frequencies.length === 0 &&
  ON_LIST.test(text) &&
  !OF_MEDICINES.test(text) &&
  !isAsking(text) &&
  /^medicine_(?:add|change)$/.test(first)
    ? 'list_add'
    : undefined;

const OF_RESULT = /\b(?:positive|negative|came (?:back|up|out)|tested|test|results?)\b/;
const OF_FOOD =
  /^(?:food_ok|allergy_ask|diet_ask|nutrition_ask|dish_suggest|activity_ask|parenting_ask|unsure|out_of_scope|definition)$/;
const SHORTEST_TITLE_WORD = 3;
/** 'Which nuts came up positive for Ewan': a test on record, and no question about a food. */
const asksResult: Rule = ({ talk: { household }, wish: { slots }, first, text }) => {
  if (!isAsking(text) || !OF_RESULT.test(text) || !OF_FOOD.test(first)) return undefined;
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const said = new Set(wordsOf(text).map(stem));
  const isMeant = household.records.some(
    ({ category, title, description, familyMemberId }) =>
      category === 'test_result' &&
      description !== '' &&
      ids.has(familyMemberId ?? '') &&
      wordsOf(fold(title)).some(
        (word) => word.length >= SHORTEST_TITLE_WORD && word !== 'test' && said.has(stem(word)),
      ),
  );
  return isMeant ? 'record_ask' : undefined;
};

const SIGNS = /\b(?:symptoms?|reactions?|reacts?|what happens)\b/;
/** 'What are Ev's symptoms if he gets milk': the entry of the health history that names that allergy. */
const asksReaction: Rule = ({ talk: { household }, wish: { slots }, first, text }) => {
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const member = household.members.find(({ id }) => ids.has(id));
  const allergen = member?.allergies.map(fold).find((one) => text.includes(one.replace(/s$/, '')));
  const isTold =
    allergen !== undefined &&
    household.records.some(
      ({ familyMemberId, title, description }) =>
        familyMemberId === member?.id && fold(`${title} ${description}`).includes(allergen.replace(/s$/, '')),
    );
  return isTold &&
    SIGNS.test(text) &&
    isAsking(text) &&
    /^(?:parenting|medical|medicine|allergy|food)_/.test(first)
    ? 'record_ask'
    : undefined;
};

const TAKES_TOO =
  /^\W*(?:[a-z']+ ){1,3}?(?:(?:also|now) )?(?:takes?|taking|started(?: taking)?|on)\b.*\b(?:too|also|as well|now)\b|^\W*(?:[a-z']+ ){1,3}?(?:also|now) (?:takes?|taking|on)\b/;
/** 'I take metformin too now, 500 at night' where only Dad's is stored: a new medicine, and no change of his. */
const takesToo: Rule = ({ talk, wish, first, text }) => {
  const { people, medicines } = wish.slots;
  if (first !== 'medicine_change' || !TAKES_TOO.test(text) || people.length > 1 || medicines.length !== 1)
    return undefined;
  const isSaid = people.length === 1 || /^\W*(?:i|im|ive)\b/.test(text);
  const { records, elsewhere } = findMedicines(askedOf(talk, runOf(wish, 'medicine_change')), { one: true });
  return isSaid && records.length === 0 && elsewhere.length > 0 ? 'medicine_add' : undefined;
};

export const MEDICINE_RULES: readonly Rule[] = [
  isBought,
  asksReaction,
  stopsMedicine,
  asksResult,
  asksIfDone,
  tellsMedicine,
  asksMeasure,
  isOnAnything,
  isOnWhat,
  asksPastMedicine,
  asksSideEffects,
  isDoseNow,
  asksIfTaken,
  asksInCase,
  takesToo,
];
