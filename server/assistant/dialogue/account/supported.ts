// A guide is given where the words of a message support its topic; else the next reading counts, where it explains more.
import { WRITES, type Wish } from '../../reading/wish.ts';
import { supportFor } from '../../reading/topic-support.ts';
import { howTo } from '../../answers/talk/how-to.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

/** Intents that are answered by guides or by advice on health. */
const GUIDES =
  /^(?:parenting_ask|activity_ask|routine_ask|bedtime_ask|event_plan|travel_pack|medical_advice|feeling)$/;
/** The next reading is at least so likely, where the guide has a topic. */
const LIKELY = 0.3;
/** By so much more of the words it explains. */
const MORE = 0.1;
/** The next reading is at least so likely, where the guide has none, and so much of what is no guide. */
const [POSSIBLE, MOST] = [0.1, 0.5];

/** A guide that explains less of an unsure message is about something else, where another reading explains more. */
const [UNSURE_OF, SURE, LEAST, CLEAR] = [0.7, 0.8, 0.35, 0.5];
/** One common word ('come', 'last'), or hardly any, speaks for no guide that is not certain. */
const [COMMON, HARDLY, CERTAIN] = [2.4, 0.12, 0.95];
/** Advice of which the words of a message say less is about something else, however sure the reading: a seat that is sticky is no quarrel in the car. */
const FAINT = 0.2;
/** The next reading that the words of a message speak for; undefined where the guide stays. */
export function supportedBeside(talk: Talk, wish: Wish, { plan, state }: Decided): Decided | undefined {
  const subject = plan.focus?.advice?.subject;
  if (subject === undefined || !/^(?:parenting_ask|activity_ask)$/.test(state.intent)) return undefined;
  const app = ofApp(talk, wish);
  if (app) return app;
  const others = wish.intents.filter(({ intent }) => !GUIDES.test(intent));
  const [next] = others;
  if (!next) return undefined;
  const support = supportFor(wish.text, namesOf(talk));
  const all = others.reduce((sum, { share }) => sum + share, 0);
  const isNext =
    subject === 'general'
      ? next.share >= POSSIBLE && next.share >= MOST * all
      : next.share >= LIKELY && support.intent(next.intent) >= support.topic(subject) + MORE;
  const other = isNext ? carried(talk, runOf(wish, next.intent)) : undefined;
  const isReady = other?.plan.asked === undefined && (other?.plan.cards ?? []).length > 0;
  return WRITES.test(next.intent) && !isReady ? undefined : other;
}

const namesOf = ({ household }: Talk): ReadonlySet<string> =>
  new Set(household.members.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
const ASKS_APP =
  /^\W*(?:(?:and|so|ok|hey|pip)\W+)*(?:where|how) (?:do|can|could|would|should) (?:i|we|you) (?:switch|change|set|turn|find|open|see|print|export|invite|delete|log|sign)\b/i;
/** The app's own doings and places, where a guide has the same words: 'where do I switch the language'. */
const ofApp = (talk: Talk, wish: Wish): Decided | undefined =>
  ASKS_APP.test(wish.text) && howTo(wish.text, true) ? carried(talk, runOf(wish, 'out_of_scope')) : undefined;

const I_MEAN = /^\W*(?:(?:no|oh|sorry|wait|actually|oops)\W+)*i (?:mean|meant)\b/i;
const OF_GUIDES = /^(?:parenting_ask|activity_ask|routine_ask|event_plan)$/;
/** 'Her school day is 8:40 to 3:40. If it isn't in here, add it' is to be written down. */
const ADDS_IT = /\b(?:add|save|store|put|enter|note) (?:it|that|this|them)(?: in| down| there| here)?\W*$/i;
/** The guide is about nothing in particular, or about what hardly a word of an unsure message says. */
export function isFarGuide(talk: Talk, wish: Wish, { plan, state }: Decided): boolean {
  const subject = plan.focus?.advice?.subject;
  const share = wish.intents[0]?.share ?? 0;
  if (subject === undefined || !OF_GUIDES.test(state.intent)) return false;
  if (subject === 'general' && share < UNSURE_OF) return true;
  if (talk.state === undefined && ADDS_IT.test(talk.reading.said)) return true;
  const before = talk.state?.focus.advice?.subject;
  const isAdvised = before !== undefined && !before.startsWith('c_');
  const support = supportFor(wish.text.replace(I_MEAN, ''), namesOf(talk));
  // 'Should I call someone' goes on about what was told, and no guide is known by it.
  if (support.isEmpty && talk.state !== undefined && !isAdvised) return true;
  const own = support.topic(subject);
  const isFaint = state.intent === 'parenting_ask' && own < FAINT;
  const isByChance = isFaint || (share < CERTAIN && (own < HARDLY || support.amount(subject) < COMMON));
  if (isByChance && !isAdvised && subject !== 'general') return true;
  const isOpen = share < SURE && !isAdvised && subject !== 'general';
  // 'Should I call someone' after advice on health is hardly one for another guide.
  if (talk.state?.intent === 'medical_advice' && share < CLEAR) return true;
  // 'Thirty fraction problems and we're both crying': no other reading says more of it.
  const hasOther = wish.intents.some(({ intent }) => !GUIDES.test(intent) && support.intent(intent) > own);
  return isOpen && own < LEAST && hasOther;
}
