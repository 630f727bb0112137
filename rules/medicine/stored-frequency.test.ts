// How often a medicine is given, read from the wordings of labels and prescriptions. A wording in doubt is not read.
import { expect, test } from 'vitest';
import { FREQUENCIES } from '#contract/kinds/medication.ts';
import { storedFrequency } from './stored-frequency.ts';

/** 'every 240 min', 'at most 4 in 24 h', … of a text in the instructions. */
function read(instructions: string, frequency: string | null = null, dosage = ''): string[] {
  return storedFrequency({ frequency, dosage, instructions }).map((rule) => {
    switch (rule.is) {
      case 'gap':
        return `${rule.minutes} min apart`;
      case 'perDay':
        return `${rule.limit ? 'at most ' : ''}${rule.count} a day`;
      case 'per24Hours':
        return `${rule.count} in 24 h`;
      case 'days':
        return `${rule.days} days apart`;
      case 'perWeek':
        return `${rule.count} a week`;
      case 'months':
        return `${rule.months} months apart`;
    }
  });
}

test.each([
  ['once daily', ['1 a day']],
  ['twice daily', ['2 a day']],
  ['three times daily', ['3 a day']],
  ['four times daily', ['4 a day']],
  ['as needed', []],
  ['weekly', ['7 days apart']],
  ['monthly', ['1 months apart']],
] as const)('the frequency %j of the form is read [MED-09]', (frequency, rules) => {
  expect(FREQUENCIES).toContain(frequency);
  expect(read('', frequency)).toEqual(rules);
});

// Collected from drug facts, pharmacy labels and prescriptions.
test.each([
  // Gaps.
  ['Every 6 hours', ['360 min apart']],
  ['every 4 to 6 hours as needed', ['240 min apart']],
  ['Every 4–6 hours while symptoms last', ['240 min apart']],
  ['Give 5 mL by mouth every 6 hours as needed for fever', ['360 min apart']],
  ['Take 1 tablet every twelve hours', ['720 min apart']],
  ['2 puffs every 4 hours PRN', ['240 min apart']],
  ['1 tab PO q8h', ['480 min apart']],
  ['5 ml q4-6h prn', ['240 min apart']],
  ['Q 6 H', ['360 min apart']],
  ['every 4 (four) hours', ['240 min apart']],
  ['8-hourly', ['480 min apart']],
  ['1 drop every 15 minutes', ['15 min apart']],
  ['Wait at least 4 hours between doses', ['240 min apart']],
  ['Doses at least 6 hours apart', ['360 min apart']],
  ['Leave 4 hours between each dose', ['240 min apart']],
  ['Wait 2 hours before giving another dose', ['120 min apart']],
  ['Not sooner than 6 hours after the last dose', ['360 min apart']],
  ['If needed, repeat dose every 4 hours', ['240 min apart']],
  ['May repeat in 2 hours', ['120 min apart']],
  ['Not more often than every 4 hours', ['240 min apart']],
  ['No more than 1 tablet every 12 hours', ['720 min apart']],
  // Counts.
  ['At most 3 a day', ['at most 3 a day']],
  ['As needed, at most 3 a day', ['at most 3 a day']],
  ['max 4/day', ['at most 4 a day']],
  ['Max. 3x daily', ['at most 3 a day']],
  ['Do not give more than 5 times in 24 hours', ['5 in 24 h']],
  ['no more than 4 doses in any 24 hours', ['4 in 24 h']],
  ['Do not exceed 5 doses in a 24 hour period', ['5 in 24 h']],
  ['max 4 doses/24 h', ['4 in 24 h']],
  ['Maximum of four doses in twenty-four hours', ['4 in 24 h']],
  ['Up to 4 times a day', ['at most 4 a day']],
  ['Twice a day', ['2 a day']],
  ['2 × a day', ['2 a day']],
  ['3x/day', ['3 a day']],
  ['1 tablet BID', ['2 a day']],
  ['1 cap t.i.d.', ['3 a day']],
  ['QID', ['4 a day']],
  ['one tablet qd', ['1 a day']],
  ['2 tablets two times a day with food', ['2 a day']],
  ['once or twice daily', ['2 a day']],
  ['2-3 times daily', ['3 a day']],
  ['Once a day, at the same time each day', ['1 a day']],
  ['One dose per day', ['1 a day']],
  ['Inhale 2 puffs twice daily, then rinse the mouth', ['2 a day']],
  ['No more than twice a day', ['at most 2 a day']],
  ['Not more often than three times a day', ['at most 3 a day']],
  ['every (6) hours', ['360 min apart']],
  ['every six (6) hours', ['360 min apart']],
  ['(2) times daily', ['2 a day']],
  ['twice (2) daily', ['2 a day']],
  ['once-daily', ['1 a day']],
  ['5 mL daily', ['1 a day']],
  ['10mg daily', ['1 a day']],
  ['2 per day', ['2 a day']],
  ['2/day', ['2 a day']],
  ['q day', ['1 a day']],
  ['q.4.h.', ['240 min apart']],
  ['do not repeat within 6 hours', ['360 min apart']],
  ['Don’t repeat within 6 hours', ['360 min apart']],
  ['not within 4 hours of last dose', ['240 min apart']],
  ['6 hours must pass before next dose', ['360 min apart']],
  ["Don't give again for 6 hours", ['360 min apart']],
  ['Not again within 8 hours', ['480 min apart']],
  ['Do not take this again within 4 hours', ['240 min apart']],
  ['Never give again before 6 hours have passed', ['360 min apart']],
  ['No further dose for 6 hours', ['360 min apart']],
  ['No repeat for 4 hours', ['240 min apart']],
  ['Wait 6 hours before giving it again', ['360 min apart']],
  ['6 hours must pass between doses', ['360 min apart']],
  ['Next dose after 6 hours', ['360 min apart']],
  ['May give another dose in 4-6 hours', ['240 min apart']],
  ['No sooner than 6 hours', ['360 min apart']],
  // As British and Indian labels have it.
  ['5 ml TDS', ['3 a day']],
  ['1 tab t.d.s. after food', ['3 a day']],
  ['250 mg QDS', ['4 a day']],
  ['500 mg b.d.', ['2 a day']],
  ['1 BD', ['2 a day']],
  ['every hour', ['60 min apart']],
  ['1 every morning and 1 every evening', ['2 a day']],
  // Both.
  ['Every 6 hours, at most 3 a day', ['at most 3 a day', '360 min apart']],
  ['7.5 ml every 4-6 hours. No more than 5 doses in 24 hours.', ['240 min apart', '5 in 24 h']],
  ['every 6 hours (4 times a day)', ['4 a day', '360 min apart']],
  // Days and longer.
  ['daily', ['1 a day']],
  ['Take 1 tablet daily', ['1 a day']],
  ['Every day', ['1 a day']],
  ['every morning', ['1 a day']],
  ['nightly', ['1 a day']],
  ['1 tablet at bedtime', ['1 a day']],
  ['every morning and every night', ['2 a day']],
  ['In the morning and at bedtime', ['2 a day']],
  ['Every other day', ['2 days apart']],
  ['qod', ['2 days apart']],
  ['1 patch every 3 days', ['3 days apart']],
  ['1 patch every 72 hours', ['4320 min apart']],
  ['once a week', ['7 days apart']],
  ['1 tablet weekly', ['7 days apart']],
  ['every 2 weeks', ['14 days apart']],
  ['every 4 weeks', ['28 days apart']],
  ['twice a week', ['2 a week']],
  ['three times weekly', ['3 a week']],
  ['Once a month', ['1 months apart']],
  ['every 3 months', ['3 months apart']],
] as const)('%j is read', (text, rules) => {
  expect(read(text)).toEqual(rules);
});

