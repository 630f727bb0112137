// A bare request for what is stored reads, and stores nothing: 'everyone's allergies please, new sitter Saturday'; nor does a
// question for the things to do.
import { todoList } from '../../answers/food/lists/todo-list.ts';
import type { Rule } from './rule.ts';

const REQUESTED =
  /\b(?:please|can i (?:get|have|see)|could i (?:get|have|see)|give me|show me|i need|need)\b/;
const KEPT =
  /\b(?:allergies|restrictions|diets|medications|medicines|meds|numbers|contacts|doctors|records|vaccines|shots)\b/;
const TELLS =
  /\b(?:is|are|am|was|were|has|have|had|got|gets?|add|put|log|note|write|save|change|set|make|update|store|record|remember|start\w*|stop\w*|takes?|quit|reacts?|allergic|cannot|cant|remove|delete|take off)\b/;

/** 'The kids' allergies please' names nothing that could be stored. */
export const asksStored: Rule = ({ wish: { slots }, first, text }) => {
  const [, topic] = /^(allergy|diet|medicine|contact|record)_(?:add|change|remove)$/.exec(first) ?? [];
  const { foods, goods, dishes, medicines, diets, doses, phones, emails, addresses, frequencies } = slots;
  const values = [foods, goods, dishes, medicines, diets, doses, phones, emails, addresses, frequencies];
  return topic !== undefined &&
    values.every((kind) => kind.length === 0) &&
    REQUESTED.test(text) &&
    KEPT.test(text) &&
    !TELLS.test(text.replace(/\b(?:can|could) i (?:get|have|see)\b/, ''))
    ? `${topic}_ask`
    : undefined;
};

/** 'Record a blood test for Nobuko on February 11': what is written down without an hour was done. */
export const recordsDone: Rule = ({ wish: { slots }, first, text }) =>
  first === 'appointment_add' &&
  /^(?:(?:please|pls|and|can you|could you|also)[, ]+)*(?:record|log)\b/.test(text) &&
  slots.visits.length > 0 &&
  slots.times.length === 0
    ? 'record_add'
    : undefined;

/** 'Add a contact for Coach Larsen with the email …' is a new one. */
export const addsContact: Rule = ({ first, text }) =>
  first === 'contact_change' &&
  /^(?:(?:please|pls|can you|could you)[, ]+)*(?:add|create|save|make|new) (?:an? )?(?:new )?contact (?:for|named|called)\b/.test(
    text,
  )
    ? 'contact_add'
    : undefined;

/** 'Log cetirizine for Finn' of a stored medicine is a dose that was given. */
export const logsDose: Rule = ({ wish: { slots }, first, text }) =>
  /^medicine_(?:add|change)$/.test(first) &&
  /^(?:(?:please|pls|can you|could you|and)[, ]+)*log\b/.test(text) &&
  slots.medicines.some(({ ids }) => ids.length > 0) &&
  slots.doses.length + slots.frequencies.length === 0
    ? 'dose_add'
    : undefined;

/** 'Gave Ilmari his puffs at 7 this morning' is a dose, and no event. */
export const toldGiven: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:appointment_add|own_event)$/.test(first) &&
  /^(?:(?:i|we|just|ok|and|also)[, ]+)*gave\b.*\b(?:puffs?|inhaler|pills?|tablets?|drops?|meds?|medicines?|dose|syrup|antibiotic|vitamins?)\b/.test(
    text,
  ) &&
  slots.people.length > 0 &&
  slots.visits.length === 0
    ? 'dose_add'
    : undefined;

/** 'Ring the pharmacy for me': its number, as nobody is called from here. */
export const ringsFor: Rule = ({ wish: { slots }, text }) =>
  /^(?:(?:please|pls|can you|could you|would you)[, ]+)*(?:ring|phone|dial)(?: up)? (?!(?:number|me|us)\b)/.test(
    text,
  ) &&
  slots.days.length + slots.times.length === 0 &&
  slots.contacts.length + slots.visits.length > 0
    ? 'contact_ask'
    : undefined;

/** 'What doses were given yesterday' */
export const asksGiven: Rule = ({ first, text }) =>
  /^(?:out_of_scope|unsure|definition)$/.test(first) &&
  /\b(?:what|which|any)\b.*\b(?:doses?|meds?|medicines?|pills?)\b.*\b(?:given|taken|logged|recorded)\b/.test(
    text,
  )
    ? 'dose_ask'
    : undefined;

/** 'What is on my to-do list' where the family has one. */
export const asksTodos: Rule = ({ talk: { household }, wish: { text }, first }) =>
  first === 'todo' &&
  todoList(household) !== undefined &&
  /\b(?:what|whats|show|read|anything|any)\b/i.test(text)
    ? 'list_ask'
    : undefined;

const WHAT_TO_BRING =
  /\bwhat (?:should|do|does|must|shall|all do) (?:i|we|he|she|they) (?:need to |have to )?(?:bring|take along)\b/;
/** 'What should I bring Thursday': the notes of that day's visits, and no dish. */
export const asksToBring: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:dish_suggest|event_plan|travel_pack|out_of_scope|unsure)$/.test(first) &&
  WHAT_TO_BRING.test(text) &&
  slots.days.length + slots.visits.length > 0 &&
  !/\b(?:party|potluck|picnic|dinner|bbq|cookout|trip|beach|pool|flight|plane)\b/.test(text)
    ? 'appointment_ask'
    : undefined;

/** 'Is anybody sick this week': the health history. */
export const asksWhoIsSick: Rule = ({ first, text }) =>
  /^(?:day_ask|member_about|family_list|out_of_scope|unsure)$/.test(first) &&
  /^(?:so |hey |pip |and )*(?:is|was|has|are|were|who)\b.*\b(?:any(?:body|one)|every(?:body|one)|some(?:body|one)|who|all)\b.*\b(?:sick|ill|unwell)\b|^who(?:s| is| was)?\b.*\b(?:sick|ill)\b/.test(
    text,
  )
    ? 'record_ask'
    : undefined;

const SAID_ABOUT =
  /\bwhat did (?:dr\.? |doctor |the )?[\p{L}'’ -]{2,30}? (?:say|tell us|find|think) about\b/u;
/** 'What did Dr. Mehta say about baked milk': an entry of the health history, and no food. */
export const asksSaidAbout: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:menu_ask|food_ok|allergy_ask|pantry_ask|contact_ask|parenting_ask|unsure|out_of_scope)$/.test(first) &&
  SAID_ABOUT.test(text) &&
  slots.contacts.length + slots.visits.length > 0
    ? 'record_ask'
    : undefined;

/** 'My blood type is O positive, save it': it has no day. */
export const tellsBloodType: Rule = ({ first, text }) =>
  first === 'record_add' && /\bblood (?:type|group) is\b/.test(text) ? 'member_change' : undefined;
