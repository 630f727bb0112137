// Cards that change or remove entries of the health history.
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

describe('record_change, record_remove', () => {
  test.each([
    ['record_change', 'the xray was oct 27 not oct 28', [{ id: 'xray', date: '2026-10-27' }]],
    [
      'record_change',
      'dr patel did the xray, not riverside imaging',
      [{ id: 'xray', provider: 'Dr. Anika Patel' }],
    ],
    [
      'record_change',
      'theos hearing test was abnormal not normal',
      [{ id: 'hearing', description: 'Abnormal' }],
    ],
    ['record_change', 'the mmr was lucas not theo', [{ id: 'mmr', familyMemberId: 'lucas' }]],
    ['record_change', 'wrong kid, lucas had the mmr', [{ id: 'mmr', familyMemberId: 'lucas' }]],
    [
      'record_change',
      'add a note to the xray: follow up in 3 weeks',
      [{ id: 'xray', description: 'Hairline fracture, four weeks of splint. Follow up in 3 weeks' }],
    ],
    ['record_change', 'the xray was oct 27', [{ id: 'xray', date: '2026-10-27' }]],
    ['record_change', 'the tetanus shot was may 13', [{ id: 'tetanus', date: '2024-05-13' }]],
    ['record_change', 'it was tdap not tetanus', [{ id: 'tetanus', title: 'Tdap' }]],
    ['record_remove', 'delete the xray', [{ id: 'xray' }]],
    ['record_remove', 'delete mias flu shot from october 12', [{ id: 'flu26' }]],
    ['record_remove', 'lucas never had strep, delete it', [{ id: 'strep' }]],
    ['record_remove', 'clear mias health history', [{ id: 'xray' }, { id: 'flu26' }, { id: 'flu25' }]],
  ])('%s: %s', (intent, said, inputs) => {
    const plan = planOf(intent, said);
    expect(inputsOf(plan)).toEqual(inputs);
    expect(plan.text).not.toMatch(/:(?!\d)/);
  });

  test('asks which of several is meant; removes nothing of somebody else', () => {
    expect(planOf('record_remove', 'delete mias flu shot')).toMatchObject({
      asked: 'which',
      offered: [{ choice: { id: 'flu26' } }, { choice: { id: 'flu25' } }],
    });
    const { cards, text } = planOf('record_remove', 'theo never had the flu shot, delete it');
    expect(cards).toBeUndefined();
    expect(text).toContain("There's one for Mia.");
  });

  const LEAD = recordWith({
    id: 'lead',
    title: 'Lead level',
    category: 'test_result',
    date: '2026-07-08',
    familyMemberId: 'theo',
    description: '3.2 points.',
  });
  const ofLead = (said: string) =>
    recordAnswers['record_change']?.(
      askedOf(
        'record_change',
        said,
        { ...HEALTH_FAMILY, records: [LEAD] },
        { focus: { medical_record: 'lead' } },
      ),
    );

  test.each(['oops it was monday not tuesday', 'theos lead level was yesterday', 'his lead level is 2.9'])(
    'a stored result gets no other day and no new value: %s',
    (said) => {
      expect(ofLead(said)?.cards).toBeUndefined();
      expect(ofLead(said)?.text).toContain('stays as it is');
    },
  );

  test('a new value on a new day is an entry of its own', () => {
    expect(ofLead('theos lead level was 2.9 on friday')?.cards).toEqual([
      {
        tool: 'createMedicalRecord',
        input: {
          title: 'Lead level',
          category: 'test_result',
          date: '2026-11-20',
          familyMemberId: 'theo',
          description: '2.9 points',
        },
      },
    ]);
  });

  test('a value that is taken back is corrected', () => {
    expect(ofLead('theos lead level was 2.9 not 3.2')?.cards?.[0]).toMatchObject({
      tool: 'updateMedicalRecord',
      input: { id: 'lead' },
    });
  });
});
