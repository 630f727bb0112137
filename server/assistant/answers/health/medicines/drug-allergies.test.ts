// A medicine against a stored allergy is named, by its family too; others are not.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { drugWarning, drugWarningIn } from './drug-allergies.ts';
import { withDrugWarnings } from './drug-warned.ts';
import { medicineAnswers } from './medicines.ts';
import { memberWith, recordWith } from '../../testing/records.ts';

const IVY = memberWith({ id: 'ivy', name: 'Ivy', allergies: ['Penicillin', 'eggs'] });
const OTTO = memberWith({ id: 'otto', name: 'Otto', allergies: ['Sulfa'] });
const household = { members: [IVY, OTTO] };

describe('the warning of a stored drug allergy', () => {
  test.each([
    ['amoxicillin', IVY, 'Amoxicillin is a penicillin'],
    ['her new augmentin', IVY, 'Augmentin is a penicillin'],
    ['penicillin', IVY, 'Penicillin is just that'],
    ['cefdinir', IVY, 'Cefdinir can be related'],
    ['bactrim', OTTO, 'Bactrim is a sulfa drug'],
  ])('%s', (said, member, part) => {
    const { household: family } = askedOf('medicine_ask', said, household);
    expect(drugWarning({ household: family }, said, [member])).toContain(part);
  });

  test.each([
    ['ibuprofen', IVY],
    ['amoxicillin', OTTO],
    ['scrambled eggs', IVY],
    ['vitamin d', OTTO],
  ])('%s is not warned of', (said, member) => {
    const { household: family } = askedOf('medicine_ask', said, household);
    expect(drugWarning({ household: family }, said, [member])).toBeUndefined();
  });

  test('an allergy that sign-up stored among the diets counts', () => {
    const una = memberWith({ id: 'una', name: 'Una', dietaryRestrictions: ['Penicillin allergy'] });
    const { household: family } = askedOf('medicine_ask', 'amoxicillin', { members: [una] });
    expect(drugWarning({ household: family }, 'amoxicillin', [una])).toContain('Amoxicillin is a penicillin');
  });

  test('an allergy that stands in the health history only counts', () => {
    const record = recordWith({
      id: 'r',
      title: 'Reaction to ibuprofen',
      category: 'allergy',
      familyMemberId: 'otto',
    });
    const { household: family } = askedOf('medicine_ask', 'advil', { ...household, records: [record] });
    expect(drugWarning({ household: family }, 'advil', [OTTO])).toContain('Advil is one of the NSAIDs');
  });

  test('a message that names somebody else warns of nobody', () => {
    expect(drugWarningIn('can otto have amoxicillin', household.members)).toBeUndefined();
    expect(drugWarningIn('can she have amoxicillin', household.members)).toContain('for Ivy');
  });

  test('the card of such a medicine is still made, with the warning first', () => {
    const plan = withDrugWarnings(medicineAnswers)['medicine_add']?.(
      askedOf('medicine_add', 'add amoxicillin for ivy twice a day', household),
    );
    expect(plan?.text).toMatch(/^Careful, “Penicillin” is stored as an allergy for Ivy/);
    expect(plan?.cards?.map(({ tool }) => tool)).toEqual(['createMedication']);
  });
});
