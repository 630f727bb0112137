// The last result or entry before a visit that was spoken of.
import { expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith, recordWith } from '../../testing/records.ts';
import { lastPlan } from '../../../dialogue/testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'kit', name: 'Kit' }),
    memberWith({ id: 'nia', name: 'Nia' }),
  ],
  contacts: [contactWith({ id: 'lund', name: 'Dr. Lund' })],
  appointments: [
    appointmentWith({
      id: 'echo',
      title: 'Echocardiogram',
      when: '2026-12-01T07:45',
      familyMemberId: 'kit',
      contactId: 'lund',
    }),
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-08T09:00',
      familyMemberId: 'nia',
    }),
  ],
  records: [
    recordWith({
      id: 'old',
      title: 'Echocardiogram',
      date: '2025-06-02',
      familyMemberId: 'kit',
      provider: 'Dr. Lund',
      description: 'Small leak',
    }),
    recordWith({
      id: 'ecg',
      title: 'ECG',
      date: '2026-03-04',
      familyMemberId: 'kit',
      provider: 'Dr. Lund',
      description: 'Normal',
    }),
    recordWith({ id: 'wrist', title: 'Broken wrist', date: '2026-04-04', familyMemberId: 'nia' }),
  ],
};
const textOf = (...turns: string[]) => lastPlan(turns, { family }).text;

test.each(['what was it last time', 'how was the last one', 'what did it show last time'])('“%s”', (said) => {
  expect(textOf("when is kit's echocardiogram", said)).toMatch(/June 2, 2025.*Small leak/);
});

test('of another person or visit nothing is told by the one spoken of', () => {
  for (const said of ["what was nia's last result", 'when was the last dental cleaning'])
    expect(textOf("when is kit's echocardiogram", said)).not.toMatch(/Small leak/);
});

test('where no past visit is stored, the history tells when the doctor was last seen', () => {
  expect(textOf('when did kit see dr lund last')).toMatch(/No past appointment.*June 2, 2025/);
});

test.each(['when did nia break her wrist', 'when was it that nia broke her wrist'])(
  '“%s” is about the history, and no visit to come',
  (said) => expect(textOf(said)).toMatch(/^April 4.*Broken wrist/),
);
