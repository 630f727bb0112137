// Tells that a message only orders a medicine to be written down, with its amount and what it is for: 'save Lina's albuterol,
// 2 puffs if she's wheezing'. Every word must be one of those below; a word that is none leaves the message to the rules.
import { fold, wordsOf } from '../text/fold-text.ts';
import { MEDICINE_SORTS } from '../text/medicine-sorts.ts';
import { medicineWords, type KnownFamily, type KnownMember, type StoredMedicine } from './family.ts';

/** Not 'save him', and not 'put it in his leg'. */
const ORDER =
  /\b(?:add|save(?! (?:him|her|them|me|us)\b)|store|enter|(?:put|write|note|jot) down|(?:put|write|note|jot) (?:that|it|this) (?:down|in(?=\W*(?:$|please|pls|plz|for\b)))|new (?:med|medicine|medication|prescription|rx))\b/;
/** 'Mia switched from Zyrtec to Claritin', told and not asked. */
const SWITCHED =
  /^(?!.*\b(?:can|could|should|do|does|is it|okay to|ok to)\b).*\b(?:switched|changed|moved|swapped) (?:[\p{L}’']+ )?from (?:[\p{L}’']+ ){1,3}(?:over )?to (?!\d)/u;
const OF_SWITCH = new Set(
  `switched changed moved swapped from over we i ive weve im hes shes been was were now today yesterday instead last week month friday monday
doctor dr doc pediatrician allergist said says`.split(/\s+/),
);
/** More of them at once are no amount to write down unasked. */
const MOST_PILLS = 4;
const PILLS = /\b(\d+) (?:(?!mg|mcg|ml|g\b)[\p{L}]+ )?(?:pills?|tablets?|capsules?)\b/gu;
/** 'Can you add …?' is an order, any other question none. */
const POLITE = /^(?:(?:hi|hey|hello|pip|ok|okay|and)[, ]+)*(?:can|could|will|would) (?:you|u) /;
/** Those of emergencies, beside the names that a parent's words are looked up in. */
const RESCUE =
  'epipen epi pen auvi q auto injector autoinjector epinephrine adrenaline glucagon baqsimi gvoke diastat diazepam valtoco nayzilam midazolam nitroglycerin nitro naloxone narcan rescue nebulizer neb spacer inhaler puffer albuterol levalbuterol xopenex benadryl ibuprofen tylenol acetaminophen aspirin insulin';
