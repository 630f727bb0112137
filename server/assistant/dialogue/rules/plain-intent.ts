// Wishes that closed words tell, whatever the model of intents makes of them: a medicine to write down, the poison line, a
// thanks with more words around it.
import { ASKS_SHEET } from '../../answers/family/sheet.ts';
import { asksEmergency } from '../../answers/health/contacts/find-contacts.ts';
import { putsTold } from '../../answers/food/lists/told-around.ts';
import { putsOnTodos, todoList } from '../../answers/food/lists/todo-list.ts';
import { tellsExpiry } from '../../answers/health/medicines/expiry.ts';
import { asksPoisonLine } from '../../answers/health/contacts/poison-line.ts';
import { formsOf } from '../../danger/family.ts';
import { isFiledMedicine } from '../../danger/filed-medicine.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { isOfSort } from '../../text/medicine-sorts.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { conversionIn } from '../../answers/kitchen/conversions.ts';
import { asksClocks, placeAsked, worldDayIn } from '../../answers/day/world-days.ts';
import { sureFactIn } from '../../answers/kitchen/facts.ts';
import { asksRecipe, isBareDish } from '../../answers/kitchen/recipe-asked.ts';
import { sumIn } from '../../answers/kitchen/sums.ts';
import { asksFoodBefore, asksTestToCome } from './named-appointment.ts';
import { ordersOfPip } from './orders-of-pip.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Talk } from '../talk.ts';

/** 'Lina has albuterol, 2 puffs if she's wheezing, put that in' is to be written down; it asks for no advice. */
const filesMedicine = ({ reading: { said, written = said, whole }, household }: Talk): boolean =>
  whole.slots.doses.length > 0 &&
  isFiledMedicine(written, {
    members: household.members.map(({ name }) => ({ names: new Set(wordsOf(fold(name)).flatMap(formsOf)) })),
    medicines: household.medications,
  });

const THANKS =
  /^\W*(?:(?:oh|ok|okay|aw+|well|wow|great|perfect|hey)[, ]+)*(?:thank (?:you|u)|thanks|thx|ty|bless you)\b/i;
const NOT_KNOWN = /^(?:out_of_scope|unsure|definition)$/;
/** 'Thank you, you are very patient with an old woman' wishes nothing more. */
const onlyThanks = ({ reading: { said, whole } }: Talk): boolean =>
  THANKS.test(said) && !said.includes('?') && NOT_KNOWN.test(whole.intents[0]?.intent ?? '');

const PRINTS = /^\W*(?:(?:please|pls|can you|could you|hey|pip|ok) )*print (?!edition)/i;
/** 'Make the text bigger' is about the screen, and no message to somebody. */
const LETTERS =
  /\b(?:text|letters|font|print|writing)\b(?: (?:is|size|a|little|bit|way|too|much))* (?:bigger|larger|smaller|small|big|size)\b|\b(?:bigger|larger|smaller) (?:text|letters|font|print|writing)\b/i;
