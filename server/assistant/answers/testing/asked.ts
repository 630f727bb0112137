// For tests: a wish as the answers get it, from a sentence and an invented family.
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { tagReader } from '../../reading/read-tags.ts';
import { slotsOf } from '../../reading/slots.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';
import { ZONE } from './records.ts';

/** A Sunday evening. */
export const FACTS: Asked['facts'] = {
  today: '2026-11-22',
  time: '18:30',
  zone: ZONE,
  firstName: 'Dana',
};

/** The wish of an intent in a sentence. */
export function askedOf(
  intent: string,
  said: string,
  household: Partial<Household> = {},
  more: Partial<Pick<Asked, 'chosen' | 'focus' | 'facts'>> = {},
): Asked {
  const family = { ...EMPTY_HOUSEHOLD, ...household };
  const facts = more.facts ?? FACTS;
  return {
    intent,
    said,
    text: said,
    slots: slotsOf(tagReader(family, clockOf(facts))(said), family),
    household: family,
    facts,
    chosen: more.chosen ?? {},
    focus: more.focus ?? {},
  };
}