const PLAIN = new Set(
  `add save store enter put write note jot down in on to that it this him her them new please pls plz can could will would you u hi hey hello pip ok
okay and also a an the of his hers their my our for as with is list file profile card record med meds medicine medicines medication medications
prescription rx dose doses dosage he she they gets get takes take uses use has have carries needed prn only once twice three four times time day
daily a per every each hour hours hrs hr morning evening night bedtime days week mg mcg ml g unit units puff puffs spray sprays drop drops tablet
tablets pill pills capsule capsules tsp teaspoon teaspoons one two half under tongue rectal rectally up max most jr junior
strength children childrens infant infants prescribed by expires exp january february march april may june july august september october
november december monday tuesday wednesday thursday friday saturday sunday today tomorrow starting start starts until till through thru weeks course food water meals`.split(
    /\s+/,
  ),
);
/** The reason to take it, in the present: 'if he's wheezing', 'for seizures longer than 5 minutes'. */
const FOR_WHAT =
  /\b(?:(?:if|when|whenever|in case of|in case)(?: (?:he|she|they|his|her|their|the|there|you|[\p{L}]+)(?:['’]?(?:s|re))?)?|for(?! \p{L}+ (?:if|when|whenever)\b))((?: [\p{L}\d]+){1,8})/gu;
const SIGNS = new Set(
  `is are gets has have starts feels goes a an any the of his her and or with wheeze wheezes wheezing cough coughs coughing asthma attack attacks
trouble hard breathing breath breathe short shortness tight tightness chest pain pains angina fever fevers over above allergic allergy allergies
reaction reactions severe mild hives rash itch itches itchy itching swelling swells swell lips face throat seizure seizures longer than lasts more
minutes minute min migraine migraines headache headaches nausea vomiting passes pass out faints unconscious low sugar blood anxiety panic anxious
bad flare flares cramps croup diarrhea throwing throws throw up itchy sleep sting stings bee peanut nut nuts overdose opioid croup`.split(
    /\s+/,
  ),
);
const MEDICINES = new Set(
  [...RESCUE.split(' '), ...MEDICINE_SORTS.flatMap(({ stored }) => stored).flatMap(wordsOf)].filter(
    (word) => !SIGNS.has(word),
  ),
);
const LONGEST = 34;
/** 'From Dr. Ferreira' */
const PRESCRIBER =
  /[, ]*\b(?:(?:from|by|per) )?(?:dr|doctor)\.? [a-z][a-z'-]+(?:'s)?(?: says| said| prescribed(?: it)?)?\b/g;
/** The word before an amount is the medicine, whatever it is called: 'ondansetron 4mg'. */
const BEFORE_AMOUNT = /\b([a-z]{5,})(?= \d+(?:\.\d+)? ?(?:mg|mcg|ml|iu|units?)\b)/g;

const isPlain = (word: string): boolean =>
  PLAIN.has(word) || MEDICINES.has(word) || /^\d+(?:\.\d+)?(?:mg|mcg|ml|g)?$/.test(word);

/** The text without what the medicine is for; a phrase with another word stays. */
const withoutReasons = (text: string, isOwn: (word: string) => boolean): string =>
  text.replace(FOR_WHAT, (whole, reason: string) => {
    const words = wordsOf(reason);
    const end = words.findIndex((word) => !SIGNS.has(word) && !isOwn(word) && !/^\d+$/.test(word));
    return end === 0 ? whole : ` ${(end < 0 ? [] : words.slice(end)).join(' ')} `;
  });

interface Named {
  members: readonly Pick<KnownMember, 'names'>[];
  medicines: readonly Pick<StoredMedicine, 'name'>[];
}

/** True where a message names medicines, and has no word but those above and `more`. */
function saysNoMore(text: string, { members, medicines }: Named, more: ReadonlySet<string>): boolean {
  if (text.includes('?') && !POLITE.test(text)) return false;
  if ([...text.matchAll(PILLS)].some(([, count]) => Number(count) > MOST_PILLS)) return false;
  const stored = new Set(medicines.flatMap(({ name }) => [...medicineWords(name), ...wordsOf(name)]));
  const isMember = (word: string): boolean => members.some(({ names }) => names.has(word));
  const words = wordsOf(withoutReasons(text.replaceAll(PRESCRIBER, ' '), isMember));
  const called = new Set([...text.matchAll(BEFORE_AMOUNT)].map(([name]) => name));
  const isMedicine = (word: string): boolean => MEDICINES.has(word) || stored.has(word) || called.has(word);
  return (
    words.length <= LONGEST &&
    words.some(isMedicine) &&
    words.every((word) => isPlain(word) || isMedicine(word) || isMember(word) || more.has(word))
  );
}

const NO_MORE: ReadonlySet<string> = new Set();

/** True where a message is the record of a medicine, and nothing of it happens now. */
export function isFiledMedicine(said: string, named: Named): boolean {
  const text = fold(said);
  return ORDER.test(text) && saysNoMore(text, named, NO_MORE);
}

/** True where a message tells that one medicine took the place of another, and nothing else. */
export function isSwitchedMedicine(said: string, named: Named): boolean {
  const text = fold(said);
  return SWITCHED.test(text) && saysNoMore(text, named, OF_SWITCH);
}

const BEGINS_ORDER =
  /^\W*(?:(?:please|pls|plz|can|could|will|would|you|u|ok|okay|and|also|hey|hi|pip)[, ]+)*(?:add|save|store|enter|note|jot|record|update|change|set|put (?:down|in)|write(?: down)?|new (?:med|medicine|medication|prescription|rx|dose))\b(?! (?:him|her|them|me|us|up|another)\b)/;
const ENDS_ORDER =
  /\b(?:(?:write|put|note|jot|save|add|enter|store) (?:that|it|this)(?: (?:down|in))?|update (?:it|that|this))\W*(?:please|pls|plz|for me|thanks|thx)?\W*$/;
/** How often, or at which times. */
const HOW_OFTEN =
  /\b(?:(?:once|twice|\d|two|three|four) (?:times )?(?:a|per|every|each) ?(?:day|week|night|month)|(?:once|twice) (?:daily|weekly)|daily|weekly|nightly|every|each|as needed|prn|bedtime|(?:in the|at|every|each) (?:morning|afternoon|evening|night|noon)s?|mornings?|evenings?|nights?|weekends?|weekdays?|school ?(?:days|nights)|(?:with|before|after) (?:food|meals?|breakfast|lunch|dinner|supper)|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|from now on|starting|until|for \d+ (?:days|weeks))\b/;
const AMOUNT =
  /\b(?:\d+(?:\.\d+)?|half an?|one|two) ?(?:mg|mcg|ml|cc|g|iu|units?|%|puffs?|tablets?|tabs?|pills?|caps?|capsules?|drops?|sprays?|tsp|teaspoons?|scoops?)\b|\b\d+(?:\.\d+)? (?:in the|at (?:night|bed|noon)|every|each|once|twice|daily|mornings?|nights?|school ?nights?|week)\b/;
/** Asked, taken or happening: the rules judge as before. */
const NO_ORDER =
  /\b(?:how (?:much|many|often|long)|should|shall|is (?:it|that|this)|ok(?:ay)? to|can (?:he|she|they|i|we|you (?:give|tell))|may (?:he|she|they|i|we)|safe|dangerous|too much|enough|doubl\w+|instead|extra|more|another|again|same time|together|mix\w*|what if|miss(?:ed)?|forgot|skip\w*|took|taken|gave|given|giving|swallow\w*|ate|drank|got into|accident\w*|mistake|already|wean\w*|crush\w*|split\w*|half (?:of )?(?:my|his|her|the)|adult|tips|advice|ideas|why|what|does|did|cause)\b/;

/** 'The asthma nurse wants Iker to take two puffs morning and night from now on' */
const OFFICE_WANTS =
  /^\W*(?:(?:ok|okay|so|hey|hi|pip)[, ]+)*(?:(?:the|our|his|her|my) (?:\w+ ){0,2}?(?:doctor|nurse|pediatrician|allergist|specialist|cardiologist|neurologist|clinic|office|np|pa)|(?:dr\.?|doctor) \w+) (?:wants?|has|put|is putting|says|said)\b.*\bfrom now on\b/;
const ASKS_TO_KEEP =
  /\b(?:can|could|would|will) you (?:please )?(?:update|change|save|put|add|note|fix|enter|write)\b/;

/** True where a message orders a medicine to be written down, or tells how a stored one is taken now, whatever its other words: it asks for no dose. */
export function tellsRegimen(said: string, { members, medicines }: KnownFamily): boolean {
  const text = fold(said);
  const isAsked =
    text.includes('?') && !POLITE.test(text) && !(OFFICE_WANTS.test(text) && ASKS_TO_KEEP.test(text));
  if (isAsked || NO_ORDER.test(text)) return false;
  if (!AMOUNT.test(text) || !HOW_OFTEN.test(text)) return false;
  if (BEGINS_ORDER.test(text) || ENDS_ORDER.test(text) || OFFICE_WANTS.test(text)) return true;
  const lead = wordsOf(text).filter((word) => !members.some(({ names }) => names.has(word)));
  const called = [...medicines.map(({ name }) => name), ...MEDICINES].flatMap(wordsOf);
  return called.includes(lead.find((word) => !OPENS.has(word)) ?? '');
}
/** 'Add a record of the chickenpox vaccine, second dose': one of a series, written down. */
export const filesShot = (said: string): boolean => {
  const text = fold(said);
  return BEGINS_ORDER.test(text) && SHOT.test(text) && NTH_DOSE.test(text) && !NO_ORDER.test(text);
};
const ENDS_KEEPING =
  /\b(?:write|put|note|jot|save|add|enter|store|log|record|remember) (?:that|it|this)\b[^.?!]{0,30}\W*$/;
const FOOD_RULE =
  /\b(?:cannot|(?:can|should|must|may|does|do|is|are|am) not|no|avoids?|not to) (?:allowed |supposed )?(?:to )?(?:have |eat |drink |take )?(?:\w+ ){1,4}?(?:with|because of|while on|while taking) (?:his|her|my|the|their|those|these) (?:\w+ )?(?:meds?|medicines?|medications?|pills?|tablets?|antibiotics?)\b/;
/** 'My mom can't have grapefruit with her meds, save that': a rule of foods, written down. */
export const filesFoodRule = (said: string): boolean => {
  const text = fold(said);
  const isOrder = BEGINS_ORDER.test(text) || ENDS_KEEPING.test(text);
  return FOOD_RULE.test(text) && isOrder && !NO_ORDER.test(text);
};
const SHOT = /\b(?:vaccines?|vaccinations?|shots?|immuni[sz]ations?|boosters?|mmr|dtap|tdap|hpv)\b/;
const NTH_DOSE =
  /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) dose\b|\bdose (?:\d|one|two|three)\b/;

/** Words before the medicine: 'ok so her sertraline 50 in the morning'. */
const OPENS = new Set(
  'ok okay so and now the his her their my our new hi hey pip fyi btw update dr says said no nope wait oops sorry actually they he she we doctor pharmacist switched swapped changed gave prescribed it its to for us him instead make'.split(
    ' ',
  ),
);
