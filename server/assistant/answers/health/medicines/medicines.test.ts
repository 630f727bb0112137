// Answers and cards about medicines.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import type { Plan } from '../../plan.ts';
import { medicineAnswers } from './medicines.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { medicationWith } from '../../testing/records.ts';

const FOCUS = { medication: 'amox', family_member: 'theo' };

function planOf(
  intent: string,
  said: string,
  more: Parameters<typeof askedOf>[3] = {},
  household = HEALTH_FAMILY,
): Plan {
  const answerer = medicineAnswers[intent];
  if (!answerer) throw new Error(`no answer for ${intent}`);
  return answerer(askedOf(intent, said, household, more));
}

describe('medicine_ask', () => {
  test.each([
    ['which of my kids need an epipen', ['Lucas takes EpiPen Jr, as needed, from Dr. Leila Amari.']],
    [
      'how much amoxicillin does theo get',
      ['4 ml twice daily', "Theo's Amoxicillin", 'Wednesday, November 25', 'Dr. Patel', 'The label counts.'],
    ],
    ['how often does grandma take her blood pressure pills', ['Once daily', 'Lisinopril', '10 mg']],
    ['what are the side effects of mias inhaler', ['Shaky hands']],
    ['what does theo take', ['Amoxicillin', 'with food']],
    ['who takes zyrtec', ['Lucas takes Cetirizine']],
    ['what ends soon', ["Theo's Amoxicillin ends Wednesday, November 25."]],
    ['how long does lucas take cetirizine', ['No last day is stored']],
    ['is theo still on the antibiotic', ['Yes, Theo takes Amoxicillin']],
    ['does theo take amoxicillin with food', ['Yes, “With food”']],
    ['does theo take amoxicillin before food', ['No, not that; “With food”']],
    ['does mia still take iron drops', ['No.', 'Thursday, October 1']],
    ['is theo on cetirizine', ['No, no cetirizine is stored for Theo.', "It's stored for Lucas."]],
    [
      'who prescribed theos amoxicillin and until when',
      ['Dr. Patel prescribed', 'Until Wednesday, November 25'],
    ],
    ['what does mia take before soccer', ['Albuterol inhaler']],
    ['how many refills are left on mias inhaler', ["How many are left, and when it runs out, isn't stored."]],
    [
      'how many doses of amoxicillin does theo have left',
      ['8 doses on 4 days, all of today counted, the last on Wednesday, November 25'],
    ],
    ['do i take anything', ['No, no current medicine is stored for you.']],
  ])('%s: the stored facts, yes or no first', (said, parts) => {
    const { text, reads } = planOf('medicine_ask', said);
    for (const part of parts) expect(text).toContain(part);
    if (/^(?:Yes|No)/.test(parts[0] ?? '')) expect(text).toMatch(/^(?:Yes|No)\b/);
    expect(text).not.toMatch(/:(?!\d)/);
    expect(reads?.map(({ tool }) => tool)).toContain('listMedications');
  });

  test.each([
    ['With juice, not with milk', 'is the amoxicillin with milk', 'No'],
    ['With juice, not with milk', 'does theo take amoxicillin with juice', 'Yes'],
    ['With juice, not with milk', 'can theo have the amoxicillin with milk', 'No'],
    ['With juice, not with milk', 'is the amoxicillin with water', undefined],
    ['With juice, not with milk', 'isnt the amoxicillin with milk', undefined],
    ["Don't take with milk or yogurt", 'is the amoxicillin with yogurt', 'No'],
    ['With water, avoid dairy', 'is the amoxicillin with dairy', 'No'],
    ['Only with water', 'is the amoxicillin with milk', 'No'],
    ['After meals', 'does theo take the amoxicillin before food', 'No'],
    ['1 hour before food', 'is the amoxicillin after food', 'No'],
    ['1 hour before food', 'is the amoxicillin before meals', 'Yes'],
    ['With or without food', 'is the amoxicillin with food', undefined],
    ['No more than 4 a day, with food to avoid nausea', 'is the amoxicillin with food', 'Yes'],
    ['To avoid nausea take with food', 'is the amoxicillin with food', 'Yes'],
    ['Do not chew and take with food', 'is the amoxicillin with food', 'Yes'],
    ['Not with food', 'is the amoxicillin before food', undefined],
    ['Without food', 'is the amoxicillin without food', 'Yes'],
    ['With food', 'does theo take amoxicillin on an empty stomach', 'No'],
    ['On an empty stomach', 'does theo take amoxicillin with breakfast', 'No'],
    ['On an empty stomach', 'does theo take amoxicillin on an empty stomach', 'Yes'],
    ['Not on an empty stomach', 'is the amoxicillin on an empty stomach', 'No'],
    ['On an empty stomach', 'is the amoxicillin before food', undefined],
    ['In the morning', 'is the amoxicillin at bedtime', 'No'],
    ['At bedtime', 'does theo take his amoxicillin in the morning', 'No'],
    ['At bedtime', 'is the amoxicillin at night', 'Yes'],
    ['Not at bedtime', 'is the amoxicillin at bedtime', 'No'],
    ['Not at bedtime', 'is the amoxicillin in the morning', undefined],
    ['Shake well', 'is the amoxicillin at bedtime', undefined],
  ])('"%s" is stored, "%s" is answered %s, with the stored words', (instructions, said, yesOrNo) => {
    const amox = medicationWith({
      id: 'amox',
      name: 'Amoxicillin',
      familyMemberId: 'theo',
      frequency: 'once daily',
      instructions,
    });
    const { text } = planOf('medicine_ask', said, {}, { ...HEALTH_FAMILY, medications: [amox] });
    expect(/^(?:Yes|No)\b/.exec(text)?.[0], text).toBe(yesOrNo);
    expect(text).toContain(`“${instructions}”`);
  });

  test('one person with a name of two words takes several medicines', () => {
    const medications = ['Metoprolol', 'Ibuprofen'].map((name) =>
      medicationWith({ id: name, name, familyMemberId: 'ruth' }),
    );
    const { text } = planOf('medicine_ask', 'what does grandma take', {}, { ...HEALTH_FAMILY, medications });
    expect(text).toContain('Grandma Ruth takes 2 medicines right now.');
  });

  test('a time beside the one of two that is stored is left open', () => {
    const amox = medicationWith({
      id: 'amox',
      name: 'Amoxicillin',
      frequency: 'twice daily',
      instructions: 'First one in the morning',
    });
    const household = { ...HEALTH_FAMILY, medications: [amox] };
    expect(planOf('medicine_ask', 'is the amoxicillin at bedtime', {}, household).text).toMatch(/^“First/);
  });

  test.each([
    ['until when', 'Until Wednesday, November 25, 3 days from now.'],
    ['who prescribed it', "Dr. Patel prescribed Theo's Amoxicillin"],
    ['how often', "Twice daily is stored for Theo's Amoxicillin"],
  ])('"%s" is about the medicine spoken of', (said, part) => {
    expect(planOf('medicine_ask', said, { focus: FOCUS }).text).toContain(part);
  });

  test('a list has one line for each medicine and names everybody whose it is', () => {
    const { text } = planOf('medicine_ask', 'what do the kids take');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(4);
    expect(text).not.toContain('Lisinopril');
    expect(text).toContain('- Mia, **Albuterol inhaler**, 2 puffs as needed');
  });
});

