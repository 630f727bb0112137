import { describe, expect, test } from 'vitest';
import { schoolsOf, type StoredSchool } from './schools.ts';

type SchoolMember = Parameters<typeof schoolsOf>[2][number];

const stored = (changes: Partial<StoredSchool> = {}): StoredSchool => ({
  schoolType: 'public',
  schoolName: 'Lincoln Elementary',
  calendarConfirmed: true,
  breaks: [],
  foundCalendar: null,
  children: [],
  ...changes,
});
const member = (id: string, relationship: string, age: number | null): SchoolMember => ({
  id,
  name: id,
  relationship,
  age,
});
const FAMILY = [
  member('baby', 'child', 4),
  member('five', 'child', 5),
  member('eighteen', 'child', 18),
  member('grown', 'child', 19),
  member('ageless', 'child', null),
  member('nephew', 'other', 9),
];

describe('the schools of a household', () => {
  test('all children from 5 to 18 go to the first school while none is chosen [D35]', () => {
    const [first] = schoolsOf(stored(), [], FAMILY);
    expect([first?.id, first?.children]).toEqual(['first', ['five', 'eighteen']]);
    expect(schoolsOf(stored({ children: ['baby'] }), [], FAMILY)[0]?.children).toEqual(['baby']);
  });

  test('a further school has only the children who were chosen [D35]', () => {
    const further = [
      { ...stored(), id: 's2' },
      { ...stored({ children: ['nephew'] }), id: 's3' },
    ];
    const schools = schoolsOf(null, further, FAMILY);
    expect(schools.map(({ id, children }) => [id, children])).toEqual([
      ['s2', []],
      ['s3', ['nephew']],
    ]);
  });

  test('a school without a name is called by what it is', () => {
    const labels = schoolsOf(
      stored({ schoolType: 'homeschool', schoolName: ' ' }),
      [{ ...stored({ schoolName: '' }), id: 's2' }],
      [],
    ).map(({ label }) => label);
    expect(labels).toEqual(['Homeschool', 'School']);
  });
});
