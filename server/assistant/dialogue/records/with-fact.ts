// A fact that a question asks for takes the place of a guide that only goes near it, and of answers that are beside the point.
import { careFor, isOrder } from '../../answers/health/care/care-advice.ts';
import { OLDEST } from '../../answers/guides/child-ages.ts';
import { membersSaid } from '../../answers/health/care/care-people.ts';
import { factIn, factText, sayFact, type Fact } from '../../answers/guides/guide-facts.ts';
import { askedOf, runOf, stateAfter } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { asksFoodBefore } from '../rules/named-appointment.ts';
import type { Talk } from '../talk.ts';

/** Wishes that no fact answers, whatever words they hold. */
const NEVER =
  /^(?:send_message|todo|reminder|timer|undo|yes|no|thanks|list_\w+|pantry_\w+|menu_\w+|dose_\w+|medicine_\w+|recipe_\w+|allergy_\w+|diet_\w+)$/;
/** Advice, and answers that know nothing: a fact is better. */
const OPEN = /^(?:parenting_ask|activity_ask|medical_advice|unsure|out_of_scope|definition|help)$/;
/** Plans and kind words: a fact is better where something is asked. */
const ASKED = /^(?:routine_ask|bedtime_ask|event_plan|travel_pack|feeling)$/;
const PLANS = /^(?:routine_ask|bedtime_ask|event_plan|travel_pack)$/;
/** Records that a question about any child is not answered from: 'when is a child ready for sleepovers'. */
const RECORDS = /^(?:appointment|day|date|free|school|lesson|contact|record|member|family)_/;
const ANY_CHILD =
  /\b(?:an? (?:\w+ )?(?:child|kid|toddler|baby|infant|newborn|preschooler|teen(?:ager)?)|kids|children|toddlers|babies|teens|teenagers|infants|newborns)\b|\b\d+[- ]?(?:years?|yrs?|months?|weeks?)[- ]?olds?\b/i;
const ASKS =
  /\?\s*$|\b(?:whats?|how|when|why|which|should|tips?|ideas?|best|packing list|checklist)\b|^\W*(?:(?:so|and|ok|hey|pip|hi)\W+)*(?:is|are|can|do|does|any)\b/i;
/** Wishes that trouble in the house is told beside; a card is made of one only where it names a thing. */
const NO_HOME =
  /^(?:send_message|todo|reminder|timer|undo|yes|no|thanks|list_\w+|menu_\w+|dose_\w+|medicine_\w+|allergy_\w+|diet_\w+|appointment_\w+)$/;
/** 'Mouse in the pantry ugh', 'grass stains on soccer pants': nothing that is stored is meant. */
const isHomeTrouble = ({ plan, state: { intent } }: Decided, { isHome }: Fact): boolean =>
  isHome && !NO_HOME.test(intent) && ((plan.cards ?? []).length === 0 || intent.startsWith('pantry_'));
/** 'How do I get blood out of a pillowcase', and nothing of the lists or the pantry. */
const HOW_TO =
  /^\W*(?:(?:so|and|ok|hey|pip|hi|help|quick|question|any idea)\W+)*(?:how (?:do|can|could|would|should|to|d) ?(?:i|we|you|u)? ?(?:get|clean|remove|wash|fix|save|unclog|treat|stop|kill|dry|get rid|keep|teach|tell|handle|deal)|what (?:gets|removes|takes|kills|do i do|to do|helps)|how often (?:do|should) (?:i|we|you) \w+|best way to)\b/i;
const OF_THINGS = /^(?:list|pantry)_ask$/;
/** 'Is it ok if Mia drinks coffee before school': the school is not what is asked about. */
const PERMITS =
  /\bis (?:it|that|this) (?:really |even )?(?:ok|okay|safe|normal|bad|all ?right|alright|fine|healthy|harmful)\b|\b(?:ok|okay|safe|bad|fine) (?:for|if)\b/i;
