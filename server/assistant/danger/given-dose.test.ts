// A dose that was given as stored is no alarm; one word more than that, and the rules judge as before.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { knownFamily, type StoredFamily } from './family.ts';
import { isGivenDose } from './given-dose.ts';

const member = (id: string, name: string, relationship: string, age: number) => ({
  id,
  name,
  relationship,
  age,
  allergies: [],
});
const FAMILY: StoredFamily = {
  members: [
    member('ana', 'Ana', 'parent', 40),
    member('leo', 'Leo', 'child', 6),
    member('ivy', 'Ivy', 'child', 3),
    member('nana', 'Nana Rose', 'grandparent', 74),
  ],
  medicines: [
    { name: 'Ibuprofen', familyMemberId: 'leo', dosage: '5 ml' },
    { name: 'Zyrtec', familyMemberId: 'ivy', dosage: '2.5 ml' },
    { name: 'Albuterol inhaler', familyMemberId: 'leo', dosage: '2 puffs' },
    { name: 'Eliquis', familyMemberId: 'nana', dosage: '5 mg' },
    { name: 'Metoprolol', familyMemberId: 'ana', dosage: '25 mg' },
    { name: 'Iron', familyMemberId: 'leo', dosage: '65 mg' },
    { name: 'Folic acid', familyMemberId: 'leo', dosage: '1 mg' },
    { name: 'Folic acid', familyMemberId: 'ana', dosage: '1 mg' },
    { name: 'Fluticasone', familyMemberId: 'ivy', dosage: '1 spray' },
  ],
};

describe('a dose given as stored', () => {
  test.each([
    'gave leo his ibuprofen at 3',
    'just gave Leo 5 ml of ibuprofen',
    'leo had 2 puffs of albuterol at 7:15 am',
    'leo had 2 puffs of his inhaler at 430 mark it down',
    'ivy took her zyrtec this morning',
    'Nana Rose took her eliquis with breakfast',
    'ana gave ivy her zyrtec an hour ago',
    'i took my metoprolol at 6:30',
    'log my metoprolol at 8am',
    'mark the zyrtec as given',
    'gave nana her blood thinner at 6 pm',
    'nana took eliquis',
    'can you log leo took his folic acid at 7',
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeUndefined();
  });
});

describe('several people, each with a medicine of their own', () => {
  test.each([
    'gave leo his ibuprofen and ivy her zyrtec',
    'i gave ivy her zyrtec and nana her eliquis at 8',
    'leo had his iron and nana took her eliquis',
    'gave leo his folic acid, ivy her zyrtec and nana her eliquis',
    'just gave nana her blood thinner and leo his 5 ml of ibuprofen',
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeUndefined();
  });
  test.each([
    'gave leo his ibuprofen and ivy her eliquis',
    'i gave ivy the eliquis and nana the zyrtec',
    'gave leo his ibuprofen and then leo his ibuprofen again',
    'gave leo 20 ml of ibuprofen and ivy her zyrtec',
  ])('and no other: %s', (said) => {
    expect(isGivenDose(said, knownFamily(FAMILY))).toBe(false);
  });
});

describe('a question whether a stored dose was given', () => {
  test.each([
    'did anyone give leo his ibuprofen',
    'did anyone give ivy her zyrtec yet?',
    'has nana had her eliquis today',
    'did you give leo his iron?',
    'did ana give ivy her zyrtec tonight',
    'do you know if nana took her blood thinner this morning',
    'did i take my metoprolol',
    'was the zyrtec given today?',
    'who gave leo the ibuprofen',
    'did nana get her eliquis at 8 pm',
    'has leo gotten his 5 ml of ibuprofen already?',
    'hey did somebody remember ivys zyrtec before bed',
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeUndefined();
  });
  test.each([
    'did leo swallow the eliquis',
    'did leo eat the metoprolol?',
    'someone gave ivy the zyrtec twice, is that bad',
    'did anyone give leo ibuprofen, he got 20 ml from me',
  ])('and one that may be a mistake is judged as before: %s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeDefined();
  });
  test.each([
    'did leo take nanas eliquis?',
    'did ivy take my metoprolol',
    'did anyone give leo the eliquis',
    'did leo get 20 ml ibuprofen',
    'did ivy get some zyrtec',
  ])('and is none where it is not theirs, or not the stored amount: %s', (said) => {
    expect(isGivenDose(said, knownFamily(FAMILY))).toBe(false);
  });
});