describe('medicine_add', () => {
  const cardsOf = (said: string, more = {}) =>
    planOf('medicine_add', said, more).cards?.map(({ input }) => input);

  test('everything said is on the card, in the words it was said in', () => {
    expect(
      cardsOf('dr patel put lucas on azithromycin 5 ml once a day for 5 days for strep throat, with food'),
    ).toEqual([
      {
        name: 'Azithromycin',
        dosage: '5 ml',
        frequency: 'once daily',
        prescribedBy: 'Dr. Anika Patel',
        startDate: '2026-11-22',
        endDate: '2026-11-26',
        instructions: 'For strep throat. With food',
        familyMemberId: 'lucas',
      },
    ]);
  });

  test('two medicines get two cards, each with its own amount', () => {
    expect(cardsOf('add two meds for mia: claritin 10 mg and flonase 1 spray')).toEqual([
      { name: 'Claritin', dosage: '10 mg', familyMemberId: 'mia' },
      { name: 'Flonase', dosage: '1 spray', familyMemberId: 'mia' },
    ]);
  });

  test('a name that no list knows is found before its amount', () => {
    const said =
      'so we just got home from dr patel and its an ear infection, mia gets cefdinir 6 ml twice a day for 10 days';
    expect(cardsOf(said)).toMatchObject([
      { name: 'Cefdinir', dosage: '6 ml', instructions: 'For ear infection' },
    ]);
  });

  test('a medicine stored as finished is started again, not stored twice', () => {
    expect(cardsOf('back on iron drops for mia, 3 drops')).toEqual([
      { id: 'iron', dosage: '3 drops', isActive: true, endDate: null },
    ]);
  });

  test('asks for the person and for the name, and takes the answers', () => {
    expect(planOf('medicine_add', 'add melatonin')).toMatchObject({ asked: 'whom' });
    expect(planOf('medicine_add', 'both kids take vitamin d')).toMatchObject({ asked: 'whom' });
    expect(planOf('medicine_add', 'antibiotics for mia')).toMatchObject({ asked: 'medicine' });
    expect(cardsOf('antibiotics for mia', { chosen: { medicine: 'cefuroxime' } })).toEqual([
      { name: 'Cefuroxime', familyMemberId: 'mia' },
    ]);
  });
});

