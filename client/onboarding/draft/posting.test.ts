import { expect, test } from 'vitest';
import { familyMember } from '#contract/kinds/family-member.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { emptyDraft } from './draft.ts';
import { completion, isStoredAs, memberBody } from './posting.ts';
import type { Member } from '../family/member-form.ts';

const MIA: Member = {
  id: '0190d0a0-0000-7000-8000-000000000001',
  name: 'Mia',
  relationship: 'child',
  age: 6,
  dietaryRestrictions: ['Peanut allergy'],
  notes: '',
};
const STORED = storedRecord(familyMember, MIA);

test('a person is posted with five fields and no more [ONB-09]', () => {
  expect(Object.keys(memberBody(MIA))).toEqual([
    'name',
    'relationship',
    'age',
    'dietaryRestrictions',
    'notes',
  ]);
});

test('a person changed after an earlier attempt is recognised as different from the stored one', () => {
  expect(isStoredAs(STORED, MIA)).toBe(true);
  expect(isStoredAs({ ...STORED, dietaryRestrictions: [] }, MIA)).toBe(false);
  expect(isStoredAs({ ...STORED, age: null }, MIA)).toBe(false);
});

test('completion carries the zone, the areas, the school type or null, and the apps [API-02]', () => {
  const draft = emptyDraft('America/Denver');
  expect(completion(draft, true)).toEqual({
    timeZone: 'America/Denver',
    preferences: { schoolType: null, assistanceAreas: ['mealPlanning', 'medical'], integrations: [] },
  });
  const school = { ...draft, assistanceAreas: ['schoolSchedules' as const], schoolType: 'hybrid' as const };
  expect(completion(school, true).preferences.schoolType).toBe('hybrid');
});

test('a school type chosen before the school area was taken away is not sent [API-02]', () => {
  const draft = { ...emptyDraft('America/Denver'), schoolType: 'public' as const };
  expect(completion(draft, true).preferences.schoolType).toBeNull();
});

test('skipping the apps sends none [ONB-08]', () => {
  const draft = { ...emptyDraft('America/Denver'), integrations: ['gmail' as const] };
  expect(completion(draft, true).preferences.integrations).toEqual(['gmail']);
  expect(completion(draft, false).preferences.integrations).toEqual([]);
});
