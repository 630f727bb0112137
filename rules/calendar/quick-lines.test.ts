// Lines for the quick entry: names that look like days, several days, repetitions and hours that have passed.
import { expect, test } from 'vitest';
import { readQuickEntry } from './quick-entry.ts';

const named = (name: string) => ({ id: name.toLowerCase(), name });
const members =
  'Emil Frida Jonas Christian Christa Augusto Avril Sundar Sunny Wendy Monty April May June Wednesday'
    .split(' ')
    .map(named);
const ZONE = 'America/New_York';
/** Saturday, November 28, 17:00 in New York. */
const now = new Date('2026-11-28T17:00:00-05:00');
const read = (line: string, date: string | null = null) =>
  readQuickEntry(line, { now, zone: ZONE, members, date });

test.each([
  ['Frida piano recital 12/13 2-4pm', 'Piano recital', '2026-12-13', '14:00', 'frida'],
  ['Frida dentist tue 3pm', 'Dentist', '2026-12-01', '15:00', 'frida'],
  ['dentist for Frida on Dec 10 at 3pm', 'Dentist', '2026-12-10', '15:00', 'frida'],
  ['dentist frida 6pm', 'Dentist frida', '2026-11-28', '18:00', 'frida'],
  ['dentist frida 3pm', 'Dentist frida', '2026-11-29', '15:00', 'frida'],
  ['Frida 12/13 eye test 10am', 'Eye test', '2026-12-13', '10:00', 'frida'],
  ["Frida's checkup Dec 3 at 9", 'Checkup', '2026-12-03', '09:00', 'frida'],
  ['FRIDA flu shot tomorrow 10:30', 'Flu shot', '2026-11-29', '10:30', 'frida'],
  ['Frida dentist friday 3pm', 'Dentist', '2026-12-04', '15:00', 'frida'],
  ['Friday Frida dentist 3pm', 'Dentist', '2026-12-04', '15:00', 'frida'],
  ['Christian dentist 12/9 8am', 'Dentist', '2026-12-09', '08:00', 'christian'],
  ['checkup for Christian mon 4pm', 'Checkup', '2026-11-30', '16:00', 'christian'],
  ['Christa orthodontist Dec 14 3:15pm', 'Orthodontist', '2026-12-14', '15:15', 'christa'],
  ['Christa christmas play Dec 18 6pm', 'Christmas play', '2026-12-18', '18:00', 'christa'],
  ['Augusto 12/13 swim 9am', 'Swim', '2026-12-13', '09:00', 'augusto'],
  ['Avril 12/13 swim 9am', 'Swim', '2026-12-13', '09:00', 'avril'],
  ['Sundar haircut thu 5pm', 'Haircut', '2026-12-03', '17:00', 'sundar'],
  ['Sunny haircut thu 5pm', 'Haircut', '2026-12-03', '17:00', 'sunny'],
  ['Wendy haircut wed 5pm', 'Haircut', '2026-12-02', '17:00', 'wendy'],
  ['Monty haircut mon 5pm', 'Haircut', '2026-11-30', '17:00', 'monty'],
  ['April dentist 12/7 9am', 'Dentist', '2026-12-07', '09:00', 'april'],
  ['dentist for April 8pm', 'Dentist', '2026-11-28', '20:00', 'april'],
  ['May dentist on May 3 at 9', 'Dentist', '2027-05-03', '09:00', 'may'],
  ['June checkup Dec 10 11am', 'Checkup', '2026-12-10', '11:00', 'june'],
  ['Wednesday dentist friday 3pm', 'Dentist', '2026-12-04', '15:00', 'wednesday'],
  ['Wednesday dentist wednesday 3pm', 'Dentist', '2026-12-02', '15:00', 'wednesday'],
  ['dentist on Wednesday 3pm for Emil', 'Dentist', '2026-12-02', '15:00', 'emil'],
  ['Emil dentist wensday 3pm', 'Dentist', '2026-12-02', '15:00', 'emil'],
])('%s: the name of a member is no day', (line, title, date, time, memberId) => {
  expect(read(line)).toMatchObject({ title, date, time, memberId, left: null });
});

