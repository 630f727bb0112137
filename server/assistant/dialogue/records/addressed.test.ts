// An answer told from records is one to what was asked; what is stored nowhere is said to be.
import { describe, expect, test } from 'vitest';
import { contactWith, medicationWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  members: (GAILS_FAMILY.members ?? []).map((one) =>
    one.id === 'ivo' ? memberWith({ ...one, birthDate: '2017-03-04', notes: 'Bus 12. Wears glasses.' }) : one,
  ),
  contacts: [
    contactWith({ id: 'smiles', name: 'Prairie Smiles', type: 'dentist', phoneNumber: '612-555-0134' }),
    contactWith({
      id: 'corner',
      name: 'Corner Drugs',
      type: 'pharmacy',
      phoneNumber: '612-555-0178',
      address: '8 Grand St',
    }),
    contactWith({
      id: 'olsen',
      name: 'Marguerite Olsen',
      specialty: 'Babysitter',
      phoneNumber: '612-555-0190',
    }),
  ],
  records: [
    recordWith({
      id: 'arm',
      title: 'Broken left wrist',
      date: '2026-04-11',
      familyMemberId: 'ivo',
      description: 'Cast for 5 weeks.',
    }),
    recordWith({
      id: 'echo',
      title: 'Echocardiogram',
      date: '2026-06-18',
      familyMemberId: 'walt',
      description: 'Ejection fraction 55 percent.',
    }),
  ],
  medications: [
    ...(GAILS_FAMILY.medications ?? []),
    medicationWith({
      id: 'puffer',
      name: 'Albuterol inhaler',
      dosage: '2 puffs',
      familyMemberId: 'june',
      startDate: '2026-03-02',
    }),
  ],
};
const told = (...turns: readonly string[]): string => lastPlan(turns, { family, approves: true }).text;

describe('a thing that no field holds', () => {
  test.each([
    [['what size shirt does ivo wear'], 'No shirt size is stored for Ivo.'],
    [['whats ivos teachers name'], "No teacher's name is stored for Ivo."],
    [['what bus is ivo on', 'ok whats his locker number'], 'No locker number is stored for Ivo.'],
    [['what bus is ivo on', 'what time does it come'], "That isn't stored for Ivo."],
  ])('of a person is said to be stored nowhere, and no profile is recited: %j', (turns, words) => {
    expect(told(...turns)).toMatch(new RegExp(`^${RegExp.escape(words)}`));
    expect(told(...turns)).not.toContain('child');
  });

  test('of a contact is not answered with yes', () => {
    expect(told('whats the number for corner drugs', 'do they do flu shots')).not.toMatch(/^Yes/);
  });

  test('is none where the answer says it', () => {
    expect(told('does ivo wear glasses')).toMatch(/^Yes, the notes say/);
    expect(told('tell me about ivo')).toMatch(/^Ivo is 9|^Ivo \(9/);
  });
});

describe('a field of another record', () => {
  test('the birthday of one whose injury was spoken of', () => {
    expect(told('tell me about ivos broken left wrist', 'when is his birthday')).toMatch(/March 4, 2017/);
  });

  test('the start of a medicine whose dose was recorded', () => {
    expect(told('gave june her albuterol inhaler at 6', 'when did she start it')).toMatch(/^Since .*March 2/);
  });

  test('the hours, the address and the number of a place that is named by its kind', () => {
    const asked = ['when does the pharmacy close'];
    expect(told(...asked)).toMatch(/^No opening hours are stored for Corner Drugs/);
    expect(told(...asked, 'whats the address')).toContain('8 Grand St');
    expect(told(...asked, 'whats the address', 'and their phone')).toContain('612-555-0178');
  });
});

describe('what is stored under the words of a question', () => {
  test.each([
    ['number for the tooth place??', '612-555-0134'],
    ['whos the babysitter', 'Marguerite Olsen'],
    ['when did ivo brake his wrist n which one was it, coach is askin', 'Broken left wrist'],
    ['did walt have an echo', 'Echocardiogram'],
  ])('is told to “%s”', (said, words) => {
    expect(told(said)).toContain(words);
    expect(told(said)).not.toMatch(/^(?:No\b|I can't tell|Who do you)/);
  });

  test('is not taken for another word', () => {
    expect(told('did walt have a tetanus shot')).toMatch(/^No/);
  });
});

describe('a yes', () => {
  test('is not given to what the record does not say', () => {
    const text = told('when is walts INR check', 'do they have parking there');
    expect(text).toMatch(/^Nothing stored says “parking”/);
  });

  test('about allergies is none to “what floor is it on”', () => {
    expect(told('what bus is ivo on', 'what floor is it on')).not.toMatch(/allerg/);
  });
});

test('an appointment that is asked for is not answered with a test of the same words', () => {
  expect(told('when is walts INR check appt')).toMatch(/INR check is Monday/);
});

test('a question about the birthday of two is none of one', () => {
  expect(told('when are the birthdays of ivo and nell')).toMatch(/Nell/);
});

describe('what was offered to be kept', () => {
  const notes = (...turns: readonly string[]) => lastCards(turns, { family })[0]?.input['notes'];
  test.each([
    [['what size shirt does nell wear', '8'], 'Shirt size 8'],
    [['what size shoe does nell wear', 'its a 2 put that in'], 'Shoe size 2'],
    [['whats nells teachers name', 'mr ohara'], "Teacher's name: mr ohara"],
  ])('is the value that the next message says: %j', (turns, note) => {
    expect(notes(...turns)).toBe(note);
  });

  test('is a birth date with its year', () => {
    const asked = 'when is walts birthday';
    expect(lastCards([asked, 'its march 3 1945 put it in'], { family })).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'walt', birthDate: '1945-03-03' } },
    ]);
    // Without its year the stored age gives it, and that is said.
    const before = { tool: 'updateFamilyMember', input: { id: 'walt', birthDate: '1945-03-03' } };
    expect(lastCards([asked, 'march 3'], { family })).toEqual([before]);
    expect(lastPlan([asked, 'march 3'], { family }).text).toMatch(/by the stored age/);
  });

  test('are the opening hours of a contact', () => {
    const [card] = lastCards(['what are prairie smiles hours', 'mon to fri 8 to 5'], { family });
    expect(card).toEqual({
      tool: 'updateMedicalContact',
      input: { id: 'smiles', notes: 'Open mon to fri 8 to 5' },
    });
  });

  test.each(['dinner ideas', 'thanks', 'idk lol', 'whats for dinner', 'something', 'ok'])(
    'is not taken from “%s”',
    (said) => {
      expect(lastCards(['what size shirt does nell wear', said], { family })).toEqual([]);
      expect(lastCards(['whats nells teachers name', said], { family })).toEqual([]);
    },
  );

  test('is who takes somebody, by the name alone', () => {
    const [card] = lastCards(['when is nells dental cleaning', 'whos taking nell', 'walt'], { family });
    expect(card?.input).toEqual({ id: 'a4', notes: 'Walt takes Nell' });
  });

  test('waits for one message only', () => {
    expect(
      lastCards(['what size shirt does nell wear', 'whats for dinner saturday', '8'], { family }),
    ).toEqual([]);
  });
});

test.each(['how old will mia be this summer', 'this traffic is killing me, how old is mia'])(
  'words around a question that is answered are not missed: %s',
  (said) => expect(lastPlan([said]).text).toMatch(/^Mia is 13/),
);

test('"how many more days" asks for no number of anything', () =>
  expect(lastPlan(['how many more days of amoxicillin for theo']).text).not.toMatch(/^No number/));
