// An answer to a danger names the stored medicine that is for it, and says the same when the danger goes on.
import { expect, test } from 'vitest';
import type { StoredMessage } from '../../chat/messages.ts';
import { FAMILY } from '../answers/testing/family.ts';
import { contactWith, medicationWith, memberWith } from '../answers/testing/records.ts';
import { findDanger } from '../danger/danger.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { courseAgain, dangerAgain } from './danger-again.ts';
import { dangerWords, type Known } from './danger-words.ts';

const medicine = (name: string, familyMemberId: string, instructions: string) =>
  medicationWith({ id: name, name, familyMemberId, instructions });
const KNOWN: Known = {
  household: {
    ...EMPTY_HOUSEHOLD,
    members: FAMILY.members ?? [],
    medications: [
      medicine('Diazepam nasal spray', 'lucas', 'One spray for a seizure over 5 minutes.'),
      medicine('Baqsimi', 'lucas', 'In the nose.'),
      medicine('Flovent', 'lucas', 'Morning and evening.'),
      medicine('Albuterol inhaler', 'lucas', 'The blue one.'),
    ],
  },
  family: { members: FAMILY.members ?? [], medicines: [] },
  timeZone: 'America/New_York',
  today: '2026-11-22',
};
const SEIZURE = 'lucas is doing it again, eyes rolled back and shaking';
const SPRAY =
  /911.*Diazepam nasal spray is stored for Lucas, “One spray for a seizure over 5 minutes”.*nothing in the mouth/s;

test.each([
  [SEIZURE, SPRAY],
  ['lucas cant stop wheezing, asthma attack', /911.*Albuterol inhaler is stored for Lucas.*sit upright/s],
  ['lucas wont wake up, his sugar is 38', /911.*Baqsimi is stored for Lucas/s],
])('“%s” names the medicine that is for it, and no other', (said, words) => {
  const { content } = dangerWords({ kind: 'emergency' }, said, KNOWN);
  expect(content).toMatch(words);
  expect(content.match(/is stored for/g)).toHaveLength(1);
});

test('a low sugar that the records tell of is no stroke by its words', () => {
  const danger = { kind: 'emergency', means: 'low blood sugar' } as const;
  const { content } = dangerWords(danger, 'he took it and is sweaty and talking nonsense', KNOWN);
  expect(content).toMatch(/^Call 911 now\..*half a cup of juice/s);
  expect(content).not.toMatch(/stroke/);
});

test('hard breathing of the one spoken of, who has asthma, is treated as an attack, and quotes no limit', () => {
  const members = [memberWith({ id: 'zoe', name: 'Zoe' }), memberWith({ id: 'abe', name: 'Abe' })];
  const medications = [
    medicine('Albuterol inhaler', 'zoe', 'With the spacer. When wheezing, every 4 hours at most.'),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, medications } };
  const words = (said: string, spoken?: string) =>
    dangerWords({ kind: 'emergency' }, said, { ...known, ...(spoken === undefined ? {} : { spoken }) })
      .content;
  const said = 'her ribs are sucking in and she cant finish a sentence';
  expect(words(said, 'zoe')).toMatch(/sit upright.*rescue inhaler/s);
  expect(words('zoe has her ribs sucking in')).toMatch(/“With the spacer”.*rescue inhaler/s);
  expect(words('zoe has her ribs sucking in')).not.toMatch(/4 hours/);
  for (const other of [words(said), words(said, 'abe'), words('his ribs are sucking in, the baby', 'zoe')])
    expect(other).not.toMatch(/rescue inhaler/);
});

test('low sugar is thought of where diabetes is stored, and only there', () => {
  const members = [
    memberWith({ id: 'eda', name: 'Eda', notes: 'Type 2 diabetes.' }),
    memberWith({ id: 'abe', name: 'Abe' }),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members } };
  const words = (said: string) => dangerWords({ kind: 'emergency' }, said, known).content;
  expect(words('eda shaky sweaty and not making sense')).toMatch(/^Call 911 now\..*half a cup of juice/s);
  expect(words('abe shaky sweaty and not making sense')).not.toMatch(/juice/);
  expect(words('eda has chest pain and is sweaty')).not.toMatch(/juice/);
  expect(words('eda cut her hand and it will not stop bleeding')).toMatch(/Press hard/);
});

test('a seizure is thought of where epilepsy or its medicine is stored, and only there', () => {
  const members = [memberWith({ id: 'eda', name: 'Eda' }), memberWith({ id: 'abe', name: 'Abe' })];
  const medications = [medicine('Lamotrigine', 'eda', '')];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, medications } };
  const words = (said: string) => dangerWords({ kind: 'emergency' }, said, known).content;
  expect(words('eda went stiff and is not responding')).toMatch(/^Call 911 now\..*nothing in the mouth/s);
  expect(words('abe went stiff and is not responding')).not.toMatch(/nothing in the mouth/);
});