/** 'It's not an emergency', 'false alarm': nothing is wanted. */
const NO_ALARM =
  /^\W*(?:(?:oh|ok|okay|no|sorry|nvm|never ?mind|hey|wait|all good)[,. ]+)*(?:(?:it|this|that)(?:['’]?s| is| was)? (?:really )?(?:not|isn['’]?t|wasn['’]?t) (?:an? )?emergency|(?:its|thats) not (?:an? )?emergency|not an emergency|false alarm)(?:[,. ]+(?:(?:s?he|they|we|all|everyone)(?:['’]?s| is|['’]?re| are)? )?(?:fine|ok|okay|good|safe))?\W*$/i;

const MAY_BE_SUM = /\b(?:how (?:many|much)|left)\b|\b(?:x ?\d|\d ?x|double|triple|half|halve|times|batch)/i;
/** '24 kids, 2 each, 1 can makes 20, how many cans' */
const isSum = (talk: Talk): boolean =>
  MAY_BE_SUM.test(talk.reading.said) &&
  !/^(?:medic|dose|appointment_)/.test(talk.reading.whole.intents[0]?.intent ?? '') &&
  (/\bhow (?:many|much)\b/i.test(talk.reading.said) ||
    !talk.reading.whole.intents[0]?.intent.startsWith('list_')) &&
  sumIn(askedOf(talk, runOf(talk.reading.whole, 'cook_time'))) !== undefined;

const MAKES_IT =
  /\bmake (?:it|that|them|those)(?: to)? \d|\b\d+ (?:instead of|not) \d|\btoo (?:few|many|little|much)\b/i;
/** 'Birthday list, 14 bags is too few, make it 18': a thing of the list that is named. */
const changesListed = ({ reading: { said, whole }, household }: Talk): boolean => {
  const [list, ...others] = whole.slots.lists;
  const items = household.lists.filter(({ id }) => list?.ids.includes(id)).flatMap((one) => one.items);
  const isNamed = items.some(({ name, checked }) => !checked && holdsName(nameForm(said), nameForm(name)));
  return others.length === 0 && isNamed && MAKES_IT.test(said);
};

const COOKS_WITH =
  /^\W*(?:(?:ok|so|hey|pip|please|pls|can we (?:do|have|make)|i need|we need|need|want|give me|smth|sth|any|quick|easy|what) )*(?:something|anything|smth|sth|smthg|ideas?|a dish|dinner|lunch|breakfast|supper|a meal)\b(?: (?!with\b|using\b)[\w'’]+){0,5}? (?:with|using|from) (.+)$/i;
/** 'Something for tonight with the pork and tofu instead of curry': a dish of both is looked for. */
const cooksWith = ({ reading: { said, whole } }: Talk): boolean => {
  const foods = COOKS_WITH.exec(fold(said))?.[1]?.split(/\b(?:instead of|rather than|not the|not)\b/)[0];
  const named = whole.slots.foods.filter((food) => foods?.includes(fold(food.said)));
  return (
    named.length > 1 &&
    whole.slots.dishes.every((dish) => foods?.includes(fold(dish.said)) === false) &&
    /^(?:menu_(?:place|another)|dish_suggest|substitute_ask|recipe_ask)$/.test(whole.intents[0]?.intent ?? '')
  );
};

const WHOM_TO_CALL =
  /\bwho(?:m)? (?:should|do|does|can|could|would|to|is|are|gets?|will)\b.*\b(?:call(?:ed|s)?|contact(?:ed|s)?|phone|ring|notif(?:y|ied)|reach(?:ed)?)\b/i;
const WITH_NUMBER_OF =
  /\b(?:doctor|dentist|vet|pharmac\w+|school|teacher|plumber|poison|fever|hurt|swallow\w*)\b/i;
/** 'Who should be called in an emergency if we can't be reached' */
const asksWhomToCall = (said: string): boolean =>
  WHOM_TO_CALL.test(said) && asksEmergency({ text: said }) && !WITH_NUMBER_OF.test(said);

/** 'Stick the gate on his list' where the family has a list of things to do; where another list is named, that is meant. */
function putsTodo({ reading: { said, whole }, household }: Talk): boolean {
  const list = todoList(household);
  const isOther = whole.slots.lists.some(({ ids }) => list !== undefined && !ids.includes(list.id));
  return list !== undefined && !isOther && putsOnTodos(said);
}
const PREGNANT = /\bpregnan(?:t|cy)\b|\bexpecting\b/;
const MAY_EAT = /\b(?:can|could|may|should|am|is|are|ok|okay|safe|allowed)\b.*\b(?:have|eat|try|drink)\b/;
/** 'I'm pregnant, am I allowed to eat brie': the food is judged, and no pregnancy. */
const asksPregnant = ({ reading: { said, whole } }: Talk): boolean =>
  whole.slots.foods.length + whole.slots.dishes.length > 0 &&
  whole.slots.medicines.length === 0 &&
  PREGNANT.test(fold(said)) &&
  MAY_EAT.test(fold(said)) &&
  /^(?:food_ok|parenting|medical_adv|out_of|dish|definition|allergy_ask|diet)/.test(
    whole.intents[0]?.intent ?? '',
  );
const CONTENT =
  /^\W*(?:(?:ok|okay|yes|yeah|yep|great|perfect|cool|nice)[, ]+)*(?:that(?:['’]?s| is| looks| sounds)|it['’]?s|looks|sounds) (?:all |really )?(?:good|fine|great|perfect)(?: (?:to me|with me|by me|then|thanks|thank you|thx))*\W*$/i;
/** 'Ok that's good': a yes to a card that waits, and no goodbye. */
const contentWith = ({ reading: { said }, state, written = [] }: Talk): string | undefined => {
  if (!CONTENT.test(said)) return undefined;
  return (state?.cards ?? []).length > 0 && written.length === 0 ? 'yes' : 'praise';
};

/** 'Print out Nell's medicines', 'a rundown of everyone's meds with the doses' */
const LISTS_MEDICINES =
  /^(?!.*\b(?:that|changed|switched|stopped|started|ran|need(?:s|ed)?|pick|refills?|buy|order|new|were|was)\b)\W*(?:(?:hey|ok|please|pls|can|could|would|you|i|need|want|give|show|send|me|us|just|now|pip)[, ]+)*(?:an? |the )?(?:full |quick |complete )?(?:list|rundown|summary|overview|print|write(?: out| down| up)?|type(?: out| up)?|read(?: out| off)?|go (?:over|through)|recap)\b[^,.;!?]{0,40}\b(?:meds|medicines|medications|prescriptions)\b(?! list\b)/i;

const ADDS_TO_LIST =
  /^\W*(?:(?:please|pls|can you|could you|and|also|ok|hey)[, ]+)*(?:add|put|stick|throw)\b.+\b(?:on|to|onto) (?:the |my |our )?(?:[\p{L}'’-]+ ){1,3}list\W*$/iu;
/** 'Add gauze and a new ice pack to the pharmacy list': a list that is stored, whatever the things are. */
const addsToList = ({ reading: { said, whole } }: Talk): boolean =>
  ADDS_TO_LIST.test(said) &&
  whole.slots.lists.length === 1 &&
  whole.slots.lists.every(({ ids }) => ids.length === 1) &&
  /^(?:list_(?:add|create)|pantry_add|medicine_add|record_add|out_of_scope|unsure)$/.test(
    whole.intents[0]?.intent ?? '',
  );

/** 'Ev lost his jacket again, can you add it to Target' */
const putsToldThing = ({ reading: { said, whole } }: Talk): boolean =>
  putsTold(said) &&
  (whole.slots.lists.length === 1 || /\blist\W*$/i.test(said)) &&
  whole.slots.medicines.length + whole.slots.visits.length === 0 &&
  whole.slots.foods.length + whole.slots.dishes.length === 0;

const ASKS_OR_REMINDS = /\?|\b(?:remind\w*|when|does|calendar)\b/i;
/** 'The epi pen expires in June 2028': a note of a stored medicine, and nothing of the pantry. */
const expiryTold = ({ reading: { said }, household }: Talk): boolean =>
  tellsExpiry(said) &&
  !ASKS_OR_REMINDS.test(said) &&
  household.medications.filter(({ name, isActive }) => isActive && isOfSort(name, said)).length === 1;

const WHERE_KEPT =
  /\bwhere (?:(?:do|did|does) )?(?:we|i|she|he|they|you) (?:keep|kept|put|store)\b|\bwhere (?:is|are)\b|\bwhen (?:does|do|will|it|they|that|those) .{0,30}\b(?:run out|expires?|expiring)\b|\bwhen (?:they|it|those) (?:run|runs|expires?|go bad)\b/i;
/** 'I forget where we keep Zoe's EpiPens': the instructions of the medicine, whatever is told around it. */
const asksWhereKept = ({ reading: { said, whole } }: Talk): boolean =>
  whole.slots.medicines.length > 0 &&
  whole.slots.medicines.every(({ ids }) => ids.length > 0) &&
  WHERE_KEPT.test(said) &&
  /^(?:parenting|activity|unsure|out_of_scope|list|pantry|member|definition)/.test(
    whole.intents[0]?.intent ?? '',
  );

/** 'Her sugars are high, who should I call': somebody's doctor for what is told. */
const asksWhomOfWorry = ({ reading: { said, whole } }: Talk): boolean =>
  WHOM_TO_CALL.test(said) &&
  OF_BODY.test(said) &&
  whole.slots.people.length + whole.slots.pronouns.length > 0 &&
  /^(?:unsure|out_of_scope|medical|contact|record|definition|help|emergency|free|day|appointment|parenting)/.test(
    whole.intents[0]?.intent ?? '',
  );
const OF_BODY =
  /\b(?:sugars?|glucose|blood pressure|fever|rash|cough\w*|pain|aches?|hurts?|swollen|swelling|dizzy|limp\w*|vomit\w*|threw up|itch\w*|headaches?|constipat\w*|diarrhea|lump|tired|weight)\b/i;

const KEPT =
  /\b(?:written down|wrote down|write down|noted|on file|on record|recorded|stored|saved|logged)\b/i;
const IS_IT = /^\W*(?:(?:hey|ok|so|pip|and|wait)\W+)*(?:do|did|is|are|have|was|were)\b/i;
/** Words of a record's title that name nothing by themselves. */
const OF_ANY = /^(?:shot|test|visit|dose|first|second|third|left|right|the|and|with|for|dr)$/;
/** 'Do we have Ida's MMR written down anywhere': a record is named, and no fact of the profile. */
function asksRecord({ reading: { said, whole }, household }: Talk): boolean {
  const words = new Set(wordsOf(fold(said)));
  const isNamed = household.records.some(({ title }) =>
    wordsOf(fold(title)).some((word) => word.length > 2 && !OF_ANY.test(word) && words.has(word)),
  );
  return (
    isNamed &&
    KEPT.test(said) &&
    IS_IT.test(said) &&
    /^(?:member_about|family_list|allergy_ask)$/.test(whole.intents[0]?.intent ?? '')
  );
}

/** Intents of which a question for a recipe changes or asks nothing. */
const NO_RECIPE =
  /^(?:list_fill|list_ask|pantry_ask|substitute_ask|recipe_ask|idea_\w+|food_ok|allergy_\w+|emergency\w*)$/;
const OF_STOCK = /\b(?:do|did|have|got) (?:we|i)\b(?! (?:make|cook|bake|put|need))|\bleft\b|\benough\b/i;
/** 'How are pierogi made at home', 'homemade teriyaki sauce?' */
const wantsRecipe = ({ reading: { said, whole } }: Talk): boolean =>
  (!NO_RECIPE.test(whole.intents[0]?.intent ?? '') ||
    (/\bhow(?: (?:do|to|are|is|much|many)\b|\W*$)/i.test(said) && !OF_STOCK.test(said))) &&
  whole.slots.lists.length + whole.slots.medicines.length === 0 &&
  asksRecipe(said);

/** A dish by its name alone, where nothing was asked or shown that it could answer. */
const namesDish = ({ reading: { said }, state }: Talk): boolean =>
  (state === undefined || (state.asked === undefined && state.cards.length === 0)) && isBareDish(said);

/** 'What is 350 F in celsius', 'grams in a cup of flour' */
const ASKS_UNITS = /\?|^\W*(?:what|whats|how|convert|\d|grams|ounces|oz|cups?|tablespoons?|teaspoons?)\b/i;
const STORES = /\b(?:add|put|note|log|remind|schedule|plan|list|appointment|write (?:it|that|this) down)\b/i;
const isLaughed = (said: string): boolean => /\b(?:lol|lmao|haha\w*|kill me|shoot me)\b/i.test(said);
/** 'The soup is way too salty', 'when may a baby drink cow's milk': a fact of the kitchen that the words name. */
const asksSureFact = ({ reading: { said, whole } }: Talk): boolean =>
  whole.slots.lists.length + whole.slots.medicines.length + whole.slots.visits.length === 0 &&
  !STORES.test(said) &&
  !isLaughed(said) &&
  ((!/^(?:medicine|dose|record|appointment)_(?:add|change)/.test(whole.intents[0]?.intent ?? '') &&
    sureFactIn(said) !== undefined) ||
    (ASKS_UNITS.test(said) && conversionIn(said) !== undefined));

const TWO_MISSING =
  /\b(?:in place of|instead of|substitutes? for|subs? for|replace|replacements? for) (?:the |any )?[\w-]+(?: [\w-]+)? (?:and|or) [\w-]+/i;
/** 'What do I use in place of milk and butter': one question about both. */
const replacesTwo = ({ reading: { said, whole } }: Talk): boolean =>
  TWO_MISSING.test(said) &&
  whole.slots.foods.length > 1 &&
  whole.slots.lists.length + whole.slots.days.length + whole.slots.meals.length === 0;

/** 'When is Diwali', 'what time is it in Tokyo', 'when do we put the clocks back' */
const asksWorld = (said: string): boolean =>
  worldDayIn(said) !== undefined || placeAsked(said) !== undefined || asksClocks(said);

const STAND_IN = /\b(?:substitutes?|stand-?ins?|replacements?)\b/i;
/** 'Egg substitute for pancakes, I have flax': no dish of all these is looked for. */
const asksStandIn = ({ reading: { said, whole } }: Talk): boolean =>
  whole.intents[0]?.intent === 'dish_suggest' && whole.slots.foods.length > 0 && STAND_IN.test(said);

/** 'Ev's teacher's number', 'the pharmacy closes at what time' */
export const ROLE_NUMBER =
  /^(?=[^\d]*$).*\b(?:teacher|coach|tutor|(?:baby ?)?sitter|nanny|principal|counselor|bus driver|landlord|plumber)['’]?s? (?:phone |cell )?(?:number|phone|cell|e-?mail|address)\b/i;
const ASKS_OPEN =
  /\b(?:when|what time|how late)\b[^.!]{0,20}\b(?:pharmacy|doctor['’]?s(?: office)?|dentist|clinic|office|orthodontist)\b[^.!]{0,20}\b(?:opens?|closes?)\b|\b(?:pharmacy|clinic|office|dentist)\b[^.!]{0,20}\b(?:opens?|closes?)\b[^.!]{0,12}\bwhat time\b/i;

/** The intent of such a message; undefined where it is none. */
export function plainIntent(talk: Talk): string | undefined {
  if (filesMedicine(talk)) return 'medicine_add';
  if (ROLE_NUMBER.test(talk.reading.said) || ASKS_OPEN.test(talk.reading.said)) return 'contact_ask';
  if (asksPoisonLine(talk.reading.said) || asksWhomToCall(talk.reading.said)) return 'contact_ask';
  if (ASKS_SHEET.test(talk.reading.said)) return 'member_about';
  if (LISTS_MEDICINES.test(talk.reading.said) && talk.reading.whole.slots.lists.length === 0)
    return 'medicine_ask';
  if (addsToList(talk) || putsToldThing(talk)) return 'list_add';
  if (ordersOfPip(talk)) return 'send_message';
  if (expiryTold(talk)) return 'medicine_change';
  if (asksFoodBefore(talk) || asksTestToCome(talk)) return 'appointment_ask';
  if (asksWhereKept(talk)) return 'medicine_ask';
  if (asksWhomOfWorry(talk)) return 'medical_advice';
  if (asksRecord(talk)) return 'record_ask';
  if (LETTERS.test(talk.reading.said) || PRINTS.test(talk.reading.said)) return 'help';
  if (NO_ALARM.test(talk.reading.said)) return 'no';
  if (changesListed(talk)) return 'list_change';
  if (putsTodo(talk)) return 'todo';
  if (asksPregnant(talk)) return 'food_ok';
  if (asksWorld(talk.reading.said)) return 'date_ask';
  if (isSum(talk) || asksSureFact(talk)) return 'cook_time';
  if (wantsRecipe(talk) || namesDish(talk)) return 'recipe_ask';
  if (replacesTwo(talk) || asksStandIn(talk)) return 'substitute_ask';
  if (cooksWith(talk)) return 'dish_suggest';
  return onlyThanks(talk) ? 'thanks' : contentWith(talk);
}
