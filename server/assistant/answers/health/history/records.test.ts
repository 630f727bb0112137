// Answers and cards about the health history.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import type { Plan } from '../../plan.ts';
import { recordAnswers } from './records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { recordWith } from '../../testing/records.ts';

function planOf(intent: string, said: string, more: Parameters<typeof askedOf>[3] = {}): Plan {
  const answerer = recordAnswers[intent];
  if (!answerer) throw new Error(`no answer for ${intent}`);
  return answerer(askedOf(intent, said, HEALTH_FAMILY, more));
}
const inputsOf = ({ cards }: Plan) => cards?.map(({ input }) => input);

describe('record_ask', () => {
  test.each([
    [
      'what did the xray say',
      "Mia's Wrist X-ray, October 28, with Riverside Imaging. Hairline fracture, four weeks of splint.",
    ],
    ['did theo get his mmr', "Yes, on September 30, with Dr. Anika Patel. That's Theo's MMR."],
    ['is theo still getting the mmr', "On September 30, with Dr. Anika Patel. That's Theo's MMR."],
    [
      'did lucas get the mmr',
      'No, no MMR is recorded for Lucas. Theo has one, September 30, with Dr. Anika Patel.',
    ],
    ['when was the last tetanus shot', 'May 14, 2024. That was your Tetanus shot.'],
    ['when was mias last flu shot', "October 12. That was Mia's Flu shot. One earlier entry is stored too."],
    ['theos hearing test results', "Theo's Hearing test, August 11. Normal."],
    [
      'has anyone in the family had strep',
      "Yes, Lucas, on March 2, with Dr. Anika Patel. That's Lucas's Strep throat.",
    ],
    [
      'does lucas have asthma on file',
      "No, no asthma is recorded for Lucas. If it happened, tell me the day and I'll add it.",
    ],
  ])('%s', (said, text) => {
    const plan = planOf('record_ask', said);
    expect(plan.text).toBe(text);
    expect(plan.reads?.map(({ tool }) => tool)).toContain('listMedicalRecords');
  });

  test.each([
    ['mias medical history', ['Wrist X-ray', 'October 12', 'October 20, 2025'], ['MMR']],
    ['what shots does mia have', ['Flu shot'], ['X-ray']],
    ['which of the kids got the flu shot', ['Mia.', 'Nothing is recorded for Theo or Lucas.'], ['Tetanus']],
    ['does theo have all his shots', ['MMR (September 30)', "can't judge"], ['Yes', 'Flu']],
    ['is theo fully vaccinated', ['MMR (September 30)', "can't judge"], ['Yes']],
    ['is theo up to date on shots', ['MMR (September 30)', "can't judge"], ['Flu']],
  ])('%s: only what is stored of it', (said, parts, others) => {
    const { text } = planOf('record_ask', said);
    for (const part of parts) expect(text).toContain(part);
    for (const other of others) expect(text).not.toContain(other);
  });

  test('the values of one test are told in order', () => {
    const values = [
      ['2026-02-10', '8.1'],
      ['2026-08-11', '7.2'],
      ['2026-05-12', '7.6'],
    ].map(([date = '', description = ''], at) =>
      recordWith({
        id: `a1c${at}`,
        title: 'A1C',
        category: 'test_result',
        date,
        familyMemberId: 'mia',
        description,
      }),
    );
    const asked = askedOf('record_ask', 'how did mias a1c move', { ...HEALTH_FAMILY, records: values });
    expect(recordAnswers['record_ask']?.(asked).text).toBe(
      "Mia's A1C was 8.1 (February 10), then 7.6 (May 12), then 7.2 (August 11).",
    );
  });

  test('everything about an illness is entries, medicines and visits', () => {
    const { text } = planOf('record_ask', 'show me everything about mias wrist x-ray');
    expect(text).toContain('Hairline fracture');
  });

  test('"when was it" is about the entry spoken of', () => {
    expect(planOf('record_ask', 'when was it', { focus: { medical_record: 'hearing' } }).text).toMatch(
      /^August 11\./,
    );
  });
});