test('a ketoacidosis goes to the emergency room, with the endocrinologist on the way and no juice', () => {
  const members = [memberWith({ id: 'ines', name: 'Ines', notes: 'Type 1 diabetes.' })];
  const endo = { id: 'e', name: 'Dr. Lund', specialty: 'Endocrinology', phoneNumber: '555-0107' };
  const household = { ...KNOWN.household, members, contacts: [contactWith({ ...endo, type: 'specialist' })] };
  const family = { members, medicines: [] };
  const said = 'ines is drowsy, puked twice and her sugar is 340';
  const { content } = dangerWords(findDanger(said, family) ?? { kind: 'dose' }, said, {
    ...KNOWN,
    household,
    family,
  });
  expect(content).toMatch(
    /^Call 911 now.*Dr\. Lund \(555-0107\) on the way.*emergency room now.*sick-day plan/s,
  );
  expect(content).not.toMatch(/juice|\d units?/);
});

test.each([
  ['dali is 8 months and swallowed the battery from the remote', /no honey before the first birthday/],
  ['my 3 year old swallowed a button battery', /2 teaspoons of honey/],
])('“%s” goes to the emergency room first', (said, honey) => {
  const { content } = dangerWords({ kind: 'poison' }, said, KNOWN);
  expect(content).toMatch(/^Go to the emergency room now/);
  expect(content).toMatch(honey);
});

test('what leaked out of a battery was not swallowed', () => {
  const { content } = dangerWords({ kind: 'poison' }, 'battery acid leaked and he licked his hand', KNOWN);
  expect(content).toMatch(/^Call Poison Help/);
});

test('the medicine of somebody else is not named', () => {
  const { content } = dangerWords({ kind: 'emergency' }, 'mia has a seizure', KNOWN);
  expect(content).not.toMatch(/is stored for/);
});

test('a dose is warned of by the allergy of the one who is meant by a nickname', () => {
  const members = [
    memberWith({ id: 'eda', name: 'Eda', allergies: ['aspirin'] }),
    memberWith({ id: 'lucas', name: 'Lucas', notes: 'We call him Lulu.' }),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members }, family: { members, medicines: [] } };
  expect(dangerWords({ kind: 'dose' }, 'can lulu have ibuprofen', known).content).not.toMatch(/aspirin/);
  expect(dangerWords({ kind: 'dose' }, 'can eda have ibuprofen', known).content).toMatch(/aspirin/);
});

const message = (role: 'user' | 'assistant', content: string, isDanger = false): StoredMessage =>
  ({
    role,
    content,
    metadata: isDanger ? { safety: { kind: 'emergency', numbers: [] } } : {},
  }) as unknown as StoredMessage;

test('a danger that goes on gets the steps and the medicine of what it was', () => {
  const messages = [
    message('user', 'mia has chess on monday'),
    message('assistant', 'Noted.'),
    message('user', SEIZURE),
    message('assistant', 'Call 911 now.', true),
    message('user', 'its been 5 min still going'),
    message('assistant', 'Call 911 now.', true),
    message('user', 'stopped, she is sleeping now. do we still go'),
  ];
  expect(dangerAgain('its been 5 min still going', messages.slice(0, 5), KNOWN)?.content).toMatch(SPRAY);
  expect(dangerAgain('stopped, do we still go', messages, KNOWN)?.content).toMatch(SPRAY);
});

test('the course of a danger comes before another reading, and not before a graver danger', () => {
  const messages = [
    message('user', SEIZURE),
    message('assistant', 'Call 911 now.', true),
    message('user', 'gave the spray, shes ok now'),
  ];
  const course = (own: Parameters<typeof courseAgain>[3]) =>
    courseAgain('gave the spray, shes ok now', messages, KNOWN, own);
  expect(course({ kind: 'poison' })?.content).toMatch(/^Being sleepy or confused/);
  expect(course(undefined)?.metadata.safety).toMatchObject({ kind: 'emergency' });
  expect(course({ kind: 'crisis' })).toBeUndefined();
  expect(courseAgain('gave the spray, shes ok now', messages.slice(2), KNOWN, undefined)).toBeUndefined();
});

