// Where an ointment goes is told from its instructions, and 'not on the face' is a no for the cheek.
import { expect, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { appointmentWith, contactWith, medicationWith } from '../../testing/records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';

const family = {
  ...HEALTH_FAMILY,
  contacts: [contactWith({ id: 'lund', name: 'Dr. Lund', type: 'specialist', phoneNumber: '401-555-0175' })],
  medications: [
    medicationWith({
      id: 'cream',
      name: 'Triamcinolone ointment',
      familyMemberId: 'mia',
      dosage: '0.1 %',
      endDate: '2026-12-02',
      prescribedBy: 'Dr. Lund',
      instructions: 'Thin layer on red patches of arms and legs, not on the face.',
    }),
  ],
};
const answer = (said: string) => lastPlan(['until when mias ointment', said], { family });

test.each(['can it go on her cheek too its red there', 'can i put it on her face', 'what about on her chin'])(
  '“%s” is a no by what is stored',
  (said) => {
    const { text, cards = [] } = answer(said);
    expect(text).toMatch(
      /^No, not by what is stored\. “Thin layer.*not on the face”.*Dr\. Lund \(401-555-0175\)/,
    );
    expect(cards).toEqual([]);
  },
);

test('a place that is stored is a yes, one that is not is asked about', () => {
  expect(answer('can it go on her elbows').text).toMatch(/^Yes\. “Thin layer/);
  expect(answer('can we use it on her belly').text).toMatch(/^That isn't stored\. .*Ask Dr\. Lund/);
});

test('the question is noted for the visit, and not on the ointment', () => {
  const turns = [
    'until when mias ointment',
    'can it go on her cheek too',
    'ok put that in dr lunds appt so i ask',
  ];
  const appointments = [
    appointmentWith({
      id: 'skin',
      title: 'Eczema visit',
      when: '2026-12-09T15:40',
      familyMemberId: 'mia',
      contactId: 'lund',
    }),
  ];
  const { cards = [] } = lastPlan(turns, { family: { ...family, appointments } });
  expect(cards.map(({ tool }) => tool)).toEqual(['updateMedicalAppointment']);
});
