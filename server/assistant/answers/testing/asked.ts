// For tests: a wish as the answers get it, from a sentence and an invented family.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { tagReader } from '../../reading/read-tags.ts';
import { slotsOf } from '../../reading/slots.ts';
import { clockOf } from '../moments.ts';
import type { Asked } from '../plan.ts';

/** A Sunday evening. */
export const FACTS: Asked['facts'] = {
  today: '2026-11-22',
  time: '18:30',
  zone: 'America/New_York',
  firstName: 'Dana',
};

const NO_RECORD = {
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  version: 1,
};

export const memberWith = (fields: Partial<FamilyMember> & { id: string; name: string }): FamilyMember => ({
  ...NO_RECORD,
  relationship: 'child',
  birthDate: null,
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  interests: [],
  notes: '',
  userId: null,
  ...fields,
});

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
