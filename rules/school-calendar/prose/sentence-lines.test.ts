// Dates in the sentences of pasted emails and newsletters.
import { describe, expect, test } from 'vitest';
import { readRows } from '../read-rows.ts';

const TODAY = '2026-11-30';
const read = (text: string) => readRows({ pages: [], lines: text.split('\n') }, { today: TODAY });
const shown = (text: string): string[] =>
  read(text).rows.map(
    ({ date, endDate, event, time }) =>
      `${date}${endDate === undefined ? '' : `..${endDate}`} ${event}${time === undefined ? '' : ` @${time}`}`,
  );

test.each([
  ['No school on Friday, December 18, 2026.', ['2026-12-18 No school']],
  ['There is no school on Friday, December 18.', ['2026-12-18 No school']],
  [
    'there will be no school on Monday, January 18 (MLK Day) and Monday, February 15',
    ['2027-01-18 No school (MLK Day)', '2027-02-15 No school'],
  ],
  [
    'No school Friday, December 18. School resumes Monday, January 4.',
    ['2026-12-18 No school', '2027-01-04 School resumes'],
  ],
  [
    'Reminders: No school Friday December 18 (teacher workday). Winter break is Dec 21 - Jan 1, school resumes Monday Jan 4.',
    [
      '2026-12-18 No school (teacher workday)',
      '2026-12-21..2027-01-01 Winter break',
      '2027-01-04 School resumes',
    ],
  ],
  [
    'Friday, January 29 is a teacher workday, so students stay home.',
    ['2027-01-29 Teacher workday, no school'],
  ],
  [
    'Winter recess begins on Monday, December 21 and continues through Friday, January 1.',
    ['2026-12-21..2027-01-01 Winter recess'],
  ],
  [
    'Classes will not be held between Wednesday, December 23 and Friday, January 1.',
    ['2026-12-23..2027-01-01 No school'],
  ],
  ['Half day on Wednesday, December 16. Dismissal is at 11:30 am.', ['2026-12-16 Half day, 11:30 @11:30']],
  ['On Tuesday, January 19, school starts two hours late.', ['2027-01-19 Late start']],
  [
    'The PTA meeting scheduled for Tuesday, December 8 has been moved to Tuesday, December 15.',
    ['2026-12-15 PTA meeting'],
  ],
  [
    'Our winter concert has been moved from December 10 to Thursday, December 17 at 6:30 pm.',
    ['2026-12-17 Winter concert @18:30'],
  ],
  [
    'There is no school on Friday, January 15, and we are also closed Monday the 18th in honor of Dr. King.',
    ['2027-01-15 No school', '2027-01-18 School closed (Dr. King)'],
  ],
  ['No school on Friday, January 29 and Monday the 1st.', ['2027-01-29 No school', '2027-02-01 No school']],
])('“%s” [D11]', (text, rows) => {
  expect(shown(text)).toEqual(rows);
});

test.each([
  'The library will be closed on Monday, December 14.',
  'There is no school bus service on Wednesday, December 9.',
  'The concert on Thursday, December 3 has been cancelled.',
  'School is open as usual on Monday, February 15.',
])('“%s” is no day without school, and its date is named [D11]', (text) => {
  const { rows, remarks } = read(text);
  expect(rows).toEqual([]);
  expect(remarks[0]).toContain("1 date in your text wasn't used");
});

describe('emails', () => {
  test('lines that a mail program wrapped are one sentence, and its headers are no dates [D11]', () => {
    const text = [
      'Sent: Monday, November 30, 2026 8:05 AM',
      'Subject: Winter schedule',
      '',
      'Dear families, please be advised that Thursday, December 17 and Friday,',
      'December 18 will be early release days. Students will be dismissed at 12:15',
      'p.m. on both days. We look forward to seeing everyone back on Monday,',
      'January 4!',
    ].join('\n');
    expect(shown(text)).toEqual([
      '2026-12-17..2026-12-18 Early release days, 12:15 @12:15',
      '2027-01-04 School resumes',
    ]);
  });

  test('a row says the sentence it is from [D11]', () => {
    const text = 'Hello all! There is no school on Friday, December 18. Thank you!';
    expect(read(text).rows).toMatchObject([{ source: 'There is no school on Friday, December 18.' }]);
  });

  test('lists keep their lines beside sentences [D11]', () => {
    const text =
      'We are closed on Friday, December 18.\n* Mon 1/18 - no school, MLK\n* Wed 6/9 - last day of school, out at 11:15';
    expect(shown(text)).toEqual([
      '2026-12-18 School closed',
      '2027-01-18 no school, MLK',
      '2027-06-09 last day of school, out at 11:15',
    ]);
  });
});