/** Subjects of people that trouble is told of. */
const OF_HEART = /^(?:couple|in_laws|grief|moving|aging_parent|friends)$/;
const OF_FOOD = /^(?:food_ok|dish_suggest|nutrition_ask)$/;
/** Care that is about a stored medicine, or an animal, is never passed over. */
const OF_RECORD = /^(?:medicine|interaction|pet)$/;

/** 'When is the eye exam', where one is stored; 'when is the best age for one' asks something else. */
const WHEN_IS =
  /^\W*(?:(?:ok|okay|so|and|hey|pip)\W+)*when(?:['’]?s| is| are) (?:the|my|our|his|her|their|\p{L}+['’]?s) (?!best|right|earliest|usual)|^\W*(?:(?:ok|okay|so|and|hey|pip)\W+)*when do (?:i|we) (?:see|go to|have|go back to|meet) (?:the|my|our|dr)\b/iu;

/** True where the fact is nearer to the message than what was decided. */
function mayAnswer(talk: Talk, { plan, state: { intent } }: Decided, { row }: Fact): boolean {
  const { said, whole } = talk.reading;
  const named = membersSaid(factText(said), talk.household).filter(({ age }) => (age ?? 0) <= OLDEST);
  const { ages, days, times, pronouns } = whole.slots;
  // A plan for somebody's day or for a time of the clock is made for just that.
  const isPlan = PLANS.test(intent) && /^[ert]_(?!gift)/.test(row.subject);
  if (isPlan && named.length + days.length + times.length > 0) return false;
  // Children of several ages have a guide that looks at each.
  if (row.bands.length > 1 && ages.length + named.length > 1) return false;
  const isHowTo = OF_THINGS.test(intent) && HOW_TO.test(said);
  if (OPEN.test(intent) || isHowTo) return (plan.cards ?? []).length === 0 || row.over === true;
  // 'My husband forgot our anniversary' asks for no gift.
  if (row.over === true && OF_HEART.test(row.subject) && ASKED.test(intent))
    return (plan.cards ?? []).length === 0;
  if (!ASKS.test(said) && !PERMITS.test(said)) return false;
  if (plan.focus?.medical_appointment !== undefined && WHEN_IS.test(said)) return false;
  if (ASKED.test(intent)) return true;
  const isNew = pronouns.length + (plan.cards ?? []).length === 0;
  const isAny = isNew && RECORDS.test(intent) && ANY_CHILD.test(said);
  // 'Fish died, what do I tell Wyatt' is about no food.
  if (row.over === true && row.subject !== 'general' && OF_FOOD.test(intent)) return true;
  const isPermitted = row.over === true && RECORDS.test(intent) && PERMITS.test(said);
  return isPermitted || (named.length === 0 && (row.over === true || isAny));
}

/** The intent that goes on about the subject of a fact. */
const intentOf = ({ isCare, row: { subject } }: Fact): string => {
  if (isCare) return 'medical_advice';
  const [kind = ''] = /^[ert](?=_)/.exec(subject) ?? [];
  return { e: 'event_plan', r: 'routine_ask', t: 'travel_pack' }[kind] ?? 'parenting_ask';
};

/** The decision, or the fact. */
export function withFact(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { reading, household, facts, state } = talk;
  if (!decided || isOrder(reading.said) || asksFoodBefore(talk)) return decided;
  const { intent } = decided.state;
  const fact = factIn(reading.said);
  const isHome = fact !== undefined && isHomeTrouble(decided, fact);
  const isHowTo = OF_THINGS.test(intent) && HOW_TO.test(reading.said);
  if (NEVER.test(intent) && !isHome && !isHowTo) return decided;
  if (!fact || !(isHome || mayAnswer(talk, decided, fact))) return decided;
  const care = careFor({
    said: reading.said,
    household,
    today: facts.today,
    ...(state ? { focus: state.focus } : {}),
  });
  if (care && (fact.row.over !== true || OF_RECORD.test(care.topic))) return decided;
  const run = runOf(reading.whole, intentOf(fact));
  const plan = sayFact(askedOf(talk, run), fact);
  return plan ? { plan, state: stateAfter(talk, run, plan) } : decided;
}
