// Somebody else as the emergency contact: the number is that of the new one, and the one before keeps hers.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { contactWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  contacts: [
    ...(FAMILY.contacts ?? []),
    contactWith({
      id: 'odile',
      name: 'Aunt Odile',
      type: 'emergency',
      phoneNumber: '212-555-0100',
      isEmergencyContact: true,
    }),
  ],
};
const plan = (said: string) => lastPlan([said], { family });
const NO_LONGER = { tool: 'updateMedicalContact', input: { id: 'odile', isEmergencyContact: false } };

test.each([
  ['swap the emergency contact from odile to my brother Tigran 718 555 0123', 'Tigran'],
  ['change our emergency contact from aunt odile to my sister nune, 718 555 0123', 'Nune'],
  ['make tigran our emergency contact instead of odile, his number is 718 555 0123', 'Tigran'],
  ['replace odile as emergency contact with my cousin Sona 718 555 0123', 'Sona'],
  ['our emergency contact is now tigran 718 555 0123 not odile', 'Tigran'],
  ['odile isnt our emergency person anymore, my sister nune is 718 555 0123', 'Nune'],
  ["odile isn't the emergency contact any more, it's tigran 718 555 0123", 'Tigran'],
  ['odile is not our emergency contact anymore. my cousin Sona: 718 555 0123', 'Sona'],
  ['use my neighbor Glen 718 555 0123 for emergencies instead of odile', 'Glen'],
])('%s', (said, name) => {
  const { cards = [], text } = plan(said);
  expect(cards).toEqual([
    {
      tool: 'createMedicalContact',
      input: expect.objectContaining({ name, phoneNumber: '718 555 0123', isEmergencyContact: true }),
    },
    NO_LONGER,
  ]);
  expect(text).toContain('Aunt Odile, who stays stored with the same number');
  expect(text).not.toContain('left out');
});

test('somebody who is stored takes the place with the number that is stored', () => {
  expect(plan('switch the emergency contact from odile to dr patel').cards).toEqual([
    { tool: 'updateMedicalContact', input: { id: 'patel', isEmergencyContact: true } },
    NO_LONGER,
  ]);
});

test.each([
  ["change odile's number to 718 555 0123", { phoneNumber: '718 555 0123' }],
  ['our emergency contact odile has a new number 718 555 0123', { phoneNumber: '718 555 0123' }],
  ['take odile off the emergency contacts', { isEmergencyContact: false }],
])('a change of the stored one stays one: %s', (said, input) => {
  expect(plan(said).cards).toEqual([{ tool: 'updateMedicalContact', input: { id: 'odile', ...input } }]);
});

describe('a number behind the name of somebody else is theirs', () => {
  const tools = (said: string) =>
    (plan(said).cards ?? []).map(({ tool, input }) => [
      tool,
      input['id'] ?? input['name'],
      input['phoneNumber'],
    ]);

  test('a new name', () => {
    expect(tools('odile moved away, my sister nune is 718 555 0123')).toContainEqual([
      'createMedicalContact',
      'Nune',
      '718 555 0123',
    ]);
  });

  test.each(['odile moved away, dr patel is 718 555 0123', 'odile is gone and dr patel is at 718 555 0123'])(
    'a stored one: %s',
    (said) => {
      expect(tools(said)).not.toContainEqual(['updateMedicalContact', 'odile', '718 555 0123']);
    },
  );

  test.each(['odile is at 718 555 0123 now', "odile's new number, Tigran says, is 718 555 0123"])(
    'her own: %s',
    (said) => {
      expect(tools(said)).toEqual([['updateMedicalContact', 'odile', '718 555 0123']]);
    },
  );
});