describe('dates that became no row', () => {
  test('are named in a remark [D11]', () => {
    const { rows, remarks } = read(
      'No school on Friday, December 18. Permission slips are due by Monday, December 7. Please call before December 11.',
    );
    expect(rows.map(({ date }) => date)).toEqual(['2026-12-18']);
    expect(remarks).toEqual([
      "2 dates in your text weren't used: “Permission slips are due by Monday, December 7”, “Please call before December 11”. Add them yourself if you need them.",
    ]);
  });

  test('are named where there are no rows at all, and the year is not asked for [D11]', () => {
    const { rows, needsYear, remarks } = read('Permission slips are due by December 7.');
    expect({ rows, needsYear }).toEqual({ rows: [], needsYear: false });
    expect(remarks[0]).toContain("1 date in your text wasn't used: “Permission slips are due by December 7”");
  });

  test('are not those of revisions, of an issue or of another year [D11]', () => {
    const text = [
      'Panther Newsletter - Week of November 30',
      'The school was founded on March 3, 1987. Approved by the board on May 4, 2026.',
      'There is no school on Friday, December 18.',
    ].join('\n');
    expect(read(text)).toMatchObject({ rows: [{ date: '2026-12-18' }], remarks: [] });
  });
});

describe('the school year', () => {
  test('is that of the weekdays beside the dates [D11]', () => {
    expect(read('There is no school on Friday, December 18.').academicYear).toBe('2026-2027');
    expect(read('There is no school on Saturday, December 18.').academicYear).toBe('2027-2028');
    expect(read('Thursday, December 18: No school').academicYear).toBe('2025-2026');
  });

  test('is asked for where no weekday is one of three years [D11]', () => {
    for (const text of ['There is no school on December 18.', 'There is no school on Monday, December 18.'])
      expect(read(text)).toMatchObject({ academicYear: null, needsYear: true, rows: [] });
  });

  test('survives one misprinted weekday, which is shown at its row [D11]', () => {
    const { academicYear, rows } = read(
      'Fri, Dec 18: No school\nMon, Jan 4: Classes resume\nTue, Jan 18: No school',
    );
    expect(academicYear).toBe('2026-2027');
    expect(rows.map(({ warnings }) => warnings)).toEqual([[], [], ['weekday']]);
  });
});

test('16 times as many sentences take less than 64 times as long [D11]', () => {
  const cost = (count: number): number => {
    const sentence = 'There is no school on Friday, December 18, and on Monday, January 4 we are back. ';
    const text = `${sentence.repeat(20)}\n\n`.repeat(count);
    const before = process.cpuUsage();
    read(text);
    return process.cpuUsage(before).user / 1000;
  };
  cost(1);
  expect(cost(16)).toBeLessThan(64 * Math.max(cost(1), 20));
});

describe('lists that parents type', () => {
  const kinds = (text: string) =>
    readRows({ pages: [], lines: text.split('\n') }, { today: TODAY, year: 2026 }).rows.map(
      ({ date, kind, time }) => [date, kind, ...(time === undefined ? [] : [time])].join(' '),
    );

  test('a list below a long one keeps its dates, and no hour of other weekdays [D11]', () => {
    const typed = [
      'No school: 12/4, 12/21-1/1, 1/18, 2/15, 3/19, 4/5-4/9, 5/31',
      'Half days: 12/18, 2/12',
      'Early release Wednesdays 1:45 pm',
    ].join('\n');
    expect(kinds(typed).filter((row) => row.includes('early'))).toEqual([
      '2026-12-18 early-dismissal',
      '2027-02-12 early-dismissal',
    ]);
  });

  test.each([
    ['12/4 off', '2026-12-04 no-school'],
    ['Off: 12/4', '2026-12-04 no-school'],
    ['Days off: 1/18', '2027-01-18 no-school'],
    ['1/18 - kids off', '2027-01-18 no-school'],
    ['Kids home 1/4', '2027-01-04 no-school'],
    ['No kids 1/4', '2027-01-04 no-school'],
    ['Mar 12 End of 3rd quarter (early release 12:15)', '2027-03-12 early-dismissal 12:15'],
    ['Finals Jan 20 (half days)', '2027-01-20 early-dismissal'],
  ])('“%s” [D11]', (text, row) => {
    expect(kinds(text)).toEqual([row]);
  });

  test('a price is no day [D11]', () => {
    expect(kinds('Dec 4 No school\nUniform sale, 1/2 off shirts')).toEqual(['2026-12-04 no-school']);
  });
});

test('lines typed without capital letters are each their own, however long one is [D11]', () => {
  const text = [
    'class party is fri dec 18 at 1:30, we still need juice boxes',
    'no school 12/21',
    'pajama day is feb 5, theyll send a note',
    'valentines party feb 12',
  ].join('\n');
  expect(shown(text)).toEqual([
    '2026-12-18 Class party @13:30',
    '2026-12-21 No school',
    '2027-02-05 Pajama day',
    '2027-02-12 valentines party',
  ]);
});

test('the title of a weekly letter is no date that was lost [D11]', () => {
  const { remarks } = readRows(
    { pages: [], lines: ['Week of December 7', '12/11 Spirit day', '1/4 Students return'] },
    { today: '2026-12-01', year: 2026 },
  );
  expect(remarks).toEqual([]);
});

test('two hours early is an early dismissal, at the hour of the next sentence [D11]', () => {
  expect(
    shown(
      'Due to the forecast, all schools in the district will dismiss two hours early tomorrow, Tuesday, December 8. Elementary students will be released at 1:20 p.m.',
    ),
  ).toEqual(['2026-12-08 Early dismissal (the forecast), 13:20 @13:20']);
});