describe('record_add', () => {
  test.each([
    [
      'log: strep test positive yesterday for theo',
      [
        {
          title: 'Strep test',
          category: 'test_result',
          date: '2026-11-21',
          familyMemberId: 'theo',
          description: 'Positive',
        },
      ],
    ],
    [
      'lucas was diagnosed with asthma last friday by dr amari',
      [
        {
          title: 'Asthma',
          category: 'diagnosis',
          date: '2026-11-20',
          familyMemberId: 'lucas',
          provider: 'Dr. Leila Amari',
        },
      ],
    ],
    [
      'mia broke her wrist nov 3',
      [{ title: 'Broken wrist', category: 'diagnosis', date: '2026-11-03', familyMemberId: 'mia' }],
    ],
    [
      'stitches nov 3, theo, chin',
      [
        {
          title: 'Stitches',
          category: 'procedure',
          date: '2026-11-03',
          familyMemberId: 'theo',
          description: 'Chin',
        },
      ],
    ],
    [
      'theo had a hearing test on tuesday at dr patel, all clear',
      [
        {
          title: 'Hearing test',
          category: 'test_result',
          date: '2026-11-17',
          familyMemberId: 'theo',
          provider: 'Dr. Anika Patel',
          description: 'All clear',
        },
      ],
    ],
    [
      'urgent care did an x-ray on mia today, its bronchitis',
      [
        {
          title: 'X-ray',
          category: 'test_result',
          date: '2026-11-22',
          familyMemberId: 'mia',
          provider: 'Urgent care',
          description: 'Bronchitis',
        },
      ],
    ],
    [
      'mia got her typhoid shot today',
      [{ title: 'Typhoid shot', category: 'vaccination', date: '2026-11-22', familyMemberId: 'mia' }],
    ],
    [
      'second dose of hep b nov 3 theo',
      [
        {
          title: 'Hepatitis B vaccine dose 2',
          category: 'vaccination',
          date: '2026-11-03',
          familyMemberId: 'theo',
        },
      ],
    ],
    [
      'theo weighed in at 24 pounds yesterday',
      [
        {
          title: 'Weight',
          category: 'test_result',
          date: '2026-11-21',
          familyMemberId: 'theo',
          description: '24 pounds',
        },
      ],
    ],
    [
      'mia sprained her ankle on friday at the skate park, left one',
      [
        {
          title: 'Sprained left ankle',
          category: 'diagnosis',
          date: '2026-11-20',
          familyMemberId: 'mia',
          description: 'At the skate park',
        },
      ],
    ],
    [
      'my ldl from friday was 128, log it please',
      [
        {
          title: 'LDL',
          category: 'test_result',
          date: '2026-11-20',
          familyMemberId: 'dana',
          description: '128',
        },
      ],
    ],
    [
      'theos blood pressure was 98 over 60 yesterday, no fever',
      [
        {
          title: 'Blood pressure',
          category: 'test_result',
          date: '2026-11-21',
          familyMemberId: 'theo',
          description: '98 over 60. No fever',
        },
      ],
    ],
    [
      'record a bloody lip for lucas yesterday afternoon, held pressure on it for 5 min',
      [
        {
          title: 'Bloody lip',
          date: '2026-11-21',
          familyMemberId: 'lucas',
          description: 'Afternoon. Held pressure on it for 5 min',
        },
      ],
    ],
    [
      'log a nosebleed for theo on friday, 15 min, slowed with ice and pressure',
      [
        {
          title: 'Nosebleed',
          date: '2026-11-20',
          familyMemberId: 'theo',
          description: '15 min. Slowed with ice and pressure',
        },
      ],
    ],
    ['theo has croup', [{ title: 'Croup', category: 'diagnosis', familyMemberId: 'theo' }]],
  ])('%s', (said, inputs) => {
    expect(inputsOf(planOf('record_add', said))).toEqual(inputs);
  });

  test('an illness that has a vaccine of its name is no vaccine', () => {
    expect(inputsOf(planOf('record_add', 'theo tested positive for covid yesterday'))).toEqual([
      {
        title: 'COVID test',
        category: 'test_result',
        date: '2026-11-21',
        familyMemberId: 'theo',
        description: 'Positive',
      },
    ]);
    expect(inputsOf(planOf('record_add', 'mia got her covid booster yesterday'))).toMatchObject([
      { title: 'COVID-19 vaccine', category: 'vaccination' },
    ]);
  });

  test('each person gets the value said of them', () => {
    const cards = inputsOf(planOf('record_add', 'mia weighs 98 pounds today and theo 24'));
    expect(cards?.map(({ description }) => description)).toEqual(['98 pounds', '24 pounds']);
  });

  test('several shots and several people get a card each', () => {
    const titles = inputsOf(planOf('record_add', 'theo got mmr and flu shot today'))?.map(
      ({ title }) => title,
    );
    expect(titles).toEqual(['MMR', 'Flu shot']);
    const people = inputsOf(planOf('record_add', 'got the tetanus shot yesterday, mia and me both'))?.map(
      ({ familyMemberId }) => familyMemberId,
    );
    expect(people).toEqual(['mia', 'dana']);
  });

  test('asks for the day and takes the tapped one; a stretch of days is no day', () => {
    expect(planOf('record_add', 'i got the flu shot')).toMatchObject({
      asked: 'day',
      offered: [{ label: 'Today' }, { label: 'Yesterday' }],
    });
    expect(
      inputsOf(planOf('record_add', 'i got the flu shot', { chosen: { day: 'yesterday' } })),
    ).toMatchObject([{ date: '2026-11-21', familyMemberId: 'dana' }]);
    expect(planOf('record_add', 'theo had an ear infection last week')).toMatchObject({ asked: 'day' });
  });

  test('what is recorded already is not recorded twice', () => {
    expect(planOf('record_add', 'theo got his mmr on september 30').cards).toBeUndefined();
  });
});
