// 'The salmon smells off, something fast instead': food that has gone bad is thrown out, and nothing is cooked with it. USDA FSIS,
// Food Product Dating.
import { clockOf } from '../../answers/moments.ts';
import { tagReader } from '../../reading/read-tags.ts';
import { slotsOf } from '../../reading/slots.ts';
import { writtenOut } from '../../reading/shorthand.ts';
import { tiredOfFood } from '../rules/food-rules.ts';
import { fold } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const SPOILED =
  /\b(?:smell(?:s|ed|ing)?|tast(?:es?|ed|ing)|look(?:s|ed|ing)?|feel(?:s|ing)?) (?:(?:kinda|kind of|a bit|a little|really|very|so|all|pretty) )?(?:off|bad|funny|funky|weird|sour|rotten|gross|nasty|strange)\b|\b(?:slimy|mou?ldy|rancid|rotten|spoiled|curdled)\b|\b(?:went|gone|has gone|turned) (?:bad|off|sour)\b/;
/** Sour cream smells so, and milk is soured for pancakes. */
const MEANT =
  /\b(?:sour cream|sourdough|sour milk for|blue cheese|kimchi|sauerkraut|kombucha|how do (?:i|you) (?:know|tell)|if)\b/;
const COOKS =
  /^(?:cook_time|recipe_ask|dish_\w+|substitute_ask|storage_ask|menu_\w+|food_ok|cook_with|unsure|out_of_scope)$/;
const WANTS_OTHER = /\b(?:instead|else|something|smth|sth|other|replac\w+|what (?:can|should|do) we)\b/;
const CLAUSES = /[.,;!?]+\s*|\s+(?:so|and|n|but|what|smth|something)\b\s*/;

/** The decision, or the answer to throw it out, with dishes without it where others are wanted. */
export function withoutSpoiled(talk: Talk, decided: Decided): Decided {
  const { reading, household, facts } = talk;
  const text = fold(writtenOut(reading.said));
  const bad = SPOILED.exec(text);
  const [food] = reading.whole.slots.foods;
  if (!bad || !food || tiredOfFood(reading.whole) || MEANT.test(text) || !COOKS.test(decided.state.intent))
    return decided;
  if ((decided.plan.cards ?? []).length > 0 && !WANTS_OTHER.test(text)) return decided;
  const head = `Toss the ${quoted(food.said.toLowerCase())}. Off in smell, look or feel means nobody eats it, and cooking doesn't make it safe again.`;
  if (!WANTS_OTHER.test(text)) return { ...decided, plan: { ...decided.plan, text: head } };
  const rest = text
    .split(CLAUSES)
    .filter((clause) => !SPOILED.test(clause))
    .join(' ')
    .replace(/\binstead\b/, '')
    .trim();
  const wish = `something ${rest} for dinner without ${food.said}`;
  const run = {
    intent: 'dish_suggest',
    slots: slotsOf(tagReader(household, clockOf(facts))(wish), household),
    text: wish,
    said: wish,
    chosen: {},
  };
  const other = carried(talk, run, { isAccounted: true });
  return other
    ? { ...other, plan: { ...other.plan, text: `${head}\n\n${other.plan.text}` } }
    : { ...decided, plan: { text: head } };
}
