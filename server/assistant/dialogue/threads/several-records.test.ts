// Questions that go on about several records: two appointments against each other, one fact of all that were listed, a possessive.
import { describe, expect, test } from 'vitest';
import { appointmentWith, medicationWith, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { FAMILY } from '../../answers/testing/family.ts';
import { undoAnswers } from '../../answers/undo.ts';
import { askedOf } from '../../answers/testing/asked.ts';
import type { Asked } from '../../answers/plan.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  ...FAMILY,
  appointments: [
    ...(FAMILY.appointments ?? []),
    appointmentWith({
      id: 'speech',
      title: 'Speech therapy',
      when: '2026-11-24T16:00',
      familyMemberId: 'theo',
      duration: 40,
    }),
    appointmentWith({
      id: 'lucas-dental',
      title: 'Dental cleaning',
      when: '2026-12-08T16:30',
      familyMemberId: 'lucas',
      contactId: 'kowalski',
      duration: 30,
    }),
  ],
  medications: [
    ...(FAMILY.medications ?? []),
    medicationWith({
      id: 'lisinopril',
      name: 'Lisinopril',
      familyMemberId: 'ruth',
      dosage: '10 mg',
      prescribedBy: 'Dr. Vance',
    }),
    medicationWith({
      id: 'drops',
      name: 'Latanoprost eye drops',
      familyMemberId: 'ruth',
      prescribedBy: 'Dr. Hale',
    }),
  ],
};
const answer = (...turns: string[]): string => lastPlan(turns, { family }).text;

describe('two appointments against each other', () => {
  test.each([
    "doesn't that clash with theo's speech",
    'does it overlap w theos speech therapy',
    'isnt theos speech at the same time',
    'wont that run into theos speech',
    'any conflict with theos speech?',
    'will it interfere with speech for theo',
    'is that going to overlap with theos',
  ])('“%s” names both with their times', (said) => {
    const text = answer("when is mia's ortho", said);
    expect(text).toMatch(/^Yes, .*3:45 PM to 4:15 PM.* and .*4:00 PM to 4:40 PM/);
  });

  test('of one sentence are set against each other', () => {
    expect(answer("does mia's ortho clash with theo's speech on tuesday")).toMatch(/^Yes, .*4:40 PM/);
    expect(answer("can we make both mia's ortho and theo's speech")).toMatch(/^No, .*4:40 PM/);
    expect(answer("does lucas's allergy follow-up clash with ruth's eye exam")).toMatch(
      /^No, they are on different days/,
    );
  });

  test.each([
    'it clashes with soccer, move it to 5',
    'can you move it so it doesnt overlap with speech',
    'make it 5 so they dont clash',
  ])('“%s” is no question', (said) => {
    expect(answer("when is mia's ortho on tuesday", said)).not.toMatch(/^(?:Yes|No), .*overlap/);
  });
});

describe('the end of a visit', () => {
  test.each(['until when', 'til when?', 'till what time', 'when is that over', 'so shes done by when'])(
    '“%s” is told',
    (said) => expect(answer("when is mia's ortho", said)).toMatch(/^4:15 PM\./),
  );

  test('“how long until” still asks for its day', () => {
    expect(answer("when is mia's ortho", 'how long until that')).toMatch(/^(?:2 days|In 2 days)/i);
  });
});

describe('one fact of all that were listed', () => {
  test.each(['until when', 'when are they done', 'how long is that'])('“%s”', (said) => {
    const text = answer('what is on tuesday', said);
    expect(text).toMatch(/4:15 PM|30 minutes/);
    expect(text).toMatch(/4:40 PM|40 minutes/);
  });

  test.each(['who prescribed those', 'who prescribed hers', 'who are they from'])('“%s”', (said) => {
    const text = answer('what does grandma ruth take', said);
    expect(text).toMatch(/Dr\. Vance/);
    expect(text).toMatch(/Dr\. Hale/);
  });
});

describe('a question with its own subject', () => {
  test('is not about the record spoken of', () => {
    const text = answer(
      'what does grandma ruth take',
      'how about theo, until when does he take the antibiotic',
    );
    expect(text).toMatch(/November 25/);
    expect(text).not.toMatch(/Lisinopril/);
  });
});

describe('a possessive without its thing', () => {
  const turns = ['did mia get her flu shot', 'and theo'];
  test.each(['he got his today at the clinic add it', 'he had his this morning', 'theo got his today'])(
    '“%s” stands for the shot, of the one spoken of last',
    (said) => {
      const cards = lastCards([...turns, said], { family });
      expect(cards).toMatchObject([
        {
          tool: 'createMedicalRecord',
          input: { title: 'Flu shot', familyMemberId: 'theo', date: '2026-11-22' },
        },
      ]);
    },
  );
});

describe('undo', () => {
  const changes = [
    { changeSetId: 'c3', title: 'Add Wipes to Costco', messageId: 'm2' },
    { changeSetId: 'c2', title: 'Change Eye exam', messageId: 'm1' },
    { changeSetId: 'c1', title: 'Change Orthodontist', messageId: 'm1' },
  ];
  const undone = (said: string, more: Partial<Asked> = {}) => {
    const plan = undoAnswers['undo']?.({ ...askedOf('undo', said, family), changes, ...more });
    return { ids: plan?.cards?.map(({ input }) => input['id']) ?? [], asked: plan?.asked };
  };

  test('takes back the change that is named, else the last one, whole', () => {
    expect(undone('undo that').ids).toEqual(['c3']);
    expect(undone('undo the eye exam').ids).toEqual(['c2']);
    expect(undone('undo that', { changes: changes.slice(1) }).ids).toEqual(['c2', 'c1']);
  });

  test('asks before it takes back an older one, where the last wish stored nothing', () => {
    const before = { answer: '', cardWaits: false, storedNothing: true };
    expect(undone('undo the last one', { before })).toEqual({ ids: [], asked: 'which' });
    expect(undone('undo', { before, chosen: { which: 'c2' } }).ids).toEqual(['c2']);
  });
});

describe('“both kids” of more than two', () => {
  const children = {
    ...FAMILY,
    members: [...(FAMILY.members ?? []), memberWith({ id: 'ana', name: 'Ana', age: 9 })],
  };
  const last = (said: string) => lastPlan([said], { family: children });

  test.each([
    'both kids had a flu shot today',
    'both kids are allergic to peanuts',
    'book a dentist visit for both kids dec 15 at 10',
    'plan math for both kids every weekday at 9',
  ])('“%s” asks who is meant', (said) => {
    expect(last(said)).toMatchObject({ asked: 'whom' });
    expect(last(said).cards).toBeUndefined();
  });

  test('a school that starts takes none of them', () => {
    expect(last('no school on dec 4 for both kids').cards?.[0]?.input).not.toHaveProperty('children');
  });
});
