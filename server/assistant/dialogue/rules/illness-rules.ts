// An illness that is told and to be written down: 'log a seizure at 3 today', 'he threw up last night, write that down'.
import { fold } from '../../text/fold-text.ts';
import { isAsking, type Given, type Rule } from './rule.ts';

/** Today, at an hour that has passed. */
export const isOver = ({ talk: { facts }, wish: { slots } }: Given): boolean =>
  slots.times.length > 0 &&
  slots.days.every(({ date }) => date === facts.today) &&
  slots.times.every(({ time }) => time <= facts.time);
const BEFELL =
  /\b(?:seizures?|fever|temp(?:erature)?|threw up|vomit\w*|nose ?bleed|rash|hives|wheez\w*|(?:asthma|panic) attack|migraine|fainted|passed out|reaction)\b/;
/** 'Log a seizure at 3 today, 2 min': what has happened is an entry of the health history, and no visit. */
const tellsIllness: Rule = (given) =>
  isOver(given) &&
  given.wish.slots.people.length > 0 &&
  BEFELL.test(given.text) &&
  /^(?:appointment_add|own_event|member_change|appointment_change|unsure)$/.test(given.first) &&
  !isAsking(given.text) &&
  !given.text.includes('?')
    ? 'record_add'
    : undefined;

const HURT =
  /\b(?:fell|tripped|slipped|bruised?|bumped|scraped|skinned|sprained|twisted|stubbed|burned|stung|bitten|jammed)\b/;
const DENIED =
  /\b(?:no|without(?: any| an?)?|not(?: an?| any)?|never(?: had)?|did not(?: have)?(?: any| an?)?) [\p{L}-]+/gu;
const LOGS = /\b(?:log|record|track|note|write|save|put|enter|jot)\b/;
/** 'Wyatt vomited last night, write that down': an entry of the health history, and no note. */
const logsIllness: Rule = ({ talk: { reading }, wish: { slots }, first, text }) => {
  const all = fold(reading.written ?? reading.said);
  // 'Had peanut butter for the first time, no reaction' tells of none.
  const told = text.replace(DENIED, ' ');
  return LOGS.test(all) &&
    (BEFELL.test(told) || HURT.test(told)) &&
    slots.people.length === 1 &&
    (!/^(?:record|appointment|medicine|allergy)_/.test(first) ||
      // 'Sofi's fever is down to 99.2 now, log it' is no amount of her antibiotic.
      (/^(?:medicine|dose)_(?:add|change)$/.test(first) && slots.medicines.length === 0)) &&
    !isAsking(text) &&
    !all.includes('?')
    ? 'record_add'
    : undefined;
};

const MEASURE =
  /\b(?:a1c|cholesterol|ldl|hdl|triglycerides|h[ae]moglobin|ferritin|tsh|inr|psa|(?:blood )?(?:sugar|glucose|pressure)|weight|weighs?|height)\b[^.?!]{0,20}\d/;
/** 'Mom's A1C is 7.1 now', 'Wyatt's weight is 43 lb now': a value of a day, and no note. */
const tellsMeasure: Rule = ({ wish: { slots }, first, text }) =>
  first === 'member_change' &&
  MEASURE.test(text) &&
  slots.people.length === 1 &&
  slots.conditions.length === 0 &&
  !/\b(?:notes?|remember|profile)\b/.test(text) &&
  !isAsking(text)
    ? 'record_add'
    : undefined;

const OF_BODY =
  /\b(?:stitches|sutures|staples|cast (?:off|on|comes?|change|removal)|splint|sling|bandages?|retainer|braces|holter|antibiotics?|blood ?work|mri|x-?ray|biopsy)\b/;
const OF_SCHOOL = /\b(?:school|class|teacher|daycare|preschool|kindergarten|camp|co-?op|nurse)\b/;
/** 'Stitches out next Tuesday': a visit to come, which lacks its hour, and no day of a school. */
const ofBodyToCome: Rule = ({ wish: { slots }, first, text }) =>
  first === 'school_add' &&
  slots.days.some(({ isPast }) => !isPast) &&
  OF_BODY.test(text) &&
  !OF_SCHOOL.test(text)
    ? 'appointment_add'
    : undefined;

const HABIT =
  /\b(?:fasting|the fast|lent|ramadan|diet|dieting|whole ?30|keto|vegan|vegetarian|nursing|breastfeeding|bed ?rest|quarantine|isolating)\b/;
/** 'Selam is done fasting May 2' is a note of that person, and no day of a school. */
const ofHabit: Rule = ({ wish: { slots }, first, text }) =>
  first === 'school_add' && slots.people.length === 1 && HABIT.test(text) && !OF_SCHOOL.test(text)
    ? 'member_change'
    : undefined;

export const ILLNESS_RULES: readonly Rule[] = [
  tellsIllness,
  logsIllness,
  tellsMeasure,
  ofBodyToCome,
  ofHabit,
];
