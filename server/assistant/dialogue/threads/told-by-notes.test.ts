// Questions that the notes of a record answer: a child's own school hours, who must not eat before a visit, where visits are, who drives.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
import { settings } from '../../answers/school/testing/school-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  speakerId: 'gail',
  schoolSettings: settings(),
  members: [
    memberWith({
      id: 'gail',
      name: 'Gail',
      relationship: 'parent',
      age: 42,
      notes: 'Works Monday to Friday, 6 am to 4 pm.',
    }),
    memberWith({ id: 'june', name: 'June', age: 15, notes: 'Braces. 10th grade at Bay High, starts 7:35.' }),
    memberWith({ id: 'ivo', name: 'Ivo', age: 9, notes: '4th grade.' }),
    memberWith({ id: 'walt', name: 'Walt', relationship: 'grandparent', age: 76, notes: 'Does not drive.' }),
    memberWith({
      id: 'rui',
      name: 'Rui',
      relationship: 'other',
      age: 20,
      notes: 'Drives the silver Corolla.',
    }),
  ],
  contacts: [
    contactWith({ id: 'clinic', name: 'Coumadin Clinic', address: '164 Summit Ave' }),
    contactWith({ id: 'soko', name: 'Dr. Sokolov', address: '1 Randall Sq' }),
  ],
  appointments: [
    appointmentWith({
      id: 'inr',
      familyMemberId: 'walt',
      title: 'INR check',
      when: '2026-11-23T09:30',
      duration: 15,
      contactId: 'clinic',
    }),
    appointmentWith({
      id: 'endo',
      familyMemberId: 'gail',
      title: 'Endoscopy',
      when: '2026-12-18T07:30',
      duration: 90,
      contactId: 'soko',
      notes: 'Nothing to eat after midnight. Needs a driver home.',
    }),
    appointmentWith({
      id: 'celiac',
      familyMemberId: 'june',
      title: 'Celiac follow-up',
      when: '2026-12-11T13:30',
      contactId: 'soko',
      notes: 'Blood draw, no fasting needed.',
    }),
    appointmentWith({
      id: 'lipids',
      familyMemberId: 'ivo',
      title: 'Lipid panel',
      when: '2026-12-15T08:00',
      notes: 'Fasting.',
    }),
  ],
};
const text = (...turns: readonly string[]) => lastPlan(turns, { family }).text;

describe('a school of their own', () => {
  test.each([
    'what time does junes school start, not the other one',
    'what time does june start school',
    'when does junes school start',
  ])('%s', (said) => {
    expect(text(said)).toContain('10th grade at Bay High, starts 7:35');
    expect(text(said)).not.toContain('Lincoln');
  });

  test('of a child whose notes tell no hours it is the school that is set up', () => {
    expect(text('what time does ivos school start')).toMatch(/Lincoln Elementary starts at 8:15 AM/);
  });
});

test.each(['and april', 'what about april?', 'n april'])('another month is asked of the same: %s', (said) => {
  expect(text('no school when in march', said)).toMatch(/Spring Break.*April 5/);
});

describe('who must not eat before a visit', () => {
  test.each(['who cant eat before an appt next month', 'who has to fast before an appointment in december'])(
    '%s',
    (said) => {
      const answer = text(said);
      expect(answer).toMatch(/Endoscopy.*Nothing to eat after midnight/);
      expect(answer).toMatch(/Lipid panel.*Fasting/);
      expect(answer).not.toMatch(/Celiac|INR/);
    },
  );

  test('where no note says so, that is told', () => {
    expect(text('who cant eat before an appt this week')).toMatch(/^No note/);
  });
});

test('where the visits of a week are is told with them', () => {
  const answer = text('give me the week of december 14 please, everything, with who and where');
  expect(answer).toMatch(/Dr\. Sokolov.*1 Randall Sq/);
  expect(text('give me the week of december 14 please')).not.toContain('Randall');
});

describe('who drives to a visit', () => {
  test('is asked at its hour, which is told, and somebody who does not drive is left out', () => {
    const answer = text('walts inr tmrw what time n who can drive him i work');
    expect(answer).toMatch(/9:30 AM/);
    expect(answer).toMatch(/Rui/);
    expect(answer).not.toMatch(/for Walt or|or Walt/);
  });
});

test('a note told behind a move is kept with it', () => {
  const said =
    "Hi Pip, the gastro office called and they have to push June's celiac visit. The new slot is Tuesday December 15 at 8:50 in the morning. Please change it, and note that she goes from Maeve's house that day because it's Maeve's week.";
  const [card, ...others] = lastCards([said], { family });
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    tool: 'updateMedicalAppointment',
    input: { id: 'celiac', appointmentDate: '2026-12-15T08:50' },
  });
  expect(card?.input['notes']).toMatch(
    /^Blood draw, no fasting needed\. She goes from Maeve's house that day/,
  );
});

describe('who works late', () => {
  const members = family.members.map((one) =>
    one.id === 'rui' ? { ...one, notes: 'Pharmacy tech, works late on Thursdays.' } : one,
  );
  test.each(['is rui free thursday night', 'is rui around thurs evening'])('“%s”', (said) => {
    expect(lastPlan([said], { family: { ...family, members } }).text).toMatch(
      /^No, .*works late on Thursdays/,
    );
  });
  test('on another evening there is nothing', () => {
    expect(lastPlan(['is rui free friday night'], { family: { ...family, members } }).text).toMatch(/^Yes/);
  });
});

describe('hours and days of a school that is not set up', () => {
  const none = { ...family, schoolSettings: null };
  test.each(['ok so june and ivo go mon-fri 7:50 to 2:35', 'june and ivo go monday to friday, 7:50 to 2:35'])(
    '“%s”',
    (said) => {
      const [card] = lastCards(['is there school on friday', said], { family: none });
      expect(card?.input).toMatchObject({
        schoolHours: { start: '07:50', end: '14:35' },
        children: ['june', 'ivo'],
      });
    },
  );
  test('two children, two entries: each is of its own child', () => {
    const said =
      "nell's school opens two hours late on thursday, and ivo has no school that day because of conferences";
    const plan = lastPlan([said], { family: { ...GAILS_FAMILY, schoolSettings: null } });
    expect(plan.cards).toMatchObject([{ input: { children: ['nell'] } }]);
    expect(plan.text).toMatch(/Late start on .* I haven't done “ivo has no school that day/);
  });
});
