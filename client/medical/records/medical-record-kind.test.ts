// Form of a medical record: typed values become stored fields, and records are grouped by year.
import { describe, expect, test } from 'vitest';
import { medicalRecord, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { differences } from '../../editing/form/form-words.ts';
import { medicalRecordKind } from './medical-record-kind.ts';
import { recordGroups } from './record-years.ts';

const MEMBERS = [{ id: 'mia', name: 'Mia' }];
const kind = medicalRecordKind({ members: MEMBERS, memberId: null });
type MedicalRecordForm = ReturnType<typeof kind.formOf>;

const record = (date: string | null, title = 'MMR'): MedicalRecord =>
  storedRecord(medicalRecord, {
    id: `${date} ${title}`,
    title,
    category: 'vaccination',
    date,
    familyMemberId: 'mia',
    provider: 'City clinic',
    description: 'Left arm',
    isImportant: true,
  });
const read = (form: Partial<MedicalRecordForm>) => kind.read({ ...kind.formOf(null), title: 'MMR', ...form });

test('an empty date and nobody in particular are stored as null [MED-08]', () => {
  expect(read({ description: ' Left arm\n' })).toEqual({
    fields: {
      title: 'MMR',
      category: null,
      date: null,
      familyMemberId: null,
      provider: '',
      description: 'Left arm',
      isImportant: false,
    },
  });
});

test('what is stored is what the form shows again [MED-06]', () => {
  const stored = record('2026-10-02');
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...fields } = stored;
  expect(kind.read(kind.formOf(stored))).toEqual({ fields });
});

test('a new one is about whom the list is filtered by, if they are in the family [MED-06]', () => {
  const about = (memberId: string) => medicalRecordKind({ members: MEMBERS, memberId }).formOf(null);
  expect(about('mia').familyMemberId).toBe('mia');
  expect(about('somebody who has gone').familyMemberId).toBe('');
});

test('a title is required, and a date is whole [MED-07]', () => {
  expect(read({ title: '  ' })).toEqual({ errors: { title: 'Title is required' } });
  expect(read({ title: '', date: 'unfinished' })).toEqual({
    errors: { title: 'Title is required', date: 'Please finish this date, or clear it' },
  });
});

test('where two parents differ, codes and ids are words [MED-09]', () => {
  const start = kind.formOf(null);
  const theirs = { ...start, category: 'test_result', date: '2026-10-02', familyMemberId: 'mia' };
  expect(differences(kind, { start, theirs, yours: start }).alsoTheirs).toEqual([
    { label: 'Category', theirs: 'Test result', yours: 'Not specified' },
    { label: 'Date', theirs: 'Oct 2, 2026', yours: 'Nothing' },
    { label: 'Family member', theirs: 'Mia', yours: 'Not specified' },
  ]);
});

describe('records by date', () => {
  test('come newest first and undated last, in one list where they are few [MED-06]', () => {
    const [old, newer, undated] = [record('1999-12-31'), record('2026-10-02'), record(null)];
    expect(recordGroups([undated, old, newer])).toEqual([{ heading: null, records: [newer, old, undated] }]);
  });

  test('stand under their years where they are many [MED-06]', () => {
    const many = Array.from({ length: 13 }, (_, index) => record(`2025-01-${10 + index}`));
    const groups = recordGroups([record(null), ...many, record('2026-10-02')]);
    expect(groups.map(({ heading, records }) => [heading, records.length])).toEqual([
      ['2026', 1],
      ['2025', 13],
      ['Without a date', 1],
    ]);
    expect(groups[1]?.records[0]?.date).toBe('2025-01-22');
    // One year needs no heading.
    expect(recordGroups(many).map(({ heading }) => heading)).toEqual([null]);
  });
});
