// Doses that were given, as the built-in Pip tells and records them.
import { describe, expect, test } from 'vitest';
import { dose, type Dose } from '#contract/kinds/dose.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { lastCards, lastPlan } from '../../../dialogue/testing/thread.ts';
import { medicationWith } from '../../testing/records.ts';
import { askedOf } from '../../testing/asked.ts';
import { FAMILY } from '../../testing/family.ts';
import { doseAnswers } from './doses.ts';

const [medication] = (FAMILY.medications ?? []).filter(({ isActive }) => isActive);
if (!medication) throw new Error('no medicine');
const owner = FAMILY.members?.find(({ id }) => id === medication.familyMemberId)?.name ?? '';
const named = `${owner} ${medication.name.toLowerCase()}`;

const given = (givenAt: string): Dose =>
  storedRecord(dose, {
    id: givenAt,
    medicine: medication.name,
    familyMemberId: medication.familyMemberId,
    medicationId: medication.id,
    givenAt,
    givenBy: 'Ben',
    amount: '4 ml',
  });

const told = (said: string, doses: Dose[]): string | undefined =>
  doseAnswers['dose_ask']?.(askedOf('dose_ask', said, { ...FAMILY, doses })).text;

describe('only what is recorded is told', () => {
  test('a dose of the day, with its time, giver and amount', () => {
    expect(told(`did ${named} get given today`, [given('2026-11-22T12:10:00.000Z')])).toMatch(
      /^Yes, .* was recorded today at 7:10 AM by Ben, 4 ml\./,
    );
  });
  test('none of the day: neither yes nor no, and the last one', () => {
    const text = told(`did ${owner} get the ${medication.name} today`, [given('2026-11-21T12:10:00.000Z')]);
    expect(text).toMatch(/^No dose of .* is recorded for today, so I can't tell if it was given\./);
    expect(text).toMatch(/last one recorded was yesterday at 7:10 AM by Ben/);
  });
  test.each([
    [`did ${named} get given tonight`, /^No dose of .* is recorded for tonight, .* today at 7:10 AM/],
    [`did ${owner} get tonights ${medication.name} yet`, /^No dose of .* is recorded for tonight, /],
    [`has ${owner} had the night dose of ${medication.name}`, /^No dose of .* is recorded for tonight, /],
    [`did ${owner} have the second ${medication.name} today`, /^Only one dose of .* is recorded for today, /],
    [`did ${owner} have ${medication.name} this morning`, /^Yes, .* was recorded today at 7:10 AM/],
  ])('“%s” after the dose of the morning', (said, answer) => {
    expect(told(said, [given('2026-11-22T12:10:00.000Z')])).toMatch(answer);
  });
  test('the last one', () => {
    const doses = [given('2026-11-22T20:00:00.000Z'), given('2026-11-21T12:10:00.000Z')];
    expect(told(`when did ${owner} last have ${medication.name}`, doses)).toMatch(
      /was last recorded today at 3:00 PM/,
    );
  });
  test('what is still open today is not what begins later or has ended', () => {
    const own = (id: string, startDate: string | null, endDate: string | null) =>
      medicationWith({ id, name: id, familyMemberId: 'mia', frequency: 'once daily', startDate, endDate });
    const household = {
      ...FAMILY,
      doses: [],
      medications: [
        own('Iron', null, null),
        own('Later drops', '2026-12-05', null),
        own('Old cream', null, '2026-10-10'),
      ],
    };
    const text = doseAnswers['dose_ask']?.(askedOf('dose_ask', 'what has mia not had today', household)).text;
    expect(text).toContain('Iron');
    expect(text).not.toMatch(/Later|Old/);
  });
  test('a medicine that is not stored has no doses', () => {
    expect(told('when did theo last have tylenol', [])).toMatch(/isn't stored/);
  });
});

describe('a dose is recorded on a card', () => {
  test.each([
    [`gave ${owner} the ${medication.name} at 3`, '2026-11-22T15:00'],
    [`gave ${owner} the ${medication.name} at 7`, '2026-11-22T07:00'],
    [`mark ${owner}'s ${medication.name} as given`, '2026-11-22T18:30'],
    [`gave ${owner} ${medication.name} an hour ago`, '2026-11-22T17:30'],
    [`gave ${owner} the ${medication.name} yesterday at 8pm`, '2026-11-21T20:00'],
  ])('%s', (said, givenAt) => {
    expect(lastCards([said])).toMatchObject([
      { tool: 'createDose', input: { medicationId: medication.id, givenAt } },
    ]);
  });
  test.each([
    `${owner} gets a dose of ${medication.name.toLowerCase()} now`,
    `${owner} is getting her dose of ${medication.name} right now`,
  ])('“%s” is a dose of now, and no instruction', (said) => {
    const cards = lastCards([said]);
    expect(cards).toMatchObject([
      { tool: 'createDose', input: { medicationId: medication.id, givenAt: '2026-11-22T18:30' } },
    ]);
  });
  test('an amount is kept only where it was said', () => {
    const [card] = lastCards([`gave ${owner} the ${medication.name} at 3`]);
    expect(card?.input).not.toHaveProperty('amount');
  });
  test('a correction moves the waiting card', () => {
    expect(lastCards([`gave ${owner} the ${medication.name} at 3`, 'no that was at 4'])).toMatchObject([
      { tool: 'createDose', input: { givenAt: '2026-11-22T16:00' } },
    ]);
  });
  test('an hour still to come is taken as the last one, and nothing is advised', () => {
    expect(lastPlan([`gave ${owner} the ${medication.name} at 11pm`]).cards).toMatchObject([
      { input: { givenAt: '2026-11-21T23:00' } },
    ]);
  });
});

describe('a new amount after a dose was told', () => {
  const family = { ...FAMILY, doses: [given('2026-11-22T12:10:00.000Z')] };
  test.each([
    ['Dr Patel upped it to 5', '5 ml'],
    ['the doctor lowered it to 3 ml', '3 ml'],
    ['dr amari bumped it up to 4.5 ml', '4.5 ml'],
  ])('“%s” changes the medicine, not that dose', (said, dosage) => {
    expect(lastCards([`when did ${named} last get given`, said], { family })).toMatchObject([
      { tool: 'updateMedication', input: { id: medication.id, dosage } },
    ]);
  });

  test('what was given is still told of that dose', () => {
    expect(lastCards([`when did ${named} last get given`, 'that was at 8'], { family })).toMatchObject([
      { tool: 'updateDose' },
    ]);
  });
});