describe('a doctor ended it', () => {
  test.each([
    'the doctor took nana off the eliquis',
    'joy took nana off the eliquis so stop it in there pls but dont delete it',
    'they took leo off the ibuprofen, mark it stopped',
    'took ivy off zyrtec',
    'leo is done w his ibuprofen',
    'leo is done w his iron pills',
    'ivy is all done with her zyrtec drops',
    "nana's finished with the eliquis tablets",
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeUndefined();
  });
});

describe('more than that is judged as before', () => {
  test.each([
    'gave leo his ibuprofen twice',
    'ivy took nana’s eliquis',
    'leo took eliquis',
    'ivy had some metoprolol',
    'leo had all of his ibuprofen',
    'gave ivy leo’s ibuprofen by mistake',
    'leo took my metoprolol',
    'ivy got into the eliquis',
    'gave leo his ibuprofen at 3 and ben gave it again at 3:30',
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeDefined();
  });
});

describe('a medicine of the home, given once in a small amount', () => {
  test.each([
    'gave leo 7.5 ml tylenol at 2',
    'gave leo tylenol',
    'i just gave ivy motrin for her fever at 3pm',
    'gave leo childrens ibuprofen 5ml at 6:30 this morning',
  ])('%s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeUndefined();
  });

  test.each([
    'gave leo 75 ml tylenol at 2',
    'gave leo tylenol at 2 and at 3',
    'gave leo tylenol and motrin',
    'gave leo adult tylenol',
    'gave leo nana’s tylenol',
    'gave leo too much tylenol',
    'gave the baby tylenol pm',
    'leo had some tylenol pills',
  ])('but not: %s', (said) => {
    expect(dangerIn(said, FAMILY)).toBeDefined();
  });
});

describe('a small amount of a fever medicine of the home', () => {
  const one = { ...FAMILY, members: [...FAMILY.members, member('sam', 'Sam', 'child', 1)] };
  test.each(['gave sam 3.75 ml tylenol at 5, write it down', 'i gave him 3.75 of the tylenol at 5'])(
    '“%s” is a dose',
    (said) => expect(dangerIn(said, one)).toBeUndefined(),
  );
  test.each(['gave sam 10 ml tylenol at 5', 'gave him 12 ml of tylenol', 'gave her 2 of the tylenol'])(
    '“%s” is judged',
    (said) => expect(isGivenDose(said, knownFamily(one))).toBe(false),
  );
  test('of a small baby no amount is small', () => {
    const baby = { ...member('zoe', 'Zoe', 'child', 0), weeks: 7 };
    const small = knownFamily({ ...FAMILY, members: [...FAMILY.members, baby] });
    expect(isGivenDose('gave her 3.75 ml of tylenol', small)).toBe(false);
    expect(isGivenDose('gave zoe 2.5 ml of tylenol', small)).toBe(false);
  });
});

describe('somebody was given a medicine of their own, whatever it is called', () => {
  test.each([
    'gave leo his medicine',
    'just gave ivy her meds',
    'i gave leo his antibiotic at 7',
    'gave him his medicine this morning',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).toBeUndefined());

  test.each([
    ["gave leo ivy's medicine", 'poison'],
    ['gave leo her medicine', 'poison'],
    ['gave leo his medicine twice', 'poison'],
    ['gave leo my medicine', 'poison'],
    ['gave leo his medicine and he is limp', 'emergency'],
  ])('%s is %s', (said, kind) => expect(dangerIn(said, FAMILY)).toBe(kind));
});