test('a rescue medicine that was given is no poisoning, whatever the danger is', () => {
  const after = (told: string, said: string, own: Parameters<typeof courseAgain>[3]) =>
    courseAgain(
      said,
      [message('user', told), message('assistant', 'Call 911 now.', true), message('user', said)],
      KNOWN,
      own,
    );
  const WHEEZES = 'lucas cant stop wheezing, asthma attack';
  const given = after(WHEEZES, 'gave 4 puffs', { kind: 'poison' });
  expect(given?.content).toMatch(/whatever was given.*Call 911 now.*sit upright/s);
  expect(given?.metadata.safety).toMatchObject({ kind: 'emergency' });
  expect(
    after('lucas wont wake up, his sugar is 38', 'gave the nose thing', { kind: 'poison' })?.content,
  ).toMatch(/on the side/);
  for (const said of [
    'gave him 20 tylenol',
    'he drank the bleach',
    'she used up the whole inhaler and ate the pills',
  ])
    expect(after(WHEEZES, said, { kind: 'poison' })).toBeUndefined();
});

test('what the records tell that a danger is stays known for the message after it', () => {
  const lucas = memberWith({ id: 'lucas', name: 'Lucas', notes: 'Type 1 diabetes.' });
  const medications = [medicine('Insulin lispro', 'lucas', ''), medicine('Baqsimi', 'lucas', '')];
  const known = {
    ...KNOWN,
    household: { ...KNOWN.household, members: [lucas], medications },
    family: { members: [lucas], medicines: medications },
  };
  const after = (told: string, said: string, kind: 'emergency' | 'doctor') => {
    const messages = [message('user', told), message('assistant', 'Call.', true), message('user', said)];
    if (messages[1]?.metadata.safety) messages[1].metadata.safety.kind = kind;
    return courseAgain(said, messages, known, { kind: 'poison' })?.content;
  };
  expect(after('lucas is 41 and wont wake up', 'used the glucagon', 'emergency')).toMatch(/on the side/);
  expect(after('lucas is 62 and shaky but talking', 'gave him juice', 'doctor')).toMatch(/15 minutes after/);
});

test('a food of an allergy without a sign is watched, with the pen where it is and the doctor to call', () => {
  const members = [memberWith({ id: 'bo', name: 'Bo', age: 6, allergies: ['egg'] })];
  const medications = [medicine('Epinephrine auto-injector', 'bo', 'On top of the fridge.')];
  const contacts = [
    contactWith({ id: 'kids', name: 'Dr. Moss', specialty: 'Pediatrics', phoneNumber: '512-555-0100' }),
  ];
  const known = {
    ...KNOWN,
    household: { ...KNOWN.household, members, medications, contacts },
    family: { members, medicines: medications },
  };
  const said = 'bo had a bite of cake w egg in it no hives yet seems fine';
  const danger = findDanger(said, known.family);
  const { content } = dangerWords(danger ?? { kind: 'doctor' }, said, known);
  expect(content).toMatch(
    /“On top of the fridge”.*right away, then call 911.*No sign so far\?.*at hand.*call Dr\. Moss \(512-555-0100\) now/s,
  );
  expect(content).not.toMatch(/^If an epinephrine/);
});

test('preeclampsia begins with the stored obstetrician, and says when it is the emergency number', () => {
  const members = [memberWith({ id: 'ines', name: 'Ines', notes: 'Pregnant, due in March.' })];
  const contacts = [
    contactWith({ id: 'kids', name: 'Dr. Moss', specialty: 'Pediatrics', phoneNumber: '512-555-0100' }),
    contactWith({ id: 'ob', name: 'Hill Country OB', phoneNumber: '512-555-0101' }),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, contacts } };
  const said = 'ines sees flashing lights and her head wont stop pounding';
  const { content } = dangerWords({ kind: 'doctor', means: 'preeclampsia' }, said, known);
  expect(content).toMatch(
    /^Call Hill Country OB \(512-555-0101\) now\..*preeclampsia.*go in today.*911 for a seizure/s,
  );
  expect(content).not.toMatch(/epinephrine|Moss/i);
});

const behind = (said: string, known = KNOWN) => {
  const messages = [
    message('user', SEIZURE),
    message('assistant', 'Call 911 now.', true),
    message('user', said),
  ];
  return courseAgain(said, messages, known, undefined) ?? dangerAgain(said, messages, known);
};

test.each([
  ['ok at the er now', /where help is.*at the desk.*Tell them that Lucas takes/s],
  ['ambulance just got here', /where help is/],
  ['the paramedics are with him', /where help is/],
  ['driving him to the hospital now', /stop somewhere safe and call/],
])('“%s” behind a danger tells what the crew should know', (said, words) => {
  const again = behind(said);
  expect(again?.content).toMatch(words);
  expect(again?.metadata.safety).toBeUndefined();
});

test.each(['should i go to the er', 'he wont go to the hospital', 'the ambulance is not here yet'])(
  '“%s” says the steps once more',
  (said) => expect(behind(said)?.metadata.safety?.kind).toBe('emergency'),
);
