// Every kind of record has its receipt, its link, its topic and a line while Pip reads it, without being named in any
// of them.
import { describe, expect, test } from 'vitest';
import { crudNames, readingName } from '#contract/crud.ts';
import { allOperations } from '#contract/index.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS } from '#contract/kinds.ts';
import { recordPlace } from '#rules/kinds/record-place.ts';
import { proposalLink } from '../../chat/record-links.ts';
import { featureOperations } from '../../operations.ts';
import { labelOf } from '../tools/labels.ts';
import { receiptsFor } from './receipts.ts';
import { topicOf } from './suggestions.ts';

const ID = '01a1fe44-7500-7000-bf99-7d117d6ff8a3';

/** The output of a kind's list: one record, with a day and a number where it has such fields. */
function answerOf({ fields, title }: Kind) {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    field.is === 'phone' ? '555-010-2030' : field.is === 'date' ? '2026-11-23' : emptyValue(field),
  ]);
  const own = fields[title]?.is === 'date' ? {} : { [title]: 'Quill' };
  const record: unknown = { ...Object.fromEntries(values), wallTime: '2026-11-24T15:30', ...own, id: ID };
  return [record];
}

describe.each(Object.values<Kind>(KINDS).map((kind) => [kind.table, kind] as const))('%s', (table, kind) => {
  const { delete: remove } = crudNames(kind.table);
  const read = readingName(kind);
  const run = { tool: read, input: {}, output: answerOf(kind) };

  test('is linked where an answer names it', () => {
    expect(receiptsFor([run], 'It is Quill, on November 23 or 24.')).toContainEqual({
      label: expect.stringMatching(/^(?:Quill|Week of November 23|School (?:day|schedule), Nov 23)/),
      href: recordPlace(kind, ID),
    });
  });

  test('tells the topic of a conversation', () => {
    expect(topicOf([run])).toMatch(/^[A-Z][a-z ]+$/);
  });

  test('is named to the parent while it is read', () => {
    const bound = featureOperations.find(({ name }) => name === read);
    expect(bound && labelOf(bound)).toMatch(/^Looking (?:at|into) your [a-z ]+$/);
  });

  test('has a link on the card that adds it, and none on the card that removes it', () => {
    const targets = [{ table, id: 'a b' }];
    const label = expect.stringMatching(/^Open /);
    expect(proposalLink({ tool: read, targets })).toEqual({ label, href: recordPlace(kind, 'a b') });
    expect(recordPlace(kind, 'a b')).not.toContain(' ');
    if (!kind.single) expect(proposalLink({ tool: remove, targets })).toBeNull();
  });
});

test('a day or a number stands on the receipt of a record that has one', () => {
  const appointment = { id: '1', title: 'Dentist', wallTime: '2026-11-24T15:30' };
  const contact = { id: '2', name: 'Dr. Lee', phoneNumber: '555-010-2030' };
  expect(
    receiptsFor(
      [
        { tool: 'listMedicalContacts', input: {}, output: [contact] },
        { tool: 'listMedicalAppointments', input: {}, output: [appointment] },
      ],
      'Dentist with Dr. Lee',
    ),
  ).toEqual([
    { label: 'Dentist, Nov 24, 2026', href: '/medical?tab=appointments&id=1' },
    { label: 'Dr. Lee', href: '/medical?tab=contacts&id=2' },
    { label: 'Call 555-010-2030', href: 'tel:5550102030' },
  ]);
});

test('a dose has no link beside the one of its medicine; two medicines of one name have two', () => {
  const medicines = ['1', '2'].map((id) => ({ id, name: 'Albuterol' }));
  const dose = { id: '3', medicine: 'Albuterol', givenAt: '2026-11-24T15:30:00Z' };
  const runs = [
    { tool: 'listDoses', input: {}, output: [dose] },
    { tool: 'listMedications', input: {}, output: medicines },
  ];
  expect(receiptsFor(runs, 'Albuterol was last given today.').map(({ href }) => href)).toEqual([
    '/medical?tab=medications&id=1',
    '/medical?tab=medications&id=2',
  ]);
});

test('two children with lessons on one day have one link, which shows the day of both', () => {
  const days = ['1', '2'].map((id) => ({ id, date: '2026-11-23' }));
  const runs = [{ tool: 'listSchoolDays', input: {}, output: days }];
  expect(receiptsFor(runs, 'On November 23 both have math.')).toEqual([
    { label: 'School day, Nov 23, 2026', href: '/school?day=1' },
  ]);
});

test('no answer that prepares a card has receipts, but for the plan of a week', () => {
  const family = { tool: 'listFamilyMembers', input: {}, output: [{ id: '1', name: 'Mia' }] };
  const proposing = allOperations.flatMap(([name, { pip }]) => (pip === 'proposes' ? [name] : []));
  const withReceipts = proposing.filter(
    (tool) => receiptsFor([family, { tool, input: {}, output: { status: 'proposed' } }], 'Mia').length > 0,
  );
  expect(withReceipts).toEqual(['saveWeeklyMenu']);
});
