// What a parent means: turns of phrase first, then the trained matcher, and refusal when neither is sure.
import { wordsOf } from '../text/fold-text.ts';
import { wishIn } from './desk/wish.ts';
import { kitchenIn } from './kitchen/kitchen-wish.ts';
import { guideByPhrase } from './guides/guide-phrases.ts';
import { byLikelihood } from './likely.ts';
import { rank } from './matcher.ts';
import type { Intent } from './matcher.ts';
import type { Label } from './training.ts';
import { byPhrase, isElsewhere, withoutCourtesy } from './phrases.ts';
import { sayUnavailable } from './unavailable.ts';
import { mealsIn, minutesIn, withoutFoods } from './wishes.ts';

/** Below this share Pip says that it is not sure. Chosen on a foreign set of sentences, not on our own. */
const SURE = 0.35;

function ofSentence(text: string): Intent | undefined {
  const words = wordsOf(text).join(' ');
  const bare = withoutCourtesy(words);
  const wish = wishIn(text);
  if (wish) return wish;
  const kitchen = kitchenIn(text);
  if (kitchen) return kitchen.wish;
  const guide = guideByPhrase(words);
  if (guide) return guide;
  if (isElsewhere(words)) return undefined;
  const phrase = byPhrase(bare === '' ? words : bare) ?? byPhrase(words);
  if (phrase) return phrase === 'goodbye' && !isFarewell(text) ? undefined : phrase;
  const [best] = rank(text);
  if (best && best.label !== 'other' && best.score >= SURE && !isBeyond(best.label, text))
    return best.label === 'goodbye' && !isFarewell(text) ? undefined : best.label;
  return byLikelihood(words);
}

const FAREWELL_WORDS = new Set(
  'a again alligator all am an and at back be bed been bid buddy by bye byebye care catch chat chatting cheers ciao crocodile day do done down enough evening every everything farewell finished for from fun get go going gone good goodbye goodnight got great had hasta have head heading help i in is it its just later leave leaving lets log logging long lovely luego meeting morning must my nice night now of off ok okay on out part peace pip pleasure rest see seeing sign signing sleep so soon speak speaking stop take talk talking talked that thank thanks the then there this thx til till time to today tomorrow tonight until very was we week weekend well will wish with ya you your next meet need been signing adios au revoir'.split(
    ' ',
  ),
);
const LONGEST_FAREWELL = 12;

/** Nothing but a farewell: no question, and no word of anything else ('ben texted goodbye' is none). */
function isFarewell(text: string): boolean {
  const words = wordsOf(text);
  return (
    !text.includes('?') && words.length <= LONGEST_FAREWELL && words.every((word) => FAREWELL_WORDS.has(word))
  );
}

const ABOUT_MENUS: ReadonlySet<Label> = new Set<Label>(['plan_week', 'another_plan', 'save_menu']);

/** Nothing is guessed where a wish is clear that Pip cannot fulfil: 'we are out of milk' asks for no routine. */
const isBeyond = (label: Label, text: string): boolean =>
  !ABOUT_MENUS.has(label) && sayUnavailable(text) !== undefined;

/** Intents answered with general knowledge. */
export const GUIDES: ReadonlySet<Intent> = new Set<Intent>(['routines', 'events', 'parenting']);

const SENTENCE = /(?<=[.!?;\n])\s+/;
/** Wishes that only make sense about a plan that was just shown. */
const aboutPlan = (text: string): boolean =>
  mealsIn(text) !== undefined || minutesIn(text) !== undefined || withoutFoods(text).length > 0;
const FOLLOW_UP_WORDS = 8;

/** What the parent wants; undefined when Pip is not sure. `planShown` says that a plan was spoken of before. */
export function understand(text: string, planShown = false): Intent | undefined {
  const whole = ofSentence(text);
  const isShort = wordsOf(text).length <= FOLLOW_UP_WORDS;
  // 'No fish' said of a plan is a wish and no refusal.
  if (whole === 'no' && planShown && isShort && withoutFoods(text).length > 0) return 'plan_week';
  if (whole) return whole === 'another_plan' && !planShown ? afresh(text) : whole;
  const parts = text.split(SENTENCE).filter((part) => part.trim() !== '');
  const found =
    parts.length > 1 ? parts.map((part) => ofSentence(part)).filter((intent) => intent !== undefined) : [];
  const asked = found.find((intent) => !COURTESIES.has(intent)) ?? found[0];
  // 'He said take care. Goodbye' speaks of more than a farewell.
  if (asked && (asked !== 'goodbye' || found.length === parts.length)) return asked;
  return planShown && isShort && !isElsewhere(wordsOf(text).join(' ')) && aboutPlan(text)
    ? 'plan_week'
    : undefined;
}

/** 'Another menu' without a first one is simply a menu; 'something different' alone is nothing Pip can tell. */
const afresh = (text: string): Intent | undefined =>
  /\b(?:menu|plan|meals?|dinners?|lunch(?:es)?|week|dish(?:es)?)\b/i.test(text) ? 'plan_week' : undefined;

const COURTESIES: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks', 'goodbye', 'yes', 'no']);
