import { describe, expect, test } from 'vitest';
import { readRows } from '../read-rows.ts';

const read = (...lines: string[]) =>
  readRows(
    {
      pages: [
        {
          number: 1,
          width: 612,
          height: 792,
          fromPicture: false,
          items: ['Maple Grove Elementary School 2026-2027', ...lines].map((text, at) => ({
            text,
            x: 40,
            y: 20 + 24 * at,
            width: text.length * 5,
            height: 10,
          })),
        },
      ],
    },
    { today: '2026-07-01' },
  ).rows.map(({ event, time, source }) => [event, time, source]);

const DAYS = ['Oct 14 Early Release Day', 'Nov 25 Early Release Day', 'Jan 13 2-hour delayed opening'];

describe('the hour that a legend prints once', () => {
  test('is that of every short day of its kind without an hour of its own, whose line shows it [D11]', () => {
    expect(
      read(
        ...DAYS,
        'Mar 3 Early Release 11:30 a.m.',
        'Early Release Days',
        'Early Release: students dismissed at 1:15 p.m.',
        'Delayed opening, doors open at 10:05 a.m.',
      ),
    ).toEqual([
      [
        'Early Release Day',
        '13:15',
        'Oct 14 Early Release Day … Early Release: students dismissed at 1:15 p.m.',
      ],
      [
        'Early Release Day',
        '13:15',
        'Nov 25 Early Release Day … Early Release: students dismissed at 1:15 p.m.',
      ],
      [
        '2-hour delayed opening',
        '10:05',
        'Jan 13 2-hour delayed opening … Delayed opening, doors open at 10:05 a.m.',
      ],
      ['Early Release 11:30 a.m.', '11:30', 'Mar 3 Early Release 11:30 a.m.'],
    ]);
  });

  test.each([
    ['names two hours', 'Early release: 1:15 p.m. instead of 3:00 p.m.'],
    ['is of some children', 'Early release for grades 6-8 at 1:15 p.m.'],
    ['tells of one day', 'After early release, the bus to the zoo will leave at 1:15 p.m. and we eat there.'],
    ['is of one school', 'High school early release 1:15 p.m.'],
    ['has a condition', 'Early release 1:15 p.m. (Fridays only)'],
  ])('is nobody’s where the line %s [D11]', (_, legend) => {
    expect(read(...DAYS, legend).map(([, time]) => time)).toEqual([undefined, undefined, undefined]);
  });

  test('is nobody’s where two lines differ [D11]', () => {
    const legend = ['Early release: 1:15 p.m.', 'Early release before breaks: 11:30 a.m.'];
    expect(read(...DAYS, ...legend).map(([, time]) => time)).toEqual([undefined, undefined, undefined]);
  });
});