describe('medicine_change, medicine_stop, medicine_remove', () => {
  test.each([
    ['medicine_change', 'dr amari upped lucas cetirizine to 7.5 ml', [{ id: 'ceti', dosage: '7.5 ml' }]],
    ['medicine_change', 'its 5 ml not 4 ml, the amoxicillin', [{ id: 'amox', dosage: '5 ml' }]],
    ['medicine_change', 'amoxicillin until december 1 now', [{ id: 'amox', endDate: '2026-12-01' }]],
    ['medicine_change', '3 more days of amoxicillin', [{ id: 'amox', endDate: '2026-11-28' }]],
    [
      'medicine_change',
      'note on amoxicillin: take before bed',
      [{ id: 'amox', instructions: 'With food. Take before bed' }],
    ],
    [
      'medicine_change',
      'dr amari prescribed the amoxicillin not dr patel',
      [{ id: 'amox', prescribedBy: 'Dr. Leila Amari' }],
    ],
    ['medicine_change', 'switch lucas from cetirizine to claritin', [{ id: 'ceti', name: 'Claritin' }]],
    ['medicine_change', 'lucas cetirizine went from 5 to 7.5', [{ id: 'ceti', dosage: '7.5 ml' }]],
    ['medicine_change', 'the lisinopril goes to 20 mg.. no wait 15', [{ id: 'lisi', dosage: '15 mg' }]],
    ['medicine_change', 'they doubled the lisinopril', [{ id: 'lisi', dosage: '20 mg' }]],
    ['medicine_change', 'lucas is on 7 of the cetirizine as of today', [{ id: 'ceti', dosage: '7 ml' }]],
    [
      'medicine_change',
      'theo takes the amoxicillin on an empty stomach now',
      [{ id: 'amox', instructions: 'On an empty stomach' }],
    ],
    [
      'medicine_change',
      'the lisinopril makes grandma dizzy, note that',
      [{ id: 'lisi', sideEffects: 'Makes grandma dizzy' }],
    ],
    [
      'medicine_stop',
      'lucas is off cetirizine, dr amari switched him to loratadine 5 ml',
      [{ id: 'ceti', name: 'Loratadine' }],
    ],
    ['medicine_change', 'the amoxicillin started nov 15', [{ id: 'amox', startDate: '2026-11-15' }]],
    ['medicine_change', 'the albuterol is lucas not mia', [{ id: 'albu', familyMemberId: 'lucas' }]],
    [
      'medicine_stop',
      'stop the cetirizine, dr amari said hes done with it',
      [{ id: 'ceti', isActive: false }],
    ],
    [
      'medicine_stop',
      'theo finished the amoxicillin yesterday',
      [{ id: 'amox', isActive: false, endDate: '2026-11-21' }],
    ],
    ['medicine_stop', 'no amoxicillin after tuesday', [{ id: 'amox', endDate: '2026-11-24' }]],
    [
      'medicine_stop',
      'stop all meds for lucas',
      [
        { id: 'epi', isActive: false },
        { id: 'ceti', isActive: false },
      ],
    ],
    ['medicine_remove', 'delete the iron drops', [{ id: 'iron' }]],
    ['medicine_remove', 'remove all the finished meds', [{ id: 'iron' }]],
  ])('%s: %s', (intent, said, inputs) => {
    const { cards, text } = planOf(intent, said);
    expect(cards?.map(({ input }) => input)).toEqual(inputs);
    expect(text).not.toMatch(/:(?!\d)/);
  });

  test('asks which of several is meant, and takes the one tapped', () => {
    const asked = planOf('medicine_stop', 'stop lucas meds');
    expect(asked).toMatchObject({
      asked: 'which',
      offered: [{ choice: { id: 'epi' } }, { choice: { id: 'ceti' } }],
    });
    const { cards } = planOf('medicine_stop', 'stop lucas meds', {
      chosen: { which: { kind: 'medication', id: 'ceti' } },
    });
    expect(cards).toEqual([{ tool: 'updateMedication', input: { id: 'ceti', isActive: false } }]);
  });

  test('says whose it is where the person named has none', () => {
    expect(planOf('medicine_stop', 'mia is done with the cetirizine')).toEqual({
      text: "I don't see cetirizine for Mia in your records, so there's nothing to stop. It's stored for Lucas.",
      reads: expect.anything(),
    });
  });

  test('of two equal entries the newer one is removed', () => {
    const [first] = HEALTH_FAMILY.medications;
    if (!first) throw new Error('no medicine');
    const household = {
      ...HEALTH_FAMILY,
      medications: [
        ...HEALTH_FAMILY.medications,
        medicationWith({ ...first, id: 'again', createdAt: '2026-11-20T12:00:00.000Z' }),
      ],
    };
    const { cards } = planOf('medicine_remove', 'amoxicillin is in there twice, remove one', {}, household);
    expect(cards).toEqual([{ tool: 'deleteMedication', input: { id: 'again' } }]);
  });
});