test.each([
  ['Fryday market 12/12 9am', '2026-12-12'],
  ['Christmad tree 12/5 9am', '2026-12-05'],
  ['12/5 9am tree for Emil, not fridey', '2026-12-05'],
])('%s: a written date counts more than a misspelt one', (line, date) => {
  expect(read(line)).toMatchObject({ date });
});

test.each([
  ['Jonas swim Mon and Wed 4pm', 'Swim', '2026-11-30', 'days'],
  ['Jonas swim mon, wed and fri 4pm', 'Swim', '2026-11-30', 'days'],
  ['Jonas swim Mon & Wed at 4pm', 'Swim', '2026-11-30', 'days'],
  ['Emil camp Dec 21-23', 'Camp', '2026-12-21', 'days'],
  ['Emil camp Dec 21 to Dec 23 9am', 'Camp', '2026-12-21', 'days'],
  ['chess club 12/5 and 12/12 10am', 'Chess club', '2026-12-05', 'days'],
  ['Fri or Sat haircut 10am', 'Haircut', '2026-12-04', 'days'],
  ['sleepover next weekend 6pm', 'Sleepover', '2026-12-05', 'days'],
  ['co-op meeting every tuesday 10am', 'Co-op meeting', '2026-12-01', 'repeat'],
  ['piano every other thursday 4pm', 'Piano', '2026-12-03', 'repeat'],
  ['piano each Monday and Thursday 4pm', 'Piano', '2026-11-30', 'repeat'],
  ['Jonas speech therapy Tuesdays 9am', 'Speech therapy', '2026-12-01', 'repeat'],
  ['eye drops every day 8pm', 'Eye drops', '2026-11-28', 'repeat'],
  ['Emil violin MWF 4pm', 'Violin', '2026-11-30', 'repeat'],
  ['blood test every 3 months 8pm', 'Blood test', '2026-11-28', 'repeat'],
  ['eye drops 7pm and 9pm', 'Eye drops', '2026-11-28', 'times'],
  ['Emil dentist Tue 3pm', 'Dentist', '2026-12-01', null],
  ['Emil dentist Tue, Dec 1, 3pm', 'Dentist', '2026-12-01', null],
  ['Emil dentist Tue 3-4pm', 'Dentist', '2026-12-01', null],
])('%s: says that one appointment is kept, without scraps in the title', (line, title, date, left) => {
  expect(read(line)).toMatchObject({ title, date, left });
});

test.each([
  ['vaccine Jonas 3.12. 15:30', null, '2026-11-29'],
  ['vaccine Jonas 15:30', '2026-11-28', '2026-11-29'],
  ['vaccine Jonas 18:30', '2026-11-28', '2026-11-28'],
  ['vaccine Jonas today 15:30', null, '2026-11-28'],
  ['vaccine Jonas 15:30', '2026-12-02', '2026-12-02'],
])(
  '%s, with %s pressed: an hour that has passed today is the next day, unless a day was said',
  (line, date, on) => {
    expect(read(line, date)).toMatchObject({ date: on });
  },
);

test.each([
  ['Red-eye Dec 5 11:30 PM to 1 AM', '23:30', '01:00', 90],
  ['Sleepover Dec 5 8pm-9am', '20:00', '09:00', 780],
  // Its end is no time of the same visit.
  ['Dentist Dec 5 3pm-2:30', '15:00', null, null],
])('%s: an end after midnight is kept', (line, time, endTime, duration) => {
  expect(read(line)).toMatchObject({ date: '2026-12-05', time, endTime, duration });
});

test.each([
  ['Call Dec 8 9am Pacific', 'zone'],
  ['Call Dec 8 9am (PST)', 'zone'],
  ['Call Dec 8 9am Tokyo time', 'zone'],
  ['Call Dec 8 9am Eastern time', null],
  ['Call Dec 8 9am EST', null],
  ['Mia Dec 8 9am PT', null],
  ['Dec 8 9am Central Park', null],
  ['Dec 8 9am story time', null],
])('%s: an hour of another zone is named', (line, left) => {
  expect(read(line)).toMatchObject({ date: '2026-12-08', time: '09:00', left });
});
