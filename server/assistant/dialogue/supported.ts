// A guide is given where the words of a message support its topic; else the next reading counts, where it explains more.
import type { Wish } from '../reading/wish.ts';
import { supportFor } from '../reading/topic-support.ts';
import { WRITES, carried, runOf } from './carried.ts';
import type { Decided } from './decided.ts';
import type { Talk } from './talk.ts';

/** Intents that are answered by guides or by advice on health. */
const GUIDES =
  /^(?:parenting_ask|activity_ask|routine_ask|bedtime_ask|event_plan|travel_pack|medical_advice|feeling)$/;
/** The next reading is at least so likely, where the guide has a topic. */
const LIKELY = 0.3;
/** By so much more of the words it explains. */
const MORE = 0.1;
/** The next reading is at least so likely, where the guide has none, and so much of what is no guide. */
const [POSSIBLE, MOST] = [0.1, 0.5];

/** The next reading that the words of a message speak for; undefined where the guide stays. */
export function supportedBeside(talk: Talk, wish: Wish, { plan, state }: Decided): Decided | undefined {
  const subject = plan.focus?.advice?.subject;
  if (subject === undefined || !/^(?:parenting_ask|activity_ask)$/.test(state.intent)) return undefined;
  const others = wish.intents.filter(({ intent }) => !GUIDES.test(intent));
  const [next] = others;
  if (!next) return undefined;
  const names = new Set(talk.household.members.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const support = supportFor(wish.text, names);
  const all = others.reduce((sum, { share }) => sum + share, 0);
  const isNext =
    subject === 'general'
      ? next.share >= POSSIBLE && next.share >= MOST * all
      : next.share >= LIKELY && support.intent(next.intent) >= support.topic(subject) + MORE;
  const other = isNext ? carried(talk, runOf(wish, next.intent)) : undefined;
  const isReady = other?.plan.asked === undefined && (other?.plan.cards ?? []).length > 0;
  return WRITES.test(next.intent) && !isReady ? undefined : other;
}
