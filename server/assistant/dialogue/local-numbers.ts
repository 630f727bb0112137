// The emergency numbers in a calm answer, as they are where the family lives (D19). Advice is written with those of the United
// States: 'call 911 or Poison Help at 1-800-222-1222'.
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import type { Decided } from './decided.ts';
import type { Talk } from './talk.ts';

/** Stored words stand in quotes, and stay as they are. */
const WRITTEN = /“[^”]*”|Poison Help at 1-800-222-1222|(?<![\d.-])(?:911|988)(?![\d.-]*\d)/g;

export function withLocalNumbers({ facts }: Pick<Talk, 'facts'>, decided: Decided): Decided {
  const { emergency, poison, crisis } = numbersFor(facts.zone);
  const poisonAt =
    poison && (poison.name.includes(poison.shown) ? poison.name : `${poison.name} at ${poison.shown}`);
  const there: Readonly<Record<string, string>> = {
    'Poison Help at 1-800-222-1222': poisonAt ?? emergency,
    911: emergency,
    988: crisis?.shown ?? emergency,
  };
  const text = decided.plan.text.replace(WRITTEN, (words) => there[words] ?? words);
  return text === decided.plan.text ? decided : { ...decided, plan: { ...decided.plan, text } };
}
