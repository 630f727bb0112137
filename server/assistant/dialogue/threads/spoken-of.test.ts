// Follow-ups point into what was listed: by place, by 'the other one', to both, in the order of birthdays, by amount.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const MIA = "what are mia's appointments";
const input = (turns: readonly string[]) => lastCards(turns, { approves: true }).map((card) => card.input);

describe('records that an answer listed', () => {
  test('are picked by their place', () => {
    expect(input([MIA, 'can the second one be at 5 instead'])).toMatchObject([{ id: 'dental' }]);
    expect(input([MIA, 'the first one, can it be at 5'])).toMatchObject([{ id: 'ortho' }]);
  });

  test('take the same note once more: the other one, both', () => {
    const noted = [MIA, 'can the second one be at 5 instead', 'write Ben drives her'];
    expect(input(noted)).toMatchObject([{ id: 'dental', notes: 'Ben drives her' }]);
    expect(input([...noted, 'same for the first one'])).toMatchObject([
      { id: 'ortho', notes: 'Ben drives her' },
    ]);
    expect(input([...noted, 'to both of them'])).toContainEqual({ id: 'ortho', notes: 'Ben drives her' });
  });

  test('are changed by a note on the one that was not spoken of', () => {
    const turns = [MIA, 'move the last one to the 11th', 'note on the other one, she needs to fast'];
    expect(input(turns)).toMatchObject([{ id: 'ortho', notes: 'Needs to fast' }]);
  });
});

describe('the other one of two that are alike', () => {
  const visit = (id: string, when: string) =>
    appointmentWith({ id, title: 'Orthodontist', when, familyMemberId: 'mia', contactId: 'lin' });
  const appointments = [
    visit('past', '2026-11-03T15:45'),
    visit('first', '2026-11-24T15:45'),
    visit('second', '2026-12-15T15:45'),
  ].map((one) => ({ ...one, createdAt: '2026-10-01T12:00:00.000Z' }));

  test('is no visit of before today, however long ago they were stored', () => {
    const turns = ["cancel mia's orthodontist on november 24", 'no, the other one'];
    expect(lastCards(turns, { family: { ...FAMILY, appointments } })).toEqual([
      { tool: 'deleteMedicalAppointment', input: { id: 'second' } },
    ]);
  });

  test('is told, not changed, where its doctor is named after a question', () => {
    const turns = ["when is mia's next visit", 'no the other one, dr lin'];
    const eyes = { ...visit('eyes', '2026-11-23T09:00'), title: 'Eye check', contactId: null };
    for (const stored of [[...appointments.slice(0, 2), eyes], appointments.slice(0, 2), appointments]) {
      const family = { ...FAMILY, appointments: stored };
      expect(lastCards(turns, { family })).toEqual([]);
      expect(lastPlan(turns, { family }).text).toMatch(/November 24|December 15/);
    }
  });
});

describe('a wish once more', () => {
  test('“and me right after him at 9” is another appointment, not a move', () => {
    const [card] = lastCards(
      ['book theo with dr patel about his knee on dec 4 at 8:30', 'and me right after him at 9'],
      {
        approves: true,
      },
    );
    expect(card).toMatchObject({ tool: 'createMedicalAppointment', input: { familyMemberId: 'dana' } });
    expect(JSON.stringify(card)).not.toContain('knee');
  });

  test('“make it two days” of a reminder is no length and no move', () => {
    expect(input(["remind me a day before mia's dental cleaning", 'no make it two days'])).toMatchObject([
      { id: 'dental', reminderTime: 48 },
    ]);
  });

  test('a bare day after a bare day is a day', () => {
    expect(lastPlan(['december 8', 'and the 14th']).text).toContain('Mammogram');
  });
});

describe('a reason for a visit', () => {
  test('goes into its notes', () => {
    const [card] = lastCards(['get theo in with dr patel tomorrow at 4:10 for an ear ache']);
    expect(card?.input).toMatchObject({ notes: 'For an ear ache', type: 'consultation', contactId: 'patel' });
  });
});
test.each(['what about the other two', 'and the other kids?'])('“%s” after one child', (said) => {
  const family = {
    ...FAMILY,
    members: ['mia', 'lucas', 'theo'].map((name, at) => ({
      ...(FAMILY.members ?? []).find(({ id }) => id === name)!,
      birthDate: `201${5 + at}-03-0${at + 1}`,
    })),
  };
  const { text } = lastPlan(['how old is mia', said], { family });
  expect(text).toContain('Lucas');
  expect(text).toContain('Theo');
  expect(text).not.toContain('Mia is');
});
