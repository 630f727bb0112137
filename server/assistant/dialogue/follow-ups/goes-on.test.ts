// Generic operations over the state of a conversation: correct, take back, tell about the record, repeat for somebody else.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../answers/testing/asked.ts';
import { noteSwap } from '../../answers/family/note-swap.ts';
import { storedBeside } from '../../answers/health/care/stored-beside.ts';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { medicationWith, memberWith } from '../../answers/testing/records.ts';

describe('corrections', () => {
  test('of a correction with a reason the clause that says what is right counts', () => {
    const [card] = lastCards([
      "move theo's checkup to tuesday same time",
      "no tuesday is mia's ortho. make it the friday after",
    ]);
    expect(card?.input['id']).toBe('checkup');
    expect(card?.input['appointmentDate']).toMatch(/^2026-11-27T09:30/);
  });

  test('a person who takes the place of another one is not lost in a remark', () => {
    const [card] = lastCards(["when is mia's dental cleaning", 'sorry what a day its for lucas not mia']);
    expect(card?.input).toMatchObject({ id: 'dental', familyMemberId: 'lucas' });
  });

  test('never mind takes a card back, whatever the reason', () => {
    const plan = lastPlan(["cancel lucas's allergy follow-up", 'never mind he should keep it after all']);
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/^All right, nothing is saved/);
  });

  test('a part of a dish gives way to another food', () => {
    const [card] = lastCards(['put pumpkin curry on friday', 'nope, carrot instead of pumpkin']);
    expect(JSON.stringify(card?.input)).toMatch(/carrot curry/i);
  });
});

describe('questions go on', () => {
  test('an own visit of that day is found, whatever it is called', () => {
    expect(lastPlan(["what time is ruth's checkup wednesday"]).text).toMatch(/Eye exam.*11:00 AM/);
  });

  test('a possessive at the end repeats the question for somebody else', () => {
    const text = lastPlan(["when is mia's next appointment", "and lucas? when's his"]).text;
    expect(text).toMatch(/Allergy follow-up/);
  });

  test('a doctor that is not named is the one of the record spoken of', () => {
    const text = lastPlan(["when is theo's checkup", "what's his doctor's number"]).text;
    expect(text).toContain('212-555-0142');
  });
});

describe('notes of a person', () => {
  const swapped = (notes: string, said: string): unknown =>
    noteSwap(askedOf('member_change', said, FAMILY), memberWith({ id: 'mia', name: 'Mia', notes })).fields[
      'notes'
    ];

  test.each([
    [
      'Choir Mondays and Thursdays. Likes tea.',
      'choir moved from thursday to friday',
      'Choir Mondays and Fridays. Likes tea.',
    ],
    ['Cello lesson Wednesdays.', 'mia quit cello and does harp now, same day', 'Harp lesson Wednesdays.'],
    ['Wears size 5. Shoe size 12.', 'mia is in size 6 now not 5', 'Wears size 6. Shoe size 12.'],
    ['Wears size 5. Shoe size 12.', 'mias shoe size went up to 13', 'Wears size 5. Shoe size 13.'],
    [
      'Diapers size 4. Naps at 1:30 PM.',
      'mia naps at 2 now instead of 1:30',
      'Diapers size 4. Naps at 2 PM.',
    ],
    ['Room 6, Mr. Hale.', 'its room 9 instead of room 6', 'Room 9, Mr. Hale.'],
  ])('%j after “%s” says %j', (notes, said, after) => expect(swapped(notes, said)).toBe(after));

  test('a thing that is not in the notes changes nothing', () => {
    expect(swapped('Choir Mondays.', 'chess moved from tuesday to friday')).toBeUndefined();
    expect(swapped('Wears size 5.', 'mia needs size 6 rain boots')).toBeUndefined();
    expect(swapped('Wears size 5.', 'mia wears size 6 skates now')).toBeUndefined();
  });
});

describe('facts of the record beside a danger', () => {
  const stored = {
    members: FAMILY.members ?? [],
    contacts: FAMILY.contacts ?? [],
    medications: [
      medicationWith({
        id: 'pen',
        name: 'EpiPen Jr',
        familyMemberId: 'lucas',
        instructions: 'In the red bag.',
      }),
      medicationWith({
        id: 'pill',
        name: 'Rizatriptan',
        familyMemberId: 'dana',
        dosage: '5 mg',
        instructions: 'Once more after two hours.',
      }),
    ],
  };

  test('a reaction is answered with where the epinephrine is', () => {
    expect(storedBeside('allergy', 'lucas has hives and wheezes', stored)).toMatch(/“In the red bag”/);
    expect(storedBeside('allergy', 'theo has hives and wheezes', stored)).toBeUndefined();
  });

  test('a question for a dose is answered with the stored entry, and nothing is worked out', () => {
    const text = storedBeside('dose', 'can i take a second rizatriptan', stored);
    expect(text).toMatch(/^Stored for Dana is Rizatriptan, 5 mg, Once more after two hours/);
    expect(storedBeside('poison', 'he drank bleach', stored)).toBeUndefined();
  });
});