test.each([
  '',
  'As needed',
  'Shake well',
  'With food, before bed, shake well',
  'For 10 days',
  'Finish all of it, 7 days',
  'Wait 2 hours after eating',
  'Take 2 hours apart from antacids',
  'Do not give within 4 hours of ibuprofen',
  'Wait 1 minute between puffs',
  'Alternate with ibuprofen every 3 hours',
  'Alternate it with Motrin, every 3 hours',
  'No more than 8 tablets in 24 hours',
  'Do not exceed 10 ml in 24 hours',
  'Maximum 30 mg per day',
  'Maximum daily dose 40 mg',
  'Not every day',
  'Do not take at bedtime',
  'Avoid every evening dose',
  'One in the morning and two with dinner and one at night',
  'Bi-weekly',
  'Store at 20 degrees',
  'Call 911 after use',
  '15 mg/kg/day divided',
  'Use as directed',
  'cada 6 horas',
  'with meals',
  '10 ml daily in 2 parts',
  '10 ml daily divided',
  '2 tablets per day',
  'Do not give within 4 hours of the last dose of ibuprofen',
  'Do not repeat within 4 hours of ibuprofen',
  '6 hours must pass before next meal',
  'Do not give milk again within 2 hours',
  'Do not eat again for 2 hours',
  'Next dose of ibuprofen after 3 hours',
  'No food for 2 hours',
  'Use a BD syringe',
  'BD needles',
  'One every morning and one every evening and one at noon',
  'Not every hour',
  'For children 2 to 6 years',
  'Stop after 3 days',
  '24 hour relief',
  'Open bottle keeps 6 hours',
  'Expires in 3 months',
  'Every 0 hours',
  '0 times a day',
])('nothing is claimed about %j', (text) => {
  expect(read(text)).toEqual([]);
});

test('of two readings, the one that allows more is kept, and what the form says stands beside it', () => {
  expect(read('Under 6 years every 6 hours; over 6 years every 4 hours')).toEqual(['240 min apart']);
  expect(read('Twice a day for 7 days. Then once a day.')).toEqual(['2 a day']);
  expect(read('Every 6 hours', 'as needed', '5 ml')).toEqual(['360 min apart']);
  expect(read('Max 3 a day', 'four times daily')).toEqual(['4 a day', 'at most 3 a day']);
  expect(read('', null, '5 ml every 8 hours')).toEqual(['480 min apart']);
});

test('a rule carries the sentence it was read from, as it is stored', () => {
  const instructions = 'Shake well. Give 5 mL every 6 Hours as needed. Keep cool.';
  expect(storedFrequency({ frequency: null, dosage: '', instructions })).toMatchObject([
    { is: 'gap', words: 'Give 5 mL every 6 Hours as needed' },
  ]);
});

test('a long text without any frequency is read at once', () => {
  const text = `${'every '.repeat(1500)}${'1 '.repeat(500)}`;
  expect(read(text)).toEqual([]);
});
